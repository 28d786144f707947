import type { RegularWorkDetail, SpotWorkDetail } from '../../contract/gen/listings-resolvers.ts'
import type { ClickContext } from '../clicks/click.graphql.ts'
import type { UsualPays } from '../../domain/search/usual-pay.ts'
import type { LikeContext } from '../likes/like.graphql.ts'
import type { SavedSearchContext } from '../saved-searches/saved-search.graphql.ts'
import type { WithholdingTables } from '../withholding/withholding.service.ts'
import type { HospitalService } from './hospital.service.ts'
import type { Asker, ListingService } from './listing.service.ts'
import type { PlaceService } from './place.service.ts'
import type { RegularWorkRecord } from './regular-record.ts'
import type { SpotCalendarService } from './spot-calendar.service.ts'
import type { SpotWorkRecord } from './spot-record.ts'

/** What the resolvers of one operation ask of a kind of listing. */
export type KindContext<Work, Detail> = {
  service: ListingService<Work, Detail>
  detailOf: (id: string) => Promise<Detail | undefined>
  /** What listings are 高額 against: found once per operation, unless a page that was found says so for its cards. */
  usualPays: { current: UsualPays | undefined; find: () => Promise<UsualPays> }
}

/** What the resolvers of one operation share. */
export type ListingsContext = SavedSearchContext &
  LikeContext &
  ClickContext & {
    spot: KindContext<SpotWorkRecord, SpotWorkDetail>
    regular: KindContext<RegularWorkRecord, RegularWorkDetail>
    calendar: SpotCalendarService
    hospitals: HospitalService
    places: PlaceService
    withholding: WithholdingTables
    now: Date
    /** Found out once per operation, and only when a field needs it. */
    asker: () => Promise<Asker>
    sameHospitalBlocks: number
  }
