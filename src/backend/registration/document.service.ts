import { createHash } from 'node:crypto'
import type { DocumentKind } from '../../domain/doctor/registration-words.ts'
import { tokyoDay } from '../../domain/text/tokyo-time.ts'
import { logSecurity } from '../../platform/server/log.server.ts'
import type { Database } from '../database/client.ts'
import type { ChangeProofs } from '../profile/change-proof.service.ts'
import { insertDocumentView, type DocumentViewer } from './document-view.service.ts'
import { findImage, findDoctorStatus, putDocument } from './document.store.ts'
import { readImage } from '../files/image-file.ts'
import { MOST_PIXELS, type FileDecoder } from '../files/file-data.ts'
import type { FileStore } from '../files/file-store.ts'
import { createFlagCache } from './flag-cache.ts'

/** In bytes. */
export const DOCUMENT_LIMIT = 5 * 1024 * 1024
/**
 * In pixels. Below the minimum a licence is illegible; above the maximum the file is a decompression bomb.
 */
const SHORTEST_SIDE = 480
const LONGEST_SIDE = 8_000

/** Number of pictures whose decoding result is cached. */
const CACHED = 2_000

const CLOSED = new Set(['SUSPENDED', 'BANNED', 'DEACTIVATED'])

export type PutOutcome =
  | { outcome: 'STORED'; id: string }
  | {
      outcome:
        | 'TOO_LARGE'
        | 'TOO_MANY_PIXELS'
        | 'NOT_AN_IMAGE'
        | 'BUSY'
        | 'UNREADABLE'
        | 'VERIFIED_ALREADY'
        | 'NOT_ALLOWED'
        | 'NO_SUCH_REQUEST'
    }

type Options = {
  database: Database
  clock: () => Date
  files: FileStore
  /** As whom an account may view a document of another one; null for nobody. */
  viewerOf: (accountId: string, documentId: string) => Promise<DocumentViewer | null>
  /** Pictures that prove change requests. */
  proofs: ChangeProofs
  isWhole: FileDecoder
}

type Picture = { image: Buffer; mime: 'image/jpeg' | 'image/png' }

const isTooLarge = ({ width, height }: { width: number; height: number }): boolean =>
  Math.max(width, height) > LONGEST_SIDE || width * height > MOST_PIXELS

/** Detects the format from the content, not from a header, and strips metadata. */
function pictureOf(file: Buffer): Picture | 'TOO_LARGE' | 'TOO_MANY_PIXELS' | 'NOT_AN_IMAGE' | 'UNREADABLE' {
  if (file.length > DOCUMENT_LIMIT) return 'TOO_LARGE'
  const picture = readImage(file)
  if (!picture) return 'NOT_AN_IMAGE'
  if (Math.min(picture.width, picture.height) < SHORTEST_SIDE) return 'UNREADABLE'
  if (isTooLarge(picture)) return 'TOO_MANY_PIXELS'
  return { image: picture.bytes, mime: picture.mime }
}

/** Upload and display of the masked photographs of doctors' documents. */
export function createDocumentService({ database, clock, files, viewerOf, proofs, isWhole }: Options) {
  const showable = createFlagCache(CACHED)

  async function accepted(accountId: string, file: Buffer) {
    const picture = pictureOf(file)
    if (typeof picture === 'string') return picture
    const status = await findDoctorStatus(database, accountId, clock())
    if (status && CLOSED.has(status)) return 'NOT_ALLOWED'
    // Last, because decoding is the most expensive check.
    const decoded = await isWhole({ mime: picture.mime, bytes: picture.image })
    if (decoded === 'BUSY') return decoded
    return decoded ? picture : 'NOT_AN_IMAGE'
  }

  /**
   * Stored pictures are checked too, since they may be older than the checks. Cacheable: an id's content is
   * immutable.
   */
  async function isShowable(id: string, stored: Buffer): Promise<boolean | 'BUSY'> {
    const known = showable.get(id)
    if (known !== undefined) return known
    const picture = readImage(stored)
    const isWholePicture = picture !== null && !isTooLarge(picture) && (await isWhole(picture))
    if (isWholePicture !== 'BUSY') showable.set(id, isWholePicture)
    return isWholePicture
  }

  async function find(document: { id: string; accountId?: string }) {
    const found = await findImage(database, document)
    if (!found) return proofs.find(document)
    const { mime, kind, accountId, ...body } = found
    return { image: await files.read(body), mime, kind, accountId }
  }

  return {
    /** Idempotent: the same file sent twice keeps its id. */
    async put(accountId: string, kind: DocumentKind, file: Buffer): Promise<PutOutcome> {
      const picture = await accepted(accountId, file)
      if (typeof picture === 'string') return { outcome: picture }
      const { image, mime } = picture
      const sha256 = createHash('sha256').update(image).digest()
      const body = await files.keep(image)
      const row = { accountId, kind, ...body, mime, size: image.length, sha256, uploadedAt: clock() }
      const id = await putDocument(database, row, tokyoDay(row.uploadedAt))
      return id === null ? { outcome: 'VERIFIED_ALREADY' } : { outcome: 'STORED', id }
    },
    /** Stores the proof of an open change request of the account. */
    async putProof(accountId: string, changeId: string, file: Buffer): Promise<PutOutcome> {
      const picture = await accepted(accountId, file)
      if (typeof picture === 'string') return { outcome: picture }
      const id = await proofs.put(accountId, changeId, picture)
      return id === null ? { outcome: 'NO_SUCH_REQUEST' } : { outcome: 'STORED', id }
    },
    /**
     * The picture for its owner, our staff and hospitals with which it is shared; null for everybody else. A view
     * by others is recorded before the picture is returned; NOT_SHOWN when the stored file is not a complete
     * picture of bounded size.
     */
    async read(accountId: string, id: string) {
      const own = await find({ id, accountId })
      if (own) return own
      const viewer = await viewerOf(accountId, id)
      if (!viewer) return null
      const found = await find({ id })
      if (!found) return null
      const shown = await isShowable(id, found.image)
      if (shown !== true) return shown ? 'BUSY' : 'NOT_SHOWN'
      await insertDocumentView(database, {
        accountId: found.accountId,
        documentId: id,
        kind: found.kind,
        ...viewer,
        viewedAt: clock(),
      })
      logSecurity('sensitive_read', { reason: 'document', document: id, ofAccountId: found.accountId })
      return found
    },
  }
}

export type DocumentService = ReturnType<typeof createDocumentService>
