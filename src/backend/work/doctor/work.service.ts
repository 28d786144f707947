import type { ApplyOutcome } from '../../../domain/application/apply-outcome.ts'
import type { AnswerInterviewOutcome } from '../../../domain/application/interview.ts'
import type { AnswerOfferOutcome } from '../../../domain/application/offer-answer.ts'
import type { RestAnswer } from '../../../domain/work/rest-interval.ts'
import type { DocumentKind } from '../../../domain/doctor/registration-words.ts'
import { roleOfDoctorStatus } from '../../../domain/account/role.ts'
import type { Weekday } from '../../../domain/text/week-days.ts'
import type { Missing } from '../../../domain/listing/requirements.ts'
import { termLines } from '../../../domain/listing/terms/term-lines.ts'
import type { TermLine } from '../../../domain/listing/terms/terms-snapshot.ts'
import type { ConfirmSchedulesOutcome } from '../../../domain/work/engagement.ts'
import type { Caller } from '../../rpc/rpc-method.ts'
import type { Database } from '../../database/client.ts'
import { createGate } from '../../limits/gate.ts'
import { pageOf, type KeysetPage, type KeysetCursor } from '../../database/keyset-cursor.ts'
import { busy } from '../../rpc/rpc-error.ts'
import { answerOffer, type AnswerOfferRequest } from '../application/answer-offer.service.ts'
import {
  toApplicationView,
  type Application,
  type ApplyResult,
  type WithdrawAnswer,
} from '../core/application.ts'
import {
  findApplication,
  findApplications,
  findApplicationsByIds,
  findMatchedWorks,
  type MatchedWorkRow,
  type WhichApplications,
} from '../core/application-list.store.ts'
import { decide, missingOf, plannedTimes, termsOf } from '../application/apply-decision.ts'
import { restAmongChosen } from '../application/chosen-rest.ts'
import { apply } from '../application/apply.service.ts'
import { answerInterview, type AnswerInterviewRequest } from '../application/answer-interview.service.ts'
import { confirmSchedules, type ConfirmSchedulesRequest } from '../contract/confirm-schedules.service.ts'
import {
  decideRegular,
  missingOfRegular,
  REGULAR_APPLY,
  regularTermsOf,
  startRange,
  type RegularApplyRequest,
} from '../application/regular-apply.ts'
import { findRegularFacts } from '../application/regular-facts.store.ts'
import { REHIRE_APPLY, type RehireApplyRequest } from '../rehire/rehire-apply.ts'
import { SPOT_APPLY, type SpotApplyRequest } from '../application/spot-apply.ts'
import { findDoctorStatus, findListingFacts } from '../core/listing-facts.store.ts'
import { findShareableDocuments } from '../../registration/shareable-document.service.ts'
import { withdrawApplication, type WithdrawRequest } from '../application/withdraw-application.service.ts'

export type SpotPreview = {
  spotWorkId: number
  /** The outcome of applying now, with a warning about short rest acknowledged. */
  outcome: ApplyOutcome
  terms: TermLine[]
  /** Beside the doctor's works and the other listings asked about; null for an unknown listing. */
  rest: RestAnswer | null
  /** The alarm in which another of the listings has a part. */
  restAmong: string | null
  /** What the doctor lacks for the listing. */
  missing: Missing[]
  /** The doctor's open application to the listing. */
  application: Application | null
}

export type RegularPreview = {
  outcome: ApplyOutcome
  terms: TermLine[]
  /** What the doctor may wish for. */
  weekdays: Weekday[]
  start: { first: string; last: string }
  missing: Missing[]
  application: Application | null
  shareableDocuments: DocumentKind[]
}

export type MatchedWork = Omit<MatchedWorkRow, 'application'> & { application: Application }

/** Matches no row: a caller without a doctor has no works and no applications. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

/** Maximum length of the queue of waiting commands. */
const APPLYING = 1_000

