import { roleOfDoctorStatus } from '../../../domain/account/role.ts'
import {
  ANSWER_OFFER_OUTCOME,
  type AnswerOfferOutcome,
  type OfferAnswer,
} from '../../../domain/application/offer-answer.ts'
import type { TermsSnapshot } from '../../../domain/listing/terms/terms-snapshot.ts'
import type { Database, Executor } from '../../database/client.ts'
import { inTransaction, violatedConstraint } from '../../database/statement-failure.ts'
import { holdAcceptable } from '../../hospital/standing/standing.service.ts'
import { answerOnce } from '../../command/answer-once.ts'
import { orderNotices } from '../../notice/notice-order.service.ts'
import {
  endApplication,
  findListingOfApplication,
  lockApplication,
  lockListing,
} from '../core/application-end.store.ts'
import { applicationNotice } from '../core/application-notice.ts'
import { restOf, type PlannedTimes } from './apply-decision.ts'
import { matchApplication, takeSlotFor } from '../core/decide-application.store.ts'
import { lockDoctor } from '../../command/doctor-lock.service.ts'
import { hasClash, startEngagement } from '../contract/engagement.service.ts'
import { findListingFacts } from '../core/listing-facts.store.ts'
import { listingOf } from '../core/listing-key.ts'
import { breaksRest } from '../contract/contract-rest.service.ts'
import { findRegularFacts } from './regular-facts.store.ts'
import { closeProposals, type OpenOffer } from '../core/proposal.store.ts'

export type AnswerOfferRequest = {
  applicationId: string
  /** The idempotency key: one per tap of the button. */
  key: string
  answer: OfferAnswer
  shortRestAcknowledged: boolean
}

const OPERATION = 'answerOffer'

type Attempt = { accountId: string; doctorId: string; request: AnswerOfferRequest; now: Date }
type Locked = NonNullable<Awaited<ReturnType<typeof lockApplication>>>

/** Accepting runs the checks of applying, with the offered hours; null where nothing stands against it. */
async function shiftRefusal(
  tx: Executor,
  { request }: Attempt,
  { doctorId, spotWorkId }: Locked,
  planned: PlannedTimes,
): Promise<AnswerOfferOutcome | null> {
  const [facts] = await findListingFacts(tx, spotWorkId === null ? [] : [spotWorkId], {
    doctorId,
    ...planned,
  })
  if (!facts) return 'NOT_FOUND'
  if (facts.overlaps) return 'OVERLAPPING'
  return !request.shortRestAcknowledged && restOf(facts, planned).fit === 'ALARM' ? 'SHORT_REST' : null
}

/** What the doctor has to know before the dates of a contract bind. */
async function contractRefusal(
  tx: Executor,
  { doctorId, regularWorkId }: Locked,
  terms: TermsSnapshot,
  now: Date,
): Promise<AnswerOfferOutcome | null> {
  if (await hasClash(tx, doctorId, terms, now)) return 'DATES_CLASH'
  const [facts] = regularWorkId === null ? [] : await findRegularFacts(tx, [regularWorkId], doctorId)
  if (!facts) return 'NOT_FOUND'
  return (await breaksRest(tx, { doctorId, terms, listing: facts.listing }, now)) ? 'SHORT_REST' : null
}

/** The offered terms bind from now on: a work, or a regular contract with its dates. */
async function accept(
  tx: Executor,
  one: Attempt,
  row: Locked,
  { terms }: OpenOffer,
): Promise<AnswerOfferOutcome> {
  const { request, now } = one
  const planned = { start: new Date(terms.startTime), end: new Date(terms.endTime) }
  if (planned.start <= now) return 'STARTED'
  const listing = listingOf(row)
  const refusal = terms.regular
    ? request.shortRestAcknowledged
      ? null
      : await contractRefusal(tx, row, terms, now)
    : await shiftRefusal(tx, one, row, planned)
  if (refusal) return refusal
  const breakMinutes = await takeSlotFor(tx, listing)
  if (breakMinutes === null) return 'FILLED'
  const { id } = row
  const transition = { id, from: row.state, to: 'MATCHED', actor: 'DOCTOR', now } as const
  await closeProposals(tx, [row], now)
  await matchApplication(tx, { ...transition, application: row, terms, breakMinutes })
  if (listing.kind === 'regular') await startEngagement(tx, { ...row, regularWorkId: listing.id, terms }, now)
  await orderNotices(tx, [applicationNotice('OFFER_ACCEPTED', { ...row, terms })], now)
  return 'MATCHED'
}

async function decline(
  tx: Executor,
  { now }: Attempt,
  row: Locked,
  { terms }: OpenOffer,
): Promise<AnswerOfferOutcome> {
  await endApplication(tx, {
    ...row,
    listing: listingOf(row),
    from: row.state,
    to: 'WITHDRAWN',
    actor: 'DOCTOR',
    at: now,
    reason: '条件の辞退',
    notices: [applicationNotice('OFFER_DECLINED', { ...row, terms })],
  })
  return 'DECLINED'
}

async function answer(tx: Executor, one: Attempt, status: string): Promise<AnswerOfferOutcome> {
  const { doctorId, request, now } = one
  const role = roleOfDoctorStatus(status)
  if (role !== 'TrustedDoctor') return 'NOT_ALLOWED'
  const listing = await findListingOfApplication(tx, { id: request.applicationId, doctorId })
  if (listing === null) return 'NOT_FOUND'
  await lockListing(tx, listing)
  const row = await lockApplication(tx, request.applicationId)
  if (!row) return 'NOT_FOUND'
  const isOver = row.replyDueAt !== null && row.replyDueAt <= now
  if (row.state === 'EXPIRED' || (row.state === 'OFFERED' && isOver)) return 'EXPIRED'
  if (row.state !== 'OFFERED' || !row.offer) return 'ALREADY_DECIDED'
  return request.answer === 'ACCEPT' ? accept(tx, one, row, row.offer) : decline(tx, one, row, row.offer)
}

/** One transaction, locks in the order hospital, doctor, listing, application. `lost`: an earlier attempt's outcome. */
async function attempt(
  tx: Executor,
  one: Attempt,
  lost: AnswerOfferOutcome | null,
): Promise<AnswerOfferOutcome> {
  const { accountId, doctorId, request, now } = one
  if (request.answer === 'ACCEPT') await holdAcceptable(tx, request.applicationId)
  const status = await lockDoctor(tx, doctorId, now)
  if (status === null) return 'NOT_FOUND'
  const once = { accountId, operation: OPERATION, request, words: ANSWER_OFFER_OUTCOME, now }
  return answerOnce(tx, once, async () => lost ?? answer(tx, one, status))
}

/**
 * A doctor's answer to offered terms. Idempotent by key; outcomes other than MATCHED and
 * DECLINED store only the response. Throws on an outage, and after five transient conflicts (`withRetry`).
 */
export async function answerOffer(database: Database, one: Attempt): Promise<AnswerOfferOutcome> {
  const run = (lost: AnswerOfferOutcome | null) => inTransaction(database, (tx) => attempt(tx, one, lost))
  try {
    return await run(null)
  } catch (error) {
    if (violatedConstraint(error) !== 'work_no_overlap') throw error
    // Everything was rolled back: run again to store the refusal as the response.
    return run('OVERLAPPING')
  }
}
