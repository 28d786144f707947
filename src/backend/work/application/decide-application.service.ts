import { roleOfDoctorStatus } from '../../../domain/account/role.ts'
import { LONGEST_CONTRACT_REPLY, replyDue } from '../../../domain/application/application-state.ts'
import type { DeclineReason } from '../../../domain/application/application-words.ts'
import {
  DECIDE_APPLICATION_OUTCOME,
  DECISION_STATE,
  mayDecide,
  type DecideApplicationOutcome,
} from '../../../domain/application/hospital-decision.ts'
import { interviewFault, type ProposedInterview } from '../../../domain/application/interview.ts'
import {
  contractFault,
  offerFault,
  type OfferedTerms,
  type OfferFault,
} from '../../../domain/application/offer.ts'
import { offeredTerms } from '../../../domain/application/offered-terms.ts'
import { offeredRegularTerms, type RegularOffer } from '../../../domain/listing/terms/regular-terms.ts'
import type { ShiftBase } from '../../../domain/listing/shift-fault.ts'
import type { TermsSnapshot } from '../../../domain/listing/terms/terms-snapshot.ts'
import type { Database, Executor } from '../../database/client.ts'
import { inTransaction, violatedConstraint } from '../../database/statement-failure.ts'
import { holdHiring } from '../../hospital/standing/standing.service.ts'
import { lockMember } from '../../gate/member-lock.service.ts'
import { answerOnce } from '../../command/answer-once.ts'
import { orderNotices } from '../../notice/notice-order.service.ts'
import { endApplication, lockApplication, lockListing } from '../core/application-end.store.ts'
import { applicationNotice } from '../core/application-notice.ts'
import * as store from '../core/decide-application.store.ts'
import { lockDoctor } from '../../command/doctor-lock.service.ts'
import { listingOf } from '../core/listing-key.ts'
import { insertInterview, insertOffer } from '../core/proposal.store.ts'
import { findShiftBase } from '../contract/shift-base.store.ts'

export type DecideApplicationRequest = {
  applicationId: string
  /** The idempotency key: one per tap of the button. */
  key: string
} & (
  | { decision: 'ACCEPT' }
  | { decision: 'OFFER'; offered: OfferedTerms; note: string }
  | { decision: 'OFFER'; contract: RegularOffer; note: string }
  | { decision: 'INTERVIEW'; interview: ProposedInterview; note: string }
  | { decision: 'DECLINE'; reason: DeclineReason | null; note: string }
)

const OPERATION = 'decideApplication'
const WORDS = { ...DECIDE_APPLICATION_OUTCOME, DECIDED: true }

type Attempt = {
  request: DecideApplicationRequest
  parties: NonNullable<Awaited<ReturnType<typeof store.findParties>>>
  member: store.Decider
  now: Date
}

type Opened = NonNullable<Awaited<ReturnType<typeof lockApplication>>>

/** Transition of an opened application by the member. */
const transitionOf = (
  { request: { decision }, member: { memberId }, now }: Attempt,
  { id, state }: Opened,
) => ({
  id,
  from: state === 'APPLIED' ? ('UNDER_REVIEW' as const) : state,
  to: DECISION_STATE[decision],
  actor: 'HOSPITAL' as const,
  memberId,
  now,
})

/** Accepting: the contract is formed by the terms that the doctor applied to. */
async function accept(tx: Executor, one: Attempt, row: Opened): Promise<DecideApplicationOutcome> {
  if (new Date(row.terms.startTime) <= one.now) return 'STARTED'
  const breakMinutes = await store.takeSlotFor(tx, one.parties.listing)
  if (breakMinutes === null) return 'FILLED'
  const { terms } = row
  await store.matchApplication(tx, { ...transitionOf(one, row), application: row, terms, breakMinutes })
  await orderNotices(tx, [applicationNotice('APPLICATION_ACCEPTED', row)], one.now)
  return 'DECIDED'
}

type Offering = Extract<DecideApplicationRequest, { decision: 'OFFER' }>

/** The offered terms of a shift or of a regular contract, or why they cannot be offered. */
function offered(
  asked: Offering,
  before: TermsSnapshot,
  listing: ShiftBase,
  now: Date,
): TermsSnapshot | OfferFault {
  const { regular } = before
  if (!('contract' in asked)) {
    if (regular) return 'START_INVALID'
    return (
      offerFault(asked.offered, { terms: before, listing }, now) ??
      offeredTerms(before, asked.offered, listing.breakMinutes)
    )
  }
  if (!regular) return 'HOURS_INVALID'
  return (
    contractFault(asked.contract, { ...before, contract: regular, permit: before.permit, listing }, now) ??
    offeredRegularTerms({ ...before, regular }, asked.contract)
  )
}

