import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Executor } from '../../database/client.ts'
import { account } from '../../database/schema/account.ts'
import { passwordReset } from '../../database/schema/password-reset.ts'
import { holdClaims } from '../login-id.store.ts'

/** For whom a link is: an account as it is now, or whoever reads the mail of an address that nobody has proved. */
export type ResetFor =
  | { accountId: string; epoch: number; address: null }
  | { accountId: null; address: string; epoch: 0 }

const isFor = ({ accountId, address }: ResetFor) =>
  accountId === null ? eq(passwordReset.address, address) : eq(passwordReset.accountId, accountId)

/** Makes a new link the only one of its account or address. False when everything of that account has ended since. */
export async function insertPasswordReset(
  tx: Executor,
  reset: { tokenHash: Buffer; createdAt: Date; expiresAt: Date } & ResetFor,
): Promise<boolean> {
  // Of two at once the second waits here, and then voids the first.
  if (reset.accountId === null) await holdClaims(tx, reset)
  else if ((await holdAccount(tx, reset.accountId)) !== reset.epoch) return false
  await tx
    .update(passwordReset)
    .set({ voidedAt: reset.createdAt })
    .where(and(isFor(reset), isNull(passwordReset.usedAt), isNull(passwordReset.voidedAt)))
  await tx.insert(passwordReset).values(reset)
  return true
}

async function holdAccount(tx: Executor, accountId: string): Promise<number | undefined> {
  const [row] = await tx
    .select({ epoch: account.epoch })
    .from(account)
    .where(eq(account.id, accountId))
    .for('update')
  return row?.epoch
}

/** Of an account that has not ended everything since. */
const isOfToday = or(
  isNull(passwordReset.accountId),
  sql`${passwordReset.epoch} = (select ${account.epoch} from ${account} where ${account.id} = ${passwordReset.accountId})`,
)

export async function findPasswordReset(executor: Executor, tokenHash: Buffer) {
  const [row] = await executor
    .select({
      accountId: passwordReset.accountId,
      address: passwordReset.address,
      loginId: account.loginId,
      expiresAt: passwordReset.expiresAt,
      usedAt: passwordReset.usedAt,
      voidedAt: passwordReset.voidedAt,
      isOfToday: sql<boolean>`${isOfToday}`,
    })
    .from(passwordReset)
    .leftJoin(account, eq(account.id, passwordReset.accountId))
    .where(eq(passwordReset.tokenHash, tokenHash))
  return row
}

export type PasswordResetRow = NonNullable<Awaited<ReturnType<typeof findPasswordReset>>>

/** Uses up a link; false when somebody else has, or it is no longer good. */
export async function usePasswordReset(tx: Executor, tokenHash: Buffer, now: Date): Promise<boolean> {
  const rows = await tx
    .update(passwordReset)
    .set({ usedAt: now })
    .where(
      and(
        eq(passwordReset.tokenHash, tokenHash),
        isNull(passwordReset.usedAt),
        isNull(passwordReset.voidedAt),
        gt(passwordReset.expiresAt, now),
        isOfToday,
      ),
    )
    .returning({ createdAt: passwordReset.createdAt })
  return rows.length > 0
}
