import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { work } from '#app/backend/database/schema/work/application.ts'
import { doctor } from '#app/backend/database/schema/doctor/doctor.ts'
import { hospital } from '#app/backend/database/schema/hospital/hospital.ts'
import { makeHospitals } from '#app/backend/seed/hospitals.ts'
import { callTwirp, callWork } from '#tests/support/backend-calls.ts'
import { insertDoctor } from '#tests/support/doctors.ts'
import { insertMember } from '#tests/support/members.ts'
import { insertRegularListing } from '#tests/support/regular-listings.ts'
import { regulars, type Regulars } from '#tests/support/regulars.ts'

/** Applying to a regular listing: wishes, interview, offer of a contract, and every way it ends. */

describe('a regular application', () => {
  let scene: Regulars
  beforeAll(async () => {
    scene = await regulars()
  }, 60_000)
  afterAll(() => scene.db.close())
  beforeEach(() => scene.at(0))

  test('goes from wishes over an interview and an offer to a contract with its dates', async () => {
    const one = await scene.applied()
    expect((await scene.rowOf(one.id)).terms).toMatchObject({
      startTime: '2027-01-04T17:00:00+09:00',
      regular: { weekdays: ['MONDAY'], contractStart: '2027-01-04' },
    })
    expect(await scene.propose(one)).toBe('DECIDED')
    expect(await scene.rowOf(one.id)).toMatchObject({ state: 'INTERVIEW', awaitsDoctor: true })
    expect(await scene.pick(one, 48)).toBe('CHOSEN')
    expect(await scene.rowOf(one.id)).toMatchObject({ state: 'INTERVIEW', awaitsDoctor: false })
    expect(await scene.offer(one)).toBe('DECIDED')
    expect(await scene.answer(one, 'ACCEPT')).toBe('MATCHED')
    expect(await scene.rowOf(one.id)).toMatchObject({ state: 'MATCHED', slotNo: 1, terms: { fee: 62_000 } })
    expect(await scene.listingOf(one.listing)).toMatchObject({ filledSlots: 1, status: 'FILLED' })
    expect(await scene.engagementOf(one.id)).toMatchObject({ state: 'ACTIVE', plannedUntil: '2027-04-04' })
    const dates = await scene.datesOf(one)
    expect(dates).toHaveLength(13)
    expect(dates[0]).toMatchObject({ day: '2027-01-04', state: 'CONFIRMED', fee: 62_000 })
    // 成人の日: 日当直 from 9:00, for another fee.
    expect(dates[1]).toMatchObject({
      day: '2027-01-11',
      kind: 'HOLIDAY_DUTY',
      fee: 96_000,
      startTime: new Date('2027-01-11T09:00:00+09:00'),
    })
    const works = await scene.db.database.select().from(work).where(eq(work.applicationId, one.id))
    expect(new Set(works.map(({ id }) => id))).toEqual(new Set(dates.map(({ workId }) => workId)))
    expect(await scene.noticesOf(one)).toEqual([
      'APPLICATION_OFFERED',
      'APPLICATION_RECEIVED',
      'INTERVIEW_CHOSEN',
      'INTERVIEW_PROPOSED',
      'OFFER_ACCEPTED',
    ])
  })

  test.each([
    ['a day the listing does not have', { weekdays: [2] }],
    ['no day', { weekdays: [] }],
    ['a start before the listing', { start_date: '2026-12-01' }],
    ['a start after its end', { start_date: '2028-01-03' }],
  ])('refuses %s, and counts nobody', async (_, wish) => {
    const { bearer } = await insertDoctor(scene.db.database)
    const listing = Number(await insertRegularListing(scene.db.database))
    expect((await scene.apply(listing, bearer, wish)).outcome).toBe('APPLY_OUTCOME_WISH_INVALID')
    expect(await scene.listingOf(listing)).toMatchObject({ applicantCount: 0 })
  })

  test.each([
    ['a date that does not exist', { start_date: '2027-02-30' }],
    ['a listing id that is none', { regular_work_id: 'x' }],
    ['too long a message', { message: 'あ'.repeat(501) }],
  ])('answers %s with invalid_argument', async (_, wish) => {
    const { bearer } = await insertDoctor(scene.db.database)
    const listing = await insertRegularListing(scene.db.database)
    expect((await scene.apply(listing, bearer, wish)).code).toBe('invalid_argument')
  })

  test('is one per listing and key, whoever taps how often', async () => {
    const { bearer } = await insertDoctor(scene.db.database)
    const listing = Number(await insertRegularListing(scene.db.database))
    const same = { idempotency_key: crypto.randomUUID() }
    const answers = await Promise.all(Array.from({ length: 50 }, () => scene.apply(listing, bearer, same)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect((await scene.apply(listing, bearer)).outcome).toBe('APPLY_OUTCOME_ALREADY_APPLIED')
    expect((await scene.apply(listing, bearer, { ...same, start_date: '2027-02-01' })).code).toBe(
      'invalid_argument',
    )
    expect(await scene.listingOf(listing)).toMatchObject({ applicantCount: 1 })
  })

  test('is closed to those who may not apply, and to closed listings', async () => {
    const { bearer } = await insertDoctor(scene.db.database, { status: 'INITIAL' })
    const listing = await insertRegularListing(scene.db.database)
    expect((await scene.apply(listing, bearer)).outcome).toBe('APPLY_OUTCOME_NOT_ALLOWED')
    const trusted = await insertDoctor(scene.db.database)
    const closed = await insertRegularListing(scene.db.database, { status: 'CLOSED' })
    expect((await scene.apply(closed, trusted.bearer)).outcome).toBe('APPLY_OUTCOME_CLOSED')
    expect((await scene.apply(999_999_999, trusted.bearer)).outcome).toBe('APPLY_OUTCOME_NOT_FOUND')
  })

  test('waits for the approval of a doctor whose licence alone is verified', async () => {
    const held = await insertDoctor(scene.db.database, { status: 'MEDICAL_LICENSE_VERIFIED' })
    const one = await scene.applied({}, { doctor: held })
    expect(await scene.rowOf(one.id)).toMatchObject({ releasedAt: null })
    expect(await scene.propose(one)).toBe('NOT_FOUND')
    expect(await scene.noticesOf(one)).toEqual([])
  })

  test('is answered by its own hospital only, with times that are possible', async () => {
    const one = await scene.applied()
    const [, second] = makeHospitals(2)
    if (!second) throw new Error('no second hospital')
    await scene.db.database.insert(hospital).values(second.row).onConflictDoNothing()
    const nextDoor = await insertMember(scene.db.database, second.row.id)
    expect(await scene.propose({ ...one, member: nextDoor })).toBe('not_found')
    const viewer = await insertMember(
      scene.db.database,
      (await scene.listingOf(one.listing))?.hospitalId ?? 0,
      { role: 'VIEWER' },
    )
    expect(await scene.propose({ ...one, member: viewer })).toBe('permission_denied')
    for (const hours of [[], [1], [24, 24], [24 * 61], [3, 4, 5, 6, 7, 8]])
      expect(await scene.propose(one, hours)).toBe('SLOTS_INVALID')
    expect(await scene.decide(one, { decision: 'HOSPITAL_DECISION_ACCEPT' })).toBe('ALREADY_DECIDED')
    expect(await scene.offer(one, { weekdays: [] })).toBe('START_INVALID')
    expect(await scene.offer(one, { contract_start: '2026-11-21' })).toBe('START_INVALID')
    expect(await scene.offer(one, { contract_start: '2028-01-03' })).toBe('START_INVALID')
    expect(await scene.offer(one, { fee: 1_000 })).toBe('BELOW_MINIMUM_WAGE')
    expect(await scene.rowOf(one.id)).toMatchObject({ state: 'UNDER_REVIEW' })
  })

  test('takes other times when none fits, and no answer to the first ones', async () => {
    const one = await scene.applied()
    await scene.propose(one, [24])
    expect(await scene.pick(one, null)).toBe('NONE_FITS')
    expect(await scene.pick(one, 24)).toBe('ALREADY_DECIDED')
    expect(await scene.propose(one, [72])).toBe('DECIDED')
    expect(await scene.pick(one, 24)).toBe('ALREADY_DECIDED')
    expect(await scene.pick(one, 72)).toBe('CHOSEN')
    expect(await scene.noticesOf(one)).toEqual([
      'APPLICATION_RECEIVED',
      'INTERVIEW_CHOSEN',
      'INTERVIEW_NONE_FITS',
      'INTERVIEW_PROPOSED',
      'INTERVIEW_PROPOSED',
    ])
  })

  test('of another doctor is not found, and a banned one answers nothing', async () => {
    const one = await scene.applied()
    await scene.propose(one)
    const other = await insertDoctor(scene.db.database)
    expect(await scene.pick({ ...one, bearer: other.bearer }, 24)).toBe('NOT_FOUND')
    await scene.db.database.update(doctor).set({ status: 'BANNED' }).where(eq(doctor.id, one.doctorId))
    expect(await scene.pick(one, 24)).toBe('NOT_ALLOWED')
    expect(await scene.offer(one)).toBe('DOCTOR_UNAVAILABLE')
  })

  test('ends unanswered, with a word to both sides', async () => {
    const one = await scene.applied()
    await scene.propose(one, [48])
    scene.at(24 * 60)
    await scene.backend.jobs.run('application-deadline', [{}])
    expect(await scene.rowOf(one.id)).toMatchObject({ state: 'EXPIRED' })
    expect(await scene.noticesOf(one)).toEqual([
      'APPLICATION_RECEIVED',
      'INTERVIEW_EXPIRED',
      'INTERVIEW_PROPOSED',
      'INTERVIEW_UNANSWERED',
    ])
    expect(await scene.listingOf(one.listing)).toMatchObject({ applicantCount: 0 })
    scene.at(0)
    expect(await scene.pick(one, 48)).toBe('EXPIRED')
  })

  test('is withdrawn or declined at any step, and may be made anew', async () => {
    const one = await scene.applied()
    await scene.propose(one)
    await scene.pick(one, 24)
    await scene.offer(one)
    expect(await scene.answer(one, 'DECLINE')).toBe('DECLINED')
    expect(await scene.answer(one, 'ACCEPT')).toBe('ALREADY_DECIDED')
    const again = await scene.apply(one.listing, one.bearer)
    expect(again.outcome).toBe('APPLY_OUTCOME_APPLIED')
    const { id } = again.application
    await scene.propose({ ...one, id })
    const withdrawn = await callWork(
      scene.backend,
      'WithdrawApplication',
      { application_id: id, idempotency_key: crypto.randomUUID() },
      one.bearer,
    )
    expect(withdrawn.body.outcome).toBe('WITHDRAW_OUTCOME_WITHDRAWN')
    expect(await scene.pick({ ...one, id }, 24)).toBe('ALREADY_DECIDED')
    expect(await scene.listingOf(one.listing)).toMatchObject({ applicantCount: 0, filledSlots: 0 })
  })

  test('shows the hospital days and times in its inbox and file', async () => {
    const one = await scene.applied()
    const call = (method: string, body: unknown) =>
      callTwirp(scene.backend, `dp.hospital.HospitalApplications/${method}`, body, one.member.bearer)
    const inbox = async () => {
      const { body } = await call('ListInbox', { limit: 100 })
      const items: { application_id: string; pattern: string }[] = body.items
      return items.find((item) => item.application_id === one.id)
    }
    expect(await inbox()).toMatchObject({ pattern: '毎週 月曜 17:00〜翌9:00' })
    await scene.propose(one)
    // The doctor's turn.
    expect(await inbox()).toBeUndefined()
    await scene.pick(one, 24)
    expect(await inbox()).toBeDefined()
    expect((await call('GetApplicationFile', { application_id: one.id })).body).toMatchObject({
      regular_work_id: String(one.listing),
      weekdays: [1],
      contract_start: '2027-01-04',
      interview: { is_answered: true, minutes: 30 },
    })
  })

  test('says to the hospital that another contract fills the same days, and not which', async () => {
    const first = await scene.matched()
    const isKept = async ({ id, member }: Pick<typeof first, 'id' | 'member'>) => {
      const path = 'dp.hospital.HospitalApplications/GetApplicationFile'
      const { body } = await callTwirp(scene.backend, path, { application_id: id }, member.bearer)
      return body.is_interval_kept
    }
    // Its own dates are in nobody's way.
    expect(await isKept(first)).toBe(true)
    expect(await isKept(await scene.applied({}, { doctor: first }))).toBe(false)
  })
})
