import { tab, tabBar } from './tabs.css.ts'

/** For a `<nav>` of links that look like tabs; the current page's link has `aria-current="page"`. */
export const tabBarClass = tabBar
export const tabLinkClass = tab
