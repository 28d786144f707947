import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { seedDemoData } from '#app/backend/seed/seed-demo-data.ts'
import { testDatabase } from '#tests/support/database.ts'
import { NOW } from '#tests/support/doctors.ts'

test('seeding tells what is in and how much of all, up to the whole', { timeout: 120_000 }, async () => {
  const db = await testDatabase()
  const told: [string, number][] = []
  const size = { spot: 60, regular: 20, hospitals: 20 }
  await seedDemoData(db.database, { ...size, now: NOW, onProgress: (...one) => told.push(one) })
  expect(told).toEqual([
    ['病院 20件', 0.2],
    ['スポットの求人 60件', 0.8],
    ['定期の求人 20件', 1],
  ])
  await db.close()
})

test('seeded listings have what the triggers of their details would copy to them, and the triggers are on again', async () => {
  const db = await testDatabase()
  await seedDemoData(db.database, { spot: 900, regular: 300, hospitals: 60, now: NOW })
  const read = async () => {
    const { rows } = await db.database.execute(sql`
      select (select jsonb_agg(jsonb_build_array(id, patients, required_specialties, required_skills, first_time_ok, unmet,
          min_years) order by id) from spot_work) as spots,
        (select jsonb_agg(jsonb_build_array(id, patients, required_specialties, required_skills, first_time_ok, unmet,
          min_years) order by id) from regular_work) as regulars,
        (select jsonb_agg(jsonb_build_array(spot_work_id, requirements) order by spot_work_id) from spot_work_detail) as spot,
        (select jsonb_agg(jsonb_build_array(regular_work_id, requirements) order by regular_work_id)
          from regular_work_detail) as regular`)
    return rows
  }
  const seeded = await read()
  for (const table of ['spot_work_detail', 'regular_work_detail'])
    await db.database.execute(
      sql.raw(`update ${table} set patient_scope = patient_scope, requirements = requirements`),
    )
  expect(await read()).toEqual(seeded)
  const { rows } = await db.database.execute(
    sql`select tgname from pg_trigger where tgenabled <> 'O' and not tgisinternal`,
  )
  expect(rows).toEqual([])
  await db.close()
})
