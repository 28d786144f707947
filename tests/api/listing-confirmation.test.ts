import { DAY_MS } from '#app/domain/duration.ts'
import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { account } from '#app/backend/database/schema/account/account.ts'
import { mailOutbox } from '#app/backend/database/schema/account/mail.ts'
import { hospital } from '#app/backend/database/schema/hospital/hospital.ts'
import { regularWork } from '#app/backend/database/schema/listing/regular-work.ts'
import { spotWork } from '#app/backend/database/schema/listing/spot-work.ts'
import { notification } from '#app/backend/database/schema/notification.ts'
import { application } from '#app/backend/database/schema/work/application.ts'
import { makeHospitals } from '#app/backend/seed/hospitals.ts'
import { createConfirmationJob } from '#app/backend/listing-editor/confirmation/confirmation.job.ts'
import type { MemberRole } from '#app/domain/hospital/member-role.ts'
import { SpotMatches } from '#app/features/listing/match-counts.listings.documents.ts'
import { SpotWorkDetail } from '#app/features/listing/spot/spot.listings.documents.ts'
import { callTwirp, callWork, testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertDoctor, NOW } from '#tests/support/doctors.ts'
import { editorOf } from '#tests/support/listing-drafts.ts'
import { insertListing } from '#tests/support/listings.ts'
import { insertMember } from '#tests/support/members.ts'
import { insertRegularListing } from '#tests/support/regular-listings.ts'

