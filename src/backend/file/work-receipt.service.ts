import type { Executor } from '../database/client.ts'
import { hasReceipt, lockUnsentFile, setReceipt } from './unsent-file.service.ts'

type Handed = { workId: string; accountId: string; fileId: string | null }

/**
 * Keeps a file that the account has uploaded as the receipt of a work, in place of an earlier one; answers whether the
 * work has a receipt then. A file of anybody else, or one that is used already, is none. The caller must hold the lock
 * of the work.
 */
export async function keepReceipt(tx: Executor, { workId, accountId, fileId }: Handed): Promise<boolean> {
  if (fileId !== null && (await lockUnsentFile(tx, { id: fileId, accountId })) !== null) {
    await setReceipt(tx, fileId, workId)
    return true
  }
  return hasReceipt(tx, workId)
}
