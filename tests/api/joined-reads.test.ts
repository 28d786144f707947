import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hospital } from '#app/backend/database/schema/hospital/hospital.ts'
import { spotWork } from '#app/backend/database/schema/listing/spot-work.ts'
import { beginScope, runInRequestScope } from '#app/platform/server/request-scope.server.ts'
import { apart, asPartOfRead, together } from '#app/platform/server/together.server.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertListing } from '#tests/support/listings.ts'

let db: TestDatabase
let sent: string[] = []

beforeAll(async () => {
  db = await testDatabase({ logger: { logQuery: (text) => sent.push(text) } })
  await insertListing(db.database, {})
  await insertListing(db.database, {})
}, 60_000)
afterAll(() => db.close())
beforeEach(() => {
  sent = []
})

const listings = () =>
  db.database
    .select({ listing: spotWork, hospital })
    .from(spotWork)
    .innerJoin(hospital, eq(hospital.id, spotWork.hospitalId))
    .orderBy(asc(spotWork.id))

const values = async () =>
  (
    await db.database
      .execute(sql`select 9007199254740993::int8 whole, 0.10::numeric(4, 2) part, true yes, null::text none,
      now() at, '{a,"b c",null}'::text[] words, '{"a": [1, "x"]}'::jsonb json, '\\x00ff'::bytea bytes, ${'say "$1"'}::text said,
      1.5::float8 half, date '2026-11-28' as "day", '{1,2}'::int[] numbers`)
  ).rows.map(({ at, ...row }) => ({ ...row, isInstant: typeof at }))

const hospitals = async () => db.database.select().from(hospital).orderBy(asc(hospital.id))
const none = async () => db.database.select().from(hospital).where(eq(hospital.name, 'nobody'))
const all = () => together(async () => listings(), values, hospitals, none)

test('reads that are run together go as one statement, and are answered as each of them alone', async () => {
  const alone = [await listings(), await values(), await hospitals(), await none()]
  await all()
  sent = []
  expect(await all()).toEqual(alone)
  expect(sent).toHaveLength(1)
})

test('a read that several ask for at once is sent once', async () => {
  await hospitals()
  await together(hospitals, none)
  sent = []
  const [one, other] = await together(hospitals, hospitals)
  expect(one).toEqual(other)
  expect(sent).toHaveLength(1)
  expect(sent[0]).not.toContain('json_agg')
})

test('reads that follow from earlier ones go together again, in as many statements as the longest has', async () => {
  const twice = async () => [await hospitals(), await none()]
  await together(twice, values)
  sent = []
  await together(twice, async () => [await values(), await listings()], listings)
  expect(sent).toHaveLength(2)
})

test('a read that fails does not fail the reads that were sent together with it', async () => {
  const divided = async (by: number) => (await db.database.execute(sql`select 1 / ${by}::int as part`)).rows
  await together(() => divided(1), hospitals)
  const [failed, found] = await together(() => divided(0).catch((error: unknown) => String(error)), hospitals)
  expect(failed).toContain('1 / $1')
  expect(found).toEqual(await hospitals())
})

test('a statement that changes rows is sent alone', async () => {
  const change = async () =>
    (
      await db.database.execute(
        sql`with one as (update ${hospital} set name = name returning id) select id from one`,
      )
    ).rows
  await together(change, hospitals)
  sent = []
  const [changed] = await together(change, hospitals, none)
  expect(changed.length).toBeGreaterThan(0)
  expect(sent).toHaveLength(2)
})

test('the calls of a page go together; those of a command, and what is run apart, go by themselves', async () => {
  await all()
  const inRequest = (isRead: boolean, run: () => Promise<unknown>) =>
    runInRequestScope(beginScope({ requestId: 'r', nonce: 'n', client: '', isRead }), run)
  const calls = () => Promise.all([asPartOfRead(hospitals), asPartOfRead(none), asPartOfRead(values)])
  sent = []
  await inRequest(true, calls)
  expect(sent).toHaveLength(1)
  sent = []
  await inRequest(false, calls)
  expect(sent).toHaveLength(3)
  sent = []
  await inRequest(true, () => Promise.all([asPartOfRead(() => apart(hospitals)), asPartOfRead(none)]))
  expect(sent).toHaveLength(2)
})

test('a part that waits for something else than the database holds the others up for a moment only', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const [found] = await together(
    async () => {
      const rows = await hospitals()
      resolve()
      return rows
    },
    () => promise,
  )
  expect(found.length).toBeGreaterThan(0)
})
