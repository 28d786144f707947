import * as v from 'valibot'
import { APPLICATION_STATE, DECLINE_REASON } from '../../../domain/application/application-words.ts'
import { APPLY_OUTCOME, type ApplyOutcome } from '../../../domain/application/apply-outcome.ts'
import { INTERVIEW_PLACE } from '../../../domain/application/interview.ts'
import { INCENTIVE_TYPE } from '../../../domain/money/pay-words.ts'
import { termLines } from '../../../domain/listing/terms/term-lines.ts'
import type { RegularContract, TermsSnapshot } from '../../../domain/listing/terms/terms-snapshot.ts'
import { DOCUMENT_KIND } from '../../../domain/doctor/registration-words.ts'
import { WITHDRAW_REFUSAL, type WithdrawOutcome } from '../../../domain/application/withdraw-outcome.ts'
import type { application } from '../../database/schema/work/application.ts'
import type { OpenInterview, OpenOffer } from './proposal.store.ts'
import { missingText } from '../../../domain/listing/requirements.ts'

const keysOf = <Words extends object>(words: Words) =>
  v.custom<keyof Words & string>((value) => typeof value === 'string' && Object.hasOwn(words, value))

const instant = v.nullable(v.string())

const termsSchema = v.object({
  listingNumber: v.string(),
  hospitalName: v.string(),
  title: v.string(),
  startTime: v.string(),
  endTime: v.string(),
  fee: v.number(),
  hourlyFee: v.number(),
  terms: v.array(v.object({ heading: v.string(), text: v.string() })),
  // Missing in responses stored before works were reported.
  incentives: v.optional(
    v.array(v.object({ type: keysOf(INCENTIVE_TYPE), unitYen: v.number(), capYen: v.nullable(v.number()) })),
    [],
  ),
  premiumYen: v.optional(v.number()),
  regular: v.optional(v.custom<RegularContract>((value) => typeof value === 'object' && value !== null)),
})

type ShownTerms = v.InferOutput<typeof termsSchema>
export type ShownOffer = { terms: ShownTerms; note: string }

/** Terms with the lines that doctor and hospital read. */
const shownTerms = (terms: TermsSnapshot): ShownTerms => ({
  listingNumber: terms.listingNumber,
  hospitalName: terms.hospitalName,
  title: terms.title,
  startTime: terms.startTime,
  endTime: terms.endTime,
  fee: terms.fee,
  hourlyFee: terms.hourlyFee,
  terms: termLines(terms),
  incentives: terms.incentives,
  premiumYen: terms.premiumYen,
  regular: terms.regular,
})

export const shownOffer = ({ terms, note }: OpenOffer): ShownOffer => ({ terms: shownTerms(terms), note })

/** An application for its doctor. Instants are RFC 3339 texts, because it is stored as JSON. */
const applicationSchema = v.object({
  id: v.string(),
  spotWorkId: v.nullable(v.number()),
  // Missing in responses stored before regular listings could be applied to.
  regularWorkId: v.optional(v.nullable(v.number()), null),
  state: keysOf(APPLICATION_STATE),
  appliedAt: v.string(),
  replyDueAt: instant,
  readByHospitalAt: instant,
  decidedAt: instant,
  declineReason: v.nullable(keysOf(DECLINE_REASON)),
  declineNote: v.nullable(v.string()),
  message: v.nullable(v.string()),
  // Missing in responses stored before documents could be shared.
  sharedDocuments: v.optional(v.array(keysOf(DOCUMENT_KIND)), []),
  terms: termsSchema,
  /** The offer that waits for the doctor's answer. Missing in responses stored before there were offers. */
  offer: v.optional(v.nullable(v.object({ terms: termsSchema, note: v.string() })), null),
  /** The latest times for an interview. Missing in responses stored before there were interviews. */
  interview: v.optional(
    v.nullable(
      v.object({
        id: v.string(),
        starts: v.array(v.string()),
        minutes: v.number(),
        place: keysOf(INTERVIEW_PLACE),
        note: v.string(),
        answeredAt: instant,
        chosenStart: instant,
      }),
    ),
    null,
  ),
  /** What the doctor lacked when applying, in words. Missing in responses stored before it was shown. */
  missing: v.optional(v.array(v.string()), []),
})
export type Application = v.InferOutput<typeof applicationSchema>

/** Response of applying, as stored under the idempotency key. */
export const applyAnswerSchema = v.object({
  outcome: keysOf(APPLY_OUTCOME),
  /** Set for MATCHED, APPLIED and ALREADY_APPLIED. */
  application: v.nullable(applicationSchema),
})
export type ApplyResult = { outcome: ApplyOutcome; application: Application | null }

/** Response of withdrawing, as stored under the idempotency key. */
export const withdrawAnswerSchema = v.object({
  outcome: v.union([v.literal('WITHDRAWN'), keysOf(WITHDRAW_REFUSAL)]),
  application: v.nullable(applicationSchema),
})
export type WithdrawAnswer = { outcome: WithdrawOutcome; application: Application | null }

export type ApplicationRow = Omit<
  typeof application.$inferSelect,
  'doctorId' | 'hospitalId' | 'slotNo' | 'releasedAt' | 'requestedStart' | 'requestedEnd' | 'awaitsDoctor'
> & { offer?: OpenOffer | null; interview?: OpenInterview | null }

const text = (date: Date | null) => date?.toISOString() ?? null

export function toApplicationView(row: ApplicationRow): Application {
  return {
    id: row.id,
    spotWorkId: row.spotWorkId,
    regularWorkId: row.regularWorkId,
    state: row.state,
    appliedAt: row.appliedAt.toISOString(),
    replyDueAt: text(row.replyDueAt),
    readByHospitalAt: text(row.readByHospitalAt),
    decidedAt: text(row.decidedAt),
    declineReason: row.declineReason,
    declineNote: row.declineNote,
    message: row.message,
    sharedDocuments: row.sharedDocuments.map(({ kind }) => kind),
    terms: shownTerms(row.terms),
    offer: row.offer ? shownOffer(row.offer) : null,
    interview: row.interview ?? null,
    missing: row.missing.map(missingText),
  }
}
