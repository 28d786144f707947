import { regularCriteriaOf } from '../../../domain/search/regular-criteria.ts'
import type { RegularSearch } from '../../../domain/search/regular-search.ts'
import { criteriaKey } from '../../../domain/search/search-history.ts'
import { toRegularHistory, toRegularSearch } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../../ui/link/link-class.ts'
import { Heading } from '../../../ui/text/heading.tsx'
import { SearchWordsBox } from '../words/search-words-box.tsx'
import { InPlaceForms } from './in-place-forms.tsx'
import { SearchTabs } from './result-tabs.tsx'
import { RegularSearchForm } from './regular-search-form.tsx'

export function RegularSearchPage({ search }: { search: RegularSearch }) {
  const criteria = regularCriteriaOf(search)
  const key = criteriaKey(criteria)
  return (
    <InPlaceForms>
      <SearchTabs kind="regular" screen="search" search={search} />
      <Page id="main">
        <Stack gap={4}>
          <Inline justify="between">
            <Heading level={1}>定期をさがす</Heading>
            <Inline gap={4}>
              {key !== '' && (
                <Link {...toRegularSearch()} className={rowLinkClass}>
                  条件をクリア
                </Link>
              )}
              <Link {...toRegularHistory()} className={rowLinkClass}>
                履歴
              </Link>
            </Inline>
          </Inline>
          <SearchWordsBox kind="regular" criteria={criteria} />
          {/* Another address is another search: its form begins anew. */}
          <RegularSearchForm key={key} search={search} />
        </Stack>
      </Page>
    </InPlaceForms>
  )
}
