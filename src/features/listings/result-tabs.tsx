import type { SpotSearch } from '../../domain/spot-search.ts'
import { tabBarClass, tabLinkClass } from '../../ui/tabs/tab-bar-class.ts'
import { searchAddress } from './criteria-address.ts'
import * as styles from './result-page.css.ts'

type SearchTabsProps = { path: string; search: SpotSearch }

export function SearchTabs({ path, search }: SearchTabsProps) {
  const regular = search.tab === 'regular'
  return (
    <nav aria-label="求人の種類" className={`${tabBarClass} ${styles.tabs}`}>
      <a
        href={searchAddress(path, { ...search, tab: undefined })}
        aria-current={regular ? undefined : 'page'}
        className={tabLinkClass}
      >
        スポット
      </a>
      <a
        href={searchAddress(path, { ...search, tab: 'regular', after: undefined })}
        aria-current={regular ? 'page' : undefined}
        className={tabLinkClass}
      >
        定期
      </a>
    </nav>
  )
}
