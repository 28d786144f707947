import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callTwirp, callWork, testBackend, type TestBackend, key } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertDoctor, NOW, type TestDoctor } from '#tests/support/doctors.ts'
import { insertListing } from '#tests/support/listings.ts'
import { READS, SCREEN_READS, type Facts } from '#tests/support/page-reads.ts'
import { screens } from '../e2e/screens.ts'
import { insertMember, type TestMember } from '#tests/support/members.ts'
import { insertStaff } from '#tests/support/staff.ts'
import { work } from '#app/backend/database/schema/work/application.ts'
import { spotWork } from '#app/backend/database/schema/listing/spot-work.ts'
import { listingNumber } from '#app/domain/listing/listing-number.ts'

/**
 * What the pages cost that `page-statements.test.ts` does not count: at most three statements beyond those that say who
 * is calling, unless said otherwise. A doctor is remembered for two seconds; a member and our staff cost two. The last
 * test names the screens of the route tree that neither file knows.
 */

let db: TestDatabase
let backend: TestBackend
let person: TestDoctor
let member: TestMember
let worker: TestDoctor
let facts: Facts
let statements = 0

beforeAll(async () => {
  db = await testDatabase({ logger: { logQuery: () => (statements += 1) } })
  backend = testBackend(db.database, () => NOW)
  person = await insertDoctor(db.database)
  worker = await insertStaff(db.database, '運営 花子')
  const spot = await insertListing(db.database, { applicationStatus: 'SELECTION' })
  const [listing] = await db.database.select().from(spotWork)
  member = await insertMember(db.database, listing?.hospitalId ?? 0)
  const apply = (id: string) =>
    callWork(backend, 'ApplyToSpot', { spot_work_id: id, ...key() }, person.bearer)
  await apply(spot)
  const matched = await insertListing(db.database, { applicationStatus: 'FREE' })
  await apply(matched)
  const workId = (await db.database.select().from(work))[0]?.id ?? ''
  facts = {
    matched,
    workId,
    listingNumber: listingNumber(Number(spot)),
    doctorId: person.doctorId,
  }
}, 60_000)
afterAll(() => db.close())

const bearerOf = (method: string) =>
  method.startsWith('dp.hospital.')
    ? member.bearer
    : method.startsWith('dp.staff.')
      ? worker.bearer
      : person.bearer

test.each(READS)('$method: at most $most statements', async ({ method, most, body }) => {
  const call = () => callTwirp(backend, method, body(facts), bearerOf(method))
  const first = await call()
  expect(first.status, JSON.stringify(first.body)).toBe(200)
  statements = 0
  expect((await call()).status).toBe(200)
  expect(statements).toBeGreaterThan(0)
  expect(statements).toBeLessThanOrEqual(most)
})

test('every screen of the route tree is listed with what it reads', async () => {
  const all = await screens()
  expect(all.filter((screen) => !Object.hasOwn(SCREEN_READS, screen))).toEqual([])
  const others = await readFile(new URL('page-statements.test.ts', import.meta.url), 'utf8')
  const isCounted = (method: string) =>
    READS.some((read) => read.method === method) || others.includes(`'${method}'`)
  const named = Object.values(SCREEN_READS).flatMap((reads) => (typeof reads === 'string' ? [] : reads))
  expect(named.filter((method) => !isCounted(method))).toEqual([])
})
