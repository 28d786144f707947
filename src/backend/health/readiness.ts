import { sql } from 'drizzle-orm'
import type { Database } from '../database/client.ts'
import type { DiskMemory } from './disk-memory.ts'
import journal from '../database/migrations/meta/_journal.json' with { type: 'json' }

const PATIENCE_MS = 500
const NEWEST = Math.max(...journal.entries.map(({ when }) => when))

export type Readiness = {
  ready: boolean
  database: boolean
  migrated: boolean
  /** False while the disk is full, and on a standby. */
  writable: boolean
  /**
   * What an acknowledged write survives: a crash of the process, or also one of the machine. Null when
   * unknown.
   */
  durability: 'process-crash' | 'full' | null
}

const UNREACHABLE: Readiness = {
  ready: false,
  database: false,
  migrated: false,
  writable: false,
  durability: null,
}

async function ask(database: Database, disk: DiskMemory): Promise<Readiness> {
  const { rows } = await database.execute<{ fsync: string; newest: string | null; read_only: string }>(sql`
    select current_setting('fsync') as fsync, current_setting('transaction_read_only') as read_only,
      (select max(created_at) from drizzle.__drizzle_migrations) as newest`)
  const [row] = rows
  const writable = row?.read_only === 'off' && (await disk.hasRoom())
  const migrated = Number(row?.newest ?? 0) >= NEWEST
  return {
    ready: migrated && writable,
    database: true,
    migrated,
    writable,
    durability: row?.fsync === 'on' ? 'full' : 'process-crash',
  }
}

/**
 * Checks that the database responds within half a second, has the newest schema and is writable. Never
 * throws.
 */
export async function checkReadiness(database: Database, disk: DiskMemory): Promise<Readiness> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<Readiness>((settle) => {
    timer = setTimeout(() => settle(UNREACHABLE), PATIENCE_MS)
  })
  try {
    return await Promise.race([ask(database, disk), late])
  } catch {
    return UNREACHABLE
  } finally {
    clearTimeout(timer)
  }
}
