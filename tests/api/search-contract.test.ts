import { DAY_MS } from '#app/domain/duration.ts'
import { sql } from 'drizzle-orm'
import { PREFECTURE } from '#app/domain/text/prefecture.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedDemoData } from '#app/backend/seed/seed-demo-data.ts'
import { createMemberships } from '#app/backend/gate/memberships.ts'
import { createListingsEndpoint, type ListingsEndpoint } from '#app/backend/listing-api/listing.graphql.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { NOW } from '#tests/support/doctors.ts'

let db: TestDatabase
let statements = 0
let listings: ListingsEndpoint

beforeAll(async () => {
  db = await testDatabase({ logger: { logQuery: () => (statements += 1) } })
  await seedDemoData(db.database, { now: NOW, spot: 400, regular: 120, hospitals: 150 })
  listings = createListingsEndpoint({
    database: db.database,
    clock: () => NOW,
    memberships: createMemberships({ database: db.database, rule: 'OPTIONAL', clock: () => NOW }),
    verifyCaller: async () => null,
    production: false,
    trustedDocuments: {},
    report: (error) => expect(error).toBeUndefined(),
  })
  await listings.warm()
}, 120_000)
afterAll(() => db.close())

async function ask(query: string, variables: object = {}) {
  const response = await listings.handle(
    new Request('http://app.test/listings/graphql', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({ query, variables }),
    }),
  )
  return response.json()
}

const FACETS =
  'total counts { criterion values { value count } } weekdayPatterns { weekday shiftPattern count }'

test.each([
  ['a live count', '{ spotWorkCounts(wheres: [{ shiftPatterns: [NIGHT] }, {}]) }', 1],
  ['all facets', `{ spotWorkFacets(where: { prefectures: [TOKYO] }) { ${FACETS} } }`, 1],
  ['a calendar', '{ spotWorkCalendar(from: "2026-11-21", days: 40) { day count bestFee } }', 1],
  ['a results page', '{ spotWorks { total nextCursor items { id hospital { name } } } }', 2],
  ['a page of regular listings', '{ regularWorks { total nextCursor items { id hospital { name } } } }', 2],
  ['a map', '{ spotWorkPrefectures(where: { weekdays: [FRIDAY] }) { prefecture count bestFee } }', 1],
  ['the cities of a prefecture', '{ regularWorkCities(prefecture: TOKYO) { key city count } }', 1],
  ['facets of regular listings', `{ regularWorkFacets { ${FACETS} } }`, 1],
])('%s costs no more statements than it must', async (_, query, most) => {
  statements = 0
  expect(await ask(query)).not.toHaveProperty('errors')
  expect(statements).toBe(most)
})

test.each(['spot', 'regular'])(
  '%s: prefectures, their cities and what the list finds agree',
  async (kind) => {
    const { data } = await ask(`{ offers: ${kind}WorkPrefectures { prefecture count bestFee } }`)
    expect(data.offers).toHaveLength(47)
    const [most] = data.offers.toSorted((a: { count: number }, b: { count: number }) => b.count - a.count)
    // The prefecture is the one asked for, whichever the search is limited to.
    const where = '{ prefectures: [OKINAWA], conditions: [CARFARE_PAID] }'
    const { data: here } = await ask(
      `query ($prefecture: Prefecture!) {
    cities: ${kind}WorkCities(where: ${where}, prefecture: $prefecture) { key city count }
  }`,
      most,
    )
    expect(here.cities.length).toBeGreaterThan(1)
    const wheres = [
      { prefectures: [most.prefecture], conditions: ['CARFARE_PAID'] },
      ...here.cities.map(({ key }: { key: string }) => ({ cities: [key], conditions: ['CARFARE_PAID'] })),
    ]
    const type = kind === 'spot' ? 'SpotWorkWhere' : 'RegularWorkWhere'
    const { data: found } = await ask(
      `query ($wheres: [${type}!]!) { counts: ${kind}WorkCounts(wheres: $wheres) }`,
      { wheres: wheres.slice(0, 30) },
    )
    const [total, ...ofCities] = found.counts
    const counts = here.cities.map(({ count }: { count: number }) => count)
    expect(ofCities).toEqual(counts.slice(0, 29))
    expect(counts.reduce((sum: number, count: number) => sum + count, 0)).toBe(total)
    expect(await ask(`{ ${kind}WorkCities(prefecture: ATLANTIS) { city } }`)).toMatchObject({
      errors: [{ message: expect.any(String) }],
    })
  },
)

test('the last day is that of the last open listing, and the calendar reaches it', async () => {
  const { data } = await ask('{ last: spotWorkLastDay all: spotWorkCounts(wheres: [{}]) }')
  const days = (Date.parse(data.last) - Date.parse('2026-11-21')) / DAY_MS + 1
  const { data: whole } = await ask(
    `query ($days: Int!) { calendar: spotWorkCalendar(from: "2026-11-21", days: $days) { count } }`,
    { days },
  )
  const counts: number[] = whole.calendar.map(({ count }: { count: number }) => count)
  expect(counts.at(-1)).toBeGreaterThan(0)
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(data.all[0])
})

