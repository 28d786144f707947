import pg from 'pg'
import journal from './migrations/meta/_journal.json' with { type: 'json' }
import { isAged } from './demo-age.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD_HASH } from './demo-people.ts'

const NEWEST_MIGRATION = Math.max(...journal.entries.map(({ when }) => when))

/**
 * Whether the database needs no preparation: schema up to date and, if wanted, fresh demo data. Uses the bare
 * driver, since importing the migration and seed packages dominates the start-up time. False on any failure:
 * the full preparation then reports the cause.
 */
export async function isUpToDate(
  url: string,
  {
    withDemoData,
    hasPublicPasswords,
    now,
  }: { withDemoData: boolean; hasPublicPasswords: boolean; now: Date },
): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000 })
  try {
    await client.connect()
    const { rows } = await client.query<{
      newest: string | null
      made_for: string | null
      accounts: boolean
      has_public_passwords: boolean
      is_replica: boolean
    }>(
      `
      select (select max(created_at) from drizzle.__drizzle_migrations) as newest,
        (select made_for from demo_data limit 1) as made_for,
        exists (select from account) as accounts,
        not exists (
          select from account where login_id = any ($1) and password_hash is distinct from $2
        ) as has_public_passwords, pg_is_in_recovery() as is_replica`,
      [Object.keys(DEMO_ACCOUNTS), DEMO_PASSWORD_HASH],
    )
    const [row] = rows
    if (row?.is_replica || Number(row?.newest ?? 0) < NEWEST_MIGRATION) return false
    if (!withDemoData) return true
    if (hasPublicPasswords && !row?.has_public_passwords) return false
    return row?.accounts === true && row.made_for !== null && !isAged(row.made_for, now)
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
