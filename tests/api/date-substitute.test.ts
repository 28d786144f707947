import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { application, work } from '#app/backend/database/schema/work/application.ts'
import { cancellation } from '#app/backend/database/schema/work/cancellation.ts'
import { hospitalMember } from '#app/backend/database/schema/hospital/hospital-member.ts'
import { hospital } from '#app/backend/database/schema/hospital/hospital.ts'
import { substituteSearch } from '#app/backend/database/schema/work/substitute-search.ts'
import { makeHospitals } from '#app/backend/seed/hospitals.ts'
import { callTwirp } from '#tests/support/backend-calls.ts'
import { insertDoctor, NOW } from '#tests/support/doctors.ts'
import { insertMember } from '#tests/support/members.ts'
import { dateSubstitutes } from '#tests/support/date-substitutes.ts'
import { regulars, type Regulars } from '#tests/support/regulars.ts'

/** 代診 for one date of a regular contract, every Monday from 17:00 since 2027-01-04, as the terms of the contract say. */

const AT_ONCE = 50
const DAY = 24 * 60
/** Minutes from `NOW` to the start of that Monday's work. */
const TO_START = 58 * DAY + 5 * 60

describe('a substitute for a date', () => {
  let scene: Regulars
  let dates: ReturnType<typeof dateSubstitutes>
  beforeAll(async () => {
    scene = await regulars()
    dates = dateSubstitutes(scene)
  }, 60_000)
  afterAll(() => scene.db.close())
  beforeEach(() => scene.at(0))

  test('SELF: a listing of one slot is taken as usual; the date is the substitute’s, the contract stands', async () => {
    const one = await dates.onMonday('SELF')
    const free = await dates.registered()
    expect(await dates.start(one)).toBe('STARTED')
    expect(await dates.start(one)).toBe('ALREADY_OPEN')
    const made = await dates.listingOf(one)
    expect(made?.listing).toMatchObject({
      status: 'PUBLISHED',
      applicationStatus: 'SELECTION',
      slots: 1,
      filledSlots: 0,
      fee: 62_000,
      hospitalId: await dates.hospitalOf(one),
    })
    const own = await dates.workOf(one)
    expect([made?.listing.startTime, made?.listing.endTime]).toEqual([own?.plannedStart, own?.plannedEnd])
    expect([made?.detail.permitFrom, made?.detail.permitTo]).toEqual([own?.plannedStart, own?.plannedEnd])
    expect(await dates.told(free, one)).toEqual(['SUBSTITUTE_DATE_SOUGHT', 'SUBSTITUTE_WANTED'])

    const spotId = made?.listing.id ?? 0
    const applied = await dates.apply(spotId, free.bearer)
    expect(applied.outcome).toBe('APPLY_OUTCOME_APPLIED')
    await dates.run()
    expect((await dates.workOf(one))?.state).toBe('SCHEDULED')
    const accept = { decision: 'HOSPITAL_DECISION_ACCEPT' }
    expect(await scene.decide({ id: applied.application.id, member: one.member }, accept)).toBe('DECIDED')
    expect(await dates.stop(one)).toBe('FOUND')
    await dates.run()
    await dates.run()
    expect(await dates.dateOf(one)).toMatchObject({ state: 'SUBSTITUTED', workId: one.workId })
    expect((await dates.workOf(one))?.state).toBe('CANCELLED_BY_DOCTOR')
    expect((await scene.rowOf(one.id)).state).toBe('MATCHED')
    expect((await scene.engagementOf(one.id))?.state).toBe('ACTIVE')
    expect((await scene.datesOf(one)).filter(({ state }) => state === 'SUBSTITUTED')).toHaveLength(1)
    const [theirs] = await scene.db.database
      .select()
      .from(work)
      .where(eq(work.applicationId, applied.application.id))
    expect(theirs).toMatchObject({ doctorId: free.doctorId, state: 'SCHEDULED', fee: 62_000 })
    const [left] = await scene.db.database
      .select()
      .from(cancellation)
      .where(eq(cancellation.workId, one.workId))
    expect(left).toMatchObject({ decision: 'ACCEPTED', tier: 'NONE', requestedBy: 'DOCTOR' })
    expect(await dates.told(one, one)).toEqual([
      'SUBSTITUTE_DATE_FOUND',
      'SUBSTITUTE_DATE_SOUGHT',
      'SUBSTITUTE_DATE_TAKEN',
    ])
    expect(await dates.stop(one)).toBe('ALREADY_ENDED')
    expect(await dates.start(one)).toBe('ENDED')
  })

  test('SELF: when the search is stopped or lapses, its listing closes, its applications end, and the work stays the doctor’s', async () => {
    const one = await dates.onMonday('SELF')
    const free = await dates.registered()
    await dates.start(one)
    const applied = await dates.apply((await dates.listingOf(one))?.listing.id ?? 0, free.bearer)
    expect(await dates.stop(one)).toBe('STOPPED')
    expect((await dates.listingOf(one))?.listing.status).toBe('WITHDRAWN')
    expect((await scene.rowOf(applied.application.id)).state).toBe('LISTING_CLOSED')
    const accept = { decision: 'HOSPITAL_DECISION_ACCEPT' }
    expect(await scene.decide({ id: applied.application.id, member: one.member }, accept)).not.toBe('DECIDED')
    scene.at(1)
    expect(await dates.start(one)).toBe('STARTED')
    scene.at(TO_START - 2 * 60)
    await dates.run()
    await dates.run()
    expect((await dates.searchOf(one))?.state).toBe('LAPSED')
    expect((await dates.listingOf(one))?.listing.status).toBe('WITHDRAWN')
    expect(await dates.dateOf(one)).toMatchObject({ state: 'CONFIRMED' })
    expect((await dates.told(one, one)).filter((kind) => kind === 'SUBSTITUTE_NOT_FOUND')).toHaveLength(1)
  })

  test('HOSPITAL: it is asked, declines, and then arranges a substitute itself', async () => {
    const one = await dates.onMonday('HOSPITAL')
    expect(await dates.start(one)).toBe('ASKED')
    expect((await dates.searchOf(one))?.spotWorkId).toBeNull()
    const inbox = await callTwirp(
      scene.backend,
      'dp.hospital.HospitalApplications/ListInbox',
      {},
      one.member.bearer,
    )
    expect(JSON.stringify(inbox.body)).toContain('WORK_REQUEST_KIND_SUBSTITUTE')
    expect(await dates.answer(one, 'DECLINE', { word: '短い' })).toBe('invalid_argument')
    expect(await dates.answer(one, 'DECLINE')).toBe('DECLINED')
    expect(await dates.answer(one, 'ARRANGE')).toBe('ALREADY_ENDED')
    expect(await dates.dateOf(one)).toMatchObject({ state: 'CONFIRMED' })
    scene.at(1)
    expect(await dates.start(one)).toBe('ASKED')
    expect(await dates.answer(one, 'ARRANGE')).toBe('ARRANGED')
    expect(await dates.dateOf(one)).toMatchObject({ state: 'SUBSTITUTED' })
    expect((await dates.workOf(one))?.state).toBe('CANCELLED_BY_DOCTOR')
    expect(await dates.told(one, one)).toEqual([
      'SUBSTITUTE_DATE_ASKED',
      'SUBSTITUTE_DATE_ASKED',
      'SUBSTITUTE_DATE_DECLINED',
      'SUBSTITUTE_DATE_FOUND',
      'SUBSTITUTE_DATE_TAKEN',
    ])
  })

  test('HOSPITAL: when the doctor withdraws or nobody answers, the work stays the doctor’s', async () => {
    const one = await dates.onMonday('HOSPITAL')
    await dates.start(one)
    expect(await dates.stop(one)).toBe('STOPPED')
    expect(await dates.answer(one, 'ARRANGE')).toBe('ALREADY_ENDED')
    scene.at(1)
    await dates.start(one)
    scene.at(3 * DAY)
    await dates.run()
    await dates.run()
    expect((await dates.searchOf(one))?.state).toBe('LAPSED')
    expect((await dates.workOf(one))?.state).toBe('SCHEDULED')
  })

  test('NONE_NEEDED: the date is off without a caution, until a day before it', async () => {
    const one = await dates.onMonday('NONE_NEEDED')
    await dates.bring(one, 23)
    expect(await dates.start(one)).toBe('TOO_LATE')
    await dates.bring(one, 30)
    expect(await dates.start(one)).toBe('OFF')
    expect(await dates.dateOf(one)).toMatchObject({ state: 'CANCELLED' })
    const [left] = await scene.db.database
      .select()
      .from(cancellation)
      .where(eq(cancellation.workId, one.workId))
    expect(left).toMatchObject({ decision: 'ACCEPTED', tier: 'EXCUSED' })
    expect(await dates.told(one, one)).toEqual(['SUBSTITUTE_DATE_OFF'])
    expect((await scene.rowOf(one.id)).state).toBe('MATCHED')
  })

  test('a date that is cancelled otherwise takes its listing with it', async () => {
    const one = await dates.onMonday('SELF')
    await dates.start(one)
    const { body } = await callTwirp(
      scene.backend,
      'dp.hospital.Cancellations/CancelWork',
      {
        work_id: one.workId,
        idempotency_key: crypto.randomUUID(),
        reason: 'HOSPITAL_CANCELLATION_REASON_DEMAND_CHANGED',
        detail: '病棟を閉じることになりました。',
        compensation_yen: 62_000,
      },
      one.member.bearer,
    )
    expect(body.outcome).toBe('CANCEL_WORK_OUTCOME_CANCELLED')
    expect((await dates.searchOf(one))?.state).toBe('STOPPED')
    expect((await dates.listingOf(one))?.listing.status).toBe('WITHDRAWN')
    expect(await dates.dateOf(one)).toMatchObject({ state: 'CANCELLED' })
  })

  test('is refused to strangers, other hospitals, viewers, former members and for malformed input', async () => {
    const one = await dates.onMonday('HOSPITAL')
    const stranger = await insertDoctor(scene.db.database)
    expect(await dates.start({ ...one, bearer: stranger.bearer })).toBe('NOT_FOUND')
    expect(await dates.start({ ...one, bearer: one.member.bearer })).toBe('not_found')
    expect(await dates.start(one, { work_id: 'x' })).toBe('invalid_argument')
    await dates.start(one)
    expect(await dates.answer({ ...one, member: { ...one.member, bearer: one.bearer } }, 'ARRANGE')).toBe(
      'permission_denied',
    )
    const [, place] = makeHospitals(2)
    if (!place) throw new Error('no hospital')
    await scene.db.database.insert(hospital).values(place.row).onConflictDoNothing()
    const beside = await insertMember(scene.db.database, place.row.id)
    const viewer = await insertMember(scene.db.database, await dates.hospitalOf(one), { role: 'VIEWER' })
    const former = await insertMember(scene.db.database, await dates.hospitalOf(one))
    await scene.db.database
      .update(hospitalMember)
      .set({ leftAt: NOW })
      .where(eq(hospitalMember.id, former.memberId))
    for (const member of [beside, viewer, former])
      expect(await dates.answer({ ...one, member }, 'ARRANGE')).toBe(
        member === beside ? 'not_found' : 'permission_denied',
      )
    expect(await dates.answer(one, 'ARRANGE', { answer: 'X' })).toBe('invalid_argument')
    expect(await dates.answer(one, 'ARRANGE', { search_id: 'x' })).toBe('invalid_argument')
    const late = await dates.onMonday('HOSPITAL')
    await dates.bring(late, 5)
    expect(await dates.start(late)).toBe('TOO_LATE')
  })

  test('a hospital that does not hire publishes nothing', async () => {
    const one = await dates.onMonday('SELF')
    const id = await dates.hospitalOf(one)
    await scene.db.database.update(hospital).set({ isHiringPaused: true }).where(eq(hospital.id, id))
    expect(await dates.start(one)).toBe('CLOSED')
    await scene.db.database.update(hospital).set({ isHiringPaused: false }).where(eq(hospital.id, id))
    expect(await dates.searchOf(one)).toBeUndefined()
  })

  test(`${AT_ONCE} identical commands at once have one effect and one response`, async () => {
    const times = <T>(once: () => Promise<T>) => Promise.all(Array.from({ length: AT_ONCE }, once))
    const one = await dates.onMonday('SELF')
    const started = await times(() => dates.start(one, { idempotency_key: `start-${one.id}` }))
    expect(new Set(started)).toEqual(new Set(['STARTED']))
    const searches = await scene.db.database
      .select()
      .from(substituteSearch)
      .where(eq(substituteSearch.workId, one.workId))
    expect(searches).toHaveLength(1)
    const other = await dates.onMonday('HOSPITAL')
    await dates.start(other)
    const arranged = await times(() =>
      dates.answer(other, 'ARRANGE', { idempotency_key: `answer-${other.id}` }),
    )
    expect(new Set(arranged)).toEqual(new Set(['ARRANGED']))
    expect(await dates.told(other, other)).toEqual([
      'SUBSTITUTE_DATE_ASKED',
      'SUBSTITUTE_DATE_FOUND',
      'SUBSTITUTE_DATE_TAKEN',
    ])
  })

  test('the hospital accepts while the doctor stops: exactly one of both happens', async () => {
    for (let round = 0; round < 5; round += 1) {
      const free = await dates.registered()
      const one = await dates.onMonday('SELF')
      await dates.start(one)
      const applied = await dates.apply((await dates.listingOf(one))?.listing.id ?? 0, free.bearer)
      const accept = { decision: 'HOSPITAL_DECISION_ACCEPT' }
      const [stopped] = await Promise.all([
        dates.stop(one),
        scene.decide({ id: applied.application.id, member: one.member }, accept),
      ])
      await dates.run()
      const [theirs] = await scene.db.database
        .select()
        .from(application)
        .where(eq(application.id, applied.application.id))
      const isTaken = theirs?.state === 'MATCHED'
      expect(stopped).toBe(isTaken ? 'FOUND' : 'STOPPED')
      expect((await dates.dateOf(one))?.state).toBe(isTaken ? 'SUBSTITUTED' : 'CONFIRMED')
    }
  })

  test('nothing was reported as a bug', () => expect(scene.backend.reported).toEqual([]))
})
