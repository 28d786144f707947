import { createHash } from 'node:crypto'
import type { DocumentKind } from '../../domain/registration-words.ts'
import type { Database } from '../database/client.ts'
import { insertDocumentView } from './document-view.store.ts'
import { findImage, findDoctorStatus, putDocument } from './document.store.ts'
import { readImage } from './image-file.ts'

export const DOCUMENT_LIMIT = 5 * 1024 * 1024
/** Below this no letter of a licence can be read; above it the file means to cost us memory, not to show something. */
const SHORTEST_SIDE = 480
const LONGEST_SIDE = 8_000

const CLOSED = new Set(['SUSPENDED', 'BANNED', 'DEACTIVATED'])

export type PutOutcome =
  | { outcome: 'STORED'; id: string }
  | { outcome: 'TOO_LARGE' | 'NOT_AN_IMAGE' | 'UNREADABLE' | 'VERIFIED_ALREADY' | 'NOT_ALLOWED' }

type Options = {
  database: Database
  clock: () => Date
  isStaff: (accountId: string) => Promise<boolean>
}

/** The masked photographs of a doctor's documents. */
export function createDocumentService({ database, clock, isStaff }: Options) {
  return {
    /** What the file is decides its content; its metadata is not kept. The same file sent twice is kept once. */
    async put(accountId: string, kind: DocumentKind, file: Buffer): Promise<PutOutcome> {
      if (file.length > DOCUMENT_LIMIT) return { outcome: 'TOO_LARGE' }
      const picture = readImage(file)
      if (!picture) return { outcome: 'NOT_AN_IMAGE' }
      const sides = [picture.width, picture.height]
      if (Math.min(...sides) < SHORTEST_SIDE || Math.max(...sides) > LONGEST_SIDE)
        return { outcome: 'UNREADABLE' }
      const status = await findDoctorStatus(database, accountId, clock())
      if (status && CLOSED.has(status)) return { outcome: 'NOT_ALLOWED' }
      const { bytes: image, mime } = picture
      const sha256 = createHash('sha256').update(image).digest()
      const row = { accountId, kind, image, mime, size: image.length, sha256, uploadedAt: clock() }
      const id = await putDocument(database, row)
      return id === null ? { outcome: 'VERIFIED_ALREADY' } : { outcome: 'STORED', id }
    },
    /** Null for everybody but the owner and our staff, whose look is noted before it is granted. */
    async read(accountId: string, id: string) {
      const own = await findImage(database, { id, accountId })
      if (own || !(await isStaff(accountId))) return own
      const found = await findImage(database, { id })
      if (!found) return null
      await insertDocumentView(database, {
        accountId: found.accountId,
        documentId: id,
        kind: found.kind,
        staffAccountId: accountId,
        viewedAt: clock(),
      })
      return found
    },
  }
}

export type DocumentService = ReturnType<typeof createDocumentService>
