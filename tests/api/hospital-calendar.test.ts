import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { work } from '#app/backend/database/schema/work/application.ts'
import { hospital } from '#app/backend/database/schema/hospital/hospital.ts'
import { hospitalMember } from '#app/backend/database/schema/hospital/hospital-member.ts'
import { spotWork } from '#app/backend/database/schema/listing/spot-work.ts'
import { makeHospitals } from '#app/backend/seed/hospitals.ts'
import { callTwirp } from '#tests/support/backend-calls.ts'
import { insertDoctor, NOW } from '#tests/support/doctors.ts'
import { hours } from '#tests/support/listings.ts'
import { insertMember, type TestMember } from '#tests/support/members.ts'
import { withdrawals, type Withdrawals } from '#tests/support/withdrawals.ts'

/** The calendar of a hospital. */

let scene: Withdrawals
let member: TestMember
let own: number

beforeAll(async () => {
  scene = await withdrawals()
  const first = await scene.applied({ startTime: hours(24), endTime: hours(32) })
  own = (await scene.listingOf(first.spot))?.hospitalId ?? 0
  member = await insertMember(scene.db.database, own)
}, 60_000)
afterAll(() => scene.db.close())

const month = async (text: string, { bearer }: { bearer: string } = member) =>
  callTwirp(scene.backend, 'dp.hospital.HospitalCalendar/GetMonth', { month: text }, bearer)
const listed = async (text: string) => (await month(text)).body.listings ?? []

test('shows who comes, what is open and what waits for an answer, by Tokyo months', async () => {
  // NOW is 21 November 2026, 12:00; the first is matched on the 22nd.
  const waiting = await scene.applied({
    applicationStatus: 'SELECTION',
    slots: 2,
    startTime: hours(48),
    endTime: hours(56),
  })
  const late = await scene.applied({
    applicationStatus: 'SELECTION',
    startTime: new Date('2026-11-30T23:00:00+09:00'),
    endTime: new Date('2026-12-01T08:00:00+09:00'),
  })
  const next = await scene.applied({
    applicationStatus: 'SELECTION',
    startTime: new Date('2026-12-01T00:00:00+09:00'),
    endTime: new Date('2026-12-01T08:00:00+09:00'),
  })
  const november = await listed('2026-11')
  expect(november).toMatchObject([
    { filled_slots: 1, works: [{ state: 'WORK_STATE_SCHEDULED' }] },
    { spot_work_id: String(waiting.spot), waiting: 1, slots: 2 },
    { spot_work_id: String(late.spot), waiting: 1 },
  ])
  expect(november[0].works[0].doctor_name).not.toBe('')
  expect(await listed('2026-12')).toMatchObject([{ spot_work_id: String(next.spot) }])
  // A draft is nobody's shift yet, and what is not released waits for nobody.
  await scene.db.database.update(spotWork).set({ status: 'DRAFT' }).where(eq(spotWork.id, next.spot))
  expect(await listed('2026-12')).toEqual([])
  const held = await insertDoctor(scene.db.database, { status: 'MEDICAL_LICENSE_VERIFIED' })
  await scene.apply(waiting.spot, held.bearer)
  expect((await listed('2026-11'))[1]).toMatchObject({ waiting: 1 })
})

test('is of the chosen hospital, for its members', async () => {
  const place = makeHospitals(2)[1]
  if (!place) throw new Error('no hospital')
  await scene.db.database.insert(hospital).values(place.row).onConflictDoNothing()
  const nextDoor = await insertMember(scene.db.database, place.row.id)
  expect((await month('2026-11', nextDoor)).body.listings ?? []).toEqual([])
  const viewer = await insertMember(scene.db.database, own, { role: 'VIEWER' })
  expect((await month('2026-11', viewer)).status).toBe(200)
  const former = await insertMember(scene.db.database, own)
  await scene.db.database
    .update(hospitalMember)
    .set({ leftAt: NOW })
    .where(eq(hospitalMember.id, former.memberId))
  const doctor = await insertDoctor(scene.db.database)
  for (const one of [former, doctor]) expect((await month('2026-11', one)).status).toBe(403)
  expect((await month('2026-11', { bearer: '' })).status).toBe(401)
})

test.each(['', '2026', '2026-13', '2026-00', '1999-01', '2026-11-01', "2026-11'"])(
  'refuses %j as a month',
  async (text) => {
    expect((await month(text)).status).toBe(400)
  },
)

const week = async (day: string, { bearer }: { bearer: string } = member) =>
  callTwirp(scene.backend, 'dp.hospital.HospitalCalendar/GetWeek', { day }, bearer)

test('a week is Sunday to Saturday, across the months', async () => {
  const shift = {
    startTime: new Date('2027-02-28T00:00:00+09:00'),
    endTime: new Date('2027-02-28T08:00:00+09:00'),
  }
  const sunday = await scene.applied(shift)
  const saturday = await scene.applied({
    startTime: new Date('2027-03-06T23:00:00+09:00'),
    endTime: new Date('2027-03-07T08:00:00+09:00'),
  })
  for (const day of ['2027-02-28', '2027-03-03', '2027-03-06'])
    expect((await week(day)).body.listings).toMatchObject([
      { spot_work_id: String(sunday.spot) },
      { spot_work_id: String(saturday.spot) },
    ])
  expect((await week('2027-02-27')).body.listings ?? []).toEqual([])
  expect((await week('2027-03-07')).body.listings ?? []).toEqual([])
})

test('marks listings that are the same, and a doctor with little rest between two shifts', async () => {
  const place: Parameters<typeof scene.applied>[0] = {
    startTime: new Date('2027-04-06T09:00:00+09:00'),
    endTime: new Date('2027-04-06T17:00:00+09:00'),
    shift: 'DAY',
    nightDutyPermit: 'NOT_APPLICABLE',
  }
  const first = await scene.applied(place)
  const twin = await scene.applied(place)
  const other = await scene.applied({
    title: '別の勤務',
    shift: 'DAY',
    nightDutyPermit: 'NOT_APPLICABLE',
    startTime: new Date('2027-04-07T01:00:00+09:00'),
    endTime: new Date('2027-04-07T09:00:00+09:00'),
  })
  const conflictsBy = async () => {
    const listings: { spot_work_id: string; conflicts?: string[] }[] = (await week('2027-04-06')).body
      .listings
    return Object.fromEntries(listings.map((one) => [one.spot_work_id, one.conflicts ?? []]))
  }
  expect(await conflictsBy()).toEqual({
    [first.spot]: ['CALENDAR_CONFLICT_SAME_SHIFT'],
    [twin.spot]: ['CALENDAR_CONFLICT_SAME_SHIFT'],
    [other.spot]: [],
  })
  const [source] = await scene.db.database
    .select({ doctorId: work.doctorId })
    .from(work)
    .where(eq(work.spotWorkId, first.spot))
  await scene.db.database
    .update(work)
    .set({ doctorId: source?.doctorId ?? '' })
    .where(eq(work.spotWorkId, other.spot))
  expect(await conflictsBy()).toMatchObject({
    [first.spot]: expect.arrayContaining(['CALENDAR_CONFLICT_SHORT_REST']),
    [other.spot]: ['CALENDAR_CONFLICT_SHORT_REST'],
  })
})

test.each(['', '2026-12', '2026-13-01', '2026-02-30', '1999-01-01', "2026-11-01'"])(
  'refuses %j as a day',
  async (text) => {
    expect((await week(text)).status).toBe(400)
  },
)
