import { eq, sql } from 'drizzle-orm'
import type { Executor } from '../../database/client.ts'
import { wagesOf } from '../../database/minimum-wages.sql.ts'
import { hospital } from '../../database/schema/hospital/hospital.ts'
import { regularWork, regularWorkDetail } from '../../database/schema/listing/regular-work.ts'
import { spotWork, spotWorkDetail } from '../../database/schema/listing/spot-work.ts'
import { isAccepting } from '../core/decide-application.store.ts'
import type { ListingKey } from '../core/listing-key.ts'

const BASES = {
  spot: { listing: spotWork, detail: spotWorkDetail, ofListing: eq(spotWorkDetail.spotWorkId, spotWork.id) },
  regular: {
    listing: regularWork,
    detail: regularWorkDetail,
    ofListing: eq(regularWorkDetail.regularWorkId, regularWork.id),
  },
} as const

/** What other hours or pay of a listing's shift are checked against (`shiftFault`). */
export async function findShiftBase(executor: Executor, { kind, id }: ListingKey) {
  const { listing, detail, ofListing } = BASES[kind]
  const [row] = await executor
    .select({
      breakMinutes: listing.breakMinutes,
      nightPremiumIncluded: detail.nightPremiumIncluded,
      wages: wagesOf(hospital.prefecture),
      /** Whether another applicant may be accepted. */
      isAccepting: sql<boolean>`${isAccepting(listing)}`,
    })
    .from(listing)
    .innerJoin(detail, ofListing)
    .innerJoin(hospital, eq(hospital.id, listing.hospitalId))
    .where(eq(listing.id, id))
  return row ?? null
}
