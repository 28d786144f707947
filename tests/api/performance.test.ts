import { eq, sql } from 'drizzle-orm'
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

let scene: CancellationHouse
let records: ReturnType<typeof workRecords>

beforeAll(async () => {
  scene = await cancellations()
  records = workRecords(scene)
}, 60_000)
afterAll(() => scene.db.close())
beforeEach(() => scene.at(0))

const ask = async (method: string, bearer: string, body: Fields) =>
  (await callTwirp(scene.backend, `dp.work.Performance/${method}`, body, bearer)).body

const performance = (doctor: TestDoctor, period = 'ALL', more: Fields = {}) =>
  ask('GetPerformance', doctor.bearer, { period: `PERFORMANCE_PERIOD_${period}`, ...more })

/** A confirmed work so many days ago. */
async function worked(doctor: TestDoctor, daysAgo: number, reported: Fields = {}, isConfirmed = true) {
  const one = await scene.matched(
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
  await scene.db.database
    .update(work)
    .set({ plannedStart: times.start, plannedEnd: times.end })
    .where(eq(work.id, one.workId))
  await scene.db.database
    .update(workReport)
    .set({ actualStart: times.start, actualEnd: times.end })
    .where(eq(workReport.workId, one.workId))
  return one
}

test('counts confirmed works only, of the period and of the one before it', async () => {
  const doctor = await insertDoctor(scene.db.database)
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
  const doctor = await insertDoctor(scene.db.database)
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
  const doctor = await insertDoctor(scene.db.database)
  const one = await worked(doctor, 3)
  expect((await performance(await insertDoctor(scene.db.database))).current?.works ?? 0).toBe(0)
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
  const office = await regulars()
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

test('past works of contracts stand contract by contract, the latest contract and date first', async () => {
  const office = await regulars()
  try {
    const doctor = await insertDoctor(office.db.database)
    const onMondays = await office.matched({}, doctor)
    const later = { weekdays: [3], contract_start: '2027-01-13' }
    const wish = { weekdays: [3], start_date: '2027-01-13' }
    const onWednesdays = await office.applied({ weekdays: ['WEDNESDAY'] }, { doctor, wish })
    expect(await office.offer(onWednesdays, later)).toBe('DECIDED')
    expect(await office.answer(onWednesdays, 'ACCEPT')).toBe('MATCHED')
    // All of them a year earlier, and over.
    await office.db.database.execute(
      sql`update work set state = 'FINISHED', planned_start = planned_start - interval '364 days', planned_end = planned_end - interval '364 days'`,
    )
    const read = async (bearer: string, more: Fields = {}) =>
      workRecords(office).worked({ bearer }, { kind: 'WORK_KIND_REGULAR', ...more })
    const first = await read(doctor.bearer)
    const second = await read(doctor.bearer, { year: first.year, after: first.next_cursor })
    expect(second.next_cursor ?? '').toBe('')
    const all = [...first.works, ...second.works]
    const idsOf = async (one: { id: string }) =>
      (await office.worksOf(one))
        .toSorted((a, b) => b.plannedStart.getTime() - a.plannedStart.getTime())
        .map(({ id }) => id)
    const yenOf = async (one: { id: string }) =>
      (await office.worksOf(one)).reduce((sum, { fee }) => sum + fee, 0)
    const wednesdays = await idsOf(onWednesdays)
    const mondays = await idsOf(onMondays)
    expect(all.map(({ id }) => id)).toEqual([...wednesdays, ...mondays])
    // The pages part within the second contract.
    expect(wednesdays.length).toBeLessThan(first.works.length)
    expect(second.works.length).toBeGreaterThan(0)
    for (const { contracts } of [first, second])
      expect(
        contracts.map(({ months, ...contract }: { months: { works: number; yen: number }[] }) => ({
          ...contract,
          works: months.reduce((sum, { works }) => sum + works, 0),
          yen: months.reduce((sum, { yen }) => sum + yen, 0),
        })),
      ).toEqual([
        {
          engagement_id: (await office.engagementOf(onWednesdays.id))?.id,
          application_id: onWednesdays.id,
          start_date: '2027-01-13',
          end_date: '2028-01-03',
          works: wednesdays.length,
          yen: await yenOf(onWednesdays),
        },
        {
          engagement_id: (await office.engagementOf(onMondays.id))?.id,
          application_id: onMondays.id,
          start_date: '2027-01-04',
          end_date: '2028-01-03',
          works: mondays.length,
          yen: await yenOf(onMondays),
        },
      ])
    const stranger = await insertDoctor(office.db.database)
    const seen = await read(stranger.bearer, { year: first.year, after: first.next_cursor })
    expect([seen.works ?? [], seen.contracts ?? []]).toEqual([[], []])
  } finally {
    await office.db.close()
  }
})
