import { roleOfDoctorStatus } from '../../domain/account/role.ts'
import { mayFollow } from '../../domain/application/application-state.ts'
import type { DeclineReason } from '../../domain/application/application-words.ts'
import {
  DECIDE_APPLICATION_OUTCOME,
  type DecideApplicationOutcome,
} from '../../domain/application/hospital-decision.ts'
import type { Database, Executor } from '../database/client.ts'
import { violatedConstraint, withRetry } from '../database/statement-failure.ts'
import { lockMember } from '../hospital/member-lock.service.ts'
import { answerOnce } from '../idempotency/answer-once.ts'
import { orderNotices } from '../notices/notice-order.service.ts'
import { lockApplication, lockListing } from './application-end.store.ts'
import { applicationNotice } from './application-notice.ts'
import * as store from './decide-application.store.ts'
import { lockDoctor } from './listing-facts.store.ts'

export type DecideApplicationRequest = {
  applicationId: string
  /** The idempotency key: one per tap of the button. */
  key: string
} & ({ decision: 'ACCEPT' } | { decision: 'DECLINE'; reason: DeclineReason | null; note: string })

/** `KEY_REUSED`: the idempotency key belongs to another request. */
export type DecideApplicationResult = DecideApplicationOutcome | 'KEY_REUSED'

const OPERATION = 'decideApplication'
const TO = { ACCEPT: 'MATCHED', DECLINE: 'DECLINED' } as const
const WORDS = { ...DECIDE_APPLICATION_OUTCOME, DECIDED: true }

type Attempt = {
  request: DecideApplicationRequest
  parties: NonNullable<Awaited<ReturnType<typeof store.findParties>>>
  member: store.Decider
  now: Date
}

/** Decides under the locks; an outcome other than DECIDED has changed nothing but the opening. */
async function decide(
  tx: Executor,
  { request, parties, member: { memberId }, now }: Attempt,
  doctorStatus: string | null,
): Promise<DecideApplicationOutcome> {
  const { spotWorkId } = parties
  await lockListing(tx, spotWorkId)
  const row = await lockApplication(tx, request.applicationId)
  // The hospital does not know of an application that is held.
  if (!row || row.isHeld) return 'NOT_FOUND'
  const { id, terms } = row
  await store.openApplication(tx, { id, memberId, now })
  const from = row.state === 'APPLIED' ? 'UNDER_REVIEW' : row.state
  const to = TO[request.decision]
  if (!mayFollow('spot', from, to, 'HOSPITAL')) return 'ALREADY_DECIDED'
  const transition = { id, spotWorkId, from, to, memberId, now }
  if (request.decision === 'DECLINE') {
    const { reason, note } = request
    if (reason === null) return 'REASON_REQUIRED'
    await store.declineApplication(tx, { ...transition, reason, declineReason: reason, note })
    await orderNotices(tx, [applicationNotice('APPLICATION_DECLINED', row)], now)
    return 'DECIDED'
  }
  if (doctorStatus === null || roleOfDoctorStatus(doctorStatus) !== 'TrustedDoctor')
    return 'DOCTOR_UNAVAILABLE'
  const plannedStart = new Date(terms.startTime)
  if (plannedStart <= now) return 'STARTED'
  const breakMinutes = await store.takeSlotFor(tx, spotWorkId)
  if (breakMinutes === null) return 'FILLED'
  await store.matchApplication(tx, {
    ...transition,
    reason: null,
    work: {
      spotWorkId,
      applicationId: id,
      hospitalId: row.hospitalId,
      doctorId: row.doctorId,
      plannedStart,
      plannedEnd: new Date(terms.endTime),
      breakMinutes,
      fee: terms.fee,
      createdAt: now,
    },
  })
  await orderNotices(tx, [applicationNotice('APPLICATION_ACCEPTED', row)], now)
  return 'DECIDED'
}

/** One transaction, locks in the order member, doctor, listing, application. `lost`: an earlier attempt's outcome. */
async function attempt(
  tx: Executor,
  one: Attempt,
  lost: DecideApplicationOutcome | null,
): Promise<DecideApplicationResult> {
  const { request, parties, member, now } = one
  // Who has left since the gate finds nothing.
  if (!(await lockMember(tx, member.memberId))) return 'NOT_FOUND'
  const status = await lockDoctor(tx, parties.doctorId, now)
  const once = { accountId: member.accountId, operation: OPERATION, request, words: WORDS, now }
  return answerOnce(tx, once, async () => lost ?? decide(tx, one, status))
}

/**
 * A hospital's decision about an application to a spot listing; the caller has checked that the member may
 * decide for the application's hospital. Idempotent by key; throws on an outage, and after five transient
 * conflicts (`withRetry`).
 */
export async function decideApplication(
  database: Database,
  { member, request, now }: { member: store.Decider; request: DecideApplicationRequest; now: Date },
): Promise<DecideApplicationResult> {
  const parties = await store.findParties(database, request.applicationId)
  if (!parties) return 'NOT_FOUND'
  const one = { request, parties, member, now }
  const run = (lost: DecideApplicationOutcome | null) =>
    withRetry(() => database.transaction((tx) => attempt(tx, one, lost)))
  try {
    return await run(null)
  } catch (error) {
    if (violatedConstraint(error) !== 'work_no_overlap') throw error
    // Everything was rolled back: run again to store the refusal as the response.
    return run('OVERLAPPING')
  }
}