type PageRequest = { limit: number; after: KeysetCursor | null }
type Span = { endsAfter: Date | null; startsBefore: Date | null }

export type WorkService = {
  /** In the order of `ids`. Read-only. */
  previewSpotApplication(
    caller: Caller,
    ids: number[],
  ): Promise<{ previews: SpotPreview[]; shareableDocuments: DocumentKind[] }>
  applyToSpot(caller: Caller, request: SpotApplyRequest): Promise<ApplyResult>
  acceptRehire(caller: Caller, request: RehireApplyRequest): Promise<ApplyResult>
  /** Null for an unknown listing. Read-only. */
  previewRegularApplication(caller: Caller, id: number): Promise<RegularPreview | null>
  applyToRegular(caller: Caller, request: RegularApplyRequest): Promise<ApplyResult>
  answerInterview(caller: Caller, request: AnswerInterviewRequest): Promise<AnswerInterviewOutcome>
  confirmSchedules(caller: Caller, request: ConfirmSchedulesRequest): Promise<ConfirmSchedulesOutcome>
  withdrawApplication(caller: Caller, request: WithdrawRequest): Promise<WithdrawAnswer>
  answerOffer(caller: Caller, request: AnswerOfferRequest): Promise<AnswerOfferOutcome>
  /** Newest first. */
  listApplications(caller: Caller, page: PageRequest & WhichApplications): Promise<KeysetPage<Application>>
  /** Works that have not ended, earliest first, optionally only those that overlap a time range. */
  listMatchedWorks(
    caller: Caller,
    page: PageRequest & Span & { askedToMove: boolean },
  ): Promise<KeysetPage<MatchedWork>>
}

