import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedDemoData } from '#app/backend/seed/seed-demo-data.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { NOW } from '#tests/support/doctors.ts'

let db: TestDatabase

beforeAll(async () => {
  db = await testDatabase()
  await seedDemoData(db.database, { spot: 60, regular: 30, hospitals: 10, now: NOW })
}, 60_000)
afterAll(() => db.close())

async function columnsKnown(table: string): Promise<string[]> {
  const { rows } = await db.database.execute<{ name: string }>(
    sql`select attname as name from pg_stats where tablename = ${table} order by attname`,
  )
  return rows.map(({ name }) => name)
}

test('the planner knows of details of listings what statements look for', async () => {
  expect(await columnsKnown('spot_work_detail')).toEqual(['payday', 'spot_work_id'])
  expect(await columnsKnown('regular_work_detail')).toEqual(['payday', 'regular_work_id'])
  expect(await columnsKnown('spot_work')).toContain('start_time')
})

test('the samples of the demo are small, and those after it are as the server has them', async () => {
  const { rows } = await db.database.execute<{ default_statistics_target: string }>(
    sql`show default_statistics_target`,
  )
  expect(rows).toEqual([{ default_statistics_target: '100' }])
})
