import * as v from 'valibot'
import { lockedChanges } from '../../domain/listing/draft/publish-check.ts'
import { mayEdit } from '../../domain/listing/listing-state.ts'
import { numberOfListing } from '../../domain/listing/listing-number.ts'
import type { Finding } from '../../domain/listing/draft/finding.ts'
import type { Database, Executor } from '../database/client.ts'
import type { Member } from '../gate/memberships.ts'
import { lockPublishing } from '../hospital/standing/standing.service.ts'
import { holdListing } from './change-listing.store.ts'
import type { ListingPlace } from './common-columns.ts'
import { EDITED, isLocked, draftKeyOf, publicationAt } from './draft-view.ts'
import { deleteDraft, findListingPlace, lockDraft } from './listing-draft.store.ts'
import { commandOnce } from '../gate/member-command.ts'
import { enterReview, handInAgain } from './review/enter-review.service.ts'

export type PublishRequest = { ref: string; version: number; key: string }

export type PublishResult =
  | { outcome: 'PUBLISHED' | 'IN_REVIEW'; number: string }
  | { outcome: 'LOCKED'; labels: string[] }
  | { outcome: 'INCOMPLETE'; findings: Finding[] }
  | { outcome: 'CONFLICT' | 'GONE' | 'ENDED' }

/**
 * Publishes under the locks of draft and listing, in this order. The row's triggers do the rest: the search index
 * reads it by its `change_id`, and the job of the publication notifies followers and saved searches.
 */
export async function publishLocked(
  tx: Executor,
  place: ListingPlace,
  request: Omit<PublishRequest, 'key'>,
  now: Date,
): Promise<PublishResult> {
  const key = draftKeyOf(request.ref)
  const draft = await lockDraft(tx, key)
  if (!draft || draft.hospitalId !== place.id) return { outcome: 'GONE' }
  if (draft.version !== request.version) return { outcome: 'CONFLICT' }
  const edited = EDITED[draft.kind]
  const listing = draft.listingId === null ? null : await edited.lock(tx, draft.listingId)
  if (listing && !mayEdit(listing.status)) return { outcome: 'ENDED' }
  if (listing && isLocked(listing)) {
    const labels = lockedChanges(draft.kind, listing.answers, draft.answers)
    if (labels.length > 0) return { outcome: 'LOCKED', labels }
  }
  const result = await edited.publish(tx, listing, draft.answers, publicationAt(place, { listing }, now))
  if ('findings' in result) return { outcome: 'INCOMPLETE', findings: result.findings }
  await deleteDraft(tx, { id: draft.id })
  const published = { kind: draft.kind, id: result.id }
  const isInReview = listing
    ? await handInAgain(tx, published, now)
    : await enterReview(tx, published, place, now)
  if (isInReview) await holdListing(tx, published.kind, published.id)
  return {
    outcome: isInReview ? 'IN_REVIEW' : 'PUBLISHED',
    number: numberOfListing(draft.kind, result.id),
  }
}

/** Publishes a draft, once per idempotency key: the draft is gone afterwards, so a retry gets the stored number. */
export const publishDraft = (
  database: Database,
  member: Member,
  request: PublishRequest,
  now: Date,
): Promise<PublishResult> =>
  commandOnce<PublishResult>(
    database,
    member,
    {
      operation: 'publishDraft',
      request,
      stored: v.object({ outcome: v.picklist(['PUBLISHED', 'IN_REVIEW']), number: v.string() }),
      isKept: (result) => 'number' in result,
      now,
      before: (tx) => lockPublishing(tx, member.hospitalId),
    },
    async (tx) => publishLocked(tx, await findListingPlace(tx, member.hospitalId), request, now),
  )
