import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { account } from '#app/backend/database/schema/account/account.ts'
import { doctor as doctors } from '#app/backend/database/schema/doctor/doctor.ts'
import { hospitalSubscription } from '#app/backend/database/schema/doctor/like.ts'
import { mailOutbox } from '#app/backend/database/schema/account/mail.ts'
import { notification } from '#app/backend/database/schema/notification.ts'
import { savedSearch, savedSearchHit } from '#app/backend/database/schema/doctor/saved-search.ts'
import { createPublicationJob } from '#app/backend/saved-search/publication.job.ts'
import { createSavedSearchLetters } from '#app/backend/saved-search/saved-search-letters.ts'
import type { NotificationChannel } from '#app/domain/doctor/registration-words.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { NOW, ORIGIN, type TestDoctor } from '#tests/support/doctors.ts'
import { runJobs, takeJobs } from '#tests/support/jobs.ts'
import { insertListing } from '#tests/support/listings.ts'
import { insertRegistered } from '#tests/support/profiles.ts'
import { insertRegularListing } from '#tests/support/regular-listings.ts'

describe('notices of hospitals followed', () => {
  let db: TestDatabase
  let doctor: TestDoctor

  beforeAll(async () => {
    db = await testDatabase()
    // Brings the one hospital along.
    await insertListing(db.database)
  }, 60_000)
  afterAll(() => db.close())
  beforeEach(async () => {
    for (const table of [savedSearchHit, savedSearch, notification, mailOutbox]) {
      await db.database.delete(table)
    }
    await db.database.delete(hospitalSubscription)
    await takeJobs(db.database, 'publication')
    doctor = await insertRegistered(db.database)
    await db.database
      .update(account)
      .set({ loginId: `${doctor.doctorId}@example.test`, mailConfirmedAt: NOW })
      .where(eq(account.id, doctor.accountId))
  })

  const follow = (channels: NotificationChannel[]) =>
    db.database
      .insert(hospitalSubscription)
      .values({ accountId: doctor.accountId, hospitalId: 1, channels, createdAt: NOW })
  async function tellAll() {
    await runJobs(
      db.database,
      createPublicationJob(db.database, () => NOW),
    )
  }
  const notices = () => db.database.select().from(notification).orderBy(notification.link)
  const letter = async () => {
    const [mail] = await db.database.select().from(mailOutbox)
    return mail
      ? createSavedSearchLetters(db.database, ORIGIN).SAVED_SEARCH_NEW(mail.payload, mail.recipient)
      : undefined
  }

  test('a new listing of either kind causes one notice, by the channels chosen for the hospital', async () => {
    await follow(['MAIL', 'PUSH'])
    const spot = await insertListing(db.database)
    const regular = await insertRegularListing(db.database)
    await tellAll()
    const told = await notices()
    expect(told.map(({ link }) => link)).toEqual([`/regular/${regular}`, `/spot/${spot}`])
    expect(told[1]).toMatchObject({
      doctorId: doctor.doctorId,
      title: 'フォロー中の病院の新着: 11/30(月) 17:00〜翌9:00',
      channels: ['MAIL', 'PUSH'],
    })
    const mail = await letter()
    expect(mail?.subject).toContain('フォロー中の病院の新着求人 2件')
    expect(mail?.text).toContain(`${ORIGIN}/spot/${spot}?tCrd=m&tSrc=s`)
    expect(mail?.text).toContain(`${ORIGIN}/subscription`)
    await createPublicationJob(db.database, () => NOW).run([{ kind: 'spot', listingId: Number(spot) }])
    expect(await notices()).toHaveLength(2)
  })

  test('no mail without the channel, and none of what is let go before it is sent', async () => {
    await follow(['PUSH'])
    await insertListing(db.database)
    await tellAll()
    expect(await notices()).toMatchObject([{ channels: ['PUSH'] }])
    expect(await letter()).toBeUndefined()
    await db.database.update(hospitalSubscription).set({ channels: ['MAIL'] })
    await insertListing(db.database)
    await tellAll()
    expect(await letter()).toMatchObject({ subject: expect.stringContaining('1件') })
    await db.database.delete(hospitalSubscription)
    expect(await letter()).toBeNull()
  })

  test('a listing that a saved search meets as well causes one notice, which names the search', async () => {
    await follow(['PUSH'])
    await db.database.insert(savedSearch).values({
      doctorId: doctor.doctorId,
      kind: 'spot',
      criteria: { shiftPatterns: ['NIGHT'] },
      criteriaKey: 'shiftPatterns=NIGHT',
      label: '夜の条件',
      notify: true,
      createdAt: NOW,
    })
    await insertListing(db.database)
    await tellAll()
    expect(await notices()).toMatchObject([{ title: expect.stringMatching(/^保存した条件の新着/) }])
    expect(await letter()).toMatchObject({ subject: expect.stringContaining('保存した条件の新着求人 1件') })
  })

  test('nobody hears who is suspended, has left or follows another hospital', async () => {
    await follow(['MAIL'])
    for (const status of ['SUSPENDED', 'DEACTIVATED', 'BANNED'] as const) {
      await db.database.update(doctors).set({ status }).where(eq(doctors.id, doctor.doctorId))
      await insertListing(db.database)
      await tellAll()
    }
    expect(await notices()).toEqual([])
  })
})
