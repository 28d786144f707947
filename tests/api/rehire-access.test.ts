import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { notification } from '#app/backend/database/schema/notification.ts'
import { hospital } from '#app/backend/database/schema/hospital/hospital.ts'
import { ngSetting } from '#app/backend/database/schema/doctor/ng.ts'
import { hospitalMember } from '#app/backend/database/schema/hospital/hospital-member.ts'
import { makeHospitals } from '#app/backend/seed/hospitals.ts'
import { callWork } from '#tests/support/backend-calls.ts'
import { cancellations, type CancellationHouse, type Matched } from '#tests/support/cancellations.ts'
import { insertDoctor } from '#tests/support/doctors.ts'
import { hours } from '#tests/support/listings.ts'
import { insertMember } from '#tests/support/members.ts'
import { rehires } from '#tests/support/rehires.ts'

/** Who may offer, answer and withdraw a rehire offer, and what a hospital does not learn. */

let scene: CancellationHouse
let offers: ReturnType<typeof rehires>

beforeAll(async () => {
  scene = await cancellations()
  offers = rehires(scene)
}, 60_000)
afterAll(() => scene.db.close())
beforeEach(async () => {
  scene.at(0)
  await scene.db.database.delete(notification)
})

test('who wants no offers gets none, and the hospital does not learn why', async () => {
  const one = await offers.confirmed()
  const spot = await offers.listing()
  expect(await offers.choose(one, false)).toBe('OFF')
  const off = await offers.read(one)
  expect(off).toMatchObject({ is_confirmed: true })
  expect(off.is_possible ?? false).toBe(false)
  expect(off.listings ?? []).toEqual([])
  expect(await offers.offer(one, spot)).toBe('NOT_POSSIBLE')
  expect(await offers.toldOf(one)).toEqual([])
  expect(await offers.choose(one, true)).toBe('ON')
  const { doctorId, hospitalId } = one
  await scene.db.database
    .insert(ngSetting)
    .values({ doctorId, hospitalId, scope: 'HOSPITAL', createdAt: hours(0) })
  expect(await offers.offer(one, spot)).toBe('NOT_POSSIBLE')
  await scene.db.database.delete(ngSetting)
  expect(await offers.offer(one, spot)).toBe('OFFERED')
  const [row] = await offers.offersTo(one)
  expect(await offers.decline(one, row?.id, { no_more: true })).toBe('DECLINED')
  expect(await offers.offer(one, spot)).toBe('NOT_POSSIBLE')
})

test('needs a confirmed work, and listings of the hospital that are open to the doctor', async () => {
  const early = await scene.matched({
    startTime: hours(200),
    endTime: hours(208),
  })
  expect(await offers.offer(early, await offers.listing())).toBe('NOT_CONFIRMED')
  expect(await offers.choose(early, false)).toBe('NOT_CONFIRMED')
  const one = await offers.confirmed()
  const [, next] = makeHospitals(2)
  if (!next) throw new Error('no hospital')
  await scene.db.database.insert(hospital).values(next.row).onConflictDoNothing()
  const closed = [
    await offers.listing({ status: 'PAUSED' }),
    await offers.listing({ filledSlots: 1, status: 'FILLED' }),
    await offers.listing({ applicationDeadline: hours(-1) }),
    await offers.listing({
      hospitalId: next.row.id,
      prefecture: next.row.prefecture,
      facilityCategory: next.row.facilityCategory,
    }),
  ]
  for (const spot of closed) expect(await offers.offer(one, spot)).toBe('LISTING_CLOSED')
  const applied = await offers.listing({ applicationStatus: 'SELECTION' })
  await scene.apply(applied, one.bearer)
  expect(await offers.offer(one, applied)).toBe('LISTING_CLOSED')
  expect(await offers.offersTo(one)).toEqual([])
})

