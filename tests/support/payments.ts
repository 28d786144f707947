import { eq } from 'drizzle-orm'
import { makeHospitals } from '#app/backend/database/seed/hospitals.ts'
import { hospital } from '#app/backend/database/schema/hospital/hospital.ts'
import { workPayment } from '#app/backend/database/schema/work/payment.ts'
import { callTwirp, key, wordOf } from './backend-calls.ts'
import { inHours, type CancellationHouse, type Fields, type Matched } from './cancellations.ts'
import { workRecords } from './work-records.ts'

/** Works that are confirmed, and the commands about their pay from both sides. */
export function payments(house: CancellationHouse) {
  const { db, backend } = house
  const records = workRecords(house)
  const ofDoctor = (method: string, bearer: string, body: Fields) =>
    callTwirp(backend, `dp.work.Payments/${method}`, body, bearer)
  const ofHospital = (method: string, bearer: string, body: Fields) =>
    callTwirp(backend, `dp.hospital.HospitalPayments/${method}`, body, bearer)
  let used = 1
  /** A hospital that has no other works; the first is that of every other listing. */
  async function ownHospital() {
    const place = makeHospitals((used += 1)).at(-1)
    if (!place) throw new Error('no hospital')
    await db.database.insert(hospital).values(place.row).onConflictDoNothing()
    const { id: hospitalId, prefecture, facilityCategory } = place.row
    return { hospitalId, prefecture, facilityCategory }
  }
  return {
    ...records,
    ofDoctor,
    ofHospital,

    async reported(): Promise<Matched> {
      const one = await house.matched({ ...inHours(300), ...(await ownHospital()) })
      await records.takesPlace(one, -12, -4)
      await records.run()
      await records.run()
      await records.report(one, { carfare_yen: 1_200 })
      return one
    },
    async confirmed(): Promise<Matched> {
      const one = await this.reported()
      await records.answer(one, 'CONFIRMED')
      return one
    },

    /** Outcome of marking one work, or the code of a refusal. */
    async pay({ workId, member }: Pick<Matched, 'workId' | 'member'>, more: Fields = {}, item: Fields = {}) {
      const { body } = await ofHospital('MarkPaid', member.bearer, {
        items: [{ work_id: workId, withheld_yen: 3_000, ...item }],
        paid_on: '2026-11-01',
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
          work_id: workId,
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

    rowOf: async ({ workId }: Pick<Matched, 'workId'>) =>
      (await db.database.select().from(workPayment).where(eq(workPayment.workId, workId)))[0],
    change: ({ workId }: Pick<Matched, 'workId'>, row: Partial<typeof workPayment.$inferInsert>) =>
      db.database.update(workPayment).set(row).where(eq(workPayment.workId, workId)),
    remind: () => backend.jobs.run('payment', [{}]),
  }
}
