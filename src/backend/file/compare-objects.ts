import type { Database } from '../database/client.ts'
import type { ObjectStore } from './object-store.ts'
import { ON_THE_WAY_MS } from './object-sweep.job.ts'
import { findNamedObjects, findUnrecorded } from './stored-object.store.ts'

type Compared = {
  /** How many objects the bucket holds. */
  held: number
  /** Objects that the database does not know: written after the backup that it was restored from. Nobody can read them. */
  unknown: string[]
  /** How many files have lost their object: deleted after that backup. */
  missing: number
}

/**
 * What a bucket holds and what the database knows of it, for the time after a restore. An object is recorded before it is
 * written, so one that is listed before the records are read, and is in none of them, will not be in any later.
 */
export async function compareObjects(database: Database, objects: ObjectStore, now: Date): Promise<Compared> {
  const held = new Set<string>()
  const unknown: string[] = []
  for await (const ids of objects.list()) {
    ids.forEach((id) => held.add(id))
    unknown.push(...(await findUnrecorded(database, ids)))
  }
  const named = await findNamedObjects(database, new Date(now.getTime() - ON_THE_WAY_MS))
  return { held: held.size, unknown, missing: named.filter((id) => !held.has(id)).length }
}
