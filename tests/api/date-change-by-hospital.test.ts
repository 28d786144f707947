import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { work } from '#app/backend/database/schema/work/application.ts'
import { dateChange } from '#app/backend/database/schema/work/date-change.ts'
import { hospital } from '#app/backend/database/schema/hospital/hospital.ts'
import { hospitalMember } from '#app/backend/database/schema/hospital/hospital-member.ts'
import { makeHospitals } from '#app/backend/seed/hospitals.ts'
import { callWork } from '#tests/support/backend-calls.ts'
import { cancellations, inHours, type CancellationHouse, type Matched } from '#tests/support/cancellations.ts'
import { dateChanges } from '#tests/support/date-changes.ts'
import { insertDoctor, NOW } from '#tests/support/doctors.ts'
import { hours } from '#tests/support/listings.ts'
import { insertMember } from '#tests/support/members.ts'

/** The hospital asks to move a matched work; the doctor decides, and knows what it would mean for other works. */

const AT_ONCE = 50
const LATER = [hours(302), hours(310)] as const
const PLANNED = [hours(300), hours(308)]

describe('a move that the hospital asks for', () => {
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
  /** Another work of the doctor. */
  const alsoWorks = ({ doctorId, hospitalId }: Matched, start: Date, end: Date) =>
    scene.db.database
      .insert(work)
      .values({ doctorId, hospitalId, plannedStart: start, plannedEnd: end, breakMinutes: 0, fee: 50_000 })

  test('the work moves once the doctor accepts, and stands as planned until then', async () => {
    const one = await matched()
    expect(await changes.propose(one, LATER)).toBe('REQUESTED')
    expect(await changes.propose(one, LATER)).toBe('ALREADY_OPEN')
    expect(await changes.request(one, LATER)).toBe('ALREADY_OPEN')
    expect(await changes.timesOf(one.workId)).toEqual(PLANNED)
    expect((await scene.look(one)).body.date_change).toMatchObject({
      state: 'DATE_CHANGE_STATE_OPEN',
      by_hospital: true,
      note: '検査機器の点検がその日に入りました。',
    })
    // Not for the hospital to answer, nor the doctor's to withdraw.
    expect(await changes.decide(one, 'ACCEPT')).toBe('ALREADY_DECIDED')
    expect(await changes.withdraw(one)).toBe('ALREADY_DECIDED')
    const { works } = (await scene.coming(one.member.bearer)).body
    const listed = works.find((row: { work: { id: string } }) => row.work.id === one.workId)
    expect(listed.has_open_change ?? false).toBe(false)

    expect(await changes.reply(one, 'ACCEPT')).toBe('ACCEPTED')
    expect(await changes.timesOf(one.workId)).toEqual(LATER)
    expect(await changes.reply(one, 'DECLINE')).toBe('ALREADY_DECIDED')
    expect(await noticesOf(one)).toEqual(['DATE_CHANGE_AGREED', 'DATE_CHANGE_PROPOSED'])
  })

  test('declined or withdrawn, the work keeps its time', async () => {
    const one = await matched()
    await changes.propose(one, LATER)
    expect(await changes.reply(one, 'DECLINE', { word: '' })).toBe('invalid_argument')
    expect(await changes.reply(one, 'DECLINE')).toBe('DECLINED')
    expect((await scene.read(one)).body.date_change.answer).toBe('その日は常勤先の当直があります。')
    await changes.propose(one, LATER)
    expect(await changes.retract(one)).toBe('WITHDRAWN')
    expect(await changes.retract(one)).toBe('ALREADY_DECIDED')
    expect(await changes.reply(one, 'ACCEPT')).toBe('ALREADY_DECIDED')
    expect(await changes.timesOf(one.workId)).toEqual(PLANNED)
    // The doctor's own five requests are untouched by the hospital's.
    expect(await changes.request(one, LATER)).toBe('REQUESTED')
    expect(await changes.retract(one)).toBe('ALREADY_DECIDED')
    expect(await changes.reply(one, 'ACCEPT')).toBe('ALREADY_DECIDED')
  })

  test('the list of matched works says which the hospital asks to move, and holds them alone when only they are asked for', async () => {
    const one = await matched()
    const other = await scene.matched(inHours(340), one)
    const listed = async (only: boolean) => {
      const { body } = await callWork(scene.backend, 'ListMatchedWorks', { asked_to_move: only }, one.bearer)
      const works: { id: string; asked_to_move?: boolean }[] = body.works ?? []
      return works.map(({ id, asked_to_move = false }) => [id, asked_to_move])
    }
    const standing = [one, other].map(({ workId }) => [workId, false])
    expect(await listed(false)).toEqual(standing)
    expect(await listed(true)).toEqual([])
    await changes.propose(one, LATER)
    // What the doctor asks for is for the hospital to answer.
    expect(await changes.request(other, [hours(342), hours(350)])).toBe('REQUESTED')
    expect(await listed(false)).toEqual([
      [one.workId, true],
      [other.workId, false],
    ])
    expect(await listed(true)).toEqual([[one.workId, true]])
    await changes.reply(one, 'DECLINE')
    expect(await listed(false)).toEqual(standing)
    expect(await listed(true)).toEqual([])
  })

  test('five requests about one work are enough', async () => {
    const one = await matched()
    for (let time = 0; time < 5; time++) {
      expect(await changes.propose(one, LATER)).toBe('REQUESTED')
      expect(await changes.retract(one)).toBe('WITHDRAWN')
    }
    expect(await changes.propose(one, LATER)).toBe('TOO_MANY')
  })

  test('another work of the doctor: the hospital does not learn of it, the doctor is told and cannot accept', async () => {
    const one = await matched()
    await alsoWorks(one, hours(309), hours(315))
    expect(await changes.propose(one, LATER)).toBe('REQUESTED')
    expect((await scene.look(one)).body.date_change.overlaps).toBe(true)
    expect((await scene.read(one)).body.date_change.overlaps ?? false).toBe(false)
    expect(await changes.reply(one, 'ACCEPT')).toBe('OVERLAPPING')
    expect(await changes.reply(one, 'DECLINE')).toBe('DECLINED')
  })

  test('too short a rest is shown before, and accepted only if acknowledged; the same for the doctor’s own request', async () => {
    const one = await matched()
    await alsoWorks(one, hours(290), hours(296))
    await alsoWorks(one, hours(313), hours(315))
    await changes.propose(one, LATER)
    expect((await scene.look(one)).body.date_change).toMatchObject({
      rest_before_minutes: 6 * 60,
      rest_after_minutes: 3 * 60,
      rest_guideline_minutes: 9 * 60,
    })
    expect((await scene.read(one)).body.date_change.rest_after_minutes).toBeUndefined()
    expect(await changes.reply(one, 'ACCEPT')).toBe('SHORT_REST')
    expect(await changes.reply(one, 'ACCEPT', { short_rest_acknowledged: true })).toBe('ACCEPTED')
    const earlier = [hours(301), hours(309)] as const
    expect(await changes.request(one, earlier)).toBe('SHORT_REST')
    expect(await changes.request(one, earlier, { short_rest_acknowledged: true })).toBe('REQUESTED')
  })

  test('without an answer the request lapses, with one notice to the hospital', async () => {
    const one = await matched()
    await changes.propose(one, LATER)
    await scene.db.database
      .update(dateChange)
      .set({ answerDueAt: hours(-1) })
      .where(eq(dateChange.workId, one.workId))
    expect(await changes.reply(one, 'ACCEPT')).toBe('ALREADY_DECIDED')
    await scene.backend.jobs.run('date-change', [{}])
    await scene.backend.jobs.run('date-change', [{}])
    expect(await changes.statesOf(one.workId)).toEqual(['LAPSED'])
    expect(await noticesOf(one)).toEqual(['DATE_CHANGE_PROPOSED', 'DATE_CHANGE_UNANSWERED'])
  })

  test('is refused for bad times, other states, strangers, and malformed input', async () => {
    const one = await matched()
    expect(await changes.propose(one, [hours(300), hours(308)])).toBe('UNCHANGED')
    expect(await changes.propose(one, [hours(324), hours(332)])).toBe('HOURS_INVALID')
    expect(await changes.propose(one, LATER, { note: '短い' })).toBe('invalid_argument')
    expect(await changes.propose(one, LATER, { start: 'x' })).toBe('malformed')
    const [, place] = makeHospitals(2)
    if (!place) throw new Error('no hospital')
    await scene.db.database.insert(hospital).values(place.row).onConflictDoNothing()
    const viewer = await insertMember(scene.db.database, one.hospitalId, { role: 'VIEWER' })
    const former = await insertMember(scene.db.database, one.hospitalId)
    await scene.db.database
      .update(hospitalMember)
      .set({ leftAt: NOW })
      .where(eq(hospitalMember.id, former.memberId))
    const nextDoor = await insertMember(scene.db.database, place.row.id)
    for (const member of [nextDoor, viewer, former, { ...one.member, bearer: one.bearer }]) {
      const refused = member === nextDoor ? 'not_found' : 'permission_denied'
      expect(await changes.propose({ ...one, member }, LATER)).toBe(refused)
      expect(await changes.retract({ ...one, member })).toBe(refused)
    }
    await changes.propose(one, LATER)
    const stranger = await insertDoctor(scene.db.database)
    expect(await changes.reply({ ...one, bearer: stranger.bearer }, 'ACCEPT')).toBe('NOT_FOUND')
    expect(await changes.reply({ ...one, bearer: one.member.bearer }, 'ACCEPT')).toBe('not_found')
    expect(await changes.reply(one, 'ACCEPT', { change_id: 'x' })).toBe('invalid_argument')
    await scene.cancel(one)
    expect(await changes.reply(one, 'ACCEPT')).toBe('ENDED')
    expect(await changes.propose(one, LATER)).toBe('ENDED')
    const asked = await matched()
    await scene.ask(asked, 'RECORDED')
    expect(await changes.propose(asked, LATER)).toBe('CANCELLING')
  })

  test(`${AT_ONCE} identical commands at once have one effect and one response`, async () => {
    const one = await matched()
    const times = <T>(run: () => Promise<T>) => Promise.all(Array.from({ length: AT_ONCE }, run))
    const same = (name: string) => ({ idempotency_key: `move-${name}-${one.id}` })
    const asked = await times(() => changes.propose(one, LATER, same('ask')))
    expect(new Set(asked)).toEqual(new Set(['REQUESTED']))
    const accepted = await times(() => changes.reply(one, 'ACCEPT', same('accept')))
    expect(new Set(accepted)).toEqual(new Set(['ACCEPTED']))
    expect(await changes.statesOf(one.workId)).toEqual(['ACCEPTED'])
    expect(await noticesOf(one)).toEqual(['DATE_CHANGE_AGREED', 'DATE_CHANGE_PROPOSED'])
  })

  test('the hospital takes it back while the doctor accepts: exactly one of both happens', async () => {
    for (let round = 0; round < 5; round++) {
      const one = await matched()
      await changes.propose(one, LATER)
      const [retracted, accepted] = await Promise.all([changes.retract(one), changes.reply(one, 'ACCEPT')])
      const isMoved = accepted === 'ACCEPTED'
      expect(retracted).toBe(isMoved ? 'ALREADY_DECIDED' : 'WITHDRAWN')
      expect(await changes.timesOf(one.workId)).toEqual(isMoved ? LATER : PLANNED)
    }
  })

  test('nothing was reported as a bug', () => expect(scene.backend.reported).toEqual([]))
})
