import { eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#app/backend/database/client.ts'
import { doctor } from '#app/backend/database/schema/doctor/doctor.ts'
import { doctorDocument } from '#app/backend/database/schema/doctor/registration.ts'
import { NOW } from './doctors.ts'
import { pngPicture } from './pictures.ts'

/** The ids of the documents a doctor has handed in: both, unless there are some already. */
export async function documentsOf(database: Database, doctorId: string): Promise<string[]> {
  const [owner] = await database.select().from(doctor).where(eq(doctor.id, doctorId))
  if (!owner) return []
  const image = pngPicture(600, 480)
  for (const kind of ['LICENCE', 'IDENTITY'] as const) {
    await database
      .insert(doctorDocument)
      .values({
        accountId: owner.accountId,
        kind,
        image,
        mime: 'image/png',
        size: image.length,
        sha256: image.subarray(0, 32),
        uploadedAt: NOW,
      })
      .onConflictDoNothing()
  }
  const rows = await database
    .select({ id: doctorDocument.id })
    .from(doctorDocument)
    .where(eq(doctorDocument.accountId, owner.accountId))
  return rows.map(({ id }) => id)
}

/** The doctor sends other pictures in the place of those. */
export const sendAgain = (database: Database, ids: string[]) =>
  database
    .update(doctorDocument)
    .set({ id: sql`gen_random_uuid()`, state: 'SUBMITTED' })
    .where(inArray(doctorDocument.id, ids))
