import type { Database } from '../database/client.ts'
import type { FileStore } from '../file/file-store.ts'
import type { ChangeProofs } from '../registration/document.service.ts'
import { findProof, putProof } from './change.store.ts'

type Options = { database: Database; clock: () => Date; files: FileStore }

/** Masked photographs that prove change requests. */
export const createChangeProofs = ({ database, clock, files }: Options): ChangeProofs => ({
  async put(accountId, changeId, { image, mime }) {
    const body = await files.keep(image)
    const size = image.length
    return putProof(database, { accountId, changeId, ...body, mime, size, uploadedAt: clock() })
  },
  async find(proof) {
    const found = await findProof(database, proof)
    if (!found) return null
    const { mime, accountId, ...body } = found
    return { image: await files.read(body), mime, accountId, kind: 'CHANGE_PROOF' }
  },
})