test('questions asked at the same time share what is read', async () => {
  statements = 0
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => ask('{ spotWorkCounts(wheres: [{ conditions: [EASY] }]) }')),
  )
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(statements).toBeLessThan(50)
})

test.each([
  ['too many wheres', '{ spotWorkCounts(wheres: [' + '{},'.repeat(31) + ']) }'],
  ['too many days', '{ spotWorkCalendar(from: "2026-11-21", days: 801) { day } }'],
  ['no day', '{ spotWorkCalendar(from: "2026-11-21", days: 0) { day } }'],
  ['a day that is none', '{ spotWorkCalendar(from: "2026-02-30", days: 1) { day } }'],
  ['a hospital that is none', '{ spotWorkFacets(where: { generalHospitalIds: ["x"] }) { total } }'],
  ['a city that is none', '{ spotWorkFacets(where: { cities: ["新宿区"] }) { total } }'],
  ['too many values', `{ regularWorkCounts(wheres: [{ weekdays: [${'MONDAY,'.repeat(201)}] }]) }`],
  ['a limit', '{ regularWorks(limit: 0) { total } }'],
  ['a cursor', '{ regularWorks(after: "x") { total } }'],
  ['too many hospitals', '{ hospitalSuggestions(text: "a", limit: 101) { id } }'],
])('%s is the caller’s mistake, said in Japanese', async (_, query) => {
  const { errors } = await ask(query)
  expect(errors[0].extensions.code).toBe('BAD_USER_INPUT')
  expect(errors[0].message).toMatch(/[ぁ-ん]/)
})

type Suggestion = { id: string; name: string; spotCount: number; regularCount: number }

async function names(text: string): Promise<Suggestion[]> {
  const { data } = await ask(
    'query ($text: String!) { hospitalSuggestions(text: $text) { id name city spotCount regularCount } }',
    { text },
  )
  return data.hospitalSuggestions
}

test('hospitals are found by name, reading and city, however it is typed', async () => {
  const { rows } = await db.database.$client.query(
    'select id, name, name_kana, city, prefecture from hospital order by id limit 1',
  )
  const [place] = rows
  const hiragana = place.name_kana.replace(/[ァ-ヶ]/g, (kana: string) =>
    String.fromCharCode(kana.charCodeAt(0) - 0x60),
  )
  expect(hiragana).not.toBe(place.name_kana)
  const prefecture: string = Object.entries(PREFECTURE).find(([key]) => key === place.prefecture)?.[1] ?? ''
  for (const text of [
    place.name,
    place.name_kana,
    hiragana,
    ` ${place.city}　${place.name}`,
    `${prefecture} ${place.name.slice(0, 3)}`,
  ]) {
    expect((await names(text)).map(({ id }) => id)).toContain(String(place.id))
  }
  expect(await names('')).toEqual([])
  expect(await names('　')).toEqual([])
  expect(await names('%')).toEqual([])
  expect(await names('_')).toEqual([])
  expect(await names(String.raw`\ `)).toEqual([])
})

test('beside a hospital stands how many open listings it has, and ids become names', async () => {
  const [first] = await names('病院')
  const where = { generalHospitalIds: [first?.id] }
  const { data } = await ask(
    `query ($spot: SpotWorkWhere!, $regular: RegularWorkWhere!, $ids: [ID!]!) {
      spotWorkCounts(wheres: [$spot]) regularWorkCounts(wheres: [$regular]) hospitalsByIds(ids: $ids) { id name }
    }`,
    { spot: where, regular: where, ids: ['999999', first?.id, 'x', first?.id] },
  )
  expect(data.spotWorkCounts).toEqual([first?.spotCount])
  expect(data.regularWorkCounts).toEqual([first?.regularCount])
  expect(data.hospitalsByIds).toEqual([{ id: first?.id, name: first?.name }])
})

test.each(['spot', 'regular'])(
  '%s: years of experience asked for later are known to the search',
  async (kind) => {
    const count = async () => {
      const { data } = await ask(`{ found: ${kind}WorkCounts(wheres: [{ conditions: [NO_MIN_YEARS] }]) }`)
      return data.found[0]
    }
    const before = await count()
    const { rows } = await db.database.execute(sql`
      update ${sql.raw(`${kind}_work_detail`)} set requirements = jsonb_set(requirements, '{minYears}', '5')
      where ${sql.raw(`${kind}_work_id`)} in (
        select id from ${sql.raw(`${kind}_work`)}
        where status = 'PUBLISHED' and application_deadline > ${NOW} and min_years is null order by id limit 3)
      returning ${sql.raw(`${kind}_work_id`)} as id`)
    expect(rows).toHaveLength(3)
    expect(await count()).toBe(before - 3)
  },
)
