import { criteriaKey } from '../../../domain/search/search-history.ts'
import { criteriaOf } from '../../../domain/search/spot-criteria.ts'
import type { SpotSearch } from '../../../domain/search/spot-search.ts'
import { toSpotHistory, toSpotSearch } from '../../../platform/addresses.ts'
import { Link } from '../../../platform/link.tsx'
import { Inline } from '../../../ui/layout/inline.tsx'
import { Page } from '../../../ui/layout/page.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { rowLinkClass } from '../../../ui/link/link-class.ts'
import { Heading } from '../../../ui/text/heading.tsx'
import { InPlaceForms } from './in-place-forms.tsx'
import { SpotAdvancedForm } from './spot-advanced-form.tsx'

export function SpotAdvancedPage({ search }: { search: SpotSearch }) {
  const criteria = criteriaOf(search)
  return (
    <InPlaceForms>
      <Page id="main">
        <Stack gap={4}>
          <Inline justify="between">
            <Heading level={1}>詳細条件でさがす(スポット)</Heading>
            <Inline gap={4}>
              <Link {...toSpotSearch(criteria)} className={rowLinkClass}>
                かんたん検索
              </Link>
              <Link {...toSpotHistory()} className={rowLinkClass}>
                履歴
              </Link>
            </Inline>
          </Inline>
          {/* Another address is another search: its form begins anew. */}
          <SpotAdvancedForm key={criteriaKey(criteria)} search={search} />
        </Stack>
      </Page>
    </InPlaceForms>
  )
}
