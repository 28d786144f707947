import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { doctor } from '#app/backend/database/schema/doctor/doctor.ts'
import { hospital } from '#app/backend/database/schema/hospital/hospital.ts'
import { hospitalMember } from '#app/backend/database/schema/hospital/hospital-member.ts'
import { work } from '#app/backend/database/schema/work/application.ts'
import { makeHospitals } from '#app/backend/seed/hospitals.ts'
import {
  cancellations,
  inHours,
  outcomeOf,
  type CancellationHouse,
  type Matched,
} from '#tests/support/cancellations.ts'
import { insertDoctor, NOW } from '#tests/support/doctors.ts'
import { hours } from '#tests/support/listings.ts'
import { insertMember } from '#tests/support/members.ts'

let house: CancellationHouse

beforeAll(async () => {
  house = await cancellations()
}, 60_000)
afterAll(() => house.db.close())
beforeEach(() => house.at(0))

describe('a doctor requests', () => {
  test('and withdraws: the work stands as before', async () => {
    const one = await house.matched()
    expect((await house.look(one)).body).toMatchObject({
      work: { id: one.workId, state: 'WORK_STATE_SCHEDULED' },
      caution_points: 0,
    })
    expect(await outcomeOf(house.ask(one, 'RECORDED'))).toBe('REQUEST_CANCELLATION_OUTCOME_REQUESTED')
    expect((await house.look(one)).body).toMatchObject({
      work: { state: 'WORK_STATE_CANCELLATION_REQUESTED' },
      cancellation: {
        decision: 'CANCELLATION_DECISION_PENDING',
        tier: 'CANCELLATION_TIER_RECORDED',
        phone: '09012345678',
      },
    })
    // The slot is the doctor's until the hospital has decided.
    expect(await house.listingOf(one.spot)).toMatchObject({ status: 'FILLED', filledSlots: 1 })
    expect(await outcomeOf(house.ask(one, 'RECORDED'))).toBe('REQUEST_CANCELLATION_OUTCOME_ALREADY_REQUESTED')
    expect(await outcomeOf(house.takeBack(one))).toBe('WITHDRAW_CANCELLATION_OUTCOME_WITHDRAWN')
    expect(await house.statesOf(one)).toEqual({
      application: 'MATCHED',
      work: 'SCHEDULED',
      cancellations: ['WITHDRAWN RECORDED'],
    })
    expect(await outcomeOf(house.takeBack(one))).toBe('WITHDRAW_CANCELLATION_OUTCOME_ALREADY_DECIDED')
    expect(await house.noticesOf(one)).toEqual(['CANCELLATION_REQUESTED', 'CANCELLATION_WITHDRAWN'])
  })

  test('a repeated key gets the first response, another request with it none', async () => {
    const one = await house.matched()
    const key = { idempotency_key: 'cancel-0001' }
    const first = await house.ask(one, 'RECORDED', key)
    expect(await house.ask(one, 'RECORDED', key)).toEqual(first)
    const other = await house.ask(one, 'RECORDED', { ...key, detail: 'まったく別の理由を書きました。' })
    expect(other).toMatchObject({ status: 400, body: { code: 'invalid_argument' } })
    expect((await house.statesOf(one)).cancellations).toHaveLength(1)
  })

  test('only with the tier seen, and within 24 hours only after a call', async () => {
    const soon = await house.matched(inHours(20))
    expect(await outcomeOf(house.ask(soon, 'CAUTION_3'))).toBe('REQUEST_CANCELLATION_OUTCOME_CALL_MISSING')
    expect(await outcomeOf(house.ask(soon, 'CAUTION_2'))).toBe('REQUEST_CANCELLATION_OUTCOME_TIER_CHANGED')
    expect(await outcomeOf(house.ask(soon, 'CAUTION_3', { phone_confirmed: true }))).toBe(
      'REQUEST_CANCELLATION_OUTCOME_REQUESTED',
    )
  })

  test('not once the work has begun, and not what has ended', async () => {
    const begun = await house.matched(inHours(10))
    await house.begin(begun)
    expect(await outcomeOf(house.ask(begun, 'CAUTION_3', { phone_confirmed: true }))).toBe(
      'REQUEST_CANCELLATION_OUTCOME_STARTED',
    )
    const one = await house.matched(inHours(10))
    await house.ask(one, 'CAUTION_3', { phone_confirmed: true })
    await house.begin(one)
    expect(await outcomeOf(house.takeBack(one))).toBe('WITHDRAW_CANCELLATION_OUTCOME_STARTED')
    expect(await outcomeOf(house.decide(one, 'ACCEPT'))).toBe('DECIDE_CANCELLATION_OUTCOME_ACCEPTED')
    expect(await outcomeOf(house.ask(one, 'CAUTION_3', { phone_confirmed: true }))).toBe(
      'REQUEST_CANCELLATION_OUTCOME_ENDED',
    )
  })

  test.each([
    { reason: 'CANCELLATION_REASON_UNSPECIFIED' },
    { detail: '短すぎる理由' },
    { detail: 'あ'.repeat(501) },
    { detail: 'この文には\0が入っています。' },
    { phone: '12345' },
    { work_id: 'x' },
    { idempotency_key: 'short' },
    { seen_tier: 'CANCELLATION_TIER_UNSPECIFIED' },
  ])('nothing malformed: %o', async (fields) => {
    const one = await house.matched()
    expect(await house.ask(one, 'RECORDED', fields)).toMatchObject({
      status: 400,
      body: { code: 'invalid_argument' },
    })
    expect((await house.statesOf(one)).cancellations).toEqual([])
  })

  test('nobody but the doctor of the work, and nobody who is banned', async () => {
    const one = await house.matched()
    const stranger = { ...one, ...(await insertDoctor(house.db.database)) }
    expect((await house.look(stranger)).body.code).toBe('not_found')
    expect(await outcomeOf(house.ask(stranger, 'RECORDED'))).toBe('REQUEST_CANCELLATION_OUTCOME_NOT_FOUND')
    const member = { ...one, bearer: one.member.bearer }
    expect((await house.ask(member, 'RECORDED')).status).toBe(404)
    expect((await house.look({ ...one, bearer: '' })).status).toBe(401)
    await house.ask(one, 'RECORDED')
    expect(await outcomeOf(house.takeBack(stranger))).toBe('WITHDRAW_CANCELLATION_OUTCOME_NOT_FOUND')
    await house.db.database.update(doctor).set({ status: 'BANNED' }).where(eq(doctor.id, one.doctorId))
    expect(await outcomeOf(house.takeBack(one))).toBe('WITHDRAW_CANCELLATION_OUTCOME_NOT_ALLOWED')
    expect((await house.look(one)).status).toBe(200)
  })
})

