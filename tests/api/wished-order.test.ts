import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { doctorProfile } from '#app/backend/database/schema/doctor/registration.ts'
import { openSearch } from '#app/backend/listing/index/open-search.ts'
import { createListingService, type Asker } from '#app/backend/listing/listing.service.ts'
import { spotListings } from '#app/backend/listing/spot-record.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { NOW } from '#tests/support/doctors.ts'
import { mayNotFail } from '#tests/support/index-alone.ts'
import { insertListing } from '#tests/support/listings.ts'
import { insertRegistered } from '#tests/support/profiles.ts'

const VISITOR: Asker = { accountId: null, doctorId: null, now: NOW }
const FIRST = { where: {}, orderBy: 'UNSPECIFIED', limit: 1, after: null } as const

let db: TestDatabase
let doctor: Asker
/** By how often they are recommended to everybody. */
let [often, seldom, never] = ['', '', '']

beforeAll(async () => {
  db = await testDatabase()
  never = await insertListing(db.database, { recommendScore: 100, fee: 120_000 })
  seldom = await insertListing(db.database, { recommendScore: 200, fee: 90_000 })
  often = await insertListing(db.database, { recommendScore: 900, fee: 50_000 })
  const { accountId, doctorId } = await insertRegistered(db.database)
  doctor = { accountId, doctorId, now: NOW }
}, 60_000)
afterAll(() => db.close())

const wish = (wishes: Partial<typeof doctorProfile.$inferInsert>) =>
  db.database
    .update(doctorProfile)
    .set({ preferredPrefectures: [], minimumFee: null, ...wishes })
    .where(eq(doctorProfile.doctorId, doctor.doctorId ?? ''))

// Until the index of a process is filled, the database answers.
describe.each(['database', 'index'])('おすすめ順 from the %s', (from) => {
  async function service() {
    const { spot, fill } = openSearch(db.database, { engine: 'index', report: mayNotFail })
    if (from === 'index') await fill(NOW)
    return createListingService(db.database, spot, spotListings)
  }
  const ids = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id)

  test('follows the wishes of the doctor who asks, and of nobody else', async () => {
    const { search } = await service()
    const all = { ...FIRST, limit: 10 }
    await wish({ minimumFee: 80_000 })
    const page = await search(all, doctor)
    expect(ids(page)).toEqual([seldom, never, often])
    expect(page.recommendation).toEqual({
      prefectures: [],
      weekdays: [],
      minimumFee: 80_000,
      jobTypes: [],
      met: [['PAY'], ['PAY'], []],
    })
    const visitors = await search(all, VISITOR)
    expect(ids(visitors)).toEqual([often, seldom, never])
    expect(visitors.recommendation).toBeNull()
    expect((await search({ ...all, orderBy: 'FEE_DESC' }, doctor)).recommendation).toBeNull()
  })

  test('wishes that were changed between two pages begin the list anew', async () => {
    const { search } = await service()
    await wish({ minimumFee: 80_000 })
    const first = await search(FIRST, doctor)
    const after = first.nextCursor
    expect(await search({ ...FIRST, after }, doctor)).toMatchObject({
      offset: 1,
      items: [{ id: never }],
    })
    await wish({ minimumFee: 110_000 })
    expect(await search({ ...FIRST, after }, doctor)).toMatchObject({
      offset: 0,
      items: [{ id: never }],
    })
    expect(await search({ ...FIRST, after }, VISITOR)).toMatchObject({
      offset: 0,
      items: [{ id: often }],
    })
  })

  test('without a wish the order is everybody’s', async () => {
    const { search } = await service()
    await wish({})
    const page = await search({ ...FIRST, limit: 10 }, doctor)
    expect(ids(page)).toEqual([often, seldom, never])
    expect(page.recommendation).toBeNull()
  })
})