describe('listings that a hospital has not confirmed', () => {
  let db: TestDatabase
  let backend: TestBackend
  let now = NOW
  let hospitals = 10
  let place: { hospitalId: number; prefecture: 'TOKYO'; facilityCategory: 'OTHER' }
  let bearer: string

  beforeAll(async () => {
    db = await testDatabase()
    backend = testBackend(db.database, () => now)
  }, 60_000)
  afterAll(() => db.close())

  beforeEach(async () => {
    now = NOW
    place = await insertHospital()
    await after(0)
  })

  async function insertHospital() {
    hospitals += 1
    const row = makeHospitals(hospitals).at(-1)?.row
    if (!row) throw new Error('no hospital')
    const place = { prefecture: 'TOKYO', facilityCategory: 'OTHER' } as const
    await db.database.insert(hospital).values({ ...row, ...place })
    return { hospitalId: row.id, ...place }
  }
  const memberOf = async (role: MemberRole = 'OWNER') =>
    (await insertMember(db.database, place.hospitalId, { role, now })).bearer

  /** So many days later; a session ends before that, so that somebody else of the hospital logs in. */
  async function after(days: number) {
    now = new Date(NOW.getTime() + days * DAY_MS)
    bearer = await memberOf()
  }
  const run = (days: number) => {
    now = new Date(NOW.getTime() + days * DAY_MS)
    return createConfirmationJob(db.database, () => now).run([{}])
  }
  const farOff = { startTime: new Date(NOW.getTime() + 200 * DAY_MS), publishTime: NOW, editedAt: NOW }
  type Spot = Partial<typeof spotWork.$inferInsert>
  const spot = async (changes: Spot = {}) =>
    Number(await insertListing(db.database, { ...place, ...farOff, confirmedAt: NOW, ...changes }))
  const regular = async () =>
    Number(
      await insertRegularListing(db.database, {
        ...place,
        publishTime: NOW,
        editedAt: NOW,
        confirmedAt: NOW,
        applicationDeadline: farOff.startTime,
      }),
    )
  const find = async (id: number) => {
    const [row] = await db.database.select().from(spotWork).where(eq(spotWork.id, id))
    if (!row) throw new Error(`no listing ${id}`)
    return row
  }
  const notices = async () =>
    (
      await db.database
        .select({ type: notification.type, title: notification.title })
        .from(notification)
        .where(eq(notification.hospitalId, place.hospitalId))
        .orderBy(asc(notification.createdAt))
    ).map(({ type, title }) => `${type} ${title}`)
  const number = (id: number) => `S-${String(id).padStart(7, '0')}`
  const confirm = (numbers: string[], { key = crypto.randomUUID(), by = bearer } = {}) =>
    callTwirp(
      backend,
      'dp.hospital.HospitalListings/ConfirmListings',
      { listing_numbers: numbers, idempotency_key: key },
      by,
    )
  const waiting = async () => {
    const { body } = await editorOf(backend, bearer).inbox()
    return (body.unconfirmed_listings ?? []).map((one: { listing_number: string }) => one.listing_number)
  }
  const plain = (value: unknown) => JSON.parse(JSON.stringify(value))
  const found = async (): Promise<unknown> => {
    const wheres = [{ generalHospitalIds: [String(place.hospitalId)] }]
    const asked = { document: SpotMatches, variables: { wheres }, bearer: null }
    return Object.values(plain((await backend.inProcess.listings(asked)).data))[0]
  }
  const daysShown = async (id: number): Promise<unknown> => {
    const asked = { document: SpotWorkDetail, variables: { id: String(id) }, bearer: null }
    return plain((await backend.inProcess.listings(asked)).data).spotWork.unconfirmedDays
  }

  test('are asked about once, by one notice for all of them, which every member has by mail', async () => {
    const [one] = [await spot(), await spot(), await regular()]
    const colleague = await insertMember(db.database, place.hospitalId, { role: 'STAFF' })
    await db.database
      .update(account)
      .set({ loginId: `${colleague.accountId}@example.com`, mailConfirmedAt: NOW })
      .where(eq(account.id, colleague.accountId))
    await run(13)
    expect(await notices()).toEqual([])
    await run(14)
    await run(14)
    await run(15)
    expect(await notices()).toEqual(['LISTINGS_TO_CONFIRM 求人の内容をご確認ください(スポット2件・定期1件)'])
    expect((await find(one)).status).toBe('PUBLISHED')
    const mails = await db.database.select({ key: mailOutbox.key }).from(mailOutbox)
    expect(mails.filter(({ key }) => key.endsWith(colleague.accountId))).toHaveLength(1)
  })

  test.each<[string, Spot]>([
    ['closed', { status: 'CLOSED' }],
    ['paused by the hospital', { status: 'PAUSED' }],
    ['filled', { status: 'FILLED', filledSlots: 1 }],
    ['past their deadline', { applicationDeadline: new Date(NOW.getTime() + 5 * DAY_MS) }],
    ['past', { startTime: new Date(NOW.getTime() + 5 * DAY_MS) }],
    ['edited since', { editedAt: new Date(NOW.getTime() + 5 * DAY_MS) }],
    ['confirmed since', { confirmedAt: new Date(NOW.getTime() + 5 * DAY_MS) }],
  ])('are not asked about when they are %s', async (_, changes) => {
    await spot(changes)
    await run(14)
    expect(await notices()).toEqual([])
  })

  test('are not asked about while the hospital takes nobody, nor of a hospital without members', async () => {
    await spot()
    await db.database.update(hospital).set({ isHiringPaused: true }).where(eq(hospital.id, place.hospitalId))
    place = await insertHospital()
    const alone = await spot()
    await run(14)
    await run(40)
    expect(await notices()).toEqual([])
    expect(await find(alone)).toMatchObject({ status: 'PUBLISHED', confirmAskedAt: null })
  })

  test('are paused on the 28th day: no search finds them, and applications go on as in any pause', async () => {
    const id = await spot({ applicationStatus: 'SELECTION' })
    const doctor = await insertDoctor(db.database)
    const request = { spot_work_id: String(id), idempotency_key: crypto.randomUUID() }
    await callWork(backend, 'ApplyToSpot', { ...request, short_rest_acknowledged: true }, doctor.bearer)
    expect(await found()).toEqual([1])
    await run(14)
    await run(27)
    expect((await find(id)).status).toBe('PUBLISHED')
    await run(28)
    await run(29)
    expect(await find(id)).toMatchObject({
      status: 'PAUSED',
      lapsedAt: new Date(NOW.getTime() + 28 * DAY_MS),
    })
    expect((await notices()).at(-1)).toBe('LISTINGS_LAPSED 求人の募集を一時停止しました(スポット1件)')
    expect(await notices()).toHaveLength(3)
    expect(await found()).toEqual([0])
    const [applied] = await db.database.select().from(application).where(eq(application.spotWorkId, id))
    expect(applied?.state).toBe('APPLIED')
  })

  test('are paused 14 days after the question at the earliest, however old they are', async () => {
    const old = new Date(NOW.getTime() - 300 * DAY_MS)
    const id = await spot({ publishTime: old, editedAt: old, confirmedAt: null })
    await run(0)
    await run(13)
    expect((await find(id)).status).toBe('PUBLISHED')
    await run(14)
    expect((await find(id)).status).toBe('PAUSED')
  })

  test('stay when they are confirmed, and are asked about anew 14 days later', async () => {
    const id = await spot()
    await run(14)
    await after(20)
    expect(await waiting()).toEqual([number(id)])
    expect((await confirm([number(id)])).body.confirmations).toEqual([
      { listing_number: number(id), outcome: 'CHANGE_LISTING_OUTCOME_CHANGED' },
    ])
    expect(await waiting()).toEqual([])
    await run(33)
    expect(await notices()).toHaveLength(1)
    await run(34)
    expect(await notices()).toHaveLength(2)
    expect((await find(id)).status).toBe('PUBLISHED')
  })

  test('recruit again by 再開, which confirms them, and by a press that came just after the pause', async () => {
    const [one, other] = [await spot(), await spot()]
    await run(14)
    await run(28)
    await after(28)
    const { change } = editorOf(backend, bearer)
    expect((await change(number(one), 'RESUME')).body.outcome).toBe('CHANGE_LISTING_OUTCOME_CHANGED')
    await confirm([number(other)])
    for (const id of [one, other])
      expect(await find(id)).toMatchObject({ status: 'PUBLISHED', confirmedAt: now, lapsedAt: null })
    await after(41)
    expect(await waiting()).toEqual([])
  })

  test('are not opened by a confirmation when the hospital itself has paused them', async () => {
    const id = await spot({ status: 'PAUSED' })
    await confirm([number(id)])
    expect(await find(id)).toMatchObject({ status: 'PAUSED', confirmedAt: now })
  })

  test('are confirmed together, each with its outcome, once per key', async () => {
    const own = [await spot(), await spot({ status: 'WITHDRAWN' }), await regular()] as const
    const others = await insertHospital()
    const foreign = await spot({ hospitalId: others.hospitalId })
    const numbers = [number(own[0]), number(own[1]), `R-${String(own[2]).padStart(7, '0')}`, number(foreign)]
    const key = crypto.randomUUID()
    await after(15)
    const first = await confirm(numbers, { key })
    const outcomes = first.body.confirmations.map((one: { outcome: string }) =>
      one.outcome.replace('CHANGE_LISTING_OUTCOME_', ''),
    )
    expect(outcomes).toEqual(['CHANGED', 'NOT_ALLOWED', 'CHANGED', 'NOT_ALLOWED'])
    const confirmed = now
    now = new Date(now.getTime() + 60_000)
    expect(await confirm(numbers, { key })).toEqual(first)
    expect((await find(own[0])).confirmedAt).toEqual(confirmed)
    expect((await find(foreign)).confirmedAt).toEqual(NOW)
    const [row] = await db.database.select().from(regularWork).where(eq(regularWork.id, own[2]))
    expect(row?.confirmedAt).toEqual(confirmed)
    expect((await confirm(numbers.slice(1), { key })).status).toBe(400)
  })

  test.each([
    ['nothing', []],
    ['no number', ['12']],
    ['201 listings', Array.from({ length: 201 }, (_, id) => number(id + 1))],
  ])('a confirmation of %s is malformed', async (_, numbers) => {
    expect((await confirm(numbers)).status).toBe(400)
  })

  test('only members who write listings confirm them', async () => {
    const id = await spot()
    const viewer = await memberOf('VIEWER')
    const doctor = await insertDoctor(db.database)
    expect((await confirm([number(id)], { by: viewer })).status).toBe(403)
    expect((await confirm([number(id)], { by: doctor.bearer })).status).toBe(403)
    expect((await find(id)).confirmedAt).toEqual(NOW)
  })

  test('bear the mark for doctors from the 14th day on, until they are confirmed', async () => {
    const id = await spot()
    await after(13)
    expect(await daysShown(id)).toBeNull()
    await after(17)
    expect(await daysShown(id)).toBe(17)
    await confirm([number(id)])
    expect(await daysShown(id)).toBeNull()
  })

  test('a confirmation at the moment of the pause keeps them open', async () => {
    const ids = await Promise.all(Array.from({ length: 40 }, () => spot()))
    await run(14)
    await after(28)
    const job = createConfirmationJob(db.database, () => now)
    const presses = ids.map((id) => confirm([number(id)]))
    const answers = await Promise.all([confirm(ids.map(number)), job.run([{}]), ...presses])
    expect(answers.filter((one) => one && one.status !== 200)).toEqual([])
    const rows = await db.database
      .select()
      .from(spotWork)
      .where(and(eq(spotWork.hospitalId, place.hospitalId), eq(spotWork.status, 'PUBLISHED')))
    expect(rows).toHaveLength(40)
    expect(rows.filter(({ lapsedAt }) => lapsedAt !== null)).toEqual([])
  })
})
