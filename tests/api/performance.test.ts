import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { work } from '#app/backend/database/schema/work/application.ts'
import { workReport } from '#app/backend/database/schema/work/work-record.ts'
import { callTwirp } from '#tests/support/backend-calls.ts'
import { cancellations, inHours, type CancellationHouse, type Fields } from '#tests/support/cancellations.ts'
import { insertDoctor, type TestDoctor } from '#tests/support/doctors.ts'
import { hours } from '#tests/support/listings.ts'
import { regulars } from '#tests/support/regulars.ts'
import { workRecords } from '#tests/support/work-records.ts'
import { acceptancePercent } from '#app/domain/work/performance.ts'

/** 勤務実績: what a doctor's confirmed works add up to. */

const DAY = 24

let house: CancellationHouse
let records: ReturnType<typeof workRecords>

beforeAll(async () => {
  house = await cancellations('pglite')
  records = workRecords(house)
}, 60_000)
afterAll(() => house.db.close())
beforeEach(() => house.at(0))

const ask = async (method: string, bearer: string, body: Fields) =>
  (await callTwirp(house.backend, `dp.work.Performance/${method}`, body, bearer)).body

const performance = (doctor: TestDoctor, period = 'ALL', more: Fields = {}) =>
  ask('GetPerformance', doctor.bearer, { period: `PERFORMANCE_PERIOD_${period}`, ...more })

/** A confirmed work so many days ago. */
async function worked(doctor: TestDoctor, daysAgo: number, reported: Fields = {}, isConfirmed = true) {
  const one = await house.matched(
    {
      ...inHours(300 + daysAgo),
      incentives: [{ type: 'AMBULANCE', unitYen: 5_000, capYen: null, note: null }],
      incentiveTypes: ['AMBULANCE'],
    },
    doctor,
  )
  await records.takesPlace(one, -12, -4)
  await records.run()
  await records.run()
  expect(await records.report(one, reported)).toBe('REPORTED')
  if (isConfirmed) expect(await records.answer(one, 'CONFIRMED')).toBe('CONFIRMED')
  const times = { start: hours(-daysAgo * DAY), end: hours(-daysAgo * DAY + 8) }
  await house.db.database
    .update(work)
    .set({ plannedStart: times.start, plannedEnd: times.end })
    .where(eq(work.id, one.workId))
  await house.db.database
    .update(workReport)
    .set({ actualStart: times.start, actualEnd: times.end })
    .where(eq(workReport.workId, one.workId))
  return one
}

test('counts confirmed works only, of the period and of the one before it', async () => {
  const doctor = await insertDoctor(house.db.database)
  await worked(doctor, 10, { ambulance_accepted: 3 })
  await worked(doctor, 40)
  await worked(doctor, 120, { ambulance_accepted: 1, admissions_ambulance: 0 })
  await worked(doctor, 5, {}, false)
  const quarter = await performance(doctor, 'QUARTER')
  expect(quarter.current).toMatchObject({
    works: 2,
    minutes: 2 * 420,
    ambulance_accepted: 5,
    declined: 2,
    declined_by_hospital: 2,
    admissions: 2,
    walk_ins: 6,
    ward_calls: 8,
    incentive_yen: 25_000,
  })
  expect(quarter.previous).toMatchObject({ works: 1, ambulance_accepted: 1 })
  const all = await performance(doctor)
  expect(all.current.works).toBe(3)
  expect(all.previous).toBeUndefined()
  // The latest first; one that waits for the hospital is not among them.
  expect(all.works).toHaveLength(3)
  expect(
    all.hospitals.reduce((sum: number, { sums }: { sums: { works: number } }) => sum + sums.works, 0),
  ).toBe(3)
  expect(all.months.reduce((sum: number, { sums }: { sums: { works: number } }) => sum + sums.works, 0)).toBe(
    3,
  )
})

test('応需率 leaves out what lies with the hospital', async () => {
  const doctor = await insertDoctor(house.db.database)
  await worked(doctor, 3, {
    ambulance_accepted: 3,
    declined: [
      { reason: 'AMBULANCE_DECLINE_REASON_BEDS_FULL', count: 4 },
      { reason: 'AMBULANCE_DECLINE_REASON_OUT_OF_SPECIALTY', count: 1 },
      { reason: 'AMBULANCE_DECLINE_REASON_OTHER', count: 0 },
    ],
  })
  const { current } = await performance(doctor)
  expect(current).toMatchObject({ ambulance_accepted: 3, declined: 5, declined_by_hospital: 4 })
  const asked = { ambulanceAccepted: 3, declined: 5, declinedByHospital: 4 }
  expect(acceptancePercent(asked)).toBe(75)
  expect(acceptancePercent({ ambulanceAccepted: 0, declined: 4, declinedByHospital: 4 })).toBeNull()
})

test('is the doctor’s own; a stranger and a visitor see nothing of it', async () => {
  const doctor = await insertDoctor(house.db.database)
  const one = await worked(doctor, 3)
  expect((await performance(await insertDoctor(house.db.database))).current?.works ?? 0).toBe(0)
  expect(
    (await ask('GetPerformance', one.member.bearer, { period: 'PERFORMANCE_PERIOD_ALL' })).current,
  ).toBeUndefined()
  expect((await performance(doctor, 'UNSPECIFIED')).code).toBe('invalid_argument')
  expect((await performance(doctor, 'ALL', { after: '??' })).code).toBe('invalid_argument')
  const contract = (id: string) => ask('GetEngagementPerformance', doctor.bearer, { engagement_id: id })
  expect((await contract(crypto.randomUUID())).code).toBe('not_found')
  expect((await contract('1')).code).toBe('invalid_argument')
})

test('a contract adds up its confirmed dates, for its own doctor only', async () => {
  const office = await regulars('pglite')
  try {
    const { matched, worksOf, engagementOf, db, backend } = office
    const one = await matched.call(office)
    const dates = workRecords(office)
    const [first, second] = await worksOf(one)
    const engagement = await engagementOf(one.id)
    if (!first || !second || !engagement) throw new Error('no contract')
    for (const [shift, from] of [
      [first, -40],
      [second, -12],
    ] as const) {
      const date = { workId: shift.id, bearer: one.bearer, member: one.member }
      await dates.takesPlace(date, from, from + 8)
      await dates.run()
      await dates.run()
      expect(await dates.report(date)).toBe('REPORTED')
      if (shift === first) expect(await dates.answer(date, 'CONFIRMED')).toBe('CONFIRMED')
    }
    const read = async (bearer: string) => {
      const method = 'dp.work.Performance/GetEngagementPerformance'
      return (await callTwirp(backend, method, { engagement_id: engagement.id }, bearer)).body
    }
    const seen = await read(one.bearer)
    expect(seen.sums).toMatchObject({ works: 1, minutes: 420, ambulance_accepted: 2 })
    expect(seen.works.map(({ id }: { id: string }) => id)).toEqual([first.id])
    expect((await read((await insertDoctor(db.database)).bearer)).code).toBe('not_found')
    const listed = await dates.worked(one, { kind: 'WORK_KIND_REGULAR' })
    expect(listed.works.map(({ id }: { id: string }) => id)).toEqual([second.id, first.id])
    expect((await dates.worked(one)).works ?? []).toEqual([])
  } finally {
    await office.db.close()
  }
})