test('belongs to its doctor and its hospital', async () => {
  const one = await offers.offered()
  const stranger = await insertDoctor(scene.db.database)
  expect(await offers.list(stranger)).toEqual([])
  await offers.view(stranger, [one.offer])
  expect(await offers.stateOf(one)).toBe('OFFERED')
  expect(await offers.accept(stranger, one.offer)).toBe('NOT_FOUND')
  expect(await offers.decline(stranger, one.offer)).toBe('NOT_FOUND')
  expect(await offers.choose({ ...one, bearer: stranger.bearer }, false)).toBe('NOT_FOUND')

  const [, next] = makeHospitals(2)
  if (!next) throw new Error('no hospital')
  await scene.db.database.insert(hospital).values(next.row).onConflictDoNothing()
  const { database } = scene.db
  const former = await insertMember(database, one.hospitalId)
  await database
    .update(hospitalMember)
    .set({ leftAt: hours(-1) })
    .where(eq(hospitalMember.id, former.memberId))
  const nextDoor = await insertMember(database, next.row.id)
  for (const { bearer } of [stranger, nextDoor, former, one]) {
    const member = { ...one.member, bearer }
    const refused = bearer === nextDoor.bearer ? 'not_found' : 'permission_denied'
    expect((await offers.read({ ...one, member })).code).toBe(refused)
    expect(await offers.offer({ ...one, member }, one.offered)).toBe(refused)
    expect(await offers.withdraw({ member }, one.offer)).toBe(refused)
  }
  const viewer = {
    ...one,
    member: await insertMember(database, one.hospitalId, { role: 'VIEWER' }),
  }
  expect((await offers.read(viewer)).may_offer ?? false).toBe(false)
  expect(await offers.offer(viewer, one.offered)).toBe('permission_denied')
  expect(await offers.withdraw(viewer, one.offer)).toBe('permission_denied')
  expect((await offers.sent(one)).offers.map((row: { id: string }) => row.id)).toContain(one.offer)
  // A hospital's member is no doctor.
  expect(await offers.accept(one.member, one.offer)).toBe('NOT_FOUND')
})

test('a doctor who may not work gets no offer and accepts none', async () => {
  const one = await offers.offered()
  await scene.db.database.execute(`update doctor set status = 'SUSPENDED' where id = '${one.doctorId}'`)
  expect(await offers.accept(one, one.offer)).toBe('NOT_ALLOWED')
  expect(await offers.offer(one, await offers.listing())).toBe('NOT_POSSIBLE')
})

test.each([
  { spot_work_ids: [] },
  { spot_work_ids: ['x'] },
  {
    spot_work_ids: Array.from({ length: 11 }, (_, index) => String(index + 1)),
  },
  {
    regular_work_ids: Array.from({ length: 10 }, (_, index) => String(index + 1)),
  },
  { regular_work_ids: ['x'] },
  { premium_yen: -1 },
  { premium_yen: 500_001 },
  { days: 30 },
  { message: 'あ'.repeat(501) },
  { work_id: 'x' },
  { idempotency_key: 'x' },
])('is refused malformed: %o', async (fields) => {
  const one = await offers.confirmed()
  expect(await offers.offer(one, await offers.listing(), fields)).toBe('invalid_argument')
  expect(await offers.offersTo(one)).toEqual([])
})

test('answers are refused malformed', async () => {
  const one: Matched = await offers.confirmed()
  expect(await offers.accept(one, 'x')).toBe('invalid_argument')
  expect(
    await offers.decline(one, crypto.randomUUID(), {
      reason: 'あ'.repeat(501),
    }),
  ).toBe('invalid_argument')
  expect(await offers.decline(one, crypto.randomUUID())).toBe('NOT_FOUND')
  expect(await offers.withdraw(one, crypto.randomUUID())).toBe('not_found')
  expect((await offers.view(one, ['x'])).body.code).toBe('invalid_argument')
  const unknown = { work_id: crypto.randomUUID() }
  expect(await offers.offer(one, '1', unknown)).toBe('not_found')
  expect((await callWork(scene.backend, 'ListApplications', {}, one.bearer)).status).toBe(200)
})
