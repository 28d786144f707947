import { regularCriteriaOf } from '../../../domain/search/regular-criteria.ts'
import type { RegularSearch } from '../../../domain/search/regular-search.ts'
import { criteriaKey } from '../../../domain/search/search-history.ts'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../../ui/link/link-class.ts'
import { Heading } from '../../../ui/text/heading.tsx'
import {
  REGULAR_HISTORY_PATH,
  REGULAR_SEARCH_PATH,
  regularSearchAddress,
} from '../../../domain/search/criteria-address.ts'
import { RegularAdvancedForm } from './regular-advanced-form.tsx'

export function RegularAdvancedBody({ search }: { search: RegularSearch }) {
  const criteria = regularCriteriaOf(search)
  return (
    <Page id="main">
      <Stack gap={4}>
        <Inline justify="between">
          <Heading level={1}>詳細条件でさがす(定期)</Heading>
          <Inline gap={4}>
            <a href={regularSearchAddress(REGULAR_SEARCH_PATH, criteria)} className={rowLinkClass}>
              かんたん検索
            </a>
            <a href={REGULAR_HISTORY_PATH} className={rowLinkClass}>
              履歴
            </a>
          </Inline>
        </Inline>
        {/* Another address is another search: its form begins anew. */}
        <RegularAdvancedForm key={criteriaKey(criteria)} search={search} />
      </Stack>
    </Page>
  )
}
