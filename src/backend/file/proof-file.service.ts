import type { Executor } from '../database/client.ts'
import { giveToObjection, lockUnsentFile } from './unsent-file.service.ts'

/**
 * A file that the account has uploaded and sent with nothing, locked to be attached as proof of an objection by the
 * function answered; null for a file that is not there, has been sent, or is somebody else's.
 */
export async function lockProof(
  tx: Executor,
  file: { id: string; accountId: string },
): Promise<((objectionId: string) => Promise<void>) | null> {
  const name = await lockUnsentFile(tx, file)
  return name === null ? null : (objectionId) => giveToObjection(tx, file.id, objectionId)
}