/** Offering other terms, or a regular contract: no slot is taken before the doctor accepts. */
async function offer(
  tx: Executor,
  one: Attempt,
  row: Opened,
  asked: Offering,
): Promise<DecideApplicationOutcome> {
  const { now, parties } = one
  const listing = await findShiftBase(tx, parties.listing)
  if (!listing?.isAccepting) return 'FILLED'
  const before = row.terms
  const terms = offered(asked, before, listing, now)
  if (typeof terms === 'string') return terms
  const answerDueAt = replyDue(now, new Date(terms.startTime), terms.regular && LONGEST_CONTRACT_REPLY)
  const { note } = asked
  await insertOffer(tx, { ...transitionOf(one, row), before, terms, note, answerDueAt })
  await orderNotices(tx, [applicationNotice('APPLICATION_OFFERED', { ...row, terms })], now)
  return 'DECIDED'
}

type Proposing = Extract<DecideApplicationRequest, { decision: 'INTERVIEW' }>

/** Proposes times for an interview, in place of those proposed before. */
async function propose(
  tx: Executor,
  one: Attempt,
  row: Opened,
  { interview, note }: Proposing,
): Promise<DecideApplicationOutcome> {
  const { now } = one
  const fault = interviewFault(interview, now)
  const [first] = interview.starts
  if (fault || !first) return 'SLOTS_INVALID'
  const answerDueAt = replyDue(now, first)
  const id = await insertInterview(tx, { ...transitionOf(one, row), interview, note, answerDueAt })
  await orderNotices(tx, [applicationNotice('INTERVIEW_PROPOSED', row, id)], now)
  return 'DECIDED'
}

type Declining = { reason: DeclineReason | null; note: string }

async function decline(
  tx: Executor,
  { member: { memberId }, now }: Attempt,
  row: Opened,
  { reason, note }: Declining,
): Promise<DecideApplicationOutcome> {
  if (reason === null) return 'REASON_REQUIRED'
  await endApplication(tx, {
    ...row,
    listing: listingOf(row),
    from: row.state === 'APPLIED' ? 'UNDER_REVIEW' : row.state,
    to: 'DECLINED',
    actor: 'HOSPITAL',
    memberId,
    at: now,
    reason,
    declined: { declineReason: reason, declineNote: note === '' ? null : note },
    notices: [applicationNotice('APPLICATION_DECLINED', row)],
  })
  return 'DECIDED'
}

/** Decides under the locks; an outcome other than DECIDED has changed nothing but the opening. */
async function decide(
  tx: Executor,
  one: Attempt,
  doctorStatus: string | null,
): Promise<DecideApplicationOutcome> {
  const { request, member, now } = one
  const { listing } = one.parties
  await lockListing(tx, listing)
  const row = await lockApplication(tx, request.applicationId)
  // The hospital does not know of an application that is held.
  if (!row || row.isHeld) return 'NOT_FOUND'
  await store.openApplication(tx, { id: row.id, memberId: member.memberId, now })
  if (!mayDecide(listing.kind, row.state, request.decision)) return 'ALREADY_DECIDED'
  if (request.decision === 'DECLINE') return decline(tx, one, row, request)
  if (doctorStatus === null || roleOfDoctorStatus(doctorStatus) !== 'TrustedDoctor')
    return 'DOCTOR_UNAVAILABLE'
  if (request.decision === 'INTERVIEW') return propose(tx, one, row, request)
  return request.decision === 'OFFER' ? offer(tx, one, row, request) : accept(tx, one, row)
}

/** One transaction, locks in the order hospital, member, doctor, listing, application. `lost`: an earlier attempt's outcome. */
async function attempt(
  tx: Executor,
  one: Attempt,
  lost: DecideApplicationOutcome | null,
): Promise<DecideApplicationOutcome> {
  const { request, parties, member, now } = one
  if (request.decision !== 'DECLINE') await holdHiring(tx, request.applicationId)
  // Who has left since the gate finds nothing.
  if (!(await lockMember(tx, member.memberId))) return 'NOT_FOUND'
  const status = await lockDoctor(tx, parties.doctorId, now)
  const once = { accountId: member.accountId, operation: OPERATION, request, words: WORDS, now }
  return answerOnce(tx, once, async () => lost ?? decide(tx, one, status))
}

/**
 * A hospital's decision about an application; the caller has checked that the member may
 * decide for the application's hospital. Idempotent by key; throws on an outage, and after five transient
 * conflicts (`withRetry`).
 */
export async function decideApplication(
  database: Database,
  { member, request, now }: { member: store.Decider; request: DecideApplicationRequest; now: Date },
): Promise<DecideApplicationOutcome> {
  const parties = await store.findParties(database, request.applicationId)
  if (!parties) return 'NOT_FOUND'
  const one = { request, parties, member, now }
  const run = (lost: DecideApplicationOutcome | null) =>
    inTransaction(database, (tx) => attempt(tx, one, lost))
  try {
    return await run(null)
  } catch (error) {
    if (violatedConstraint(error) !== 'work_no_overlap') throw error
    // Everything was rolled back: run again to store the refusal as the response.
    return run('OVERLAPPING')
  }
}
