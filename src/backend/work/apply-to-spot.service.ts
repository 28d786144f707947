import { createHash, randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { replyDue } from '../../domain/application/application-state.ts'
import type { ApplyOutcome } from '../../domain/application/apply-outcome.ts'
import type { DocumentKind } from '../../domain/doctor/registration-words.ts'
import { roleOfDoctorStatus, type Role } from '../../domain/account/role.ts'
import type { Database, Executor } from '../database/client.ts'
import type { SharedDocument } from '../database/schema/application.ts'
import { findAnswer, insertAnswer, type Answer } from '../idempotency/answer.service.ts'
import { applyAnswerSchema, toApplication, type ApplyAnswer } from './application.ts'
import { findApplication } from './application-list.store.ts'
import { orderNotices } from '../notices/notice-order.service.ts'
import { applicationNotice } from './application-notice.ts'
import { addApplicant, findListingStatus, insertApplication, takeSlot } from './application.store.ts'
import { decide, plannedTimes, termsOf } from './apply-decision.ts'
import { lockDoctor } from './doctor-lock.service.ts'
import { findListingFacts, type ListingFacts } from './listing-facts.store.ts'
import { findShareableDocuments } from './shareable-document.service.ts'
import { violatedConstraint, withRetry } from '../database/statement-failure.ts'

export type ApplyRequest = {
  spotWorkId: number
  /** The idempotency key: one per tap of the button. */
  key: string
  message: string | null
  requestedStart: Date | null
  requestedEnd: Date | null
  shortRestAcknowledged: boolean
  /** Kinds of documents shared with the hospital. */
  sharedDocuments: DocumentKind[]
}

/** `KEY_REUSED`: the idempotency key belongs to another request. */
export type ApplyResult = ApplyAnswer | 'KEY_REUSED'

const OPERATION = 'applyToSpot'

const fingerprintOf = (request: ApplyRequest): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        request.spotWorkId,
        request.message,
        request.requestedStart,
        request.requestedEnd,
        request.shortRestAcknowledged,
        // Adds nothing when empty, so that fingerprints stored before documents could be shared stay valid.
        ...request.sharedDocuments.toSorted(),
      ]),
    )
    .digest('hex')

/** The outcome of a violated constraint: a concurrent transaction was first. */
const OUTCOME_OF_CONSTRAINT: Record<string, ApplyOutcome> = {
  work_no_overlap: 'OVERLAPPING',
  application_once: 'ALREADY_APPLIED',
  application_slot_once: 'FILLED',
}

type Attempt = { doctorId: string; request: ApplyRequest; now: Date; answer: Omit<Answer, 'response'> }

async function insertAccepted(
  tx: Executor,
  { doctorId, request, now, answer }: Attempt,
  { facts, role, sharedDocuments }: { facts: ListingFacts; role: Role; sharedDocuments: SharedDocument[] },
): Promise<ApplyAnswer> {
  const { spot } = facts
  const planned = plannedTimes(facts, { start: request.requestedStart, end: request.requestedEnd })
  const isMatched = spot.applicationStatus === 'FREE'
  // Before the doctor's approval the hospital is not notified.
  const isHeld = !isMatched && role !== 'TrustedDoctor'
  const row = {
    id: randomUUID(),
    spotWorkId: spot.id,
    hospitalId: spot.hospitalId,
    doctorId,
    state: isMatched ? ('MATCHED' as const) : ('APPLIED' as const),
    message: request.message,
    sharedDocuments,
    requestedStart: request.requestedStart,
    requestedEnd: request.requestedEnd,
    terms: termsOf(facts, planned),
    appliedAt: now,
    releasedAt: isHeld ? null : now,
    replyDueAt: isMatched ? null : replyDue(now, planned.start),
    decidedAt: isMatched ? now : null,
    readByHospitalAt: null,
    declineReason: null,
    declineNote: null,
  }
  const accepted: ApplyAnswer = { outcome: row.state, application: toApplication(row) }
  await insertApplication(
    tx,
    {
      application: row,
      work: isMatched
        ? {
            spotWorkId: spot.id,
            applicationId: row.id,
            hospitalId: spot.hospitalId,
            doctorId,
            plannedStart: planned.start,
            plannedEnd: planned.end,
            breakMinutes: spot.breakMinutes,
            fee: spot.fee,
            createdAt: now,
          }
        : null,
    },
    { ...answer, response: accepted },
  )
  const kind = isMatched ? 'APPLICATION_MATCHED_AT_ONCE' : 'APPLICATION_RECEIVED'
  if (!isHeld) await orderNotices(tx, [applicationNotice(kind, row)], now)
  return accepted
}

