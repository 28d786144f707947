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

let scene: CancellationHouse

beforeAll(async () => {
  scene = await cancellations()
}, 60_000)
afterAll(() => scene.db.close())
beforeEach(() => scene.at(0))

describe('a doctor requests', () => {
  test('and withdraws: the work is matched as before', async () => {
    const one = await scene.matched()
    expect((await scene.look(one)).body).toMatchObject({
      work: { id: one.workId, state: 'WORK_STATE_SCHEDULED' },
      caution_points: 0,
    })
    expect(await outcomeOf(scene.ask(one, 'RECORDED'))).toBe('REQUEST_CANCELLATION_OUTCOME_REQUESTED')
    expect((await scene.look(one)).body).toMatchObject({
      work: { state: 'WORK_STATE_CANCELLATION_REQUESTED' },
      cancellation: {
        decision: 'CANCELLATION_DECISION_PENDING',
        tier: 'CANCELLATION_TIER_RECORDED',
        phone: '09012345678',
      },
    })
    // The slot is the doctor's until the hospital has decided.
    expect(await scene.listingOf(one.spot)).toMatchObject({ status: 'FILLED', filledSlots: 1 })
    expect(await outcomeOf(scene.ask(one, 'RECORDED'))).toBe('REQUEST_CANCELLATION_OUTCOME_ALREADY_REQUESTED')
    expect(await outcomeOf(scene.takeBack(one))).toBe('WITHDRAW_CANCELLATION_OUTCOME_WITHDRAWN')
    expect(await scene.statesOf(one)).toEqual({
      application: 'MATCHED',
      work: 'SCHEDULED',
      cancellations: ['WITHDRAWN RECORDED'],
    })
    expect(await outcomeOf(scene.takeBack(one))).toBe('WITHDRAW_CANCELLATION_OUTCOME_ALREADY_DECIDED')
    expect(await scene.noticesOf(one)).toEqual(['CANCELLATION_REQUESTED', 'CANCELLATION_WITHDRAWN'])
  })

  test('a repeated key gets the first response, another request with it none', async () => {
    const one = await scene.matched()
    const key = { idempotency_key: 'cancel-0001' }
    const first = await scene.ask(one, 'RECORDED', key)
    expect(await scene.ask(one, 'RECORDED', key)).toEqual(first)
    const other = await scene.ask(one, 'RECORDED', { ...key, detail: 'まったく別の理由を書きました。' })
    expect(other).toMatchObject({ status: 400, body: { code: 'invalid_argument' } })
    expect((await scene.statesOf(one)).cancellations).toHaveLength(1)
  })

  test('only with the tier seen, and within 24 hours only after a call', async () => {
    const soon = await scene.matched(inHours(20))
    expect(await outcomeOf(scene.ask(soon, 'CAUTION_3'))).toBe('REQUEST_CANCELLATION_OUTCOME_CALL_MISSING')
    expect(await outcomeOf(scene.ask(soon, 'CAUTION_2'))).toBe('REQUEST_CANCELLATION_OUTCOME_TIER_CHANGED')
    expect(await outcomeOf(scene.ask(soon, 'CAUTION_3', { phone_confirmed: true }))).toBe(
      'REQUEST_CANCELLATION_OUTCOME_REQUESTED',
    )
  })

  test('not once the work has begun, and not what has ended', async () => {
    const begun = await scene.matched(inHours(10))
    await scene.begin(begun)
    expect(await outcomeOf(scene.ask(begun, 'CAUTION_3', { phone_confirmed: true }))).toBe(
      'REQUEST_CANCELLATION_OUTCOME_STARTED',
    )
    const one = await scene.matched(inHours(10))
    await scene.ask(one, 'CAUTION_3', { phone_confirmed: true })
    await scene.begin(one)
    expect(await outcomeOf(scene.takeBack(one))).toBe('WITHDRAW_CANCELLATION_OUTCOME_STARTED')
    expect(await outcomeOf(scene.decide(one, 'ACCEPT'))).toBe('DECIDE_CANCELLATION_OUTCOME_ACCEPTED')
    expect(await outcomeOf(scene.ask(one, 'CAUTION_3', { phone_confirmed: true }))).toBe(
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
    const one = await scene.matched()
    expect(await scene.ask(one, 'RECORDED', fields)).toMatchObject({
      status: 400,
      body: { code: 'invalid_argument' },
    })
    expect((await scene.statesOf(one)).cancellations).toEqual([])
  })

  test('nobody but the doctor of the work, and nobody who is banned', async () => {
    const one = await scene.matched()
    const stranger = { ...one, ...(await insertDoctor(scene.db.database)) }
    expect((await scene.look(stranger)).body.code).toBe('not_found')
    expect(await outcomeOf(scene.ask(stranger, 'RECORDED'))).toBe('REQUEST_CANCELLATION_OUTCOME_NOT_FOUND')
    const member = { ...one, bearer: one.member.bearer }
    expect((await scene.ask(member, 'RECORDED')).status).toBe(404)
    expect((await scene.look({ ...one, bearer: '' })).status).toBe(401)
    await scene.ask(one, 'RECORDED')
    expect(await outcomeOf(scene.takeBack(stranger))).toBe('WITHDRAW_CANCELLATION_OUTCOME_NOT_FOUND')
    await scene.db.database.update(doctor).set({ status: 'BANNED' }).where(eq(doctor.id, one.doctorId))
    expect(await outcomeOf(scene.takeBack(one))).toBe('WITHDRAW_CANCELLATION_OUTCOME_NOT_ALLOWED')
    expect((await scene.look(one)).status).toBe(200)
  })
})

describe('the hospital decides', () => {
  test('The telephone number of a request is read until the work is cancelled, or thirty days after it.', async () => {
    const phoneOf = async (one: Matched) => (await scene.read(one)).body.cancellation.phone ?? ''
    const endedAgo = async ({ workId }: Matched, days: number) => {
      const plannedEnd = hours(-24 * days)
      const times = { plannedStart: hours(-24 * days - 8), plannedEnd }
      await scene.db.database.update(work).set(times).where(eq(work.id, workId))
    }
    const cancelled = await scene.matched()
    await scene.ask(cancelled, 'RECORDED')
    expect(await phoneOf(cancelled)).toBe('09012345678')
    await scene.decide(cancelled, 'ACCEPT')
    expect(await phoneOf(cancelled)).toBe('')

    const worked = await scene.matched()
    await scene.ask(worked, 'RECORDED')
    await scene.decide(worked, 'REJECT')
    await endedAgo(worked, 29)
    expect(await phoneOf(worked)).toBe('09012345678')
    await endedAgo(worked, 30)
    expect(await phoneOf(worked)).toBe('')
  })

  test('accepted: the slot is open again until the deadline, and the doctor may apply anew', async () => {
    const one = await scene.matched()
    await scene.ask(one, 'RECORDED')
    const read = await scene.read(one)
    expect(read.body).toMatchObject({ may_decide: true, doctor_name: '試験 一郎', title: '内科当直' })
    // What it costs the doctor is no business of the hospital.
    expect(read.body.cancellation.tier ?? 'CANCELLATION_TIER_UNSPECIFIED').toBe(
      'CANCELLATION_TIER_UNSPECIFIED',
    )
    expect(await outcomeOf(scene.decide(one, 'ACCEPT'))).toBe('DECIDE_CANCELLATION_OUTCOME_ACCEPTED')
    expect(await scene.statesOf(one)).toEqual({
      application: 'CANCELLED',
      work: 'CANCELLED_BY_DOCTOR',
      cancellations: ['ACCEPTED RECORDED'],
    })
    expect(await scene.listingOf(one.spot)).toMatchObject({
      status: 'PUBLISHED',
      filledSlots: 0,
      slots: 1,
      applicantCount: 0,
    })
    expect(await outcomeOf(scene.decide(one, 'REJECT'))).toBe('DECIDE_CANCELLATION_OUTCOME_ALREADY_DECIDED')
    expect(await scene.noticesOf(one)).toEqual(['CANCELLATION_ACCEPTED', 'CANCELLATION_REQUESTED'])
    expect((await scene.apply(one.spot, one.bearer)).outcome).toBe('APPLY_OUTCOME_MATCHED')
  })

  test('accepted after the deadline: the listing stays closed', async () => {
    const one = await scene.matched({ ...inHours(30), applicationDeadline: hours(1 / 60) })
    await scene.ask(one, 'CAUTION_2')
    scene.at(2)
    await scene.decide(one, 'ACCEPT')
    expect(await scene.listingOf(one.spot)).toMatchObject({ status: 'CLOSED', filledSlots: 0 })
  })

  test('a reason that the hospital confirms leaves no points, others do', async () => {
    const sick = await scene.matched(inHours(30))
    await scene.ask(sick, 'CAUTION_2', { reason: 'CANCELLATION_REASON_SICKNESS' })
    await scene.decide(sick, 'ACCEPT', { reason_confirmed: true })
    expect((await scene.statesOf(sick)).cancellations).toEqual(['ACCEPTED EXCUSED'])
    const own = await scene.matched(inHours(30))
    await scene.ask(own, 'CAUTION_2')
    await scene.decide(own, 'ACCEPT', { reason_confirmed: true })
    expect((await scene.statesOf(own)).cancellations).toEqual(['ACCEPTED CAUTION_2'])
    expect((await scene.look(own)).body.caution_points).toBe(2)
  })

  test('a request is rejected only after a call and with a reason, and the work stays matched', async () => {
    const one = await scene.matched()
    await scene.ask(one, 'RECORDED')
    expect((await scene.decide(one, 'REJECT', { word: '' })).status).toBe(400)
    expect(await outcomeOf(scene.decide(one, 'REJECT', { called: false }))).toBe(
      'DECIDE_CANCELLATION_OUTCOME_CALL_MISSING',
    )
    const key = { idempotency_key: 'reject-0001' }
    const first = await scene.decide(one, 'REJECT', key)
    expect(first.body.outcome).toBe('DECIDE_CANCELLATION_OUTCOME_REJECTED')
    expect(await scene.decide(one, 'REJECT', key)).toEqual(first)
    expect(await scene.statesOf(one)).toMatchObject({ application: 'MATCHED', work: 'SCHEDULED' })
    // The doctor may ask again, and the hospital decides what it has read.
    await scene.ask(one, 'RECORDED')
    const stale = { cancellation_id: crypto.randomUUID() }
    expect(await outcomeOf(scene.decide(one, 'ACCEPT', stale))).toBe(
      'DECIDE_CANCELLATION_OUTCOME_ALREADY_DECIDED',
    )
  })

  test('nobody else: the hospital next door, a viewer, a former member, a doctor', async () => {
    const one = await scene.matched()
    await scene.ask(one, 'RECORDED')
    const { database } = scene.db
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
      expect((await scene.decide({ ...one, member }, 'ACCEPT')).status).toBe(status)
      expect((await scene.cancel({ ...one, member })).status).toBe(status)
    }
    expect((await scene.read({ ...one, member: nextDoor })).status).toBe(404)
    expect((await scene.read({ ...one, member: viewer })).body.may_decide ?? false).toBe(false)
    expect((await scene.statesOf(one)).work).toBe('CANCELLATION_REQUESTED')
    expect((await scene.read({ ...one, workId: crypto.randomUUID() })).status).toBe(404)
  })
})

test('nothing was reported as a bug', () => expect(scene.backend.reported).toEqual([]))
