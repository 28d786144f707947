import type { Database } from '../database/client.ts'
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

/** Masked photographs that prove change requests. */
export const createChangeProofs = (database: Database, clock: () => Date): ChangeProofs => ({
  put: (accountId, changeId, picture) =>
    putProof(database, { accountId, changeId, ...picture, uploadedAt: clock() }),
  async find(proof) {
    const found = await findProof(database, proof)
    return found && { ...found, kind: 'CHANGE_PROOF' }
  },
})