describe('the hospital decides', () => {
  test('The telephone number of a request is read until the work is cancelled, or thirty days after it.', async () => {
    const phoneOf = async (one: Matched) => (await house.read(one)).body.cancellation.phone ?? ''
    const endedAgo = async ({ workId }: Matched, days: number) => {
      const plannedEnd = hours(-24 * days)
      const times = { plannedStart: hours(-24 * days - 8), plannedEnd }
      await house.db.database.update(work).set(times).where(eq(work.id, workId))
    }
    const cancelled = await house.matched()
    await house.ask(cancelled, 'RECORDED')
    expect(await phoneOf(cancelled)).toBe('09012345678')
    await house.decide(cancelled, 'ACCEPT')
    expect(await phoneOf(cancelled)).toBe('')

    const worked = await house.matched()
    await house.ask(worked, 'RECORDED')
    await house.decide(worked, 'REJECT')
    await endedAgo(worked, 29)
    expect(await phoneOf(worked)).toBe('09012345678')
    await endedAgo(worked, 30)
    expect(await phoneOf(worked)).toBe('')
  })

  test('accepted: the slot is open again until the deadline, and the doctor may apply anew', async () => {
    const one = await house.matched()
    await house.ask(one, 'RECORDED')
    const read = await house.read(one)
    expect(read.body).toMatchObject({ may_decide: true, doctor_name: '試験 一郎', title: '内科当直' })
    // What it costs the doctor is no business of the hospital.
    expect(read.body.cancellation.tier ?? 'CANCELLATION_TIER_UNSPECIFIED').toBe(
      'CANCELLATION_TIER_UNSPECIFIED',
    )
    expect(await outcomeOf(house.decide(one, 'ACCEPT'))).toBe('DECIDE_CANCELLATION_OUTCOME_ACCEPTED')
    expect(await house.statesOf(one)).toEqual({
      application: 'CANCELLED',
      work: 'CANCELLED_BY_DOCTOR',
      cancellations: ['ACCEPTED RECORDED'],
    })
    expect(await house.listingOf(one.spot)).toMatchObject({
      status: 'PUBLISHED',
      filledSlots: 0,
      slots: 1,
      applicantCount: 0,
    })
    expect(await outcomeOf(house.decide(one, 'REJECT'))).toBe('DECIDE_CANCELLATION_OUTCOME_ALREADY_DECIDED')
    expect(await house.noticesOf(one)).toEqual(['CANCELLATION_ACCEPTED', 'CANCELLATION_REQUESTED'])
    expect((await house.apply(one.spot, one.bearer)).outcome).toBe('APPLY_OUTCOME_MATCHED')
  })

  test('accepted after the deadline: the listing stays closed', async () => {
    const one = await house.matched({ ...inHours(30), applicationDeadline: hours(1 / 60) })
    await house.ask(one, 'CAUTION_2')
    house.at(2)
    await house.decide(one, 'ACCEPT')
    expect(await house.listingOf(one.spot)).toMatchObject({ status: 'CLOSED', filledSlots: 0 })
  })

  test('a reason that the hospital confirms leaves no points, others do', async () => {
    const sick = await house.matched(inHours(30))
    await house.ask(sick, 'CAUTION_2', { reason: 'CANCELLATION_REASON_SICKNESS' })
    await house.decide(sick, 'ACCEPT', { reason_confirmed: true })
    expect((await house.statesOf(sick)).cancellations).toEqual(['ACCEPTED EXCUSED'])
    const own = await house.matched(inHours(30))
    await house.ask(own, 'CAUTION_2')
    await house.decide(own, 'ACCEPT', { reason_confirmed: true })
    expect((await house.statesOf(own)).cancellations).toEqual(['ACCEPTED CAUTION_2'])
    expect((await house.look(own)).body.caution_points).toBe(2)
  })

  test('rejected only after a call and with a word: the work stands', async () => {
    const one = await house.matched()
    await house.ask(one, 'RECORDED')
    expect((await house.decide(one, 'REJECT', { word: '' })).status).toBe(400)
    expect(await outcomeOf(house.decide(one, 'REJECT', { called: false }))).toBe(
      'DECIDE_CANCELLATION_OUTCOME_CALL_MISSING',
    )
    const key = { idempotency_key: 'reject-0001' }
    const first = await house.decide(one, 'REJECT', key)
    expect(first.body.outcome).toBe('DECIDE_CANCELLATION_OUTCOME_REJECTED')
    expect(await house.decide(one, 'REJECT', key)).toEqual(first)
    expect(await house.statesOf(one)).toMatchObject({ application: 'MATCHED', work: 'SCHEDULED' })
    // The doctor may ask again, and the hospital decides what it has read.
    await house.ask(one, 'RECORDED')
    const stale = { cancellation_id: crypto.randomUUID() }
    expect(await outcomeOf(house.decide(one, 'ACCEPT', stale))).toBe(
      'DECIDE_CANCELLATION_OUTCOME_ALREADY_DECIDED',
    )
  })

  test('nobody else: the hospital next door, a viewer, a former member, a doctor', async () => {
    const one = await house.matched()
    await house.ask(one, 'RECORDED')
    const { database } = house.db
    const place = makeHospitals(2)[1]?.row
    if (!place) throw new Error('no hospital')
    await database.insert(hospital).values(place).onConflictDoNothing()
    const others = [
      await insertMember(database, place.id),
      await insertMember(database, one.hospitalId, { role: 'VIEWER' }),
      await insertMember(database, one.hospitalId),
      { ...one.member, bearer: one.bearer },
    ]
    await database
      .update(hospitalMember)
      .set({ leftAt: NOW })
      .where(eq(hospitalMember.id, others[2]?.memberId ?? ''))
    const [nextDoor, viewer] = others
    if (!nextDoor || !viewer) throw new Error('no members')
    for (const member of others) {
      const status = member === nextDoor ? 404 : 403
      expect((await house.decide({ ...one, member }, 'ACCEPT')).status).toBe(status)
      expect((await house.cancel({ ...one, member })).status).toBe(status)
    }
    expect((await house.read({ ...one, member: nextDoor })).status).toBe(404)
    expect((await house.read({ ...one, member: viewer })).body.may_decide ?? false).toBe(false)
    expect((await house.statesOf(one)).work).toBe('CANCELLATION_REQUESTED')
    expect((await house.read({ ...one, workId: crypto.randomUUID() })).status).toBe(404)
  })
})

test('nothing was reported as a bug', () => expect(house.backend.reported).toEqual([]))
