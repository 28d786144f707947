import type { Database } from '../database/client.ts'
import { findProof, putProof } from './change.store.ts'

export type Proof = { image: Buffer; mime: string; kind: 'CHANGE_PROOF'; accountId: string }

export type ChangeProofs = {
  /** Puts the picture beside the owner's open request, in the place of one before. Its id; null for no such request. */
  put(
    accountId: string,
    changeId: string,
    picture: { image: Buffer; mime: 'image/jpeg' | 'image/png' },
  ): Promise<string | null>
  /** The picture, of one owner's or of anybody's. */
  find(proof: { id: string; accountId?: string }): Promise<Proof | null>
}

/** The masked photographs that go with requests to change what is verified. */
export const createChangeProofs = (database: Database, clock: () => Date): ChangeProofs => ({
  put: (accountId, changeId, picture) =>
    putProof(database, { accountId, changeId, ...picture, uploadedAt: clock() }),
  async find(proof) {
    const found = await findProof(database, proof)
    return found && { ...found, kind: 'CHANGE_PROOF' }
  },
})
