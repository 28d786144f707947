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
import { InPlaceForms } from './in-place-forms.tsx'
import { RegularAdvancedForm } from './regular-advanced-form.tsx'

export function RegularAdvancedPage({ search }: { search: RegularSearch }) {
  const criteria = regularCriteriaOf(search)
  return (
    <InPlaceForms>
      <Page id="main">
        <Stack gap={4}>
          <Inline justify="between">
            <Heading level={1}>詳細条件でさがす(定期)</Heading>
            <Inline gap={4}>
              <Link {...toRegularSearch(criteria)} className={rowLinkClass}>
                かんたん検索
              </Link>
              <Link {...toRegularHistory()} className={rowLinkClass}>
                履歴
              </Link>
            </Inline>
          </Inline>
          {/* Another address is another search: its form begins anew. */}
          <RegularAdvancedForm key={criteriaKey(criteria)} search={search} />
        </Stack>
      </Page>
    </InPlaceForms>
  )
}
