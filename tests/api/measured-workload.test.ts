import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hospital, hospitalWorkload } from '#app/backend/database/schema/hospital/hospital.ts'
import { makeHospitals } from '#app/backend/seed/hospitals.ts'
import { SpotMatches } from '#app/features/listing/match-counts.listings.documents.ts'
import type { Shift } from '#app/domain/listing/listing-words.ts'
import { testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertListing } from '#tests/support/listings.ts'

const report = (
  hospitalId: number,
  shift: Shift,
  ambulanceMedian: number,
  sleep: number | null,
  reports = 9,
) => ({
  hospitalId,
  shift,
  reports,
  ambulanceMedian,
  ambulanceLow: 0,
  ambulanceHigh: 9,
  walkInMedian: 0,
  walkInLow: 0,
  walkInHigh: 0,
  wardCallMedian: 0,
  wardCallLow: 0,
  wardCallHigh: 0,
  sleepMinutesMedian: sleep,
})

describe('how busy a shift is', () => {
  let db: TestDatabase
  let backend: TestBackend
  let hospitalId = 0

  beforeAll(async () => {
    db = await testDatabase()
    backend = testBackend(db.database)
    const row = makeHospitals(2)[1]?.row
    if (!row) throw new Error('no hospital')
    await db.database.insert(hospital).values(row)
    hospitalId = row.id
    const { prefecture, facilityCategory } = row
    await insertListing(db.database, { hospitalId, prefecture, facilityCategory, ambulanceEasiness: 'EASY' })
  }, 60_000)
  afterAll(() => db.close())

  /** What is reported of the nights there, in place of what was. */
  async function reported(row: ReturnType<typeof report> | null) {
    await db.database.delete(hospitalWorkload)
    if (row) await db.database.insert(hospitalWorkload).values(row)
  }
  const ask = async (document: typeof SpotMatches, variables: Record<string, unknown>) =>
    JSON.parse(JSON.stringify((await backend.inProcess.listings({ document, variables, bearer: null })).data))
  const found = async () => {
    const of = (conditions: string[]) => ({ conditions, generalHospitalIds: [String(hospitalId)] })
    return (await ask(SpotMatches, { wheres: [of(['EASY']), of(['TOUGH'])] })).spotWorkCounts
  }

  test.each<[string, Shift, number, number | null, number]>([
    ['nothing happens', 'NIGHT', 0, null, 1],
    ['an hour of work', 'NIGHT', 1, null, 2],
    ['just below two and a half', 'NIGHT', 2.4, null, 2],
    ['two and a half', 'NIGHT', 2.5, null, 3],
    ['four and a half', 'NIGHT', 4.5, null, 4],
    ['seven hours', 'NIGHT', 7, null, 5],
    ['seven hours, and six of sleep', 'NIGHT', 7, 360, 3],
    ['nothing happens, and no sleep', 'NIGHT', 0, 179, 4],
    ['seven hours, and no sleep', 'NIGHT', 7, 0, 5],
    ['two hours by day', 'DAY', 2, null, 2],
    ['three hours of an evening', 'EVENING', 3.2, null, 5],
  ])('%s (%s): %f ambulances, %s minutes asleep, step %i', async (_, shift, ambulances, sleep, step) => {
    await reported(report(hospitalId, shift, ambulances, sleep))
    const { rows } = await db.database.execute(sql`select step from hospital_workload`)
    expect(rows).toEqual([{ step }])
  })

  test('a search goes by the reports from five on, by the hospital’s word until then', async () => {
    await reported(null)
    expect(await found()).toEqual([1, 0])
    await reported(report(hospitalId, 'NIGHT', 7, null, 4))
    expect(await found()).toEqual([1, 0])
    await db.database.update(hospitalWorkload).set({ reports: 5 })
    expect(await found()).toEqual([0, 1])
    // Neither quiet nor busy.
    await db.database.update(hospitalWorkload).set({ ambulanceMedian: 3 })
    expect(await found()).toEqual([0, 0])
    await db.database.update(hospitalWorkload).set({ ambulanceMedian: 0 })
    expect(await found()).toEqual([1, 0])
    // Of another kind of shift nothing follows for the nights.
    await reported(report(hospitalId, 'DAY', 9, null))
    expect(await found()).toEqual([1, 0])
  })
})