/** Applications and works of the signed-in doctor. An account without a doctor has none and may not apply. */
export function createWorkService(database: Database, clock: () => Date): WorkService {
  // Transactions that race for a slot block each other. At most half of the pool is used for them, so that
  // reads keep connections; further commands wait here rather than in the pool, whose wait has a timeout.
  const atOnce = Math.max(1, Math.floor(database.$client.options.max / 2))
  const gate = createGate({ atOnce, waiting: APPLYING })
  async function queued<Answer>(run: () => Promise<Answer>): Promise<Answer> {
    const answer = await gate.run(run)
    if (answer === 'BUSY') throw busy()
    return answer
  }
  return {
    async previewSpotApplication({ doctorId }, ids) {
      const now = clock()
      const status = doctorId === null ? null : await findDoctorStatus(database, doctorId, now)
      const role = status === null ? 'PreRegistered' : roleOfDoctorStatus(status)
      const wish = { start: null, end: null }
      const found = await findListingFacts(database, ids, { doctorId: doctorId ?? NOBODY, ...wish })
      const own = found.flatMap(({ applicationId }) => applicationId ?? [])
      const standing = own.length > 0 ? await findApplicationsByIds(database, own) : []
      const documents = doctorId === null ? [] : await findShareableDocuments(database, doctorId, now)
      const decided = found.map((facts) => {
        const planned = plannedTimes(facts, wish)
        const outcome = decide(facts, { role, now, planned, shortRestAcknowledged: true })
        return { facts, planned, outcome, mayApply: outcome === 'MATCHED' || outcome === 'APPLIED' }
      })
      const rests = restAmongChosen(decided)
      const previews = ids.map((id): SpotPreview => {
        const one = decided.find(({ facts }) => facts.spot.id === id)
        if (!one)
          return {
            spotWorkId: id,
            outcome: 'NOT_FOUND',
            terms: [],
            rest: null,
            restAmong: null,
            missing: [],
            application: null,
          }
        const { facts, planned, outcome } = one
        const row = standing.find((one) => one.id === facts.applicationId)
        return {
          spotWorkId: id,
          outcome,
          terms: termLines(termsOf(facts, planned)),
          rest: rests.get(id)?.rest ?? null,
          restAmong: rests.get(id)?.among ?? null,
          missing: missingOf(facts, planned),
          application: row ? toApplicationView(row) : null,
        }
      })
      return { previews, shareableDocuments: documents.map(({ kind }) => kind) }
    },

    applyToSpot: async ({ accountId, doctorId }, request) =>
      doctorId === null
        ? { outcome: 'NOT_ALLOWED', application: null }
        : queued(() => apply(database, SPOT_APPLY, { accountId, doctorId, request, now: clock() })),

    acceptRehire: async ({ accountId, doctorId }, request) =>
      doctorId === null
        ? { outcome: 'NOT_FOUND', application: null }
        : queued(() => apply(database, REHIRE_APPLY, { accountId, doctorId, request, now: clock() })),

    async previewRegularApplication({ doctorId }, id) {
      const now = clock()
      const status = doctorId === null ? null : await findDoctorStatus(database, doctorId, now)
      const role = status === null ? 'PreRegistered' : roleOfDoctorStatus(status)
      const [facts] = await findRegularFacts(database, [id], doctorId ?? NOBODY)
      if (!facts) return null
      const own = facts.applicationId === null ? null : await findApplication(database, facts.applicationId)
      const documents = doctorId === null ? [] : await findShareableDocuments(database, doctorId, now)
      return {
        outcome: decideRegular(facts, { role, now, wish: null }),
        missing: missingOfRegular(facts, null),
        terms: termLines(regularTermsOf(facts, null)),
        weekdays: facts.listing.weekdays,
        start: startRange(facts, now),
        application: own && toApplicationView(own),
        shareableDocuments: documents.map(({ kind }) => kind),
      }
    },

    applyToRegular: async ({ accountId, doctorId }, request) =>
      doctorId === null
        ? { outcome: 'NOT_ALLOWED', application: null }
        : queued(() => apply(database, REGULAR_APPLY, { accountId, doctorId, request, now: clock() })),

    answerInterview: async ({ accountId, doctorId }, request) =>
      doctorId === null
        ? 'NOT_FOUND'
        : queued(() => answerInterview(database, { accountId, doctorId, request, now: clock() })),

    confirmSchedules: async ({ accountId, doctorId }, request) =>
      doctorId === null
        ? 'NOT_ALLOWED'
        : queued(() => confirmSchedules(database, { accountId, doctorId, request, now: clock() })),

    withdrawApplication: async ({ accountId, doctorId }, request) =>
      doctorId === null
        ? { outcome: 'NOT_FOUND', application: null }
        : queued(() => withdrawApplication(database, { accountId, doctorId, request, now: clock() })),

    answerOffer: async ({ accountId, doctorId }, request) =>
      doctorId === null
        ? 'NOT_FOUND'
        : queued(() => answerOffer(database, { accountId, doctorId, request, now: clock() })),

    async listApplications({ doctorId }, { limit, after, ...which }) {
      if (doctorId === null) return { items: [], nextCursor: null }
      // One extra row tells whether there is a next page.
      const rows = await findApplications(database, { doctorId, ...which, limit: limit + 1, after })
      const { items, nextCursor } = pageOf(rows, limit, ({ appliedAt }) => appliedAt)
      return { items: items.map(toApplicationView), nextCursor }
    },

    async listMatchedWorks({ doctorId }, { limit, after, endsAfter, ...which }) {
      if (doctorId === null) return { items: [], nextCursor: null }
      // Never before now: this list has no ended works.
      const now = clock()
      const ends = endsAfter && endsAfter > now ? endsAfter : now
      const place = { doctorId, limit: limit + 1, after }
      const rows = await findMatchedWorks(database, { ...place, ...which, endsAfter: ends })
      const { items, nextCursor } = pageOf(rows, limit, ({ plannedStart }) => plannedStart)
      return {
        items: items.map(({ application, ...work }) => ({
          ...work,
          application: toApplicationView(application),
        })),
        nextCursor,
      }
    },
  }
}
