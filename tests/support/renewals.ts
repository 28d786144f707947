import { and, desc, eq, inArray } from 'drizzle-orm'
import { contractRenewal } from '#app/backend/database/schema/work/contract-renewal.ts'
import { regularEngagement } from '#app/backend/database/schema/work/engagement.ts'
import { tokyoInstant } from '#app/domain/text/tokyo-time.ts'
import { callTwirp } from './backend-calls.ts'
import { NOW, type TestDoctor } from './doctors.ts'
import { laterBearer } from './later-bearer.ts'
import type { RegularApplied, Regulars } from './regulars.ts'

type Fields = Record<string, unknown>
type Session = Pick<TestDoctor, 'accountId' | 'sessionId'>

/** The last day of the contract's first term, 45 days before it, and the end that is offered unless said otherwise. */
export const TERM_END = '2027-03-31'
export const ASKED_ON = '2027-02-14'
export const NEW_END = '2027-06-30'

/** Renewals of regular contracts: the job, and both sides' commands. */
export function renewals(scene: Regulars) {
  let now = NOW

  /** Moves the clock to noon of a day in Tokyo. */
  const on = (day: string) => {
    now = tokyoInstant(day, 12 * 60)
    scene.at((now.getTime() - NOW.getTime()) / 60_000)
  }

  /** A bearer of now: sessions of the tests end after a day. */
  const bearerOf = (one: Session) => laterBearer(scene.db, one, now)
  const wordOf = ({ body }: Awaited<ReturnType<typeof callTwirp>>): string =>
    body.outcome?.replace(/^.*_OUTCOME_/, '') ?? body.code

  const rowsOf = async ({ id }: Pick<RegularApplied, 'id'>) =>
    (
      await scene.db.database
        .select({ renewal: contractRenewal })
        .from(contractRenewal)
        .innerJoin(regularEngagement, eq(regularEngagement.id, contractRenewal.engagementId))
        .where(and(eq(regularEngagement.applicationId, id)))
        // One that has ended may be of the same instant: the clock of a test stands still.
        .orderBy(desc(inArray(contractRenewal.state, ['ASKED', 'OFFERED'])), desc(contractRenewal.askedAt))
    ).map(({ renewal }) => renewal)

  const named = async (one: Pick<RegularApplied, 'id'>) => {
    const [last] = await rowsOf(one)
    return {
      application_id: one.id,
      idempotency_key: crypto.randomUUID(),
      renewal_id: last?.id ?? crypto.randomUUID(),
      offer_number: last?.offers ?? 1,
    }
  }

  return {
    on,
    bearerOf,
    rowsOf,
    run: () => scene.backend.jobs.run('renewal', [{}]),

    /** A contract from 2027-01-04 to `TERM_END`, about which the hospital is asked on `ASKED_ON`. */
    async asked(
      changes: Parameters<Regulars['matched']>[0] = {},
      details: Parameters<Regulars['matched']>[2] = {},
    ): Promise<RegularApplied> {
      now = NOW
      scene.at(0)
      const one = await scene.matched({ contractEnd: TERM_END, ...changes }, undefined, details)
      on(ASKED_ON)
      await this.run()
      return one
    },

    decide: async (one: Pick<RegularApplied, 'id' | 'member'>, decision: string, more: Fields = {}) => {
      const { offer_number: _, ...request } = await named(one)
      const terms = decision === 'OFFER' ? { new_end: NEW_END, fee: 65_000 } : {}
      return wordOf(
        await callTwirp(
          scene.backend,
          'dp.hospital.ContractRenewals/DecideRenewal',
          { ...request, decision: `RENEWAL_DECISION_${decision}`, ...terms, note: '', ...more },
          await bearerOf(one.member),
        ),
      )
    },

    answer: async (
      one: Pick<RegularApplied, 'id' | 'accountId' | 'sessionId'>,
      answer: string,
      more: Fields = {},
    ) =>
      wordOf(
        await callTwirp(
          scene.backend,
          'dp.work.ContractRenewals/AnswerRenewal',
          { ...(await named(one)), answer: `RENEWAL_ANSWER_${answer}`, word: '', ...more },
          await bearerOf(one),
        ),
      ),

    /** The doctor applies for a contract without a term. */
    applyForConversion: async (
      one: Pick<RegularApplied, 'id'> & Session,
      { by = one, key = crypto.randomUUID() }: { by?: Session; key?: string } = {},
    ) =>
      wordOf(
        await callTwirp(
          scene.backend,
          'dp.work.ContractConversions/ApplyForConversion',
          { application_id: one.id, idempotency_key: key },
          await bearerOf(by),
        ),
      ),
    /** The hospital has read it. */
    confirmConversion: async (one: Pick<RegularApplied, 'id' | 'member'>, by: Session = one.member) =>
      wordOf(
        await callTwirp(
          scene.backend,
          'dp.hospital.ContractConversions/ConfirmConversion',
          { application_id: one.id, idempotency_key: crypto.randomUUID() },
          await bearerOf(by),
        ),
      ),

    /** The file of the contract's application, and the requests in the inbox, of its hospital. */
    fileOf: async ({ id, member }: Pick<RegularApplied, 'id' | 'member'>) =>
      (
        await callTwirp(
          scene.backend,
          'dp.hospital.HospitalApplications/GetApplicationFile',
          { application_id: id },
          await bearerOf(member),
        )
      ).body,
    inboxOf: async ({ member }: Pick<RegularApplied, 'member'>) =>
      (
        await callTwirp(
          scene.backend,
          'dp.hospital.HospitalApplications/ListInbox',
          { limit: 30 },
          await bearerOf(member),
        )
      ).body.work_requests ?? [],

    told: async (one: RegularApplied) =>
      (await scene.noticesOf(one)).filter((kind) => kind.startsWith('RENEWAL')),
  }
}
