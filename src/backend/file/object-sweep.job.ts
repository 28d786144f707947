import * as v from 'valibot'
import type { Database } from '../database/client.ts'
import { defineJob, type Job } from '../jobs/job.ts'
import { createObjectStore, type ObjectStore, type S3 } from './object-store.ts'
import { deleteDoomedObjects, doomUnusedObjects, findDoomedObjects } from './stored-object.store.ts'

/** Longer than any upload takes from its object to its row. */
export const ON_THE_WAY_MS = 15 * 60_000
/** Objects deleted at the same time. */
const TOGETHER = 8

/** Deletes the objects whose files are gone. Forgets an object when the store has deleted it, so it may stop anywhere. */
export async function sweepObjects(database: Database, objects: ObjectStore, now: Date): Promise<number> {
  const before = new Date(now.getTime() - ON_THE_WAY_MS)
  while ((await doomUnusedObjects(database, { before, now })) > 0);
  let count = 0
  for (;;) {
    const ids = await findDoomedObjects(database, TOGETHER)
    if (ids.length === 0) return count
    await Promise.all(ids.map((id) => objects.remove(id)))
    await deleteDoomedObjects(database, ids)
    count += ids.length
  }
}

export const createObjectSweepJob = (database: Database, clock: () => Date, s3: S3): Job => {
  const objects = createObjectStore(s3)
  return defineJob({
    name: 'object-sweep',
    data: v.object({}),
    handle: async () => {
      await sweepObjects(database, objects, clock())
    },
    together: 1,
    pollSeconds: 60,
    expireSeconds: 600,
    retry: { times: 3, firstSeconds: 60, longestSeconds: 600 },
    schedule: [{ key: 'often', cron: '*/10 * * * *', data: {} }],
  })
}
