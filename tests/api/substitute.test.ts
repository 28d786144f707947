import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { work } from '#app/backend/database/schema/work/application.ts'
import { doctorProfile } from '#app/backend/database/schema/doctor/registration.ts'
import { spotWork, spotWorkDetail } from '#app/backend/database/schema/listing/spot-work.ts'
import { substituteSearch } from '#app/backend/database/schema/work/substitute-search.ts'
import { NOTHING_REQUIRED } from '#app/domain/listing/requirements.ts'
import { cancellations, inHours, type CancellationHouse } from '#tests/support/cancellations.ts'
import { insertDoctor } from '#tests/support/doctors.ts'
import { hours } from '#tests/support/listings.ts'
import { substitutes } from '#tests/support/substitutes.ts'

/** 代わりの先生さがし: a doctor's slot is offered once more, and released when somebody takes it. */

const AT_ONCE = 50

describe('a search for a substitute', () => {
  let scene: CancellationHouse
  let search: ReturnType<typeof substitutes>
  beforeAll(async () => {
    scene = await cancellations()
    search = substitutes(scene)
  }, 60_000)
  afterAll(() => scene.db.close())
  beforeEach(() => scene.at(0))

  test('tells who is qualified and free, and releases the doctor without a caution', async () => {
    const one = await search.matched()
    const [free, busy] = [await search.registered(), await search.registered()]
    await scene.db.database.insert(work).values({
      doctorId: busy.doctorId,
      hospitalId: one.hospitalId,
      plannedStart: hours(99),
      plannedEnd: hours(101),
      breakMinutes: 0,
      fee: 1,
    })
    expect(await search.start(one)).toBe('STARTED')
    expect(await search.start(one)).toBe('ALREADY_OPEN')
    expect(await search.kindsTo(free.doctorId)).toEqual(['SUBSTITUTE_WANTED'])
    expect(await search.kindsTo(busy.doctorId)).toEqual([])
    expect(await search.kindsTo(one.doctorId)).toEqual([])
    expect(await scene.listingOf(one.spot)).toMatchObject({ slots: 2, filledSlots: 1, status: 'PUBLISHED' })
    expect((await scene.look(one)).body.substitute_search).toMatchObject({
      state: 'SUBSTITUTE_STATE_OPEN',
      asked: (await search.searchOf(one.workId))?.asked,
    })
    expect((await scene.read(one)).body.substitute_search.state).toBe('SUBSTITUTE_STATE_OPEN')

    await search.run()
    expect((await scene.statesOf(one)).work).toBe('SCHEDULED')
    expect((await scene.apply(one.spot, free.bearer)).outcome).toBe('APPLY_OUTCOME_MATCHED')
    expect(await search.stop(one)).toBe('FOUND')
    await search.run()
    await search.run()
    expect(await scene.statesOf(one)).toEqual({
      application: 'CANCELLED',
      work: 'CANCELLED_BY_DOCTOR',
      cancellations: ['ACCEPTED EXCUSED'],
    })
    expect(await scene.listingOf(one.spot)).toMatchObject({ slots: 1, filledSlots: 1, status: 'FILLED' })
    expect(await search.kindsTo(one.doctorId)).toEqual(['SUBSTITUTE_FOUND'])
    expect((await scene.look(one)).body.caution_points ?? 0).toBe(0)
    expect(await search.stop(one)).toBe('ALREADY_ENDED')
    expect(await search.start(one)).toBe('ENDED')
  })

  test('asks those who meet what the listing asks, alone where it takes nobody else', async () => {
    const [skilled, other] = [await search.registered(), await search.registered()]
    await scene.db.database
      .update(doctorProfile)
      .set({ skills: ['VENTILATOR'] })
      .where(eq(doctorProfile.doctorId, skilled.doctorId))
    const ask = async (unmet: 'SELECTION' | 'CLOSED') => {
      const one = await search.matched()
      await scene.db.database
        .update(spotWorkDetail)
        .set({ requirements: { ...NOTHING_REQUIRED, skills: ['VENTILATOR'], unmet } })
        .where(eq(spotWorkDetail.spotWorkId, one.spot))
      await search.start(one)
    }
    await ask('CLOSED')
    expect(await search.kindsTo(skilled.doctorId)).toHaveLength(1)
    expect(await search.kindsTo(other.doctorId)).toEqual([])
    await ask('SELECTION')
    expect(await search.kindsTo(skilled.doctorId)).toHaveLength(2)
    expect(await search.kindsTo(other.doctorId)).toHaveLength(1)
  })

  test('stopped, the slot is the doctor’s alone again; nobody is told twice', async () => {
    const free = await search.registered()
    const one = await search.matched()
    await search.start(one)
    expect(await search.stop(one)).toBe('STOPPED')
    expect(await scene.listingOf(one.spot)).toMatchObject({ slots: 1, filledSlots: 1, status: 'FILLED' })
    expect((await scene.apply(one.spot, free.bearer)).outcome).toBe('APPLY_OUTCOME_FILLED')
    await search.start(one)
    expect(await search.kindsTo(free.doctorId)).toHaveLength(1)
    expect(await scene.noticesOf(one)).toEqual(['SUBSTITUTE_SOUGHT'])
    expect((await scene.statesOf(one)).work).toBe('SCHEDULED')
  })

  test('past the deadline to apply it lapses: the work stands, and the doctor is told', async () => {
    const one = await search.matched()
    await search.start(one)
    await scene.db.database
      .update(spotWork)
      .set({ applicationDeadline: hours(-1) })
      .where(eq(spotWork.id, one.spot))
    await search.run()
    await search.run()
    expect((await search.searchOf(one.workId))?.state).toBe('LAPSED')
    expect(await search.kindsTo(one.doctorId)).toEqual(['SUBSTITUTE_NOT_FOUND'])
    expect(await scene.listingOf(one.spot)).toMatchObject({ slots: 1, filledSlots: 1, status: 'FILLED' })
    expect((await scene.statesOf(one)).work).toBe('SCHEDULED')
  })

  test('nobody is released from a work that has begun', async () => {
    const free = await search.registered()
    const one = await search.matched()
    await search.start(one)
    await scene.apply(one.spot, free.bearer)
    // As if the job had been down past the start.
    await scene.begin(one)
    await scene.db.database
      .update(spotWork)
      .set({ applicationDeadline: hours(-2) })
      .where(eq(spotWork.id, one.spot))
    await search.run()
    expect((await scene.statesOf(one)).work).toBe('SCHEDULED')
    expect((await search.searchOf(one.workId))?.state).toBe('LAPSED')
    expect(await scene.listingOf(one.spot)).toMatchObject({ slots: 2, filledSlots: 2, status: 'FILLED' })
  })

  test('a hospital that reduces the slots meanwhile releases nobody', async () => {
    const one = await search.matched()
    await search.start(one)
    await scene.db.database
      .update(spotWork)
      .set({ slots: 1, status: 'FILLED' })
      .where(eq(spotWork.id, one.spot))
    await search.run()
    expect((await scene.statesOf(one)).work).toBe('SCHEDULED')
    expect((await search.searchOf(one.workId))?.state).toBe('OPEN')
    expect(await search.stop(one)).toBe('STOPPED')
    expect(await scene.listingOf(one.spot)).toMatchObject({ slots: 1, filledSlots: 1, status: 'FILLED' })
  })

  test('a cancellation that is waiting is completed by the substitute', async () => {
    const free = await search.registered()
    const one = await search.matched()
    await scene.ask(one, 'CAUTION_1')
    expect(await search.start(one)).toBe('STARTED')
    await scene.apply(one.spot, free.bearer)
    await search.run()
    expect((await scene.statesOf(one)).cancellations).toEqual(['ACCEPTED EXCUSED'])
    expect(await scene.listingOf(one.spot)).toMatchObject({ slots: 1, filledSlots: 1 })
  })

  test('cancelled otherwise, the slot of the search goes with it', async () => {
    const accepted = await search.matched()
    await search.start(accepted)
    await scene.ask(accepted, 'CAUTION_1')
    await scene.decide(accepted, 'ACCEPT')
    expect(await scene.listingOf(accepted.spot)).toMatchObject({
      slots: 1,
      filledSlots: 0,
      status: 'PUBLISHED',
    })
    const refused = await search.matched()
    await search.start(refused)
    await scene.cancel(refused)
    expect(await scene.listingOf(refused.spot)).toMatchObject({ filledSlots: 0, status: 'CLOSED' })
    const undone = await search.matched()
    await search.start(undone)
    await scene.withdraw(undone.bearer, undone.id)
    expect(await scene.listingOf(undone.spot)).toMatchObject({
      slots: 1,
      filledSlots: 0,
      status: 'PUBLISHED',
    })
    await search.run()
    expect((await search.searchOf(accepted.workId))?.state).toBe('STOPPED')
  })

  test('cancelled after the substitute has come, the substitute keeps the only slot', async () => {
    const free = await search.registered()
    const one = await search.matched()
    await search.start(one)
    await scene.apply(one.spot, free.bearer)
    await scene.ask(one, 'CAUTION_1')
    await scene.decide(one, 'ACCEPT')
    expect(await scene.listingOf(one.spot)).toMatchObject({ slots: 1, filledSlots: 1, status: 'FILLED' })
  })

  test('of two searches for one listing, the first substitute is for the older one', async () => {
    const free = await search.registered()
    const one = await search.matched({ slots: 2 })
    const other = await insertDoctor(scene.db.database)
    const { application } = await scene.apply(one.spot, other.bearer)
    const [second] = await scene.db.database.select().from(work).where(eq(work.applicationId, application.id))
    if (!second) throw new Error('no work')
    await search.start(one)
    scene.at(1)
    await search.start({ bearer: other.bearer, workId: second.id })
    expect(await scene.listingOf(one.spot)).toMatchObject({ slots: 4, filledSlots: 2 })
    await scene.apply(one.spot, free.bearer)
    // Before the job has released the older one, the younger search has found nobody.
    expect(await search.stop({ bearer: other.bearer, workId: second.id })).toBe('STOPPED')
    await search.start({ bearer: other.bearer, workId: second.id })
    await search.run()
    expect((await scene.statesOf(one)).work).toBe('CANCELLED_BY_DOCTOR')
    expect((await search.searchOf(second.id))?.state).toBe('OPEN')
    expect(await scene.listingOf(one.spot)).toMatchObject({ slots: 3, filledSlots: 2 })
  })

  test('is refused to strangers, too late, and where the hospital has closed the listing', async () => {
    const one = await search.matched()
    const stranger = await insertDoctor(scene.db.database)
    expect(await search.start({ ...one, bearer: stranger.bearer })).toBe('NOT_FOUND')
    expect(await search.start({ ...one, bearer: one.member.bearer })).toBe('not_found')
    expect(await search.start({ ...one, workId: crypto.randomUUID() })).toBe('NOT_FOUND')
    expect(await search.start(one, { work_id: 'x' })).toBe('invalid_argument')
    await search.start(one)
    expect(await search.stop({ ...one, bearer: stranger.bearer })).toBe('NOT_FOUND')
    expect(await search.start(await search.matched(inHours(5)))).toBe('TOO_LATE')
    const closed = await search.matched()
    await scene.db.database.update(spotWork).set({ status: 'CLOSED' }).where(eq(spotWork.id, closed.spot))
    expect(await search.start(closed)).toBe('CLOSED')
  })

  test(`${AT_ONCE} identical commands at once have one effect and one response`, async () => {
    const one = await search.matched()
    const times = <T>(run: () => Promise<T>) => Promise.all(Array.from({ length: AT_ONCE }, run))
    const started = await times(() => search.start(one, { idempotency_key: `start-${one.id}` }))
    expect(new Set(started)).toEqual(new Set(['STARTED']))
    expect(await scene.listingOf(one.spot)).toMatchObject({ slots: 2, filledSlots: 1 })
    const stopped = await times(() => search.stop(one, { idempotency_key: `stop-${one.id}` }))
    expect(new Set(stopped)).toEqual(new Set(['STOPPED']))
    expect(await scene.listingOf(one.spot)).toMatchObject({ slots: 1, filledSlots: 1 })
  })

  test('somebody applies while the doctor stops: slots and matches agree', async () => {
    for (let round = 0; round < 10; round += 1) {
      const free = await search.registered()
      const one = await search.matched()
      await search.start(one)
      const [stopped, applied] = await Promise.all([search.stop(one), scene.apply(one.spot, free.bearer)])
      await search.run()
      const isTaken = applied.outcome === 'APPLY_OUTCOME_MATCHED'
      expect(stopped).toBe(isTaken ? 'FOUND' : 'STOPPED')
      expect((await scene.statesOf(one)).work).toBe(isTaken ? 'CANCELLED_BY_DOCTOR' : 'SCHEDULED')
      expect(await scene.listingOf(one.spot)).toMatchObject({ slots: 1, filledSlots: 1, status: 'FILLED' })
    }
  })

  test('no search is left open at its end, and nothing was reported as a bug', async () => {
    const rows = await scene.db.database.select().from(substituteSearch)
    expect(rows.every(({ state, endedAt }) => (state === 'OPEN') === (endedAt === null))).toBe(true)
    expect(scene.backend.reported).toEqual([])
  })
})
