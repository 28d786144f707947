import { randomUUID } from 'node:crypto'
import type { Database } from '../database/client.ts'
import { openBody, sealBody } from './object-seal.ts'
import { createObjectStore, type ObjectStore, type S3 } from './object-store.ts'
import { insertStoredObject } from './stored-object.store.ts'

/** Where new bodies go, and the store that holds some of the older ones. */
export type FileSettings = { place: 'database'; s3: S3 | null } | { place: 's3'; s3: S3 }

export const FILES_IN_DATABASE: FileSettings = { place: 'database', s3: null }

/** Where the body of a file is: in its row, or sealed in the store. */
export type StoredBody = { bytes: Buffer | null; objectId: string | null; objectSeal: Buffer | null }

/** The bodies of files. Their rows belong to the nouns. */
export type FileStore = {
  /** Keeps a body before its row is written, and says what the row has to hold. Not in a transaction: it may wait. */
  keep(body: Buffer): Promise<StoredBody>
  /** The body that a row tells of, wherever new ones go now. */
  read(stored: StoredBody): Promise<Buffer>
}

const inRow: FileStore = {
  keep: async (bytes) => ({ bytes, objectId: null, objectSeal: null }),
  read: async ({ bytes }) => {
    if (!bytes) throw new Error('the file is in a store of objects, and no S3_ENDPOINT is set')
    return bytes
  },
}

/**
 * The object is recorded before it is written, and its row after: a crash leaves an object that nobody names, which
 * the sweep deletes, and never a row without its object.
 */
const inObjects = (database: Database, clock: () => Date, objects: ObjectStore): FileStore => ({
  async keep(body) {
    const objectId = randomUUID()
    const { seal, sealed } = sealBody(objectId, body)
    await insertStoredObject(database, { id: objectId, createdAt: clock() })
    await objects.put(objectId, sealed)
    return { bytes: null, objectId, objectSeal: seal }
  },
  async read({ bytes, objectId, objectSeal }) {
    if (objectId === null || objectSeal === null) return inRow.read({ bytes, objectId, objectSeal })
    return openBody(objectId, objectSeal, await objects.get(objectId))
  },
})

type Options = { database: Database; clock: () => Date; settings: FileSettings }

/** The store of a process: new bodies go where the settings say, and each is read from where its row says. */
export function createFileStore({ database, clock, settings: { place, s3 } }: Options): FileStore {
  if (!s3) return inRow
  const objects = inObjects(database, clock, createObjectStore(s3))
  return place === 's3' ? objects : { keep: inRow.keep, read: objects.read }
}
