import { sharedSearchOf } from '../../../domain/search/search-address.ts'
import { KIND_WORD, SEARCH_KINDS, type SearchKind } from '../../../domain/listing/listing-kind.ts'
import { logged } from '../../../domain/visit/logger-attributes.ts'
import { toResult, toSearch, type AnySearch } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { tabBarClass, tabLinkClass } from '../../../ui/tabs/tab-bar-class.ts'
import * as styles from './result-page.css.ts'

type SearchTabsProps = {
  kind: SearchKind
  screen: 'search' | 'result'
  search: AnySearch
  /** On a page of its own, outside the frame of the results. */
  alone?: boolean
}

const ADDRESS = { search: toSearch, result: toResult }

/** Tabs for spot and regular; switching keeps the criteria that both have. */
export function SearchTabs({ kind, screen, search, alone = screen === 'search' }: SearchTabsProps) {
  return (
    <nav aria-label="求人の種類" className={`${tabBarClass} ${alone ? styles.outerTabs : styles.tabs}`}>
      {SEARCH_KINDS.map((one) => (
        <Link
          key={one}
          {...logged('search_tab', one)}
          {...ADDRESS[screen](one, sharedSearchOf(search))}
          aria-current={one === kind ? 'page' : undefined}
          className={tabLinkClass}
        >
          {KIND_WORD[one]}
        </Link>
      ))}
    </nav>
  )
}
