import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { account } from '#app/backend/database/schema/account/account.ts'
import { mailOutbox } from '#app/backend/database/schema/account/mail.ts'
import { notification } from '#app/backend/database/schema/notification.ts'
import { doctorProfile } from '#app/backend/database/schema/doctor/registration.ts'
import { regularWork } from '#app/backend/database/schema/listing/regular-work.ts'
import { savedSearch, savedSearchHit } from '#app/backend/database/schema/doctor/saved-search.ts'
import { spotWork } from '#app/backend/database/schema/listing/spot-work.ts'
import { seedDemoData } from '#app/backend/seed/seed-demo-data.ts'
import { createPublicationJob } from '#app/backend/saved-search/publication.job.ts'
import { createSavedSearchLetters } from '#app/backend/saved-search/saved-search-letters.ts'
import { lockDoctor } from '#app/backend/command/doctor-lock.service.ts'
import type { SavedCriteria } from '#app/domain/search/search-criteria.ts'
import { criteriaKey } from '#app/domain/search/search-history.ts'
import type { SearchKind } from '#app/domain/listing/listing-kind.ts'
import { testBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { NOW, ORIGIN, type TestDoctor } from '#tests/support/doctors.ts'
import { runJobs, takeJobs, waitingJobs } from '#tests/support/jobs.ts'
import { hours, insertListing } from '#tests/support/listings.ts'
import { insertRegistered } from '#tests/support/profiles.ts'
import { insertRegularListing } from '#tests/support/regular-listings.ts'

describe('notices of saved searches', () => {
  let db: TestDatabase
  let doctor: TestDoctor
  let now = NOW

  beforeAll(async () => {
    db = await testDatabase()
  }, 60_000)
  afterAll(() => db.close())
  beforeEach(async () => {
    now = NOW
    for (const table of [savedSearchHit, savedSearch, notification, mailOutbox]) {
      await db.database.delete(table)
    }
    await takeJobs(db.database, 'mail')
    await takeJobs(db.database, 'publication')
    doctor = await insertRegistered(db.database)
    const loginId = `${doctor.doctorId}@example.test`
    await db.database
      .update(account)
      .set({ loginId, mailConfirmedAt: NOW })
      .where(eq(account.id, doctor.accountId))
  })

  const keep = (criteria: SavedCriteria, kind: SearchKind = 'spot', { doctorId } = doctor) =>
    db.database
      .insert(savedSearch)
      .values({
        doctorId,
        kind,
        criteria,
        criteriaKey: criteriaKey(criteria),
        label: '夜の条件',
        notify: true,
        createdAt: now,
      })
      .returning()
  const job = () => createPublicationJob(db.database, () => now)
  const tellAll = () => runJobs(db.database, job())
  const notices = () =>
    db.database.select().from(notification).orderBy(notification.createdAt, notification.id)
  const mails = () => db.database.select().from(mailOutbox).orderBy(mailOutbox.id)
  const letterOf = async (payload: Record<string, string> | undefined) =>
    createSavedSearchLetters(db.database, ORIGIN).SAVED_SEARCH_NEW(payload ?? {}, '')

  test('published once, told once', async () => {
    await keep({ shiftPatterns: ['NIGHT'] })
    await keep({ minimumFee: 50_000 })
    const id = await insertListing(db.database)
    await tellAll()
    expect(await notices()).toMatchObject([
      {
        doctorId: doctor.doctorId,
        type: 'SAVED_SEARCH_NEW',
        title: '保存した条件の新着: 11/30(月) 17:00〜翌9:00',
        link: `/spot/${id}`,
        channels: ['MAIL'],
      },
    ])
    await tellAll()
    expect(await notices()).toHaveLength(1)
  })

  test('a draft is told of when it is published, by whatever statement', async () => {
    await keep({ shiftPatterns: ['NIGHT'] })
    const id = Number(await insertListing(db.database, { status: 'DRAFT' }))
    await tellAll()
    expect(await notices()).toEqual([])
    await db.database.update(spotWork).set({ status: 'PUBLISHED' })
    await tellAll()
    expect(await notices()).toMatchObject([{ link: `/spot/${id}` }])
  })

  test('edited, paused and published again: nothing new', async () => {
    const id = Number(await insertListing(db.database))
    await tellAll()
    await keep({ shiftPatterns: ['NIGHT'] })
    const set = (changes: Partial<typeof spotWork.$inferInsert>) =>
      db.database.update(spotWork).set(changes).where(eq(spotWork.id, id))
    await set({ fee: 120_000, editedAt: now })
    await set({ status: 'PAUSED' })
    await set({ status: 'PUBLISHED' })
    await set({ status: 'FILLED' })
    await set({ status: 'PUBLISHED' })
    await tellAll()
    expect(await notices()).toEqual([])
    // Even a draft published a second time is told of to nobody twice.
    for (const status of ['DRAFT', 'PUBLISHED', 'DRAFT', 'PUBLISHED'] as const) await set({ status })
    await tellAll()
    expect(await notices()).toHaveLength(1)
  })

  test('what is taken back is told to nobody, nor what closed meanwhile', async () => {
    await keep({ shiftPatterns: ['NIGHT'] })
    await db.database
      .transaction(async (tx) => {
        await insertListing(tx)
        throw new Error('undone')
      })
      .catch(() => undefined)
    expect(await waitingJobs(db.database, 'publication')).toEqual([])
    const id = Number(await insertListing(db.database))
    await db.database.update(spotWork).set({ status: 'FILLED' }).where(eq(spotWork.id, id))
    await insertListing(db.database, { applicationDeadline: hours(-1) })
    await tellAll()
    expect(await notices()).toEqual([])
  })

  test('a job that was taken for dead and runs beside itself tells once', async () => {
    await keep({ shiftPatterns: ['NIGHT'] })
    for (let count = 0; count < 4; count += 1) await insertListing(db.database)
    const items = await takeJobs(db.database, 'publication')
    await Promise.allSettled([job().run(items), job().run(items), job().run(items)])
    await job().run(items)
    expect(await notices()).toHaveLength(4)
    expect(new Set((await notices()).map(({ link }) => link)).size).toBe(4)
  })

  test('nobody who applies waits while doctors are told', async () => {
    await keep({ shiftPatterns: ['NIGHT'] })
    await insertListing(db.database)
    const held = Promise.withResolvers<void>()
    // Its mail is the last thing it writes; until then it stands in the middle of its transaction.
    const holding = db.database.transaction(async (tx) => {
      await tx.execute(sql`lock table mail_outbox in exclusive mode`)
      await held.promise
    })
    const telling = tellAll()
    const waiting = sql`select count(*)::int as n from pg_locks where not granted and relation = 'mail_outbox'::regclass`
    await expect
      .poll(async () => (await db.database.execute<{ n: number }>(waiting)).rows[0]?.n, { timeout: 10_000 })
      .toBe(1)
    // Whoever waited would wait until the lock is given up, and fail before that.
    await db.database.transaction((tx) => lockDoctor(tx, doctor.doctorId, now))
    held.resolve()
    await Promise.all([holding, telling])
    expect(await notices()).toHaveLength(1)
  })

  test('silenced, suspended and strangers hear nothing', async () => {
    const [row] = await keep({ shiftPatterns: ['NIGHT'] })
    await db.database
      .update(savedSearch)
      .set({ notify: false })
      .where(eq(savedSearch.id, row?.id ?? ''))
    await keep({ prefectures: ['OKINAWA'] })
    const banned = await insertRegistered(db.database, { status: 'BANNED' })
    await keep({ shiftPatterns: ['NIGHT'] }, 'spot', banned)
    await keep({ shiftPatterns: ['NIGHT'] }, 'regular')
    await insertListing(db.database)
    await tellAll()
    expect(await notices()).toEqual([])
  })

  test('a flood becomes one notice for the hour', async () => {
    await keep({ shiftPatterns: ['NIGHT'] })
    for (let count = 0; count < 12; count += 1) await insertListing(db.database)
    await tellAll()
    const digest = (await notices()).filter(({ dedupeKey }) => dedupeKey.includes('digest'))
    expect(await notices()).toHaveLength(6)
    expect(digest).toMatchObject([
      { title: '保存した条件の新着がほかに7件あります', link: '/search/spot/detail/history' },
    ])
    await insertListing(db.database)
    await tellAll()
    expect(await notices()).toHaveLength(6)
    expect((await notices()).map(({ title }) => title)).toContain('保存した条件の新着がほかに8件あります')
    // The next hour is another one.
    now = hours(1)
    await insertListing(db.database)
    await tellAll()
    expect(await notices()).toHaveLength(7)
  })

  test('mails gather what was published together, name it and lead there', async () => {
    const [kept] = await keep({ shiftPatterns: ['NIGHT'] })
    const first = await insertListing(db.database)
    await tellAll()
    const second = await insertListing(db.database, { fee: 90_000 })
    await tellAll()
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail?.recipient).toBe(`${doctor.doctorId}@example.test`)
    const [job] = await waitingJobs(db.database, 'mail')
    expect(job?.due.getTime()).toBeGreaterThan(now.getTime())
    const letter = await letterOf(mail?.payload)
    expect(letter?.subject).toBe('【DPワーク】保存した条件の新着求人 2件')
    expect(letter?.text).toContain(`${ORIGIN}/spot/${first}?tCrd=m&tSrc=s`)
    expect(letter?.text).toContain(`${ORIGIN}/spot/${second}?tCrd=m&tSrc=s`)
    expect(letter?.text).toContain('11/30(月) 17:00〜翌9:00 当直 90,000円(税引前)')
    expect(letter?.text).toContain('条件: 夜の条件')
    // Deleted since: there is nothing left to say.
    await db.database.delete(savedSearch).where(eq(savedSearch.id, kept?.id ?? ''))
    expect(await letterOf(mail?.payload)).toBeNull()
  })

  test('three mails an hour are the most, the last with all the rest', async () => {
    await keep({ shiftPatterns: ['NIGHT'] })
    for (let minute = 0; minute < 60; minute += 5) {
      now = new Date(NOW.getTime() + minute * 60_000)
      await insertListing(db.database)
      await tellAll()
    }
    const sent = await mails()
    expect(sent).toHaveLength(3)
    const letters = await Promise.all(sent.map(({ payload }) => letterOf(payload)))
    expect(letters.map((letter) => letter?.subject.match(/(\d+)件/)?.[1])).toEqual(['1', '1', '10'])
  })

  test('who wants no mail about listings, or has not confirmed the address, gets none', async () => {
    await keep({ shiftPatterns: ['NIGHT'] })
    await db.database
      .update(doctorProfile)
      .set({ notices: ['LISTING_LINE', 'WORK_MAIL'] })
      .where(eq(doctorProfile.doctorId, doctor.doctorId))
    await insertListing(db.database)
    await tellAll()
    expect(await notices()).toMatchObject([{ channels: ['LINE'] }])
    await db.database.update(doctorProfile).set({ notices: null })
    await db.database.update(account).set({ mailConfirmedAt: null })
    await insertListing(db.database)
    await tellAll()
    expect(await notices()).toHaveLength(2)
    expect(await mails()).toEqual([])
  })

  test('regular listings have searches of their own', async () => {
    await keep({ weekdays: ['MONDAY'], dates: ['2027-01-11'] }, 'regular')
    await keep({ weekdays: ['TUESDAY'] }, 'regular')
    const id = await insertRegularListing(db.database)
    await tellAll()
    expect(await notices()).toMatchObject([
      { title: '保存した条件の新着: 毎週 月曜', link: `/regular/${id}` },
    ])
    await db.database.update(regularWork).set({ status: 'PAUSED' })
    await db.database.update(regularWork).set({ status: 'PUBLISHED' })
    await tellAll()
    expect(await notices()).toHaveLength(1)
  })

  test('a running worker finds what another process published', async () => {
    const backend = testBackend(db.database, () => now)
    await keep({ shiftPatterns: ['NIGHT'] })
    await insertListing(db.database)
    backend.jobs.start()
    await expect.poll(notices, { timeout: 10_000 }).toHaveLength(1)
    await backend.jobs.stop()
    expect(backend.reported).toEqual([])
  })

  test('demo data is published in silence', async () => {
    await keep({ minimumFee: 1 })
    await seedDemoData(db.database, { now, spot: 50, regular: 20, hospitals: 20 })
    expect(await waitingJobs(db.database, 'publication')).toEqual([])
    // And the next one is heard again.
    await insertListing(db.database)
    expect(await waitingJobs(db.database, 'publication')).toHaveLength(1)
  })
})
