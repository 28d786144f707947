import type { ReactNode } from 'react'
import type { SpotSearch } from '../../../domain/search/spot-search.ts'
import { ListingBlock } from '../../listing/spot/listing-block.tsx'
import { SearchPage } from './search-page.tsx'
import { SeasonBanners } from './season-banner.tsx'
import { SpotSearchForm } from './spot-search-form.tsx'

type SpotSearchPageProps = {
  search: SpotSearch
  /** Content after the blocks of listings. */
  below: ReactNode
}

export const SpotSearchPage = ({ search, below }: SpotSearchPageProps) => (
  <SearchPage
    kind="spot"
    search={search}
    banner={<SeasonBanners />}
    form={<SpotSearchForm search={search} />}
    below={
      <>
        <ListingBlock title="おすすめ" sort="UNSPECIFIED" />
        <ListingBlock title="高額求人" sort="HOURLY_FEE_DESC" highValue />
        {below}
      </>
    }
  />
)
