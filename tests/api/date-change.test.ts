import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { work } from '#app/backend/database/schema/work/application.ts'
import { dateChange } from '#app/backend/database/schema/work/date-change.ts'
import { hospital } from '#app/backend/database/schema/hospital/hospital.ts'
import { makeHospitals } from '#app/backend/seed/hospitals.ts'
import { insertDoctor } from '#tests/support/doctors.ts'
import { cancellations, inHours, type CancellationHouse, type Matched } from '#tests/support/cancellations.ts'
import { dateChanges } from '#tests/support/date-changes.ts'
import { hours } from '#tests/support/listings.ts'
import { insertMember } from '#tests/support/members.ts'

/** Moving a matched spot work (日程変更の相談), from both sides. */

const DAY = 24 * 60
/** Two hours later than a shift of `inHours(300)`. */
const LATER = [hours(302), hours(310)] as const

let scene: CancellationHouse
let changes: ReturnType<typeof dateChanges>

beforeAll(async () => {
  scene = await cancellations()
  changes = dateChanges(scene)
}, 60_000)
afterAll(() => scene.db.close())
beforeEach(() => scene.at(0))

const matched = () => scene.matched(inHours(300))
const noticesOf = async (one: Matched) =>
  (await scene.noticesOf(one)).filter((kind) => kind.startsWith('DATE_CHANGE'))

test('a work moves once the hospital accepts, and stands as planned until then', async () => {
  const one = await matched()
  expect(await changes.request(one, LATER)).toBe('REQUESTED')
  expect(await changes.timesOf(one.workId)).toEqual([hours(300), hours(308)])
  expect(await changes.request(one, LATER)).toBe('ALREADY_OPEN')
  const own = await scene.look(one)
  expect(own.body.date_change).toMatchObject({
    state: 'DATE_CHANGE_STATE_OPEN',
    proposed_start: LATER[0].toISOString().replace('.000', ''),
  })
  expect((await scene.read(one)).body.date_change.note).toBe('学会の発表と重なってしまいました。')
  const { works } = (await scene.coming(one.member.bearer)).body
  const listed = works.find((row: { work: { id: string } }) => row.work.id === one.workId)
  expect(listed.has_open_change).toBe(true)

  expect(await changes.decide(one, 'ACCEPT', { word: 'お待ちしております。' })).toBe('ACCEPTED')
  expect(await changes.timesOf(one.workId)).toEqual(LATER)
  expect((await scene.look(one)).body).toMatchObject({
    work: { state: 'WORK_STATE_SCHEDULED' },
    date_change: { state: 'DATE_CHANGE_STATE_ACCEPTED', answer: 'お待ちしております。' },
  })
  expect(await changes.decide(one, 'DECLINE')).toBe('ALREADY_DECIDED')
  expect(await noticesOf(one)).toEqual(['DATE_CHANGE_ACCEPTED', 'DATE_CHANGE_REQUESTED'])
  // Moving back is another request.
  expect(await changes.request(one, [hours(300), hours(308)])).toBe('REQUESTED')
})

test('declined or withdrawn, the work stands as planned, and another time may be asked for', async () => {
  const one = await matched()
  await changes.request(one, LATER)
  expect(await changes.withdraw(one)).toBe('WITHDRAWN')
  expect(await changes.withdraw(one)).toBe('ALREADY_DECIDED')
  expect(await changes.decide(one, 'ACCEPT')).toBe('ALREADY_DECIDED')
  await changes.request(one, LATER)
  expect(await changes.decide(one, 'DECLINE')).toBe('DECLINED')
  expect(await changes.timesOf(one.workId)).toEqual([hours(300), hours(308)])
  expect(await changes.request(one, [hours(301), hours(309)])).toBe('REQUESTED')
  expect(await changes.statesOf(one.workId)).toEqual(['WITHDRAWN', 'DECLINED', 'OPEN'])
})

test('five requests about one work are enough', async () => {
  const one = await matched()
  for (let time = 0; time < 5; time++) {
    expect(await changes.request(one, LATER)).toBe('REQUESTED')
    expect(await changes.withdraw(one)).toBe('WITHDRAWN')
  }
  expect(await changes.request(one, LATER)).toBe('TOO_MANY')
})

