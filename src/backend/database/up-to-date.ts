import pg from 'pg'
import journal from './migrations/meta/_journal.json' with { type: 'json' }
import { isAged } from './seed/demo-age.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD_HASH } from './seed/demo-people.ts'

const NEWEST_MIGRATION = Math.max(...journal.entries.map(({ when }) => when))

/**
 * Whether a start has nothing to do on the database: newest schema and, if wanted, demo data of this week. Speaks to it
 * with the bare driver, because the packages that migrate and seed take longer to load than everything else together.
 * False when in doubt: the long way then says what is wrong.
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
