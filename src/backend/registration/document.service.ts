import { createHash } from 'node:crypto'
import type { DocumentKind } from '../../domain/doctor/registration-words.ts'
import { tokyoDay } from '../../domain/text/tokyo-time.ts'
import { logSecurity } from '../../platform/server/log.server.ts'
import type { Database } from '../database/client.ts'
import { insertDocumentView, type DocumentViewer } from './document-view.service.ts'
import { findImage, findUploader, putDocument } from './document.store.ts'
import { mimeOf, type FileCheck } from '../file/file-check.ts'
import type { FileStore } from '../file/file-store.ts'
import { createFlagCache } from './flag-cache.ts'

/** In bytes. */
export const DOCUMENT_LIMIT = 5 * 1024 * 1024
/** In pixels. A licence with a shorter side is illegible. */
const SHORTEST_SIDE = 480

/** Number of pictures whose decoding result is cached. */
const CACHED = 2_000

const CLOSED = new Set(['SUSPENDED', 'BANNED', 'DEACTIVATED'])

export type PutOutcome =
  | { outcome: 'STORED'; id: string }
  | {
      outcome:
        | 'TOO_LARGE'
        | 'TOO_MANY_PIXELS'
        | 'TOO_COMPLEX'
        | 'TOO_MANY_REFUSED'
        | 'NOT_AN_IMAGE'
        | 'BUSY'
        | 'UNREADABLE'
        | 'VERIFIED_ALREADY'
        | 'NOT_ALLOWED'
        | 'NO_SUCH_REQUEST'
    }

type Proof = { image: Buffer; mime: string; kind: 'CHANGE_PROOF'; accountId: string }

export type ChangeProofs = {
  /**
   * Stores or replaces the proof of the account's open request; returns its id, null without such a request.
   */
  put(
    accountId: string,
    changeId: string,
    picture: { image: Buffer; mime: 'image/jpeg' | 'image/png' },
  ): Promise<string | null>
  /** The picture by id; restricted to an owner when `accountId` is given. */
  find(proof: { id: string; accountId?: string }): Promise<Proof | null>
}

type Options = {
  database: Database
  clock: () => Date
  files: FileStore
  /** As whom an account may view a document of another one; null for nobody. */
  viewerOf: (accountId: string, documentId: string) => Promise<DocumentViewer | null>
  /** Pictures that prove change requests. */
  proofs: ChangeProofs
  fileCheck: FileCheck
}

type Picture = { image: Buffer; mime: 'image/jpeg' | 'image/png' }

/** Upload and display of the masked photographs of doctors' documents. */
export function createDocumentService({ database, clock, files, viewerOf, proofs, fileCheck }: Options) {
  const showable = createFlagCache(CACHED)

  async function accepted(accountId: string, file: Buffer) {
    if (file.length > DOCUMENT_LIMIT) return 'TOO_LARGE'
    if (mimeOf(file) === 'application/pdf') return 'NOT_AN_IMAGE'
    const checked = await fileCheck.check(accountId, file, DOCUMENT_LIMIT)
    if (checked === 'BUSY' || checked === 'TOO_MANY_PIXELS' || checked === 'TOO_COMPLEX') return checked
    if (typeof checked === 'string' || checked.mime === 'application/pdf') return 'NOT_AN_IMAGE'
    const { bytes: image, mime, width, height } = checked
    return Math.min(width, height) < SHORTEST_SIDE ? 'UNREADABLE' : ({ image, mime } satisfies Picture)
  }

  /**
   * Stored pictures are checked too, since they may be older than the checks. Cacheable: an id's content is
   * immutable.
   */
  async function isShowable(id: string, stored: Buffer): Promise<boolean | 'BUSY'> {
    const known = showable.get(id)
    if (known !== undefined) return known
    const checked = await fileCheck.check(id, stored, DOCUMENT_LIMIT)
    if (checked === 'BUSY') return checked
    const isShown = typeof checked !== 'string'
    showable.set(id, isShown)
    return isShown
  }

  async function find(document: { id: string; accountId?: string }) {
    const found = await findImage(database, document)
    if (!found) return proofs.find(document)
    const { mime, kind, accountId, ...body } = found
    return { image: await files.read(body), mime, kind, accountId }
  }

  return {
    /** Why an account may upload nothing now, before anything is read; null when it may. */
    async refusalOf(accountId: string): Promise<'NOT_ALLOWED' | 'TOO_MANY_REFUSED' | null> {
      if (fileCheck.isOver(accountId)) return 'TOO_MANY_REFUSED'
      const { status, isMember } = await findUploader(database, accountId, clock())
      return (status ? CLOSED.has(status) : isMember) ? 'NOT_ALLOWED' : null
    },
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
