import type { RegularWorkDetail, SpotWorkDetail } from '../../contract/gen/listings-resolvers.ts'
import type { ClickContext } from '../clicks/click.graphql.ts'
import type { UsualPays } from '../../domain/search/usual-pay.ts'
import { badUserInput } from '../graphql/mask.ts'
import type { LikeContext } from '../likes/like.graphql.ts'
import type { SavedSearchContext } from '../saved-searches/saved-search.graphql.ts'
import type { WithholdingTables } from '../withholding/withholding.service.ts'
import type { HospitalService } from './hospital.service.ts'
import type { Asker, ListingService } from './listing.service.ts'
import type { PlaceService } from './place.service.ts'
import type { RegularListingService } from './regular-listing.service.ts'

/** Found out once per operation, unless something it found says it already. */
export type UsualPaysOfAnswer = { current: UsualPays | undefined; find: () => Promise<UsualPays> }

/** What the resolvers of one operation share. */
export type ListingsContext = SavedSearchContext &
  LikeContext &
  ClickContext & {
    service: ListingService
    regulars: RegularListingService
    hospitals: HospitalService
    places: PlaceService
    withholding: WithholdingTables
    now: Date
    /** Found out once per operation, and only when a field needs it. */
    asker: () => Promise<Asker>
    detailOf: (id: string) => Promise<SpotWorkDetail | undefined>
    regularDetailOf: (id: string) => Promise<RegularWorkDetail | undefined>
    /** What listings are 高額 against, of each kind; a page that was found says so for its cards. */
    usualPays: Record<'spot' | 'regular', UsualPaysOfAnswer>
    /** Counts the blocks of other listings one answer asks for: each costs a statement. */
    sameHospitalBlocks: number
  }

/** Throws when one answer asks for too many blocks of other listings. */
export function countSameHospitalBlock(context: ListingsContext): void {
  context.sameHospitalBlocks += 1
  if (context.sameHospitalBlocks > 10) throw badUserInput('同じ病院の求人は一度に10件分までです。')
}