describe('a request is refused', () => {
  test.each([
    ['the same time', [hours(300), hours(308)], 'UNCHANGED'],
    ['an end before its start', [hours(306), hours(304)], 'HOURS_INVALID'],
    ['another day', [hours(324), hours(332)], 'HOURS_INVALID'],
    ['a shift of 40 hours', [hours(300), hours(340)], 'HOURS_INVALID'],
    ['a time that is over', [hours(-2), hours(6)], 'HOURS_INVALID'],
  ] as const)('for %s', async (_what, times, outcome) => {
    expect(await changes.request(await matched(), times)).toBe(outcome)
  })

  test('for a time of another work, and cannot be accepted once there is one', async () => {
    const one = await matched()
    expect(await changes.request(one, LATER)).toBe('REQUESTED')
    const { doctorId, hospitalId } = one
    await scene.db.database.insert(work).values({
      doctorId,
      hospitalId,
      plannedStart: hours(309),
      plannedEnd: hours(315),
      breakMinutes: 0,
      fee: 50_000,
    })
    expect(await changes.decide(one, 'ACCEPT')).toBe('OVERLAPPING')
    expect(await changes.decide(one, 'DECLINE')).toBe('DECLINED')
    expect(await changes.request(one, LATER)).toBe('OVERLAPPING')
  })

  test('of a work that begins, is cancelled, or is to be cancelled', async () => {
    const one = await matched()
    await scene.ask(one, 'RECORDED')
    expect(await changes.request(one, LATER)).toBe('CANCELLING')
    await scene.decide(one, 'ACCEPT')
    expect(await changes.request(one, LATER)).toBe('ENDED')
    const begun = await matched()
    await scene.begin(begun)
    expect(await changes.request(begun, LATER)).toBe('STARTED')
  })

  test('to strangers, of both sides', async () => {
    const one = await matched()
    const stranger = await insertDoctor(scene.db.database)
    expect(await changes.request({ ...one, bearer: stranger.bearer }, LATER)).toBe('NOT_FOUND')
    await changes.request(one, LATER)
    expect(await changes.withdraw({ ...one, bearer: stranger.bearer })).toBe('NOT_FOUND')
    expect(await changes.withdraw({ ...one, bearer: one.member.bearer })).toBe('not_found')
    const place = makeHospitals(2)[1]?.row
    if (!place) throw new Error('no hospital')
    await scene.db.database.insert(hospital).values(place).onConflictDoNothing()
    const elsewhere = await insertMember(scene.db.database, place.id)
    expect(await changes.decide({ ...one, member: elsewhere }, 'ACCEPT')).toBe('not_found')
    const viewer = await insertMember(scene.db.database, one.hospitalId, { role: 'VIEWER' })
    expect(await changes.decide({ ...one, member: viewer }, 'ACCEPT')).toBe('permission_denied')
    expect(await changes.decide({ ...one, member: { ...one.member, bearer: one.bearer } }, 'ACCEPT')).toBe(
      'permission_denied',
    )
    expect(await changes.statesOf(one.workId)).toEqual(['OPEN'])
  })

  test.each([
    { note: '短い' },
    { note: 'あ'.repeat(501) },
    { note: `無効な文字を含む事情です\0` },
    { work_id: '1' },
    { idempotency_key: 'x' },
    { start: undefined },
  ])('malformed: %o', async (fields) => {
    expect(await changes.request(await matched(), LATER, fields)).toBe('invalid_argument')
  })

  test('with a key of another request; the same key gets the same answer', async () => {
    const one = await matched()
    const same = { idempotency_key: 'change-0001' }
    expect(await changes.request(one, LATER, same)).toBe('REQUESTED')
    expect(await changes.request(one, LATER, same)).toBe('REQUESTED')
    expect(await changes.request(one, [hours(301), hours(309)], same)).toBe('invalid_argument')
    expect(await changes.statesOf(one.workId)).toHaveLength(1)
    expect(await changes.decide(one, 'DECLINE', { word: '' })).toBe('invalid_argument')
  })
})

test('without an answer a request lapses at its deadline, with one notice to the doctor; the work keeps its time', async () => {
  const one = await matched()
  await changes.request(one, LATER)
  const run = () => scene.backend.jobs.run('date-change', [{}])
  scene.at(2 * DAY - 1)
  await run()
  expect(await changes.statesOf(one.workId)).toEqual(['OPEN'])
  // The deadline is brought forward: a bearer does not last until it.
  scene.at(0)
  await scene.db.database
    .update(dateChange)
    .set({ answerDueAt: hours(-1) })
    .where(eq(dateChange.workId, one.workId))
  expect(await changes.decide(one, 'ACCEPT')).toBe('ALREADY_DECIDED')
  await run()
  await run()
  expect(await changes.statesOf(one.workId)).toEqual(['LAPSED'])
  expect(await noticesOf(one)).toEqual(['DATE_CHANGE_LAPSED', 'DATE_CHANGE_REQUESTED'])
  expect(await changes.timesOf(one.workId)).toEqual([hours(300), hours(308)])
})

test('of a cancelled work a request lapses in silence', async () => {
  const one = await matched()
  await changes.request(one, LATER)
  await scene.cancel(one)
  expect(await changes.decide(one, 'ACCEPT')).toBe('ENDED')
  scene.at(3 * DAY)
  await scene.backend.jobs.run('date-change', [{}])
  expect(await changes.statesOf(one.workId)).toEqual(['LAPSED'])
  expect(await noticesOf(one)).toEqual(['DATE_CHANGE_REQUESTED'])
})

test('a suspended doctor cannot ask', async () => {
  const one = await matched()
  await scene.db.database.update(work).set({ state: 'SCHEDULED' }).where(eq(work.id, one.workId))
  const suspended = await insertDoctor(scene.db.database, { status: 'SUSPENDED' })
  expect(await changes.request({ ...one, bearer: suspended.bearer }, LATER)).toBe('NOT_ALLOWED')
})

test('nothing was reported as a bug', () => expect(scene.backend.reported).toEqual([]))
