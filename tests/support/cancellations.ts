import { desc, eq, or } from 'drizzle-orm'
import { application, work } from '#app/backend/database/schema/work/application.ts'
import { cancellation } from '#app/backend/database/schema/work/cancellation.ts'
import { notification } from '#app/backend/database/schema/notification.ts'
import { spotWork } from '#app/backend/database/schema/listing/spot-work.ts'
import type { CancellationTier } from '#app/domain/cancellation/cancellation-tier.ts'
import { callTwirp } from './backend-calls.ts'
import type { TestDoctor } from './doctors.ts'
import { hours } from './listings.ts'
import { insertMember, type TestMember } from './members.ts'
import { withdrawals, type Applied } from './withdrawals.ts'

export type Matched = Applied & { workId: string; hospitalId: number; member: TestMember }
export type Fields = Record<string, unknown>

/** A shift that starts so many hours from now, with its deadline before. */
export const inHours = (count: number) => ({
  startTime: hours(count),
  endTime: hours(count + 8),
  applicationDeadline: hours(count - 1.5),
})

export const outcomeOf = async (call: Promise<{ body: { outcome?: string } }>) => (await call).body.outcome

/** A backend with what tests of cancelling do over and over; its clock is moved by minutes. */
export async function cancellations() {
  const scene = await withdrawals()
  const { db, backend } = scene

  const of = async (party: 'work' | 'hospital', method: string, bearer: string | undefined, body: Fields) =>
    callTwirp(backend, `dp.${party}.Cancellations/${method}`, body, bearer)

  return {
    ...scene,

    /** A doctor's matched work, with a member of its hospital. */
    async matched(
      changes: Partial<typeof spotWork.$inferInsert> = {},
      doctor?: TestDoctor,
    ): Promise<Matched> {
      const one = await scene.applied(changes, doctor)
      const [row] = await db.database.select().from(work).where(eq(work.applicationId, one.id))
      if (!row) throw new Error('no work')
      const { id: workId, hospitalId } = row
      return { ...one, workId, hospitalId, member: await insertMember(db.database, hospitalId) }
    },

    /** As if the work had begun an hour ago: a bearer does not last until it does. */
    begin: ({ workId }: Pick<Matched, 'workId'>) =>
      db.database
        .update(work)
        .set({ plannedStart: hours(-1) })
        .where(eq(work.id, workId)),

    look: ({ bearer, spot }: Matched) =>
      of('work', 'GetCancellation', bearer, { spot_work_id: String(spot) }),

    ask: (
      { bearer, workId }: Pick<Matched, 'bearer' | 'workId'>,
      tier: CancellationTier,
      more: Fields = {},
    ) =>
      of('work', 'RequestCancellation', bearer, {
        work_id: workId,
        idempotency_key: crypto.randomUUID(),
        reason: 'CANCELLATION_REASON_PERSONAL_REASON',
        detail: '家族の事情で勤務できなくなりました。',
        phone: '090-1234-5678',
        seen_tier: `CANCELLATION_TIER_${tier}`,
        ...more,
      }),

    takeBack: ({ bearer, workId }: Pick<Matched, 'bearer' | 'workId'>, more: Fields = {}) =>
      of('work', 'WithdrawCancellation', bearer, {
        work_id: workId,
        idempotency_key: crypto.randomUUID(),
        ...more,
      }),

    coming: (bearer: string, after = '') => of('hospital', 'ListComingWorks', bearer, { after }),

    read: ({ member, workId }: Pick<Matched, 'member' | 'workId'>) =>
      of('hospital', 'GetCancellation', member.bearer, { work_id: workId }),

    decide: async (
      { member, workId }: Pick<Matched, 'member' | 'workId'>,
      answer: 'ACCEPT' | 'REJECT',
      more: Fields = {},
    ) => {
      const [last] = await db.database
        .select({ id: cancellation.id })
        .from(cancellation)
        .where(eq(cancellation.workId, workId))
        // A request that was taken back may be of the same minute: the clock of a test stands still.
        .orderBy(desc(eq(cancellation.decision, 'PENDING')), desc(cancellation.requestedAt))
      return of('hospital', 'DecideCancellation', member.bearer, {
        work_id: workId,
        cancellation_id: last?.id ?? crypto.randomUUID(),
        idempotency_key: crypto.randomUUID(),
        answer: `CANCELLATION_ANSWER_${answer}`,
        ...(answer === 'REJECT' && {
          word: 'お電話でご相談したとおり、当日の勤務をお願いします。',
          called: true,
        }),
        ...more,
      })
    },

    cancel: ({ member, workId }: Pick<Matched, 'member' | 'workId'>, more: Fields = {}) =>
      of('hospital', 'CancelWork', member.bearer, {
        work_id: workId,
        idempotency_key: crypto.randomUUID(),
        reason: 'HOSPITAL_CANCELLATION_REASON_STAFFED_OTHERWISE',
        detail: '常勤の医師が当直できることになりました。',
        compensation_yen: 85_000,
        ...more,
      }),

    /** Kinds of the notices about a work, to either side. */
    async noticesOf({ doctorId, hospitalId, spot, workId }: Matched): Promise<string[]> {
      const rows = await db.database
        .select({ kind: notification.type, link: notification.link })
        .from(notification)
        .where(or(eq(notification.doctorId, doctorId), eq(notification.hospitalId, hospitalId)))
      const links = [`/spot/${spot}/request-cancellation`, `/hospital/cancellations/${workId}`]
      return rows
        .filter(({ link }) => links.includes(link ?? ''))
        .map(({ kind }) => kind)
        .toSorted()
    },

    /** States of application, work and cancellations. */
    async statesOf({ id, workId }: Pick<Matched, 'id' | 'workId'>) {
      const [applied] = await db.database.select().from(application).where(eq(application.id, id))
      const [shift] = await db.database.select().from(work).where(eq(work.id, workId))
      const rows = await db.database
        .select()
        .from(cancellation)
        .where(eq(cancellation.workId, workId))
        .orderBy(cancellation.requestedAt)
      return {
        application: applied?.state,
        work: shift?.state,
        cancellations: rows.map(({ decision, tier }) => `${decision} ${tier ?? ''}`.trim()),
      }
    },
  }
}

export type CancellationHouse = Awaited<ReturnType<typeof cancellations>>
