import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Executor } from '../database/client.ts'
import { account, loginAttempt } from '../database/schema/account.ts'
import { doctor } from '../database/schema/doctor.ts'
import { registration } from '../database/schema/registration.ts'

export async function isLoginIdTaken(executor: Executor, loginId: string): Promise<boolean> {
  const rows = await executor.select({ id: account.id }).from(account).where(eq(account.loginId, loginId))
  return rows.length > 0
}

/** A new account with its consent, in one statement; null when the login id is taken, whoever was first. */
export async function insertAccount(
  executor: Executor,
  { loginId, passwordHash, now }: { loginId: string; passwordHash: string | null; now: Date },
): Promise<string | null> {
  const { rows } = await executor.execute<{ account_id: string }>(sql`
    with opened as (
      insert into ${account} (login_id, password_hash, created_at) values (${loginId}, ${passwordHash}, ${now})
      on conflict (login_id) do nothing returning id
    )
    insert into ${registration} (account_id, consented_at, updated_at)
    select id, ${now}::timestamptz, ${now}::timestamptz from opened returning account_id`)
  return rows[0]?.account_id ?? null
}

/** An account that came by LINE and has given no address yet, nor become a doctor. */
export async function isWithoutLoginId(executor: Executor, accountId: string): Promise<boolean> {
  const rows = await executor
    .select({ id: account.id })
    .from(account)
    .leftJoin(doctor, eq(doctor.accountId, account.id))
    .where(and(eq(account.id, accountId), isNull(account.loginId), isNull(doctor.id)))
  return rows.length > 0
}

/**
 * Gives such an account its address, its consent and, if it wants one, a password. False when the address was taken
 * first; the transaction it may run in is then over.
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
  try {
    const { rows } = await executor.execute(sql`
      with named as (
        update ${account} set login_id = ${loginId}, password_hash = ${passwordHash}
        where id = ${accountId} and login_id is null returning id
      )
      insert into ${registration} (account_id, consented_at, updated_at)
      select id, ${now}::timestamptz, ${now}::timestamptz from named
      on conflict (account_id) do update set consented_at = excluded.consented_at
      returning account_id`)
    return rows.length > 0
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
}

const isUniqueViolation = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === '23505') || isUniqueViolation(error.cause))

/** Counts one more under a key in the hour of `now`. */
export async function countInHour(executor: Executor, key: string, now: Date): Promise<number> {
  const windowStart = new Date(Math.floor(now.getTime() / 3_600_000) * 3_600_000)
  const [row] = await executor
    .insert(loginAttempt)
    .values({ key, windowStart, attempts: 1 })
    .onConflictDoUpdate({
      target: [loginAttempt.key, loginAttempt.windowStart],
      set: { attempts: sql`${loginAttempt.attempts} + 1` },
    })
    .returning({ attempts: loginAttempt.attempts })
  return row?.attempts ?? 0
}
