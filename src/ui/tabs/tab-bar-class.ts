import { tab, tabBar } from './tabs.css.ts'

/** A `<nav>` of links that look like tabs; the link of the page shown carries `aria-current="page"`. */
export const tabBarClass = tabBar
export const tabLinkClass = tab
