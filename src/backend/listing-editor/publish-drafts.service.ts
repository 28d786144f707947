import * as v from 'valibot'
import type { Database } from '../database/client.ts'
import type { Member } from '../gate/memberships.ts'
import { lockPublishing } from '../hospital/standing/standing.service.ts'
import { findListingPlace } from './listing-draft.store.ts'
import { commandOnce } from '../gate/member-command.ts'
import { publishLocked, type PublishResult } from './publish-listing.service.ts'
import { findingSchema } from './stored-finding.ts'

export type PublishDraftsRequest = { drafts: { ref: string; version: number }[]; key: string }

export type DraftPublication = { ref: string } & PublishResult

const stored = v.array(
  v.intersect([
    v.object({ ref: v.string() }),
    v.variant('outcome', [
      v.object({ outcome: v.picklist(['PUBLISHED', 'IN_REVIEW']), number: v.string() }),
      v.object({ outcome: v.literal('LOCKED'), labels: v.array(v.string()) }),
      v.object({ outcome: v.literal('INCOMPLETE'), findings: v.array(findingSchema) }),
      v.object({ outcome: v.picklist(['CONFLICT', 'GONE', 'ENDED']) }),
    ]),
  ]),
)

/**
 * Publishes chosen drafts in one transaction, once per idempotency key. What may not be published stays a draft and
 * keeps nothing else back. Drafts are locked in the order of their ids: two members may choose the same ones.
 */
export const publishDrafts = (
  database: Database,
  member: Member,
  request: PublishDraftsRequest,
  now: Date,
): Promise<DraftPublication[]> =>
  commandOnce<DraftPublication[]>(
    database,
    member,
    {
      operation: 'publishDrafts',
      request,
      stored,
      isKept: (publications) => publications.some((one) => 'number' in one),
      now,
      before: (tx) => lockPublishing(tx, member.hospitalId),
    },
    async (tx) => {
      const place = await findListingPlace(tx, member.hospitalId)
      const results = new Map<string, PublishResult>()
      for (const draft of request.drafts.toSorted((one, other) => (one.ref < other.ref ? -1 : 1)))
        results.set(draft.ref, await publishLocked(tx, place, draft, now))
      return request.drafts.map(({ ref }) => ({ ref, ...(results.get(ref) ?? { outcome: 'GONE' }) }))
    },
  )
