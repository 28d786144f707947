import { eq, sql } from 'drizzle-orm'
import { GUIDE_PARTS, type Guide, type PublicProfile } from '../../../domain/hospital/hospital-profile.ts'
import type { Amenity } from '../../../domain/listing/hospital-words.ts'
import type { Executor } from '../../database/client.ts'
import { hospital } from '../../database/schema/hospital/hospital.ts'
import { hospitalGuide } from '../../database/schema/hospital/hospital-guide.ts'

export type GuideRow = typeof hospitalGuide.$inferSelect

/** What a hospital says of itself, with its guide; null for an unknown hospital. */
export async function findProfile(executor: Executor, hospitalId: number) {
  const [row] = await executor
    .select({
      name: hospital.name,
      summary: hospital.summary,
      phone: hospital.phone,
      electronicChart: hospital.electronicChart,
      amenities: hospital.amenities,
      dutyRoomNote: sql<string>`coalesce(${hospital.dutyRoom}->>'note', '')`,
      guide: hospitalGuide,
    })
    .from(hospital)
    .leftJoin(hospitalGuide, eq(hospitalGuide.hospitalId, hospital.id))
    .where(eq(hospital.id, hospitalId))
  return row ?? null
}

export async function findGuide(executor: Executor, hospitalId: number): Promise<GuideRow | null> {
  const [row] = await executor.select().from(hospitalGuide).where(eq(hospitalGuide.hospitalId, hospitalId))
  return row ?? null
}

/** Locks the hospital until the end of the transaction; returns how often its profile was saved. */
export async function lockProfile(executor: Executor, hospitalId: number): Promise<number> {
  await executor
    .select({ id: hospital.id })
    .from(hospital)
    .where(eq(hospital.id, hospitalId))
    .for('no key update')
  return (await findGuide(executor, hospitalId))?.version ?? 0
}

const has = (amenities: readonly Amenity[], amenity: Amenity) => amenities.includes(amenity)

type Saved = { hospitalId: number; profile: PublicProfile; guide: Guide; memberId: string; now: Date }

/** The caller must hold the lock of `lockProfile`. */
export async function saveProfileRows(
  executor: Executor,
  { hospitalId, profile, guide, memberId, now }: Saved,
): Promise<void> {
  const { dutyRoomNote, amenities, ...columns } = profile
  await executor
    .update(hospital)
    .set({
      ...columns,
      amenities: [...amenities],
      dutyRoom: {
        private: has(amenities, 'PRIVATE_DUTY_ROOM'),
        shower: has(amenities, 'SHOWER'),
        wifi: has(amenities, 'WIFI'),
        meal: has(amenities, 'MEAL'),
        note: dutyRoomNote || null,
      },
      updatedAt: now,
    })
    .where(eq(hospital.id, hospitalId))
  const parts = Object.fromEntries(GUIDE_PARTS.map((part) => [part, guide[part]]))
  await executor
    .insert(hospitalGuide)
    .values({ ...guide, hospitalId, version: 1, updatedAt: now, updatedBy: memberId })
    .onConflictDoUpdate({
      target: hospitalGuide.hospitalId,
      set: { ...parts, version: sql`${hospitalGuide.version} + 1`, updatedAt: now, updatedBy: memberId },
    })
}
