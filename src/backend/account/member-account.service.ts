import type { Executor } from '../database/client.ts'
import { endAllBegun, NOTHING_KEPT } from './session/account-end.service.ts'
import { endOtherClaims, findLoginIdOwner, lockClaims } from './login-id.store.ts'
import { orderFirstPassword } from './password/password-reset.service.ts'
import { insertOfficeAccount } from './register.store.ts'

/**
 * The account of a kind that owns a mail address, or a new one, which is sent a link for its first password: of a
 * hospital's member, who has proved the mailbox, or of our staff. Null when an account of another kind owns it.
 */
export async function officeAccountOf(
  tx: Executor,
  { kind, address, now }: { kind: 'HOSPITAL' | 'STAFF'; address: string; now: Date },
): Promise<{ accountId: string; isNew: boolean } | null> {
  await lockClaims(tx, { address, accountId: null })
  const owner = await findLoginIdOwner(tx, address)
  if (owner) return owner.kind === kind ? { accountId: owner.accountId, isNew: false } : null
  const accountId = await insertOfficeAccount(tx, { kind, loginId: address, now })
  if (accountId === null) return officeAccountOf(tx, { kind, address, now })
  await endOtherClaims(tx, { address, accountId })
  await orderFirstPassword(tx, { accountId, recipient: address, now })
  return { accountId, isNew: true }
}

/** Ends every session and link of an account that is a member of no hospital, or of our staff, any more. */
export async function endMemberAccount(tx: Executor, accountId: string, now: Date): Promise<void> {
  await endAllBegun(tx, { accountId, kept: NOTHING_KEPT, now })
}

/** The account that owns a mail address, whoever's it is; null for nobody's. */
export const findOwnerOfAddress = (tx: Executor, address: string) => findLoginIdOwner(tx, address)
