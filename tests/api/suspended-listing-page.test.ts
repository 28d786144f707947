import { DAY_MS } from '#app/domain/duration.ts'
import { eq } from 'drizzle-orm'
import { parse } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hospitalMember } from '#app/backend/database/schema/hospital/hospital-member.ts'
import { hospital } from '#app/backend/database/schema/hospital/hospital.ts'
import { spotWork } from '#app/backend/database/schema/listing/spot-work.ts'
import { staff } from '#app/backend/database/schema/staff.ts'
import { testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertDoctor, NOW } from '#tests/support/doctors.ts'
import { insertListing } from '#tests/support/listings.ts'
import { insertMember } from '#tests/support/members.ts'
import { insertRegularListing } from '#tests/support/regular-listings.ts'
import { insertStaff } from '#tests/support/staff.ts'

/** Who sees the page of a listing whose hospital is suspended: whoever acts now, for it or as our staff. */

let db: TestDatabase
let backend: TestBackend
let own = 0
let spot = ''
let regular = ''

beforeAll(async () => {
  db = await testDatabase()
  backend = testBackend(db.database, undefined, null, {
    bankKey: Buffer.alloc(32, 7),
    secondFactor: 'REQUIRED',
  })
  spot = await insertListing(db.database)
  const [listing] = await db.database.select().from(spotWork)
  own = listing?.hospitalId ?? 0
  regular = await insertRegularListing(db.database, { hospitalId: own })
  await db.database
    .update(hospital)
    .set({ standing: 'SUSPENDED', isHiringPaused: true })
    .where(eq(hospital.id, own))
}, 60_000)
afterAll(() => db.close())

const PAGES = parse(
  'query ($spot: ID!, $regular: ID!) { spotWork(id: $spot) { id } regularWork(id: $regular) { id } }',
)

/** Which of the two pages somebody sees. */
async function pagesOf(bearer: string | null): Promise<string[]> {
  const { data } = await backend.inProcess.listings({ document: PAGES, variables: { spot, regular }, bearer })
  return Object.entries(data ?? {}).flatMap(([name, one]) => (one ? [name] : []))
}

const BOTH = ['spotWork', 'regularWork']

test.each(['OWNER', 'STAFF', 'VIEWER'] as const)(
  'A member who acts for the hospital as %s sees both pages.',
  async (role) => {
    expect(await pagesOf((await insertMember(db.database, own, { role })).bearer)).toEqual(BOTH)
  },
)

test('An owner who has put off a required second factor sees what a visitor sees.', async () => {
  const owner = await insertMember(db.database, own)
  await db.database
    .update(hospitalMember)
    .set({ factorAskedAt: new Date(NOW.getTime() - 15 * DAY_MS) })
    .where(eq(hospitalMember.id, owner.memberId))
  expect(await pagesOf(owner.bearer)).toEqual([])
})

test('A former member, a doctor and a visitor see neither page.', async () => {
  const former = await insertMember(db.database, own)
  await db.database.update(hospitalMember).set({ leftAt: NOW }).where(eq(hospitalMember.id, former.memberId))
  for (const bearer of [former.bearer, (await insertDoctor(db.database)).bearer, null])
    expect(await pagesOf(bearer)).toEqual([])
})

test('Our staff see both pages, and somebody whom a colleague has added does not before a second one confirms.', async () => {
  expect(await pagesOf((await insertStaff(db.database, '運営 花子')).bearer)).toEqual(BOTH)
  const waiting = await insertStaff(db.database, '運営 新子')
  await db.database
    .update(staff)
    .set({ activeFrom: new Date(NOW.getTime() + DAY_MS) })
    .where(eq(staff.accountId, waiting.accountId))
  expect(await pagesOf(waiting.bearer)).toEqual([])
})
