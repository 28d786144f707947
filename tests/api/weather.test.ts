import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hospitalMember } from '#app/backend/database/schema/hospital/hospital-member.ts'
import { notification } from '#app/backend/database/schema/notification.ts'
import { staff } from '#app/backend/database/schema/staff.ts'
import { staffAction } from '#app/backend/database/schema/staff-action.ts'
import { weatherDeclaration } from '#app/backend/database/schema/work/weather.ts'
import { WEATHER_DAYS, WEATHER_SPAN } from '#app/domain/cancellation/weather.ts'
import { addDays, tokyoDay } from '#app/domain/text/tokyo-time.ts'
import type { Prefecture } from '#app/domain/text/prefecture.ts'
import { wordOf } from '#tests/support/backend-calls.ts'
import { cancellations, inHours, type CancellationHouse } from '#tests/support/cancellations.ts'
import { insertDoctor, NOW } from '#tests/support/doctors.ts'
import { hours } from '#tests/support/listings.ts'
import { insertMember } from '#tests/support/members.ts'
import { BAD_WEATHER, weathers, type Weathers } from '#tests/support/weathers.ts'

/** Bad weather, declared by our staff for a prefecture and a day or by a hospital for its own works. */

const TODAY = tokyoDay(NOW)

describe('bad weather', () => {
  let scene: CancellationHouse
  let weather: Weathers
  let prefecture: Prefecture

  beforeAll(async () => {
    scene = await cancellations()
    weather = await weathers(scene)
    prefecture = await weather.prefectureOf(await scene.matched())
  }, 60_000)
  afterAll(() => scene.db.close())
  beforeEach(async () => {
    scene.at(0)
    await scene.db.database.update(weatherDeclaration).set({ withdrawnAt: NOW })
  })

  /** A work that starts in so many hours, cancelled for bad weather and accepted. */
  async function cancelled(from = 30) {
    const one = await scene.matched(inHours(from))
    expect(wordOf(await scene.ask(one, 'CAUTION_2', BAD_WEATHER))).toBe('REQUESTED')
    expect(wordOf(await scene.decide(one, 'ACCEPT'))).toBe('ACCEPTED')
    return one
  }
  const pointsOf = async (one: Awaited<ReturnType<typeof scene.matched>>) =>
    (await scene.look(one)).body.caution_points

  test('frees nobody while it is not declared: the 注意 is that of a private reason', async () => {
    const one = await scene.matched(inHours(30))
    expect((await scene.look(one)).body).toMatchObject({ prefecture })
    expect((await scene.look(one)).body.weather).toBeUndefined()
    await scene.ask(one, 'CAUTION_2', BAD_WEATHER)
    expect((await scene.statesOf(one)).cancellations).toEqual(['PENDING CAUTION_2'])
    // Nor does a hospital free it by its word alone.
    await scene.decide(one, 'ACCEPT', { reason_confirmed: true })
    expect((await scene.statesOf(one)).cancellations).toEqual(['ACCEPTED CAUTION_2'])
    expect(await pointsOf(one)).toBe(2)
  })

  test('declared before the request, frees the doctor who gives it as the reason, and nobody else', async () => {
    const one = await scene.matched(inHours(30))
    const other = await scene.matched(inHours(32))
    const day = addDays(TODAY, 1)
    expect(wordOf(await weather.declare(prefecture, day))).toBe('DECLARED')
    expect((await scene.look(one)).body.weather).toMatchObject({
      day,
      prefecture,
      declarer: 'WEATHER_DECLARER_OPERATOR',
      reason: '台風の接近',
    })
    expect(await weather.toldOf(one)).toEqual(['WEATHER_DECLARED'])
    const [told] = await scene.db.database
      .select()
      .from(notification)
      .where(eq(notification.type, 'WEATHER_DECLARED_AT_HOSPITAL'))
    expect(told?.hospitalId).toBe(one.hospitalId)
    await scene.ask(one, 'CAUTION_2', BAD_WEATHER)
    await scene.decide(one, 'ACCEPT')
    expect((await scene.statesOf(one)).cancellations).toEqual(['ACCEPTED EXCUSED'])
    expect(await pointsOf(one)).toBe(0)
    await scene.ask(other, 'CAUTION_2')
    await scene.decide(other, 'ACCEPT')
    expect((await scene.statesOf(other)).cancellations).toEqual(['ACCEPTED CAUTION_2'])
  })

  test('declared after the cancellation, takes the 注意 back and tells the doctor once', async () => {
    const accepted = await cancelled()
    const pending = await scene.matched(inHours(31))
    await scene.ask(pending, 'CAUTION_2', BAD_WEATHER)
    const rejected = await scene.matched(inHours(32))
    await scene.ask(rejected, 'CAUTION_2', BAD_WEATHER)
    await scene.decide(rejected, 'REJECT')
    const own = await scene.matched(inHours(33))
    await scene.ask(own, 'CAUTION_2')
    await scene.decide(own, 'ACCEPT')
    expect(await pointsOf(accepted)).toBe(2)
    await weather.declare(prefecture, addDays(TODAY, 1))
    expect((await scene.statesOf(accepted)).cancellations).toEqual(['ACCEPTED EXCUSED'])
    expect(await pointsOf(accepted)).toBe(0)
    expect((await scene.statesOf(pending)).cancellations).toEqual(['PENDING EXCUSED'])
    expect((await scene.statesOf(rejected)).cancellations).toEqual(['REJECTED CAUTION_2'])
    expect((await scene.statesOf(own)).cancellations).toEqual(['ACCEPTED CAUTION_2'])
    expect(await weather.toldOf(accepted)).toEqual(['WEATHER_FREED'])
    expect(await weather.toldOf(pending)).toEqual(['WEATHER_FREED'])
    // The work goes on for the doctor whose request came back.
    expect(await weather.toldOf(rejected)).toEqual(['WEATHER_DECLARED'])
    expect(wordOf(await scene.decide(pending, 'ACCEPT'))).toBe('ACCEPTED')
    expect((await scene.statesOf(pending)).cancellations).toEqual(['ACCEPTED EXCUSED'])
  })

  test('counts for works that begin on the day in Tokyo, in the prefecture', async () => {
    const shift = (day: string, from: string, to: string, next = day) => ({
      startTime: new Date(`${day}T${from}:00+09:00`),
      endTime: new Date(`${next}T${to}:00+09:00`),
      applicationDeadline: hours(1),
    })
    const day = addDays(TODAY, 2)
    const before = await scene.matched(shift(addDays(TODAY, 1), '23:59', '08:00', day))
    const first = await scene.matched(shift(day, '00:00', '08:00'))
    // A night shift belongs to the day on which it begins.
    const night = await scene.matched(shift(day, '23:59', '08:00', addDays(TODAY, 3)))
    const after = await scene.matched(shift(addDays(TODAY, 3), '00:00', '08:00'))
    await weather.declare(prefecture, day)
    const isDeclared = async (one: typeof first) => (await scene.look(one)).body.weather !== undefined
    expect(await Promise.all([before, first, night, after].map(isDeclared))).toEqual([
      false,
      true,
      true,
      false,
    ])
    await scene.db.database.update(weatherDeclaration).set({ withdrawnAt: NOW })
    const elsewhere = prefecture === 'OKINAWA' ? 'HOKKAIDO' : 'OKINAWA'
    await weather.declare(elsewhere, day)
    expect(await isDeclared(first)).toBe(false)
    expect(await weather.toldOf(before)).toEqual([])
  })

  test('of a hospital counts for its own works only', async () => {
    const one = await scene.matched(inHours(30))
    const day = addDays(TODAY, 1)
    const neighbour = await weather.nextDoor(one)
    expect(wordOf(await weather.declareOwn(neighbour, day))).toBe('DECLARED')
    expect((await scene.look(one)).body.weather).toBeUndefined()
    expect(await weather.toldOf(one)).toEqual([])
    await scene.ask(one, 'CAUTION_2', BAD_WEATHER)
    expect((await scene.statesOf(one)).cancellations).toEqual(['PENDING CAUTION_2'])
    expect(wordOf(await weather.declareOwn(one.member, day))).toBe('DECLARED')
    expect((await scene.statesOf(one)).cancellations).toEqual(['PENDING EXCUSED'])
    expect((await scene.look(one)).body.weather).toMatchObject({ declarer: 'WEATHER_DECLARER_HOSPITAL' })
    const { body } = await weather.asMember('ListDeclarations', {}, one.member.bearer)
    expect(body.may_declare).toBe(true)
    // The neighbour's is none of its business, our staff's for the prefecture is.
    const standing = (rows: { withdrawn_at?: string; declarer: string }[]) =>
      rows.filter(({ withdrawn_at: at }) => at === undefined).map(({ declarer }) => declarer)
    expect(standing(body.declarations)).toEqual(['WEATHER_DECLARER_HOSPITAL'])
    await weather.declare(prefecture, day)
    const both = (await weather.asMember('ListDeclarations', {}, one.member.bearer)).body.declarations
    expect(standing(both).toSorted()).toEqual(['WEATHER_DECLARER_HOSPITAL', 'WEATHER_DECLARER_OPERATOR'])
  })

  test('is taken back while no cancellation rests on it, and then frees nobody', async () => {
    const one = await scene.matched(inHours(30))
    const day = addDays(TODAY, 1)
    await weather.declare(prefecture, day)
    const id = await weather.idOf(prefecture, day)
    const key = { idempotency_key: crypto.randomUUID() }
    expect(await weather.withdraw(id, key)).toBe('WITHDRAWN')
    expect(await weather.withdraw(id, key)).toBe('WITHDRAWN')
    expect(await weather.withdraw(id)).toBe('ALREADY_WITHDRAWN')
    expect(await weather.withdraw(crypto.randomUUID())).toBe('NOT_FOUND')
    expect(await weather.toldOf(one)).toEqual(['WEATHER_DECLARED', 'WEATHER_WITHDRAWN'])
    // Who has seen the declaration learns that it is gone, before anything follows.
    expect(wordOf(await scene.ask(one, 'CAUTION_2', { ...BAD_WEATHER, seen_weather: true }))).toBe(
      'TIER_CHANGED',
    )
    expect(wordOf(await scene.ask(one, 'CAUTION_2', BAD_WEATHER))).toBe('REQUESTED')
    expect(wordOf(await weather.declare(prefecture, day))).toBe('DECLARED')
    const again = await weather.idOf(prefecture, day)
    expect(await weather.withdraw(again)).toBe('FOLLOWED')
    expect((await scene.look(one)).body.weather).toMatchObject({ id: again })
    // Nothing rests on it once the doctor has taken the request back.
    await scene.takeBack(one)
    expect(await weather.withdraw(again)).toBe('WITHDRAWN')
  })

  test('is taken back by who declared it only', async () => {
    const one = await scene.matched(inHours(30))
    const day = addDays(TODAY, 1)
    await weather.declareOwn(one.member, day)
    await weather.declare(prefecture, day)
    const ours = await weather.idOf(prefecture, day)
    const [theirs] = await scene.db.database
      .select()
      .from(weatherDeclaration)
      .where(eq(weatherDeclaration.hospitalId, one.hospitalId))
    const own = async (id: string, bearer: string) =>
      wordOf(await weather.asMember('WithdrawWeather', { id, idempotency_key: crypto.randomUUID() }, bearer))
    const neighbour = await weather.nextDoor(one)
    expect(await own(ours, one.member.bearer)).toBe('NOT_FOUND')
    expect(await own(theirs?.id ?? '', neighbour.bearer)).toBe('NOT_FOUND')
    expect(await weather.withdraw(theirs?.id ?? '')).toBe('NOT_FOUND')
    expect(['WITHDRAWN', 'ALREADY_WITHDRAWN']).toContain(await own(theirs?.id ?? '', one.member.bearer))
  })

  test('of several prefectures and days leaves declared ones alone, and is in the audit trail', async () => {
    const day = addDays(TODAY, 1)
    await weather.declare(prefecture, day)
    expect(wordOf(await weather.declare(prefecture, day))).toBe('ALREADY_DECLARED')
    const elsewhere = prefecture === 'OKINAWA' ? 'HOKKAIDO' : 'OKINAWA'
    const key = { idempotency_key: crypto.randomUUID() }
    const many = { prefectures: [prefecture, elsewhere], to_day: addDays(TODAY, 2), ...key }
    expect(wordOf(await weather.declare(prefecture, day, many))).toBe('DECLARED')
    expect(wordOf(await weather.declare(prefecture, day, many))).toBe('DECLARED')
    const standing = (await scene.db.database.select().from(weatherDeclaration)).filter(
      ({ withdrawnAt }) => withdrawnAt === null,
    )
    expect(standing).toHaveLength(4)
    const actions = await scene.db.database
      .select()
      .from(staffAction)
      .where(eq(staffAction.kind, 'WEATHER_DECLARED'))
    const ids = new Set(actions.map(({ subject }) => subject))
    expect(standing.every(({ id }) => ids.has(id))).toBe(true)
  })

  test.each([
    [-WEATHER_DAYS.back, 0, 'DECLARED'],
    [-WEATHER_DAYS.back - 1, 0, 'DAYS_INVALID'],
    [WEATHER_DAYS.ahead, 0, 'DECLARED'],
    [WEATHER_DAYS.ahead, 1, 'DAYS_INVALID'],
    [1, WEATHER_SPAN - 1, 'DECLARED'],
    [1, WEATHER_SPAN, 'DAYS_INVALID'],
    [1, -1, 'DAYS_INVALID'],
  ])('from day %i, %i days more: %s', async (from, more, outcome) => {
    const day = addDays(TODAY, from)
    const to = { to_day: addDays(day, more) }
    expect(wordOf(await weather.declare(prefecture, day, to))).toBe(outcome)
  })

  test.each([
    { prefectures: [] },
    { prefectures: ['ATLANTIS'] },
    { from_day: '2026-02-30' },
    { from_day: '' },
    { to_day: 'x' },
    { reason: '雨' },
    { reason: 'あ'.repeat(201) },
    { reason: '台風の\0接近' },
    { idempotency_key: 'short' },
  ])('nothing malformed: %o', async (fields) => {
    const answer = await weather.declare(prefecture, addDays(TODAY, 1), fields)
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_argument' } })
  })

  test('is declared by nobody else', async () => {
    const one = await scene.matched(inHours(30))
    const { database } = scene.db
    const day = addDays(TODAY, 1)
    const former = await weathers(scene)
    await database.update(staff).set({ leftAt: NOW }).where(eq(staff.accountId, former.worker.accountId))
    const viewer = await insertMember(database, one.hospitalId, { role: 'VIEWER' })
    const left = await insertMember(database, one.hospitalId)
    await database.update(hospitalMember).set({ leftAt: NOW }).where(eq(hospitalMember.id, left.memberId))
    for (const bearer of [former.worker.bearer, viewer.bearer, one.bearer]) {
      expect((await weather.declare(prefecture, day, {}, bearer)).status).toBe(403)
      expect((await weather.asStaff('ListDeclarations', {}, bearer)).status).toBe(403)
    }
    const doctor = await insertDoctor(database)
    for (const bearer of [weather.worker.bearer, viewer.bearer, left.bearer, doctor.bearer]) {
      expect((await weather.declareOwn({ bearer }, day)).status).toBe(403)
    }
    expect((await weather.asStaff('ListDeclarations', {}, '')).status).toBe(401)
    expect((await weather.asMember('ListDeclarations', {}, '')).status).toBe(401)
    expect((await weather.asMember('ListDeclarations', {}, viewer.bearer)).body.may_declare ?? false).toBe(
      false,
    )
    expect((await scene.look(one)).body.weather).toBeUndefined()
  })

  test('nothing was reported as a bug', () => expect(scene.backend.reported).toEqual([]))
})
