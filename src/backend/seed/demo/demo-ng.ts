import { desc } from 'drizzle-orm'
import type { Database } from '../../database/client.ts'
import { hospital } from '../../database/schema/hospital/hospital.ts'
import { ngEffect, ngSetting } from '../../database/schema/doctor/ng.ts'

/** One hospital that the demo doctor does not want, marked and not left out, so that every list stays whole. */
export async function seedDemoNg(database: Database, doctorId: string, now: Date): Promise<void> {
  const [place] = await database
    .select({ id: hospital.id })
    .from(hospital)
    .orderBy(desc(hospital.id))
    .limit(1)
  if (!place) return
  await database
    .insert(ngEffect)
    .values({ doctorId, hospital: 'MARK', date: 'MARK', condition: 'MARK' })
    .onConflictDoNothing()
  await database
    .insert(ngSetting)
    .values({
      doctorId,
      scope: 'HOSPITAL',
      hospitalId: place.id,
      reason: '通勤に時間がかかる',
      createdAt: now,
    })
    .onConflictDoNothing()
}
