import {
  FILE_LIMIT,
  safeFileName,
  type FileMime,
  type FileRefusal,
} from '../../domain/message/message-file.ts'
import { VIEW_MS } from '../../domain/message/thread-view-reason.ts'
import type { Database } from '../database/client.ts'
import { MOST_PIXELS, type FileDecoder } from '../files/file-data.ts'
import type { FileStore } from '../files/file-store.ts'
import { readImage } from '../files/image-file.ts'
import { countFiles, findFile, insertFile } from './message-file.store.ts'

/** Most files of an account in ten minutes, and most that wait to be sent. */
const FILES = { most: 20, windowMs: 10 * 60_000, unsent: 5 }

type Content = { mime: FileMime; bytes: Buffer }

const isPdf = (file: Buffer) => file.subarray(0, 5).toString('latin1') === '%PDF-'

/** The kind by the content, whatever the name says; a picture without its metadata. */
function contentOf(file: Buffer): Content | FileRefusal {
  if (file.length > FILE_LIMIT) return 'TOO_LARGE'
  if (isPdf(file)) return { mime: 'application/pdf', bytes: file }
  const picture = readImage(file)
  if (!picture) return 'NOT_A_FILE'
  if (picture.width * picture.height > MOST_PIXELS) return 'TOO_MANY_PIXELS'
  return { mime: picture.mime, bytes: picture.bytes }
}

type Options = { database: Database; clock: () => Date; files: FileStore; isWhole: FileDecoder }

/** Files of messages: uploaded first, then named by the message that carries them. */
export const createMessageFileService = ({ database, clock, files, isWhole }: Options) => ({
  /** Stores a file that can be decoded whole; a refusal otherwise. `name` is what the uploader calls it. */
  async put(
    accountId: string,
    name: string,
    file: Buffer,
  ): Promise<{ id: string; name: string } | FileRefusal> {
    const content = contentOf(file)
    if (typeof content === 'string') return content
    const now = clock()
    const since = new Date(now.getTime() - FILES.windowMs)
    const { recent, unsent } = await countFiles(database, { accountId, since })
    if (recent >= FILES.most || unsent >= FILES.unsent) return 'TOO_MANY_FILES'
    // Last, because decoding is the most expensive check.
    const decoded = await isWhole(content)
    if (decoded !== true) return decoded === 'BUSY' ? 'BUSY' : 'BROKEN'
    const safe = safeFileName(name, content.mime)
    const size = content.bytes.length
    const body = await files.keep(content.bytes)
    const row = { accountId, name: safe, mime: content.mime, size, ...body, uploadedAt: now }
    const id = await insertFile(database, row)
    return { id, name: safe }
  },

  /** The file for those who may read it, as `findFile` says; null for everybody else. */
  async read(accountId: string, id: string): Promise<(Content & { name: string }) | null> {
    const openedSince = new Date(clock().getTime() - VIEW_MS)
    const found = await findFile(database, { id, accountId, openedSince })
    if (!found) return null
    const { name, mime, ...body } = found
    return { name, mime, bytes: await files.read(body) }
  },
})

export type MessageFileService = ReturnType<typeof createMessageFileService>
