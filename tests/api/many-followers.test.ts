import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { hospitalSubscription } from '#app/backend/database/schema/doctor/like.ts'
import { createPublicationJob } from '#app/backend/saved-search/publication.job.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertDoctors, NOW } from '#tests/support/doctors.ts'
import { takeJobs } from '#tests/support/jobs.ts'
import { insertListing } from '#tests/support/listings.ts'

/** A publication of a hospital that very many follow is told of in parts. */

const FOLLOWERS = 1_200

let db: TestDatabase
let ids: string[] = []

beforeAll(async () => {
  db = await testDatabase()
  await insertListing(db.database)
  await takeJobs(db.database, 'publication')
  const doctors = await insertDoctors(db.database, FOLLOWERS)
  ids = doctors.map(({ doctorId }) => doctorId).sort()
  await db.database.insert(hospitalSubscription).values(
    doctors.map(({ accountId }) => ({
      accountId,
      hospitalId: 1,
      channels: ['MAIL' as const],
      createdAt: NOW,
    })),
  )
}, 120_000)
afterEach(() => takeJobs(db.database, 'publication'))
afterAll(() => db.close())

const job = () => createPublicationJob(db.database, () => NOW)

async function published(): Promise<{ kind: string; listingId: number }> {
  const listingId = Number(await insertListing(db.database))
  return { kind: 'spot', listingId }
}

/** How many were told of a listing, how many of them twice, and how many at most by one transaction. */
async function told({ listingId }: { listingId: number }) {
  const { rows } = await db.database.execute<{ hits: number; notices: number; most: number }>(sql`
    select (select count(*)::int from saved_search_hit where listing_id = ${listingId}::bigint) as hits,
      (select count(*)::int from notification where link = ${`/spot/${listingId}`}) as notices,
      (select coalesce(max(n), 0)::int from (
        select count(*) as n from saved_search_hit where listing_id = ${listingId}::bigint group by xmin) one) as most`)
  return rows[0]
}

test('so many followers are told in transactions of at most 500', async () => {
  const publication = await published()
  await job().run([publication])
  expect(await told(publication)).toEqual({ hits: FOLLOWERS, notices: FOLLOWERS, most: 500 })
})

test('what was told before a failure stays, and the others are told by the next attempt', async () => {
  const publication = await published()
  await db.database.execute(sql`
    create function fail_for_one() returns trigger language plpgsql as $$
      begin raise exception 'the process ends here'; end $$`)
  await db.database.execute(
    sql.raw(`create trigger fail_for_one before insert on saved_search_hit for each row
      when (new.doctor_id = '${ids[700]}') execute function fail_for_one()`),
  )
  await expect(job().run([publication])).rejects.toThrow(/Failed query/)
  expect(await told(publication)).toEqual({ hits: 500, notices: 500, most: 500 })
  await db.database.execute(sql`drop trigger fail_for_one on saved_search_hit`)
  await job().run([publication])
  expect(await told(publication)).toEqual({ hits: FOLLOWERS, notices: FOLLOWERS, most: 500 })
})

test('two processes that have the same publication tell nobody twice', async () => {
  const publication = await published()
  await Promise.all([job().run([publication]), job().run([publication])])
  expect(await told(publication)).toMatchObject({ hits: FOLLOWERS, notices: FOLLOWERS })
})
