import { sql } from 'drizzle-orm'
import type { Database } from '../database/client.ts'
import journal from '../database/migrations/meta/_journal.json' with { type: 'json' }

const PATIENCE_MS = 500
const NEWEST = Math.max(...journal.entries.map(({ when }) => when))

export type Readiness = {
  ready: boolean
  database: boolean
  migrated: boolean
  /** What an acknowledged write survives: the death of the process, or of the machine too. Null: not known. */
  durability: 'process-crash' | 'full' | null
}

const UNREACHABLE: Readiness = { ready: false, database: false, migrated: false, durability: null }

async function ask(database: Database): Promise<Readiness> {
  const { rows } = await database.execute<{ fsync: string; newest: string | null }>(sql`
    select current_setting('fsync') as fsync, (select max(created_at) from drizzle.__drizzle_migrations) as newest`)
  const [row] = rows
  const migrated = Number(row?.newest ?? 0) >= NEWEST
  return {
    ready: migrated,
    database: true,
    migrated,
    durability: row?.fsync === 'on' ? 'full' : 'process-crash',
  }
}

/** Asks the database within half a second whether it answers and has the newest schema. Never throws. */
export async function checkReadiness(database: Database): Promise<Readiness> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Readiness>((settle) => {
    timer = setTimeout(() => settle(UNREACHABLE), PATIENCE_MS)
  })
  try {
    return await Promise.race([ask(database), late])
  } catch {
    return UNREACHABLE
  } finally {
    clearTimeout(timer)
  }
}
