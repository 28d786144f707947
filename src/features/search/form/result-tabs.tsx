import type { RegularSearch } from '../../../domain/search/regular-search.ts'
import type { SpotSearch } from '../../../domain/search/spot-search.ts'
import { tabBarClass, tabLinkClass } from '../../../ui/tabs/tab-bar-class.ts'
import {
  REGULAR_RESULT_PATH,
  REGULAR_SEARCH_PATH,
  RESULT_PATH,
  SEARCH_PATH,
  sharedAddress,
} from '../../../domain/search/criteria-address.ts'
import * as styles from './result-page.css.ts'

type SearchTabsProps = {
  kind: 'spot' | 'regular'
  screen: 'search' | 'result'
  search: SpotSearch | RegularSearch
  /** Over a page of its own, and not part of the frame of results. */
  alone?: boolean
}

const PATH = {
  search: { spot: SEARCH_PATH, regular: REGULAR_SEARCH_PATH },
  result: { spot: RESULT_PATH, regular: REGULAR_RESULT_PATH },
} as const

const KINDS = [
  ['spot', 'スポット'],
  ['regular', '定期'],
] as const

/** Spot and regular, each keeping the criteria that both know. */
export function SearchTabs({ kind, screen, search, alone = screen === 'search' }: SearchTabsProps) {
  return (
    <nav aria-label="求人の種類" className={`${tabBarClass} ${alone ? styles.outerTabs : styles.tabs}`}>
      {KINDS.map(([one, label]) => (
        <a
          key={one}
          href={sharedAddress(PATH[screen][one], search)}
          aria-current={one === kind ? 'page' : undefined}
          className={tabLinkClass}
        >
          {label}
        </a>
      ))}
    </nav>
  )
}
