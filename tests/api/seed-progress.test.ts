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
