import { createHash, randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { roleOfDoctorStatus, type Role } from '../../../domain/account/role.ts'
import { replyDue } from '../../../domain/application/application-state.ts'
import type { ApplyOutcome } from '../../../domain/application/apply-outcome.ts'
import type { DocumentKind } from '../../../domain/doctor/registration-words.ts'
import type { Missing } from '../../../domain/listing/requirements.ts'
import type { TermsSnapshot } from '../../../domain/listing/terms/terms-snapshot.ts'
import type { Database, Executor } from '../../database/client.ts'
import type { SharedDocument } from '../../database/schema/work/application.ts'
import { inTransaction, violatedConstraint } from '../../database/statement-failure.ts'
import { findAnswer, insertAnswer, type Answer } from '../../command/answer.service.ts'
import type { NoticeKind } from '../../notice/notice-kind.ts'
import { orderNotices } from '../../notice/notice-order.service.ts'
import { applicationNotice } from '../core/application-notice.ts'
import { findApplication } from '../core/application-list.store.ts'
import { addApplicant, findListingStatus, insertApplication, takeSlot } from '../core/application.store.ts'
import { applyAnswerSchema, toApplicationView, type ApplyResult } from '../core/application.ts'
import { lockDoctor } from '../../command/doctor-lock.service.ts'
import { startEngagement } from '../contract/engagement.service.ts'
import { listingColumnsOf, type ListingKey } from '../core/listing-key.ts'
import { findShareableDocuments } from '../../registration/shareable-document.service.ts'

/** What a request to apply has, whatever the kind of the listing. */
type AnyRequest = {
  /** The idempotency key: one per tap of the button. */
  key: string
  message: string | null
  /** Kinds of documents shared with the hospital. */
  sharedDocuments: DocumentKind[]
}

export type Applying<Request> = { doctorId: string; role: Role; request: Request; now: Date }

/** A request weighed by the rows read. */
export type Weighed = {
  /** The expected outcome; constraints and conditional updates finally decide. */
  outcome: ApplyOutcome
  listing: ListingKey & { hospitalId: number; editedAt: Date }
  /** The doctor's open application to the listing. */
  applicationId: string | null
  /** Makes the terms that the doctor applies to. */
  terms: () => TermsSnapshot
  /** What the doctor lacks for the listing. */
  missing: Missing[]
  requestedStart: Date | null
  requestedEnd: Date | null
  breakMinutes: number
  /** Set where the hospital has offered the listing to this doctor. */
  origin?: ApplyOrigin
}

/** What a match comes from, beside the listing. */
type ApplyOrigin = {
  /** What the hospital is told. */
  notice: NoticeKind
  /** Runs in the same transaction, once the application is there. */
  settle: (tx: Executor, applicationId: string) => Promise<void>
}

/** What differs between applying to the kinds of listings and accepting an offer. */
export type ApplyKind<Request extends AnyRequest> = {
  operation: string
  /** What makes a request another one under the same key, beside the documents. */
  fingerprint: (request: Request) => readonly unknown[]
  /** Null for an unknown listing. */
  weigh: (tx: Executor, applying: Applying<Request>) => Promise<Weighed | null>
}

/** The outcome of a violated constraint: a concurrent transaction was first. */
const OUTCOME_OF_CONSTRAINT: Record<string, ApplyOutcome> = {
  work_no_overlap: 'OVERLAPPING',
  application_once: 'ALREADY_APPLIED',
  application_regular_once: 'ALREADY_APPLIED',
  application_slot_once: 'FILLED',
  application_regular_slot_once: 'FILLED',
}

type Attempt<Request extends AnyRequest> = {
  kind: ApplyKind<Request>
  doctorId: string
  request: Request
  now: Date
  answer: Omit<Answer, 'response'>
}

async function insertAccepted<Request extends AnyRequest>(
  tx: Executor,
  { doctorId, request, now, answer }: Attempt<Request>,
  { weighed, role, sharedDocuments }: { weighed: Weighed; role: Role; sharedDocuments: SharedDocument[] },
): Promise<ApplyResult> {
  const { listing, requestedStart, requestedEnd, breakMinutes } = weighed
  const { hospitalId } = listing
  const terms = weighed.terms()
  const [start, end] = [new Date(terms.startTime), new Date(terms.endTime)]
  const isMatched = weighed.outcome === 'MATCHED'
  // Before the doctor's approval the hospital is not notified.
  const isHeld = !isMatched && role !== 'TrustedDoctor'
  const row = {
    id: randomUUID(),
    hospitalId,
    doctorId,
    state: isMatched ? ('MATCHED' as const) : ('APPLIED' as const),
    message: request.message,
    sharedDocuments,
    requestedStart,
    requestedEnd,
    terms,
    missing: weighed.missing,
    appliedAt: now,
    releasedAt: isHeld ? null : now,
    replyDueAt: isMatched ? null : replyDue(now, start),
    decidedAt: isMatched ? now : null,
    readByHospitalAt: null,
    declineReason: null,
    declineNote: null,
  }
  const columns = listingColumnsOf(listing)
  const accepted: ApplyResult = {
    outcome: row.state,
    application: toApplicationView({ ...row, ...columns }),
  }
  await insertApplication(
    tx,
    {
      listing,
      application: row,
      // A contract plans its works below.
      work:
        isMatched && listing.kind === 'spot'
          ? {
              spotWorkId: columns.spotWorkId,
              applicationId: row.id,
              hospitalId,
              doctorId,
              plannedStart: start,
              plannedEnd: end,
              breakMinutes,
              fee: terms.fee,
              createdAt: now,
            }
          : null,
    },
    { ...answer, response: accepted },
  )
  if (isMatched && listing.kind === 'regular')
    await startEngagement(tx, { id: row.id, regularWorkId: listing.id, hospitalId, doctorId, terms }, now)
  await weighed.origin?.settle(tx, row.id)
  const kind = weighed.origin?.notice ?? (isMatched ? 'APPLICATION_MATCHED_AT_ONCE' : 'APPLICATION_RECEIVED')
  if (!isHeld) await orderNotices(tx, [applicationNotice(kind, row)], now)
  return accepted
}

async function insertRefused(
  tx: Executor,
  { now, answer }: { now: Date; answer: Omit<Answer, 'response'> },
  outcome: ApplyOutcome,
  applicationId: string | null,
): Promise<ApplyResult> {
  const row =
    outcome === 'ALREADY_APPLIED' && applicationId !== null ? await findApplication(tx, applicationId) : null
  const refused: ApplyResult = { outcome, application: row && toApplicationView(row) }
  await insertAnswer(tx, { ...answer, response: refused }, now)
  return refused
}

/** One transaction. `lost` is the outcome of a constraint violated in the previous attempt. */
async function attemptToApply<Request extends AnyRequest>(
  tx: Executor,
  attempt: Attempt<Request>,
  lost: ApplyOutcome | null,
): Promise<ApplyResult> {
  const { kind, doctorId, request, now, answer } = attempt
  // Lock order: always the doctor's row first. A second tap waits here and then finds the first one's
  // response, and concurrent applications of a doctor cannot deadlock in the exclusion constraint.
  const status = await lockDoctor(tx, doctorId, now)
  if (status === null) return { outcome: 'NOT_ALLOWED', application: null }
  const earlier = await findAnswer(tx, answer)
  if (earlier) return v.parse(applyAnswerSchema, earlier.response)

  const role = roleOfDoctorStatus(status)
  const weighed = await kind.weigh(tx, { doctorId, role, request, now })
  if (!weighed) return insertRefused(tx, attempt, 'NOT_FOUND', null)
  const outcome = lost ?? weighed.outcome
  if (outcome !== 'MATCHED' && outcome !== 'APPLIED') {
    return insertRefused(tx, attempt, outcome, weighed.applicationId)
  }
  const wanted = request.sharedDocuments
  const documents = wanted.length > 0 ? await findShareableDocuments(tx, doctorId, now) : []
  const sharedDocuments = documents.filter((document) => wanted.includes(document.kind))
  if (sharedDocuments.length < wanted.length) return insertRefused(tx, attempt, 'DOCUMENT_MISSING', null)
  // The rows read above may be stale: the conditional update decides.
  const isOpen = await (outcome === 'MATCHED' ? takeSlot : addApplicant)(tx, weighed.listing, now)
  if (isOpen) return insertAccepted(tx, attempt, { weighed, role, sharedDocuments })
  const listing = await findListingStatus(tx, weighed.listing)
  // Edited in between: decide again by the terms as they are now.
  if (listing && listing.editedAt.getTime() !== weighed.listing.editedAt.getTime())
    return attemptToApply(tx, attempt, lost)
  return insertRefused(tx, attempt, listing?.isFull ? 'FILLED' : 'CLOSED', null)
}

/**
 * Applies for a doctor. Idempotent by key; outcomes other than MATCHED and APPLIED store only the response.
 * Throws on an outage, and after five transient conflicts (`withRetry`).
 */
export async function apply<Request extends AnyRequest>(
  database: Database,
  kind: ApplyKind<Request>,
  { accountId, doctorId, request, now }: { accountId: string; doctorId: string; request: Request; now: Date },
): Promise<ApplyResult> {
  const asked = [
    ...kind.fingerprint(request),
    // Adds nothing when empty, so that fingerprints stored before documents could be shared stay valid.
    ...request.sharedDocuments.toSorted(),
  ]
  const fingerprint = createHash('sha256').update(JSON.stringify(asked)).digest('hex')
  const answer = { accountId, operation: kind.operation, key: request.key, fingerprint }
  const run = (lost: ApplyOutcome | null) =>
    inTransaction(database, (tx) => attemptToApply(tx, { kind, doctorId, request, now, answer }, lost))
  try {
    return await run(null)
  } catch (error) {
    const lost = OUTCOME_OF_CONSTRAINT[violatedConstraint(error) ?? '']
    if (!lost) throw error
    // Everything was rolled back: run again to store the refusal as the response.
    return run(lost)
  }
}
