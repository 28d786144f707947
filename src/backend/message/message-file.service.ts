import {
  FILE_LIMIT,
  safeFileName,
  type FileMime,
  type FileRefusal,
} from '../../domain/message/message-file.ts'
import { VIEW_MS } from '../../domain/message/thread-view-reason.ts'
import type { Database } from '../database/client.ts'
import type { FileCheck } from '../file/file-check.ts'
import type { FileStore } from '../file/file-store.ts'
import type { Memberships } from '../gate/memberships.ts'
import {
  findFile,
  findFileForHospital,
  findFileUploader,
  insertFile,
  lockUploads,
} from './message-file.store.ts'

/** Most files of an account in ten minutes, and most that wait to be sent. */
const FILES = { most: 20, windowMs: 10 * 60_000, unsent: 5 }

const isFull = ({ recent, unsent }: { recent: number; unsent: number }): boolean =>
  recent >= FILES.most || unsent >= FILES.unsent

type Content = { mime: FileMime; bytes: Buffer }

type Options = {
  database: Database
  clock: () => Date
  files: FileStore
  fileCheck: FileCheck
  memberships: Memberships
}

/** Files of messages: uploaded first, then named by the message that carries them. */
export const createMessageFileService = ({ database, clock, files, fileCheck, memberships }: Options) => ({
  /** Why an account may upload nothing now, before anything is read; null when it may. */
  async refusalOf(accountId: string): Promise<FileRefusal | null> {
    if (fileCheck.isOver(accountId)) return 'TOO_MANY_REFUSED'
    const since = new Date(clock().getTime() - FILES.windowMs)
    const uploader = await findFileUploader(database, { accountId, since })
    if (!uploader.isDoctor && (await memberships.ofAccount(accountId)).length === 0) return 'NOT_ALLOWED'
    return isFull(uploader) ? 'TOO_MANY_FILES' : null
  },

  /** Stores a file as it was made anew from what it shows; a refusal otherwise. `name` is what the uploader calls it. */
  async put(
    accountId: string,
    name: string,
    file: Buffer,
  ): Promise<{ id: string; name: string } | FileRefusal> {
    if (file.length > FILE_LIMIT) return 'TOO_LARGE'
    const content = await fileCheck.check(accountId, file, FILE_LIMIT)
    if (typeof content === 'string') return content
    const { mime, bytes } = content
    const safe = safeFileName(name, mime)
    const body = await files.keep(bytes)
    const now = clock()
    const row = { accountId, name: safe, mime, size: bytes.length, ...body, uploadedAt: now }
    return database.transaction(async (tx) => {
      await lockUploads(tx, accountId)
      // Others of the account may have come to their end while this one was read.
      const since = new Date(now.getTime() - FILES.windowMs)
      if (isFull(await findFileUploader(tx, { accountId, since }))) return 'TOO_MANY_FILES'
      return { id: await insertFile(tx, row), name: safe }
    })
  },

  /** The file for those who may read it, as `findFile` and `findFileForHospital` say; null for everybody else. */
  async read(accountId: string, id: string): Promise<(Content & { name: string }) | null> {
    const now = clock()
    const openedSince = new Date(now.getTime() - VIEW_MS)
    const hospitalIds = (await memberships.ofAccount(accountId)).map(({ hospitalId }) => hospitalId)
    const found =
      (await findFile(database, { id, accountId, hospitalIds, openedSince, now })) ??
      (await findFileForHospital(database, { id, hospitalIds, now }))
    if (!found) return null
    const { name, mime, ...body } = found
    return { name, mime, bytes: await files.read(body) }
  },
})

export type MessageFileService = ReturnType<typeof createMessageFileService>
