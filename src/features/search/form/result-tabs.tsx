import type { RegularSearch } from '../../../domain/search/regular-search.ts'
import { sharedSearchOf } from '../../../domain/search/search-address.ts'
import type { SpotSearch } from '../../../domain/search/spot-search.ts'
import { toResult, toSearch } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { tabBarClass, tabLinkClass } from '../../../ui/tabs/tab-bar-class.ts'
import * as styles from './result-page.css.ts'

type SearchTabsProps = {
  kind: 'spot' | 'regular'
  screen: 'search' | 'result'
  search: SpotSearch | RegularSearch
  /** Over a page of its own, and not part of the frame of results. */
  alone?: boolean
}

const ADDRESS = { search: toSearch, result: toResult }

const KINDS = [
  ['spot', 'スポット'],
  ['regular', '定期'],
] as const

/** Spot and regular, each keeping the criteria that both know. */
export function SearchTabs({ kind, screen, search, alone = screen === 'search' }: SearchTabsProps) {
  return (
    <nav aria-label="求人の種類" className={`${tabBarClass} ${alone ? styles.outerTabs : styles.tabs}`}>
      {KINDS.map(([one, label]) => (
        <Link
          key={one}
          {...ADDRESS[screen](one, sharedSearchOf(search))}
          aria-current={one === kind ? 'page' : undefined}
          className={tabLinkClass}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}
