import * as v from 'valibot'
import { answerOf } from '../../domain/listing/draft/listing-answers.ts'
import { mayEdit, statusAfter, type ListingChange } from '../../domain/listing/listing-state.ts'
import type { SearchKind } from '../../domain/listing/listing-kind.ts'
import type { Database, Executor } from '../database/client.ts'
import type { Member } from '../gate/memberships.ts'
import { lockPublishing } from '../hospital/standing/standing.service.ts'
import { endApplicationsTo } from '../work/core/listing-end.service.ts'
import { updateListing } from './change-listing.store.ts'
import { EDITED } from './draft-view.ts'
import type { PublishedListing } from './edited-kind.ts'
import { deleteDraft } from './listing-draft.store.ts'
import { commandOnce } from '../gate/member-command.ts'
import { handInAgain, leaveReview } from './review/enter-review.service.ts'

/** Beside the changes of state: the hospital confirms that the listing is still true (職業安定法5条の4). */
export type MemberChange = ListingChange | 'CONFIRM'

export type ListingChangeRequest = { kind: SearchKind; id: number; change: MemberChange; key: string }

const OUTCOMES = ['CHANGED', 'NOT_ALLOWED', 'TOO_LATE', 'PAYDAY_UNREAD', 'IN_REVIEW'] as const
export type ChangeOutcome = (typeof OUTCOMES)[number]

/** Whether a change may open a listing again, which a suspended hospital cannot. */
const mayOpen = (asked: MemberChange): boolean => asked === 'RESUME' || asked === 'CONFIRM'

/** A listing that lapsed is confirmed by recruiting again. */
const isReopened = (asked: MemberChange, { status, lapsedAt }: PublishedListing): boolean =>
  asked === 'RESUME' || (asked === 'CONFIRM' && status === 'PAUSED' && lapsedAt !== null)

/** Changes a listing of the hospital; its row is locked until the end of the transaction. */
async function change(
  tx: Executor,
  hospitalId: number,
  { kind, id, change: wanted }: Pick<ListingChangeRequest, 'kind' | 'id' | 'change'>,
  now: Date,
): Promise<ChangeOutcome> {
  // From here on no application can come: applying updates this row.
  const listing = await EDITED[kind].lock(tx, id)
  if (!listing || listing.hospitalId !== hospitalId) return 'NOT_ALLOWED'
  const asked = isReopened(wanted, listing) ? 'RESUME' : wanted
  if (asked === 'CONFIRM') {
    if (!mayEdit(listing.status)) return 'NOT_ALLOWED'
    await updateListing(tx, kind, id, { confirmedAt: now })
    return 'CHANGED'
  }
  const status = statusAfter(listing.status, asked)
  if (status === null) return 'NOT_ALLOWED'
  if (asked === 'RESUME' && listing.applicationDeadline <= now) return 'TOO_LATE'
  // Typed before there were rules: nobody may be hired by words of which no day follows.
  if (asked === 'RESUME' && answerOf(listing.answers, 'paydayKind') === '') return 'PAYDAY_UNREAD'
  if (asked === 'RESUME' && (await handInAgain(tx, { kind, id }, now))) return 'IN_REVIEW'
  const confirmed = asked === 'RESUME' ? { confirmedAt: now } : {}
  await updateListing(tx, kind, id, { status, lapsedAt: null, ...confirmed })
  if (asked === 'WITHDRAW') await endApplicationsTo(tx, { kind, id }, now)
  if (status === 'CLOSED' || status === 'WITHDRAWN') {
    await deleteDraft(tx, { kind, listingId: id })
    await leaveReview(tx, { kind, id })
  }
  return 'CHANGED'
}

/** Changes a published listing, once per idempotency key. */
export const changeListing = (
  database: Database,
  member: Member,
  request: ListingChangeRequest,
  now: Date,
): Promise<ChangeOutcome> =>
  commandOnce<ChangeOutcome>(
    database,
    member,
    {
      operation: 'changeListing',
      request,
      stored: v.picklist(OUTCOMES),
      isKept: () => true,
      now,
      before: async (tx) => mayOpen(request.change) && lockPublishing(tx, member.hospitalId),
    },
    (tx) => change(tx, member.hospitalId, request, now),
  )

export type ConfirmRequest = { listings: { kind: SearchKind; id: number }[]; key: string }

const inOrder = (one: ConfirmRequest['listings'][number]): string =>
  `${one.kind}${String(one.id).padStart(16, '0')}`

/**
 * Confirms listings in one transaction, each with its outcome, once per idempotency key. They are locked in one order:
 * two members may confirm the same ones.
 */
export const confirmListings = (
  database: Database,
  member: Member,
  request: ConfirmRequest,
  now: Date,
): Promise<ChangeOutcome[]> =>
  commandOnce<ChangeOutcome[]>(
    database,
    member,
    {
      operation: 'confirmListings',
      request,
      stored: v.array(v.picklist(OUTCOMES)),
      isKept: () => true,
      now,
      before: (tx) => lockPublishing(tx, member.hospitalId),
    },
    async (tx) => {
      const outcomes = new Map<string, ChangeOutcome>()
      for (const listing of request.listings.toSorted((a, b) => (inOrder(a) < inOrder(b) ? -1 : 1)))
        outcomes.set(
          inOrder(listing),
          await change(tx, member.hospitalId, { ...listing, change: 'CONFIRM' }, now),
        )
      return request.listings.map((listing) => outcomes.get(inOrder(listing)) ?? 'NOT_ALLOWED')
    },
  )
