import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { application, applicationEvent, work } from '#app/backend/database/schema/work/application.ts'
import { doctor } from '#app/backend/database/schema/doctor/doctor.ts'
import { hospital } from '#app/backend/database/schema/hospital/hospital.ts'
import { hospitalMember } from '#app/backend/database/schema/hospital/hospital-member.ts'
import { notification } from '#app/backend/database/schema/notification.ts'
import { makeHospitals } from '#app/backend/seed/hospitals.ts'
import { spotWork } from '#app/backend/database/schema/listing/spot-work.ts'
import { callTwirp } from '#tests/support/backend-calls.ts'
import { insertDoctor, NOW } from '#tests/support/doctors.ts'
import { hours } from '#tests/support/listings.ts'
import { insertMember, type TestMember } from '#tests/support/members.ts'
import { insertStaff } from '#tests/support/staff.ts'
import { withdrawals, type Applied, type Withdrawals } from '#tests/support/withdrawals.ts'

/** A hospital decides about applications to its spot listings. */

const SELECTION = { applicationStatus: 'SELECTION' } as const

describe('a hospital’s decision', () => {
  let scene: Withdrawals
  let member: TestMember
  let own: number

  beforeAll(async () => {
    scene = await withdrawals()
    const first = await scene.applied(SELECTION)
    own = (await scene.listingOf(first.spot))?.hospitalId ?? 0
    member = await insertMember(scene.db.database, own)
  }, 60_000)
  afterAll(() => scene.db.close())
  beforeEach(() => scene.at(0))

  const call = (method: string, body: Record<string, unknown>, bearer: string | undefined = member.bearer) =>
    callTwirp(scene.backend, `dp.hospital.HospitalApplications/${method}`, body, bearer)
  const decide = async (id: string, more: Record<string, unknown> = {}, bearer = member.bearer) =>
    call(
      'DecideApplication',
      {
        application_id: id,
        idempotency_key: crypto.randomUUID(),
        decision: 'HOSPITAL_DECISION_ACCEPT',
        ...more,
      },
      bearer,
    )
  const outcomeOf = async (...args: Parameters<typeof decide>) =>
    String((await decide(...args)).body.outcome).replace('DECIDE_APPLICATION_OUTCOME_', '')
  const decline = { decision: 'HOSPITAL_DECISION_DECLINE', reason: 'DECLINE_REASON_SCHEDULE_MISMATCH' }
  const rowOf = async ({ id }: { id: string }) =>
    (await scene.db.database.select().from(application).where(eq(application.id, id)))[0]
  const worksOf = ({ id }: { id: string }) =>
    scene.db.database.select().from(work).where(eq(work.applicationId, id))
  const noticesOf = async ({ id }: { id: string }) =>
    (await scene.db.database.select().from(notification))
      .filter(({ dedupeKey }) => dedupeKey.endsWith(id))
      .map(({ type }) => type)
      .toSorted()
  const setListing = ({ spot }: Applied, values: Partial<typeof spotWork.$inferInsert>) =>
    scene.db.database.update(spotWork).set(values).where(eq(spotWork.id, spot))

  test('accepting forms the contract, fills the slot and tells the doctor', async () => {
    const one = await scene.applied(SELECTION)
    expect(await outcomeOf(one.id)).toBe('DECIDED')
    expect(await rowOf(one)).toMatchObject({
      state: 'MATCHED',
      slotNo: 1,
      decidedAt: NOW,
      readByHospitalAt: NOW,
    })
    expect(await worksOf(one)).toMatchObject([{ state: 'SCHEDULED', hospitalId: own, fee: 85_000 }])
    expect(await scene.listingOf(one.spot)).toMatchObject({ status: 'FILLED', filledSlots: 1 })
    expect(await noticesOf(one)).toEqual(['APPLICATION_ACCEPTED', 'APPLICATION_RECEIVED'])
    const events = await scene.db.database
      .select()
      .from(applicationEvent)
      .where(eq(applicationEvent.applicationId, one.id))
      .orderBy(applicationEvent.id)
    expect(events).toMatchObject([
      { toState: 'APPLIED', actor: 'DOCTOR' },
      { toState: 'UNDER_REVIEW', actor: 'HOSPITAL', memberId: member.memberId },
      { toState: 'MATCHED', actor: 'HOSPITAL', memberId: member.memberId },
    ])
  })

  test('declining needs a reason, which the doctor reads', async () => {
    const one = await scene.applied(SELECTION)
    expect(await outcomeOf(one.id, { ...decline, reason: 'DECLINE_REASON_UNSPECIFIED' })).toBe(
      'REASON_REQUIRED',
    )
    expect(await outcomeOf(one.id, { ...decline, note: ' またの応募をお待ちします。 ' })).toBe('DECIDED')
    expect(await rowOf(one)).toMatchObject({
      state: 'DECLINED',
      declineReason: 'SCHEDULE_MISMATCH',
      declineNote: 'またの応募をお待ちします。',
    })
    expect(await scene.listingOf(one.spot)).toMatchObject({ status: 'PUBLISHED', applicantCount: 0 })
    expect(await noticesOf(one)).toEqual(['APPLICATION_DECLINED', 'APPLICATION_RECEIVED'])
    // The doctor may apply again.
    expect((await scene.apply(one.spot, one.bearer)).outcome).toBe('APPLY_OUTCOME_APPLIED')
  })

  test('fifty taps of one button are one decision with one answer', async () => {
    const one = await scene.applied(SELECTION)
    const key = { idempotency_key: crypto.randomUUID() }
    const answers = await Promise.all(Array.from({ length: 50 }, () => outcomeOf(one.id, key)))
    expect(new Set(answers)).toEqual(new Set(['DECIDED']))
    expect(await worksOf(one)).toHaveLength(1)
    expect((await decide(one.id, { ...key, ...decline })).status).toBe(400)
    expect(await outcomeOf(one.id, decline)).toBe('ALREADY_DECIDED')
    expect(await noticesOf(one)).toEqual(['APPLICATION_ACCEPTED', 'APPLICATION_RECEIVED'])
  })

  test('one key for two applications at the same moment is one decision and a refusal', async () => {
    const [one, other] = [await scene.applied(SELECTION), await scene.applied(SELECTION)]
    const key = { idempotency_key: crypto.randomUUID() }
    const answers = await Promise.all([decide(one.id, key), decide(other.id, key)])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 400]))
  })

  test('a slot is given to one of two who are accepted at the same moment', async () => {
    const one = await scene.applied(SELECTION)
    const other = await insertDoctor(scene.db.database)
    const second = (await scene.apply(one.spot, other.bearer)).application.id
    const outcomes = await Promise.all([outcomeOf(one.id), outcomeOf(second)])
    expect(outcomes.toSorted()).toEqual(['DECIDED', 'FILLED'])
    expect(await scene.listingOf(one.spot)).toMatchObject({ filledSlots: 1, status: 'FILLED' })
    // Who was not taken can be told why.
    const loser = outcomes[0] === 'FILLED' ? one.id : second
    expect(await outcomeOf(loser, { ...decline, reason: 'DECLINE_REASON_FILLED_BY_OTHER' })).toBe('DECIDED')
  })

  test('a doctor matched elsewhere for the same time cannot be accepted, and the page says no more', async () => {
    const one = await scene.applied(SELECTION)
    await scene.applied({ applicationStatus: 'FREE' }, one)
    expect(await outcomeOf(one.id)).toBe('OVERLAPPING')
    expect(await rowOf(one)).toMatchObject({ slotNo: null })
    expect(await scene.listingOf(one.spot)).toMatchObject({ filledSlots: 0, status: 'PUBLISHED' })
    const { body } = await call('GetApplicationFile', { application_id: one.id })
    expect(body.is_interval_kept ?? false).toBe(false)
  })

  test('withdrawing and accepting at the same moment: one of the two holds', async () => {
    for (let round = 0; round < 10; round++) {
      const one = await scene.applied(SELECTION)
      const [accepted, withdrawn] = await Promise.all([
        outcomeOf(one.id),
        scene.withdraw(one.bearer, one.id).then(({ body }) => body.outcome),
      ])
      const row = await rowOf(one)
      const isMatched = (await worksOf(one)).length === 1
      expect(row?.state).toBe(isMatched ? 'MATCHED' : 'WITHDRAWN')
      // Within five minutes a match may be undone at once, so both may succeed in this order.
      if (row?.state === 'MATCHED') expect([accepted, withdrawn]).toContain('DECIDED')
      else expect(withdrawn).toBe('WITHDRAW_OUTCOME_WITHDRAWN')
      expect(await scene.listingOf(one.spot)).toMatchObject({ filledSlots: isMatched ? 1 : 0 })
    }
  })

  test('a paused listing, and one past its deadline, still accept those who applied', async () => {
    const paused = await scene.applied(SELECTION)
    await setListing(paused, { status: 'PAUSED' })
    expect(await outcomeOf(paused.id)).toBe('DECIDED')
    const late = await scene.applied(SELECTION)
    await setListing(late, { applicationDeadline: hours(-1) })
    expect(await outcomeOf(late.id)).toBe('DECIDED')
  })

  test('not after the start, not a doctor who was stopped', async () => {
    const begun = await scene.applied({
      ...SELECTION,
      applicationDeadline: hours(0.02),
      startTime: hours(0.05),
      endTime: hours(12),
    })
    scene.at(3)
    expect(await outcomeOf(begun.id)).toBe('STARTED')
    scene.at(0)
    const stopped = await scene.applied(SELECTION)
    await scene.db.database.update(doctor).set({ status: 'BANNED' }).where(eq(doctor.id, stopped.doctorId))
    expect(await outcomeOf(stopped.id)).toBe('DOCTOR_UNAVAILABLE')
    expect(await outcomeOf(stopped.id, decline)).toBe('DECIDED')
  })

  describe('who may', () => {
    test('the hospital next door, a former member, a doctor and staff see nothing and decide nothing', async () => {
      const one = await scene.applied(SELECTION)
      const place = makeHospitals(2)[1]
      if (!place) throw new Error('no hospital')
      await scene.db.database.insert(hospital).values(place.row).onConflictDoNothing()
      const nextDoor = await insertMember(scene.db.database, place.row.id)
      const former = await insertMember(scene.db.database, own)
      await scene.db.database
        .update(hospitalMember)
        .set({ leftAt: NOW })
        .where(eq(hospitalMember.id, former.memberId))
      const staff = await insertStaff(scene.db.database, '係')
      for (const [bearer, status] of [
        [nextDoor.bearer, 404],
        [former.bearer, 403],
        [one.bearer, 403],
        [staff.bearer, 403],
      ] as const) {
        expect((await decide(one.id, {}, bearer)).status).toBe(status)
        expect((await call('GetApplicationFile', { application_id: one.id }, bearer)).status).toBe(status)
        expect((await call('OpenApplication', { application_id: one.id }, bearer)).status).toBe(status)
      }
      expect(await rowOf(one)).toMatchObject({ state: 'APPLIED', readByHospitalAt: null })
    })

    test('a viewer reads, but neither opens nor decides', async () => {
      const one = await scene.applied(SELECTION)
      const viewer = await insertMember(scene.db.database, own, { role: 'VIEWER' })
      const { status, body } = await call('GetApplicationFile', { application_id: one.id }, viewer.bearer)
      expect(status).toBe(200)
      expect(body.may_decide ?? false).toBe(false)
      expect((await call('OpenApplication', { application_id: one.id }, viewer.bearer)).status).toBe(403)
      expect((await decide(one.id, {}, viewer.bearer)).status).toBe(403)
    })

    test('nobody before a doctor is approved: the application is held', async () => {
      const { bearer } = await insertDoctor(scene.db.database, { status: 'MEDICAL_LICENSE_VERIFIED' })
      const one = await scene.applied(SELECTION)
      const held = (await scene.apply(one.spot, bearer)).application.id
      expect((await call('GetApplicationFile', { application_id: held })).status).toBe(404)
      expect(await outcomeOf(held)).toBe('NOT_FOUND')
      const { body } = await call('ListInbox', { limit: 100 })
      const ids = body.items.map((item: { application_id: string }) => item.application_id)
      expect(ids).toContain(one.id)
      expect(ids).not.toContain(held)
    })

    test('malformed calls are refused', async () => {
      const one = await scene.applied(SELECTION)
      expect((await decide('x')).status).toBe(400)
      expect((await decide(crypto.randomUUID())).status).toBe(404)
      expect((await decide(one.id, { idempotency_key: 'short' })).status).toBe(400)
      expect((await decide(one.id, { decision: 'HOSPITAL_DECISION_UNSPECIFIED' })).status).toBe(400)
      expect((await decide(one.id, { ...decline, note: 'あ'.repeat(501) })).status).toBe(400)
      expect((await call('ListInbox', { limit: 101 })).status).toBe(400)
      expect((await call('ListInbox', { after: 'x' })).status).toBe(400)
    })
  })

  test('the inbox lists by deadline, page by page; the file shows the telephone from the match on', async () => {
    const one = await scene.applied(SELECTION)
    const { body: first } = await call('ListInbox', { limit: 1 })
    const { body: second } = await call('ListInbox', { limit: 1, after: first.next_cursor })
    expect(first.total).toBeGreaterThan(1)
    expect(second.items[0].application_id).not.toBe(first.items[0].application_id)
    expect(Date.parse(second.items[0].due_at)).toBeGreaterThanOrEqual(Date.parse(first.items[0].due_at))
    const { body: file } = await call('GetApplicationFile', { application_id: one.id })
    expect(file).toMatchObject({ may_decide: true, is_interval_kept: true, applicants: 1 })
    expect(file.phone ?? '').toBe('')
    await call('OpenApplication', { application_id: one.id })
    await call('OpenApplication', { application_id: one.id })
    expect(await rowOf(one)).toMatchObject({ state: 'UNDER_REVIEW', readByHospitalAt: NOW })
  })
})
