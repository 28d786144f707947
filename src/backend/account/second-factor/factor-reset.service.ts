import type { Executor } from '../../database/client.ts'
import { lockEpoch } from '../epoch.store.ts'
import { endAllBegun, NOTHING_KEPT } from '../session/account-end.service.ts'
import { orderFactorMail } from './factor-notice.ts'
import { deleteFactor } from './factor.store.ts'

/**
 * Takes away the second factor of somebody who has lost it: ends every session and mails the owner, who sets it up anew.
 * False when there is none. The caller records who did it.
 */
export async function resetFactor(tx: Executor, accountId: string, now: Date): Promise<boolean> {
  // The account's row first, as the owner's own changes.
  await lockEpoch(tx, accountId)
  if (!(await deleteFactor(tx, accountId))) return false
  await endAllBegun(tx, { accountId, kept: NOTHING_KEPT, now })
  await orderFactorMail(tx, { accountId, kind: 'FACTOR_RESET', now })
  return true
}
