import type { Shift } from '../../domain/listing/listing-words.ts'
import type { Database } from '../database/client.ts'
import type { Memberships } from '../gate/memberships.ts'
import { createDraftPreview } from './draft-preview.service.ts'
import type { HospitalService } from '../listing/hospital.service.ts'
import type { Asker } from '../listing/listing.service.ts'
import { regularListings, type RegularWorkRecord } from '../listing/regular-record.ts'
import { spotListings, type SpotWorkRecord } from '../listing/spot-record.ts'

type Draft = { listing: { hospitalId: number; shift: Shift } }

/** Hospitals' drafts as listings of the contract, for the members of the hospital only. */
export function createListingDraftService(
  database: Database,
  memberships: Memberships,
  hospitals: Pick<HospitalService, 'findWithWorkload'>,
) {
  const preview = createDraftPreview(database, memberships)

  /** The draft's row as a listing of the contract; null without a draft. */
  async function toWork<Found extends Draft, Work>(
    draft: Found | null,
    map: (row: Found & NonNullable<Awaited<ReturnType<typeof hospitals.findWithWorkload>>>) => Work,
  ): Promise<Work | null> {
    const place = draft && (await hospitals.findWithWorkload(draft.listing.hospitalId, draft.listing.shift))
    return draft && place ? map({ ...draft, ...place }) : null
  }

  return {
    async findSpot(ref: string, { accountId, now }: Asker): Promise<SpotWorkRecord | null> {
      const draft = accountId === null ? null : await preview.findSpot(ref, accountId, now)
      return toWork(draft, (row) =>
        spotListings.toWork({ ...row, promised: row.detail, viewer: { overlaps: null } }, now),
      )
    },
    async findRegular(ref: string, { accountId, now }: Asker): Promise<RegularWorkRecord | null> {
      const draft = accountId === null ? null : await preview.findRegular(ref, accountId, now)
      return toWork(draft, (row) => regularListings.toWork({ ...row, viewer: { works: null } }, now))
    },
  }
}

export type ListingDraftService = ReturnType<typeof createListingDraftService>
