import { eq, inArray } from 'drizzle-orm'
import { makeHospitals } from '#app/backend/seed/hospitals.ts'
import { hospital } from '#app/backend/database/schema/hospital/hospital.ts'
import { payment, workPayment } from '#app/backend/database/schema/work/payment.ts'
import { callTwirp, key, wordOf } from './backend-calls.ts'
import { inHours, type CancellationHouse, type Fields, type Matched } from './cancellations.ts'
import { workRecords } from './work-records.ts'

/** Works that are confirmed, and the commands about their pay from both sides. */
export function payments(scene: CancellationHouse) {
  const { db, backend } = scene
  const records = workRecords(scene)
  const ofDoctor = (method: string, bearer: string, body: Fields) =>
    callTwirp(backend, `dp.work.Payments/${method}`, body, bearer)
  const ofHospital = (method: string, bearer: string, body: Fields) =>
    callTwirp(backend, `dp.hospital.HospitalPayments/${method}`, body, bearer)
  let used = 1
  /** A hospital that has no other works; the first is that of every other listing. */
  const places = new Map<number, Awaited<ReturnType<typeof ownHospital>>>()
  async function ownHospital() {
    const place = makeHospitals((used += 1)).at(-1)
    if (!place) throw new Error('no hospital')
    await db.database.insert(hospital).values(place.row).onConflictDoNothing()
    const { id: hospitalId, prefecture, facilityCategory } = place.row
    const own = { hospitalId, prefecture, facilityCategory }
    places.set(hospitalId, own)
    return own
  }
  return {
    ...records,
    ofDoctor,
    ofHospital,

    /** `beside`: another work of the same doctor and hospital, a day before. */
    async reported(beside?: Matched): Promise<Matched> {
      const place = beside ? places.get(beside.hospitalId) : await ownHospital()
      const one = await scene.matched({ ...inHours(beside ? 400 : 300), ...place }, beside)
      const ago = beside ? 36 : 12
      await records.takesPlace(one, -ago, 8 - ago)
      await records.run()
      await records.run()
      await records.report(one, { carfare_yen: 1_200 })
      return one
    },
    async confirmed(beside?: Matched): Promise<Matched> {
      const one = await this.reported(beside)
      await records.answer(one, 'CONFIRMED')
      return one
    },
    /** A work that the hospital cancels 300 hours before, for a compensation. */
    async cancelled(beside?: Matched): Promise<Matched> {
      const place = beside ? places.get(beside.hospitalId) : await ownHospital()
      const one = await scene.matched({ ...inHours(300), ...place }, beside)
      await scene.cancel(one, { compensation_yen: 60_000 })
      return one
    },

    /** Outcome of marking the works as one payment, or the code of a refusal. */
    async pay(
      { workId, member }: Pick<Matched, 'workId' | 'member'>,
      more: Fields = {},
      { beside = [], ...one }: Fields & { beside?: readonly Pick<Matched, 'workId'>[] } = {},
    ) {
      const { body } = await ofHospital('MarkPaid', member.bearer, {
        payments: [
          { work_ids: [workId, ...beside.map((other) => other.workId)], withheld_yen: 3_000, ...one },
        ],
        paid_on: '2026-11-21',
        ...key(),
        ...more,
      })
      return body.results?.[0]?.outcome.replace(/^.*_OUTCOME_/, '') ?? body.code
    },
    undo: async ({ workId, member }: Pick<Matched, 'workId' | 'member'>, more: Fields = {}) =>
      wordOf(await ofHospital('TakeBackPaid', member.bearer, { work_id: workId, ...key(), ...more })),
    receive: async (
      { workId, bearer }: Pick<Matched, 'workId' | 'bearer'>,
      isReceived = true,
      more: Fields = {},
    ) =>
      wordOf(
        await ofDoctor('MarkReceived', bearer, {
          work_ids: [workId],
          is_received: isReceived,
          ...key(),
          ...more,
        }),
      ),
    setSlip: async (
      { hospitalId, bearer }: Pick<Matched, 'hospitalId' | 'bearer'>,
      state: string,
      more: Fields = {},
    ) =>
      wordOf(
        await ofDoctor('SetSlip', bearer, {
          hospital_id: String(hospitalId),
          year: 2026,
          state: `SLIP_STATE_${state}`,
          ...key(),
          ...more,
        }),
      ),
    issue: async ({ doctorId, member }: Pick<Matched, 'doctorId' | 'member'>, more: Fields = {}) =>
      wordOf(
        await ofHospital('IssueSlip', member.bearer, { doctor_id: doctorId, year: 2026, ...key(), ...more }),
      ),
    year: async ({ bearer }: { bearer: string }, year = 2026) =>
      (await ofDoctor('GetYear', bearer, { year })).body,
    list: async ({ member }: Pick<Matched, 'member'>, more: Fields = {}) =>
      (await ofHospital('ListPayments', member.bearer, { shelf: 'PAYMENT_SHELF_UNPAID', ...more })).body,

    /** What is due of a work, and the payment that holds it. */
    async rowOf({ workId }: Pick<Matched, 'workId'>) {
      const [row] = await db.database
        .select({ line: workPayment, payment })
        .from(workPayment)
        .leftJoin(payment, eq(payment.id, workPayment.paymentId))
        .where(eq(workPayment.workId, workId))
      return row && { ...row.line, payment: row.payment }
    },
    change: ({ workId }: Pick<Matched, 'workId'>, row: Partial<typeof workPayment.$inferInsert>) =>
      db.database.update(workPayment).set(row).where(eq(workPayment.workId, workId)),
    /** As if the payment of a work had been marked at another time. */
    markedAt: ({ workId }: Pick<Matched, 'workId'>, markedAt: Date) =>
      db.database
        .update(payment)
        .set({ markedAt })
        .where(
          inArray(
            payment.id,
            db.database
              .select({ id: workPayment.paymentId })
              .from(workPayment)
              .where(eq(workPayment.workId, workId)),
          ),
        ),
    remind: () => backend.jobs.run('payment', [{}]),
  }
}
