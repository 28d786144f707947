import type { RegularWorkDetail, SpotWorkDetail } from '../../contract/gen/listings-resolvers.ts'
import type { ClickContext } from '../click/click.graphql.ts'
import type { UsualPays } from '../../domain/search/usual-pay.ts'
import type { LikeContext } from '../like/like.graphql.ts'
import type { SavedSearchContext } from '../saved-search/saved-search.graphql.ts'
import type { Soon } from '../../platform/server/soon.server.ts'
import type { WithholdingTables } from '../withholding/withholding.service.ts'
import type { ScheduleContext } from '../work/contract/regular-schedule.graphql.ts'
import type { MeterContext } from '../work/hours/own-hours.service.ts'
import type { ListingDraftService } from '../listing-editor/draft.service.ts'
import type { HospitalService } from '../listing/hospital.service.ts'
import type { OwnSearch } from '../ng/ng-filter.service.ts'
import type { Asker, ListingService } from '../listing/listing.service.ts'
import type { PlaceService } from '../listing/place.service.ts'
import type { RegularWorkRecord } from '../listing/regular-record.ts'
import type { SpotCalendarService } from '../listing/spot-calendar.service.ts'
import type { SpotWorkRecord } from '../listing/spot-record.ts'

/** Context of an operation's resolvers, per kind of listing. */
export type KindContext<Work, Detail> = {
  service: ListingService<Work, Detail>
  detailOf: (id: string) => Promise<Detail | undefined>
  /** Medians for 高額: computed at most once per operation; a page of results sets them for its cards. */
  usualPays: { current: UsualPays | undefined; find: () => Soon<UsualPays> }
}

/** Context of an operation's resolvers. */
export type ListingsContext = SavedSearchContext &
  LikeContext &
  ScheduleContext &
  ClickContext &
  MeterContext & {
    spot: KindContext<SpotWorkRecord, SpotWorkDetail>
    regular: KindContext<RegularWorkRecord, RegularWorkDetail>
    calendar: SpotCalendarService
    drafts: ListingDraftService
    hospitals: HospitalService
    places: PlaceService
    withholding: WithholdingTables
    now: Date
    /** The caller, resolved lazily and once per operation. */
    asker: () => Soon<Asker>
    /** What decides for the calling doctor beside the criteria, resolved likewise; null for anybody else. */
    ownSearch: () => Promise<OwnSearch | null>
    sameHospitalBlocks: number
  }
