import type { ReactNode } from 'react'
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
import { SearchWordsBox } from '../words/search-words-box.tsx'
import { ListingBlock } from '../../spot/listing-block.tsx'
import { InPlaceForms } from './in-place-forms.tsx'
import { SearchTabs } from './result-tabs.tsx'
import { SeasonBanners } from './season-banner.tsx'
import { SpotSearchForm } from './spot-search-form.tsx'

type SpotSearchPageProps = {
  search: SpotSearch
  /** What comes behind the listings of everybody. */
  below: ReactNode
}

export function SpotSearchPage({ search, below }: SpotSearchPageProps) {
  const key = criteriaKey(criteriaOf(search))
  return (
    <InPlaceForms>
      <SearchTabs kind="spot" screen="search" search={search} />
      <Page id="main">
        <Stack gap={4}>
          <Inline justify="between">
            <Heading level={1}>スポットをさがす</Heading>
            <Inline gap={4}>
              {key !== '' && (
                <Link {...toSpotSearch()} className={rowLinkClass}>
                  条件をクリア
                </Link>
              )}
              <Link {...toSpotHistory()} className={rowLinkClass}>
                履歴
              </Link>
            </Inline>
          </Inline>
          <SearchWordsBox kind="spot" criteria={criteriaOf(search)} />
          <SeasonBanners />
          {/* Another address is another search: its form begins anew. */}
          <SpotSearchForm key={key} search={search} />
          <ListingBlock title="おすすめ" sort="UNSPECIFIED" />
          <ListingBlock title="高額求人" sort="HOURLY_FEE_DESC" highValue />
          {below}
        </Stack>
      </Page>
    </InPlaceForms>
  )
}
