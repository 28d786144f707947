import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { work } from '#app/backend/database/schema/work/application.ts'
import { spotWork } from '#app/backend/database/schema/listing/spot-work.ts'
import { findComingWorks } from '#app/backend/work/coming/coming.store.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertDoctors, NOW } from '#tests/support/doctors.ts'
import { insertListing } from '#tests/support/listings.ts'

/** A hospital's open works among tens of thousands that are confirmed: found by their own index, and no more are read. */

const CONFIRMED = 20_000
const OPEN = 30

let db: TestDatabase
let hospitalId: number
beforeAll(async () => {
  db = await testDatabase()
  await insertListing(db.database)
  const [listing] = await db.database.select().from(spotWork)
  hospitalId = listing?.hospitalId ?? 0
  const doctors = await insertDoctors(db.database, 20)
  // The sums that triggers keep are of no interest here.
  await db.database.execute(sql`alter table work disable trigger user`)
  const rows = (count: number, state: string, from: number) =>
    db.database.execute(sql`
      insert into ${work} (hospital_id, doctor_id, state, planned_start, planned_end, break_minutes, fee)
      select ${hospitalId}, (array[${sql.join(
        doctors.map(({ doctorId }) => sql`${doctorId}::uuid`),
        sql`, `,
      )}])[n % 20 + 1], ${state}, ${NOW.toISOString()}::timestamptz + make_interval(hours => ${from} + n),
        ${NOW.toISOString()}::timestamptz + make_interval(hours => ${from} + n + 1), 0, 50000
      from generate_series(1, ${count}) n`)
  await rows(CONFIRMED, 'CONFIRMED', -CONFIRMED - 10)
  await rows(OPEN, 'SCHEDULED', 100)
  await db.database.execute(sql`analyze work`)
}, 120_000)
afterAll(() => db.close())

test('the first page is read by the index of open works', async () => {
  const asked = findComingWorks(db.database, { hospitalId, after: null, limit: 21 })
  const { rows } = await db.database.execute<{ 'QUERY PLAN': string }>(
    sql`explain (analyze, costs off, timing off, summary off) ${asked.getSQL()}`,
  )
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toMatch(/Index Scan using work_open_of_hospital on work/)
  expect(plan).not.toMatch(/Rows Removed by Filter: \d{4,}/)
})
