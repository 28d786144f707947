import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hospital } from '#app/backend/database/schema/hospital/hospital.ts'
import { hospitalSubscription } from '#app/backend/database/schema/doctor/like.ts'
import { notification } from '#app/backend/database/schema/notification.ts'
import { savedSearch, savedSearchHit } from '#app/backend/database/schema/doctor/saved-search.ts'
import { spotWork } from '#app/backend/database/schema/listing/spot-work.ts'
import { createPublicationJob } from '#app/backend/saved-search/publication.job.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { NOW, type TestDoctor } from '#tests/support/doctors.ts'
import { runJobs, takeJobs, waitingJobs } from '#tests/support/jobs.ts'
import { hours, insertListing } from '#tests/support/listings.ts'
import { expectLockWait } from '#tests/support/locks.ts'
import { insertRegistered } from '#tests/support/profiles.ts'
import { insertRegularListing } from '#tests/support/regular-listings.ts'

describe('what is published during a pause', () => {
  let db: TestDatabase
  let searcher: TestDoctor
  let follower: TestDoctor
  let now = NOW

  beforeAll(async () => {
    db = await testDatabase()
    // Brings the one hospital along.
    await insertListing(db.database)
    searcher = await insertRegistered(db.database)
    follower = await insertRegistered(db.database)
    for (const kind of ['spot', 'regular'] as const)
      await db.database.insert(savedSearch).values({
        doctorId: searcher.doctorId,
        kind,
        criteria: { minimumFee: 1 },
        criteriaKey: 'minimumFee=1',
        label: '条件',
        notify: true,
        createdAt: NOW,
      })
    await db.database
      .insert(hospitalSubscription)
      .values({ accountId: follower.accountId, hospitalId: 1, channels: ['PUSH'], createdAt: NOW })
  }, 60_000)
  afterAll(() => db.close())
  beforeEach(async () => {
    now = NOW
    await pause(false)
    for (const table of [savedSearchHit, notification]) await db.database.delete(table)
    await takeJobs(db.database, 'publication')
  })

  const pause = (isHiringPaused: boolean) => db.database.update(hospital).set({ isHiringPaused })
  /** Who was told, and of what. */
  async function told() {
    await runJobs(
      db.database,
      createPublicationJob(db.database, () => now),
    )
    const rows = await db.database.select().from(notification).orderBy(notification.link)
    const linksOf = (doctor: TestDoctor) =>
      rows.filter(({ doctorId }) => doctorId === doctor.doctorId).map(({ link }) => link)
    return { searcher: linksOf(searcher), follower: linksOf(follower) }
  }
  const nobody = { searcher: [], follower: [] }

  test('of the hospital is told when it goes on, once, to searches and followers', async () => {
    await pause(true)
    const links = [
      `/regular/${await insertRegularListing(db.database)}`,
      `/spot/${await insertListing(db.database)}`,
    ]
    expect(await told()).toEqual(nobody)
    await pause(false)
    expect(await told()).toEqual({ searcher: links, follower: links })
    await pause(true)
    await pause(false)
    expect(await told()).toEqual({ searcher: links, follower: links })
  })

  test('of the listing itself is told when it is published again', async () => {
    const id = await insertListing(db.database)
    const set = (status: 'PAUSED' | 'PUBLISHED') =>
      db.database
        .update(spotWork)
        .set({ status })
        .where(eq(spotWork.id, Number(id)))
    await set('PAUSED')
    expect(await told()).toEqual(nobody)
    await set('PUBLISHED')
    expect(await told()).toEqual({ searcher: [`/spot/${id}`], follower: [`/spot/${id}`] })
  })

  // Where statements queue up, nothing can begin in between.
  test.each(['saved_search', 'hospital_subscription'])(
    'is told of to everybody when the pause begins just before %s is read',
    async (table) => {
      const links = [
        `/regular/${await insertRegularListing(db.database)}`,
        `/spot/${await insertListing(db.database)}`,
      ]
      const blocker = await db.database.$client.connect()
      await blocker.query(`begin; lock table ${table} in access exclusive mode`)
      const telling = told()
      await expectLockWait(db.database)
      await pause(true)
      await blocker.query('commit')
      blocker.release()
      await telling
      await pause(false)
      expect(await told()).toEqual({ searcher: links, follower: links })
    },
  )

  test('holds up nothing else, and does not wait for ever', async () => {
    await pause(true)
    for (let count = 0; count < 12; count += 1) await insertListing(db.database)
    const [row] = await db.database.select().from(hospital)
    if (!row) throw new Error('no hospital')
    await db.database.insert(hospital).values({ ...row, id: 900, isHiringPaused: false })
    const elsewhere = await insertListing(db.database, { hospitalId: 900 })
    expect(await told()).toEqual({ searcher: [`/spot/${elsewhere}`], follower: [] })
    expect(await waitingJobs(db.database, 'publication')).toHaveLength(12)
    // Their deadlines have passed.
    now = hours(24 * 365)
    await told()
    expect(await waitingJobs(db.database, 'publication')).toEqual([])
  })
})
