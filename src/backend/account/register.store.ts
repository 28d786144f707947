import { DAY_MS } from '../../domain/duration.ts'
import { UNPROVED_DAYS } from '../../domain/account/unproved.ts'
import { and, eq, isNull, or } from 'drizzle-orm'
import type { AccountKind } from '../../domain/account/account-kind.ts'
import type { Executor } from '../database/client.ts'
import { account } from '../database/schema/account/account.ts'
import { doctor } from '../database/schema/doctor/doctor.ts'
import { registration } from '../database/schema/doctor/registration.ts'

const lapseOf = (now: Date) => new Date(now.getTime() + UNPROVED_DAYS * DAY_MS)

type Opening = { loginId: string; passwordHash: string | null; now: Date }

/** Inserts an account with its consent; the address is unconfirmed and not reserved. */
export async function insertAccount(tx: Executor, { loginId, passwordHash, now }: Opening): Promise<string> {
  const accountId = await insertOpened(tx, { loginId, passwordHash, createdAt: now, lapsesAt: lapseOf(now) })
  await tx.insert(registration).values({ accountId, consentedAt: now, updatedAt: now })
  return accountId
}

/** Inserts an account with a confirmed address; consent follows at the start of the registration. */
export const insertOwnedAccount = (tx: Executor, { loginId, passwordHash, now }: Opening): Promise<string> =>
  insertOpened(tx, { loginId, passwordHash, createdAt: now, mailConfirmedAt: now })

/**
 * Inserts the account of a hospital's member, whose address the mailed invitation has confirmed, or of our staff, whose
 * address a colleague vouches for; without a password yet. Null when another transaction has just given the address
 * to an account.
 */
export async function insertOfficeAccount(
  tx: Executor,
  { kind, loginId, now }: { kind: Exclude<AccountKind, 'DOCTOR'>; loginId: string; now: Date },
): Promise<string | null> {
  const [made] = await tx
    .insert(account)
    .values({ kind, loginId, createdAt: now, mailConfirmedAt: now })
    .onConflictDoNothing()
    .returning({ id: account.id })
  return made?.id ?? null
}

async function insertOpened(tx: Executor, opened: typeof account.$inferInsert): Promise<string> {
  const [made] = await tx.insert(account).values(opened).returning({ id: account.id })
  if (!made) throw new Error('an account was not made')
  return made.id
}

export type Incomplete = { accountId: string; loginId: string | null }

/** The account, if it lacks an address (created by LINE) or the consent (created by a mailed link). */
export async function findIncomplete(executor: Executor, accountId: string): Promise<Incomplete | null> {
  const [row] = await executor
    .select({ accountId: account.id, loginId: account.loginId })
    .from(account)
    .leftJoin(doctor, eq(doctor.accountId, account.id))
    .leftJoin(registration, eq(registration.accountId, account.id))
    .where(
      and(
        eq(account.id, accountId),
        isNull(doctor.id),
        or(isNull(account.loginId), isNull(registration.consentedAt)),
      ),
    )
  return row ?? null
}

/** Stores the consent of an account. */
export async function insertConsent(executor: Executor, accountId: string, now: Date): Promise<void> {
  await executor
    .insert(registration)
    .values({ accountId, consentedAt: now, updatedAt: now })
    .onConflictDoUpdate({ target: registration.accountId, set: { consentedAt: now } })
}

/**
 * Adds address and, optionally, password to an account created by LINE. False when it already has an address.
 */
export async function completeAccount(
  executor: Executor,
  {
    accountId,
    loginId,
    passwordHash,
    now,
  }: { accountId: string; loginId: string; passwordHash: string | null; now: Date },
): Promise<boolean> {
  const rows = await executor
    .update(account)
    .set({ loginId, passwordHash, lapsesAt: lapseOf(now) })
    .where(and(eq(account.id, accountId), isNull(account.loginId)))
    .returning({ id: account.id })
  if (rows.length === 0) return false
  await insertConsent(executor, accountId, now)
  return true
}
