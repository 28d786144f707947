import type { Database } from '../database/client.ts'
import type { FileStore } from '../files/file-store.ts'
import { findProof, putProof } from './change.store.ts'

export type Proof = { image: Buffer; mime: string; kind: 'CHANGE_PROOF'; accountId: string }

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
