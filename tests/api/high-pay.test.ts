import { inArray } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hospital } from '#app/backend/database/schema/hospital/hospital.ts'
import { spotWork } from '#app/backend/database/schema/listing/spot-work.ts'
import { makeHospitals } from '#app/backend/seed/hospitals.ts'
import { createMemberships } from '#app/backend/gate/memberships.ts'
import { createListingsEndpoint, type ListingsEndpoint } from '#app/backend/listing-api/listing.graphql.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { hours, insertListing } from '#tests/support/listings.ts'

let db: TestDatabase
let now = hours(0)
/** One answers from its index, the other has just started and asks the database. */
let [filled, fresh]: ListingsEndpoint[] = []
const place = makeHospitals(1)[0]?.row

function endpoint(): ListingsEndpoint {
  return createListingsEndpoint({
    database: db.database,
    clock: () => now,
    memberships: createMemberships({ database: db.database, rule: 'OPTIONAL', clock: () => now }),
    verifyCaller: async () => null,
    production: false,
    trustedDocuments: {},
    report: (error) => {
      throw error
    },
  })
}

const highPay = v.nullable(v.object({ scope: v.string(), usualHourlyFee: v.number() }))
const answer = v.object({
  spotWorks: v.object({ total: v.number(), items: v.array(v.object({ id: v.string(), highPay })) }),
  spotWork: v.object({ attractive: v.boolean(), highPay }),
})
const facets = v.object({
  spotWorkFacets: v.object({
    counts: v.tuple([v.object({ values: v.array(v.object({ value: v.string(), count: v.number() })) })]),
  }),
})
const QUESTION = `query ($id: ID!) {
  spotWorks(where: { conditions: [ATTRACTIVE] }) { total items { id highPay { scope usualHourlyFee } } }
  spotWork(id: $id) { attractive highPay { scope usualHourlyFee } }
}`
const FACETS = '{ spotWorkFacets { counts(of: [conditions]) { values { value count } } } }'

async function ask(one: ListingsEndpoint | undefined, query: string, variables = {}): Promise<unknown> {
  const request = new Request('http://app.test/listings/graphql', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  })
  const { data } = v.parse(v.object({ data: v.unknown() }), await (await one?.handle(request))?.json())
  return data
}

beforeAll(async () => {
  db = await testDatabase()
  filled = endpoint()
}, 60_000)
afterAll(() => db.close())

/** What list, facets and the listing itself say, of both processes alike. */
async function said(id: string) {
  fresh = endpoint()
  const [conditions] = v.parse(facets, await ask(filled, FACETS)).spotWorkFacets.counts
  const answers = [filled, fresh].map(async (one) => v.parse(answer, await ask(one, QUESTION, { id })))
  const [near, far] = await Promise.all(answers)
  expect(far).toEqual(near)
  const own = near?.spotWork
  const listed = near?.spotWorks.items.find((one) => one.id === id)
  expect(listed?.highPay ?? null).toEqual(own?.highPay)
  expect(own?.attractive).toBe(own?.highPay !== null)
  expect(conditions.values.find(({ value }) => value === 'ATTRACTIVE')?.count).toBe(near?.spotWorks.total)
  return own?.highPay
}

const publish = (count: number, changes: Partial<typeof spotWork.$inferInsert>) =>
  Promise.all(Array.from({ length: count }, () => insertListing(db.database, changes)))

const [OPEN, SOON] = [{ startTime: hours(240) }, { startTime: hours(48) }]

test('what is 高額 follows from what is open, at every moment', async () => {
  // Sixteen hours with one of rest: 6,000 yen an hour, and 20 % more.
  const like = await publish(12, { ...OPEN, fee: 90_000 })
  const [id = ''] = await publish(1, { ...OPEN, fee: 108_000 })
  const [less = ''] = await publish(1, { ...OPEN, fee: 107_985 })
  const usual = { scope: 'PREFECTURE', usualHourlyFee: 6_000 }
  expect(await said(id)).toEqual(usual)
  expect(await said(less)).toBeNull()

  // Others that pay more are published: it is one among many.
  await publish(14, { ...SOON, fee: 120_000 })
  expect(await said(id)).toBeNull()
  // They begin, and are open no more.
  now = hours(49)
  expect(await said(id)).toEqual(usual)

  // Its like are filled, until too few are left to compare with anywhere.
  const fill = (ids: string[]) =>
    db.database
      .update(spotWork)
      .set({ status: 'FILLED', filledSlots: 1 })
      .where(inArray(spotWork.id, ids.map(Number)))
  await fill(like.slice(0, 4))
  expect(await said(id)).toEqual(usual)
  await fill(like.slice(4, 5))
  expect(await said(id)).toBeNull()

  // What is far away counts only then.
  const elsewhere = makeHospitals(160).find(({ row }) => row.prefecture !== place?.prefecture)?.row
  if (!elsewhere) throw new Error('no hospital elsewhere')
  await db.database.insert(hospital).values(elsewhere)
  const { id: hospitalId, prefecture, facilityCategory } = elsewhere
  await publish(10, { ...OPEN, fee: 75_000, hospitalId, prefecture, facilityCategory })
  expect(await said(id)).toEqual({ scope: expect.stringMatching(/REGION|COUNTRY/), usualHourlyFee: 5_000 })
  // Another length of shift is no like of it.
  await publish(30, { ...OPEN, endTime: hours(248), fee: 500_000 })
  expect(await said(id)).toMatchObject({ usualHourlyFee: 5_000 })
}, 60_000)
