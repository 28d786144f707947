import { eq, sql } from 'drizzle-orm'
import type { Executor } from '../database/client.ts'
import { account, loginAttempt } from '../database/schema/account.ts'
import { registration } from '../database/schema/registration.ts'

export async function isLoginIdTaken(executor: Executor, loginId: string): Promise<boolean> {
  const rows = await executor.select({ id: account.id }).from(account).where(eq(account.loginId, loginId))
  return rows.length > 0
}

/** A new account with its consent, in one statement; null when the login id is taken, whoever was first. */
export async function insertAccount(
  executor: Executor,
  { loginId, passwordHash, now }: { loginId: string; passwordHash: string; now: Date },
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
