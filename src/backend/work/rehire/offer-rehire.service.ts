import { roleOfDoctorStatus } from '../../../domain/account/role.ts'
import {
  mayRehireFollow,
  OFFER_REHIRE_OUTCOME,
  rehireUntil,
  WITHDRAW_REHIRE_OUTCOME,
  type OfferRehireOutcome,
  type WithdrawRehireOutcome,
} from '../../../domain/work/rehire.ts'
import { termsFault } from '../../../domain/listing/terms-fault.ts'
import type { Database, Executor } from '../../database/client.ts'
import { inTransaction } from '../../database/statement-failure.ts'
import { lockMember } from '../../gate/member-lock.service.ts'
import { answerOnce } from '../../command/answer-once.ts'
import { orderNotices } from '../../notice/notice-order.service.ts'
import type { MemberCommand } from '../core/member-command.ts'
import { lockDoctor } from '../../command/doctor-lock.service.ts'
import { listingColumnsOf, type ListingKey } from '../core/listing-key.ts'
import { findOfferedFacts } from './offered-facts.store.ts'
import { offeredTermsOf } from './rehire-apply.ts'
import { findOfferable } from './offerable.store.ts'
import { rehireNotice } from './rehire-notice.ts'
import { endRehire, findRehire, findRehireWork, insertRehires, type RehireWork } from './rehire.store.ts'

export type RehireRequest = {
  workId: string
  key: string
  spotWorkIds: number[]
  /** Missing when there are none, so that fingerprints stored before regular offers stay valid. */
  regularWorkIds?: number[]
  premiumYen: number
  message: string
  days: number
}
export type WithdrawRehireRequest = { id: string; key: string }

/** The report of the work stands. */
export const isConfirmedWork = ({ state }: Pick<RehireWork, 'state'>): boolean =>
  state === 'CONFIRMED' || state === 'PAID'

/** Whether a hospital may offer the doctor anything now; it does not learn why not. */
export const isRehirePossible = ({ status, isWanted }: Pick<RehireWork, 'status' | 'isWanted'>): boolean =>
  isWanted && roleOfDoctorStatus(status) === 'TrustedDoctor'

async function offer(
  tx: Executor,
  { member, request, now }: MemberCommand<RehireRequest>,
): Promise<OfferRehireOutcome> {
  const { workId, spotWorkIds, regularWorkIds = [], premiumYen, message, days } = request
  const found = await findRehireWork(tx, workId, now)
  if (!found) return 'NOT_FOUND'
  if (!isConfirmedWork(found)) return 'NOT_CONFIRMED'
  if (!isRehirePossible(found)) return 'NOT_POSSIBLE'
  const { hospitalId, doctorId } = found
  const keys: ListingKey[] = [
    ...spotWorkIds.map((id) => ({ kind: 'spot' as const, id })),
    ...regularWorkIds.map((id) => ({ kind: 'regular' as const, id })),
  ]
  const listings = await findOfferable(tx, { hospitalId, doctorId, now }, { keys })
  if (listings.length < keys.length) return 'LISTING_CLOSED'
  if (listings.some(({ isOffered }) => isOffered)) return 'ALREADY_OFFERED'
  const facts = await findOfferedFacts(tx, keys, doctorId)
  const isUnlawful = facts.some(
    (one) => termsFault(offeredTermsOf(one, null, { premiumYen }), one.hospital.wages) !== null,
  )
  if (isUnlawful) return 'LISTING_UNLAWFUL'
  const rows = listings.map(({ key, applicationDeadline }) => ({
    hospitalId,
    doctorId,
    workId,
    ...listingColumnsOf(key),
    premiumYen,
    message,
    memberId: member.memberId,
    offeredAt: now,
    expiresAt: rehireUntil(now, days, applicationDeadline),
  }))
  const [first] = await insertRehires(tx, rows)
  const [earliest] = listings
  if (first && earliest) {
    // Offers made together are one notice, of the first.
    const told = { ...found, offer: first, listing: earliest.listing, others: rows.length - 1 }
    await orderNotices(tx, [rehireNotice('REHIRE_OFFER_RECEIVED', told)], now)
  }
  return 'OFFERED'
}

/** Offers listings to the doctor of a confirmed work: all of them, or none. No slot is kept. Idempotent by key. */
export const offerRehire = (database: Database, command: MemberCommand<RehireRequest>) =>
  inTransaction(database, async (tx) => {
    const { member, request, now } = command
    const { accountId, memberId, hospitalId } = member
    // Lock order: member, then doctor.
    if (!(await lockMember(tx, memberId))) return 'NOT_FOUND'
    const place = await findRehireWork(tx, request.workId, now)
    if (place?.hospitalId !== hospitalId) return 'NOT_FOUND'
    await lockDoctor(tx, place.doctorId, now)
    const once = {
      accountId,
      operation: 'offerRehire',
      request,
      words: OFFER_REHIRE_OUTCOME,
      now,
    }
    return answerOnce(tx, once, () => offer(tx, command))
  })

async function withdraw(
  tx: Executor,
  { request: { id }, now }: MemberCommand<WithdrawRehireRequest>,
): Promise<WithdrawRehireOutcome> {
  const found = await findRehire(tx, id)
  if (!found) return 'NOT_FOUND'
  if (!mayRehireFollow(found.offer.state, 'WITHDRAWN', 'HOSPITAL')) return 'ALREADY_ENDED'
  await endRehire(tx, id, { state: 'WITHDRAWN', now })
  await orderNotices(tx, [rehireNotice('REHIRE_OFFER_WITHDRAWN', found)], now)
  return 'WITHDRAWN'
}

/** Takes back an offer that the doctor has not answered. Idempotent by key. */
export const withdrawRehire = (database: Database, command: MemberCommand<WithdrawRehireRequest>) =>
  inTransaction(database, async (tx) => {
    const { member, request, now } = command
    const { accountId, memberId, hospitalId } = member
    if (!(await lockMember(tx, memberId))) return 'NOT_FOUND'
    const place = await findRehire(tx, request.id)
    if (place?.offer.hospitalId !== hospitalId) return 'NOT_FOUND'
    await lockDoctor(tx, place.offer.doctorId, now)
    const once = {
      accountId,
      operation: 'withdrawRehire',
      request,
      words: WITHDRAW_REHIRE_OUTCOME,
      now,
    }
    return answerOnce(tx, once, () => withdraw(tx, command))
  })