async function insertRefused(
  tx: Executor,
  { now, answer }: Attempt,
  outcome: ApplyOutcome,
  applicationId: string | null,
): Promise<ApplyAnswer> {
  const row =
    outcome === 'ALREADY_APPLIED' && applicationId !== null ? await findApplication(tx, applicationId) : null
  const refused: ApplyAnswer = { outcome, application: row && toApplication(row) }
  await insertAnswer(tx, { ...answer, response: refused }, now)
  return refused
}

/** One transaction. `lost` is the outcome of a constraint violated in the previous attempt. */
async function attemptToApply(
  tx: Executor,
  attempt: Attempt,
  lost: ApplyOutcome | null,
): Promise<ApplyResult> {
  const { doctorId, request, now, answer } = attempt
  // Lock order: always the doctor's row first. A second tap waits here and then finds the first one's
  // response, and concurrent applications of a doctor cannot deadlock in the exclusion constraint.
  const status = await lockDoctor(tx, doctorId, now)
  if (status === null) return { outcome: 'NOT_ALLOWED', application: null }
  const earlier = await findAnswer(tx, answer)
  if (earlier && earlier.fingerprint !== answer.fingerprint) return 'KEY_REUSED'
  if (earlier) return v.parse(applyAnswerSchema, earlier.response)

  const wish = { start: request.requestedStart, end: request.requestedEnd }
  const [facts] = await findListingFacts(tx, [request.spotWorkId], { doctorId, ...wish })
  if (!facts) return insertRefused(tx, attempt, 'NOT_FOUND', null)
  const role = roleOfDoctorStatus(status)
  const { shortRestAcknowledged } = request
  const planned = plannedTimes(facts, wish)
  const outcome = lost ?? decide(facts, { role, now, planned, shortRestAcknowledged })
  if (outcome !== 'MATCHED' && outcome !== 'APPLIED') {
    return insertRefused(tx, attempt, outcome, facts.applicationId)
  }
  const wanted = request.sharedDocuments
  const documents = wanted.length > 0 ? await findShareableDocuments(tx, doctorId, now) : []
  const sharedDocuments = documents.filter(({ kind }) => wanted.includes(kind))
  if (sharedDocuments.length < wanted.length) return insertRefused(tx, attempt, 'DOCUMENT_MISSING', null)
  // The rows read above may be stale: the conditional update decides.
  const isOpen = await (outcome === 'MATCHED' ? takeSlot : addApplicant)(tx, facts.spot, now)
  if (isOpen) return insertAccepted(tx, attempt, { facts, role, sharedDocuments })
  const listing = await findListingStatus(tx, facts.spot.id)
  // Edited in between: decide again by the terms as they are now.
  if (listing && listing.editedAt.getTime() !== facts.spot.editedAt.getTime())
    return attemptToApply(tx, attempt, lost)
  return insertRefused(tx, attempt, listing?.isFull ? 'FILLED' : 'CLOSED', null)
}

/**
 * Applies for a doctor. Idempotent by key; outcomes other than MATCHED and APPLIED store only the response.
 * Throws on an outage, and after five transient conflicts (`withRetry`).
 */
export async function applyToSpot(
  database: Database,
  {
    accountId,
    doctorId,
    request,
    now,
  }: { accountId: string; doctorId: string; request: ApplyRequest; now: Date },
): Promise<ApplyResult> {
  const answer = { accountId, operation: OPERATION, key: request.key, fingerprint: fingerprintOf(request) }
  const run = (lost: ApplyOutcome | null) =>
    withRetry(() =>
      database.transaction((tx) => attemptToApply(tx, { doctorId, request, now, answer }, lost)),
    )
  try {
    return await run(null)
  } catch (error) {
    const lost = OUTCOME_OF_CONSTRAINT[violatedConstraint(error) ?? '']
    if (!lost) throw error
    // Everything was rolled back: run again to store the refusal as the response.
    return run(lost)
  }
}
