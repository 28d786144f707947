import type { Database } from '../database/client.ts'
import { createFileStore, type FileSettings } from './file-store.ts'
import { FILE_TABLES, type FileTable } from './file-tables.ts'
import { createObjectStore, MissingObject } from './object-store.ts'
import { sweepObjects } from './object-sweep.job.ts'
import { findBody, findMisplaced, replaceBody } from './stored-object.store.ts'

const BATCH = 100
/** Files moved at the same time, each in memory. */
const TOGETHER = 4
const FIRST = '00000000-0000-0000-0000-000000000000'

type Moved = { moved: number; missing: string[] }
type Options = { database: Database; clock: () => Date; settings: FileSettings }

/**
 * Moves every body to where new ones go. Each file is moved by itself, from a whole body to a whole body, so a run may
 * stop anywhere, go on later and meet another one. `missing` are the ids of files that the store does not have.
 */
export async function moveFiles({ database, clock, settings }: Options): Promise<Moved> {
  const files = createFileStore({ database, clock, settings })
  const result: Moved = { moved: 0, missing: [] }

  async function move(table: FileTable, id: string): Promise<void> {
    const from = await findBody(database, table, id)
    if (!from || (from.objectId === null) === (settings.place === 'database')) return
    try {
      const to = await files.keep(await files.read(from))
      if (await replaceBody(database, table, { id, from, to })) result.moved += 1
    } catch (error) {
      if (!(error instanceof MissingObject)) throw error
      result.missing.push(id)
    }
  }

  for (const table of FILE_TABLES) {
    for (let after: string | undefined = FIRST; after !== undefined;) {
      const ids = await findMisplaced(database, table, { place: settings.place, after, limit: BATCH })
      for (let at = 0; at < ids.length; at += TOGETHER) {
        const moves = await Promise.allSettled(ids.slice(at, at + TOGETHER).map((id) => move(table, id)))
        // After all of them have ended: the caller may close the database.
        for (const one of moves) if (one.status === 'rejected') throw one.reason
      }
      after = ids.at(-1)
    }
  }
  if (settings.s3) await sweepObjects(database, createObjectStore(settings.s3), clock())
  return result
}
