import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { work } from '#app/backend/database/schema/work/application.ts'
import { hospital } from '#app/backend/database/schema/hospital/hospital.ts'
import { hospitalMember } from '#app/backend/database/schema/hospital/hospital-member.ts'
import { makeHospitals } from '#app/backend/seed/hospitals.ts'
import { cancellations, inHours, type CancellationHouse, type Matched } from '#tests/support/cancellations.ts'
import { insertDoctor } from '#tests/support/doctors.ts'
import { GUIDE, hospitalProfiles, PROFILE } from '#tests/support/hospital-profiles.ts'
import { hours } from '#tests/support/listings.ts'
import { insertMember } from '#tests/support/members.ts'

/** What a hospital says of itself: to everybody, and in the first-visit guide to who works there. */

const AT_ONCE = 50

let scene: CancellationHouse
let profiles: ReturnType<typeof hospitalProfiles>
let one: Matched

beforeAll(async () => {
  scene = await cancellations()
  profiles = hospitalProfiles(scene)
}, 60_000)
afterAll(() => scene.db.close())
beforeEach(async () => {
  scene.at(0)
  one = await scene.matched(inHours(300))
  await profiles.forget(one.hospitalId)
})

test('a member saves it, and it is what doctors read', async () => {
  expect(await profiles.save(one.member, one.hospitalId)).toBe('SAVED')
  const [row] = await scene.db.database.select().from(hospital).where(eq(hospital.id, one.hospitalId))
  expect(row).toMatchObject({
    summary: PROFILE.summary,
    electronicChart: PROFILE.electronic_chart,
    amenities: PROFILE.amenities,
    dutyRoom: { shower: true, wifi: true, meal: false, private: false, note: '個室です。' },
  })
  expect(await profiles.read(one.member)).toMatchObject({ version: 1, guide: GUIDE, may_edit: true })
  expect((await profiles.guide(one)).guide).toMatchObject(GUIDE)
})

test('saving over a newer version is refused, with a sentence, and changes nothing', async () => {
  await profiles.save(one.member, one.hospitalId)
  const other = { version: 0, guide: { entrance: '別の入口です。' } }
  expect(await profiles.save(one.member, one.hospitalId, other)).toBe('OUTDATED')
  expect((await profiles.rowOf(one.hospitalId))?.entrance).toBe(GUIDE.entrance)
  expect(await profiles.save(one.member, one.hospitalId, { ...other, version: 1 })).toBe('SAVED')
  expect(await profiles.rowOf(one.hospitalId)).toMatchObject({
    version: 2,
    entrance: '別の入口です。',
    phones: '',
  })
})

test('the guide is read from the match until a week after the work, by its doctor alone', async () => {
  await profiles.save(one.member, one.hospitalId)
  const stranger = await insertDoctor(scene.db.database)
  for (const { bearer } of [stranger, one.member])
    expect((await profiles.guide({ ...one, bearer })).code).toBe('not_found')
  const ends = async (days: number) =>
    scene.db.database
      .update(work)
      .set({ plannedStart: hours(days * 24 - 8), plannedEnd: hours(days * 24) })
      .where(eq(work.id, one.workId))
  await ends(-6.9)
  expect((await profiles.guide(one)).guide).toMatchObject(GUIDE)
  await ends(-7)
  expect((await profiles.guide(one)).guide).toBeUndefined()
})

test('the doctor of a cancelled work reads the guide no more; an unwritten one is empty', async () => {
  expect(Object.values((await profiles.guide(one)).guide).join('')).toBe('')
  await profiles.save(one.member, one.hospitalId)
  await scene.db.database.update(work).set({ state: 'CANCELLED_BY_DOCTOR' }).where(eq(work.id, one.workId))
  expect((await profiles.guide(one)).guide).toBeUndefined()
})

test('the hospital next door, a former member, a viewer and a doctor cannot save it', async () => {
  const id = one.hospitalId + 1_000 + Math.floor(Math.random() * 100_000)
  const [next] = makeHospitals(1)
  if (!next) throw new Error('no hospital')
  await scene.db.database.insert(hospital).values({ ...next.row, id })
  const neighbour = await insertMember(scene.db.database, id)
  const former = await insertMember(scene.db.database, one.hospitalId)
  await scene.db.database
    .update(hospitalMember)
    .set({ leftAt: hours(-1) })
    .where(eq(hospitalMember.id, former.memberId))
  const viewer = await insertMember(scene.db.database, one.hospitalId, { role: 'VIEWER' })
  for (const caller of [neighbour, former, viewer, one])
    expect(await profiles.save(caller, one.hospitalId)).toBe('permission_denied')
  expect(await profiles.rowOf(one.hospitalId)).toBeNull()
  expect((await profiles.read(former)).code).toBe('permission_denied')
  expect((await profiles.read(viewer)).may_edit ?? false).toBe(false)
})

test.each([
  { hospital_id: 'x' },
  { version: -1 },
  { idempotency_key: 'x' },
  { profile: undefined },
  { profile: { ...PROFILE, summary: '短い' } },
  { profile: { ...PROFILE, phone: '電話' } },
  { profile: { ...PROFILE, electronic_chart: 'ABACUS' } },
  { profile: { ...PROFILE, amenities: ['SAUNA'] } },
  { profile: { ...PROFILE, duty_room_note: 'あ'.repeat(201) } },
  { guide: { meals: 'あ'.repeat(1_001) } },
])('malformed input is refused: %o', async (fields) => {
  expect(await profiles.save(one.member, one.hospitalId, fields)).toBe('invalid_argument')
})

test(`${AT_ONCE} identical saves at once have one effect and one response`, async () => {
  const same = { idempotency_key: `profile-${one.id}` }
  const all = await Promise.all(
    Array.from({ length: AT_ONCE }, () => profiles.save(one.member, one.hospitalId, same)),
  )
  expect(new Set(all)).toEqual(new Set(['SAVED']))
  expect(await profiles.rowOf(one.hospitalId)).toMatchObject({ version: 1 })
  expect(await profiles.save(one.member, one.hospitalId, { ...same, version: 1 })).toBe('invalid_argument')
})
