import { regularCriteriaOf } from '../../../domain/search/regular-criteria.ts'
import type { RegularSearch } from '../../../domain/search/regular-search.ts'
import { criteriaKey } from '../../../domain/search/search-history.ts'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../../ui/link/link-class.ts'
import { Heading } from '../../../ui/text/heading.tsx'
import { REGULAR_HISTORY_PATH, REGULAR_SEARCH_PATH } from '../../../domain/search/criteria-address.ts'
import { SearchWordsBox } from '../words/search-words-box.tsx'
import { SearchTabs } from './result-tabs.tsx'
import { RegularSearchForm } from './regular-search-form.tsx'

export function RegularSearchBody({ search }: { search: RegularSearch }) {
  const criteria = regularCriteriaOf(search)
  const key = criteriaKey(criteria)
  return (
    <>
      <SearchTabs kind="regular" screen="search" search={search} />
      <Page id="main">
        <Stack gap={4}>
          <Inline justify="between">
            <Heading level={1}>定期をさがす</Heading>
            <Inline gap={4}>
              {key !== '' && (
                <a href={REGULAR_SEARCH_PATH} className={rowLinkClass}>
                  条件をクリア
                </a>
              )}
              <a href={REGULAR_HISTORY_PATH} className={rowLinkClass}>
                履歴
              </a>
            </Inline>
          </Inline>
          <SearchWordsBox kind="regular" criteria={criteria} />
          {/* Another address is another search: its form begins anew. */}
          <RegularSearchForm key={key} search={search} />
        </Stack>
      </Page>
    </>
  )
}
