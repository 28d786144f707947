import { statfs } from 'node:fs/promises'
import type { PGlite } from '@electric-sql/pglite'

/** Kept free for WAL segments (16 MB each), without which PostgreSQL panics, and for reads. */
const LEFT_BYTES = 64 * 1_048_576
const LOOK_MS = 1_000
/** Seconds without a finished check until the database counts as dead. */
const PATIENCE = 15

async function isFull(folder: string): Promise<boolean> {
  const { blocks, bavail, bsize } = await statfs(folder)
  return blocks > 0 && bavail * bsize < LEFT_BYTES
}

/**
 * Sets the database read-only while the disk is nearly full: reads continue, writes are refused and can be
 * retried. Calls `onDead` when a check fails or does not finish. Returns a function that stops the checks.
 */
export function guardDisk(
  database: PGlite,
  { folder, onDead }: { folder: string; onDead: (cause: unknown) => void },
): () => void {
  let unanswered = 0
  let isSettled = true

  /**
   * Sends no statement while the disk has room: all connections share one session, and a statement between
   * Parse and Bind of a client's query would replace its unnamed prepared statement.
   */
  async function look(): Promise<void> {
    const isShort = await isFull(folder)
    if (isShort || !isSettled) {
      const wanted = isShort ? 'on' : 'off'
      const { rows } = await database.query<{ setting: string }>(
        `select current_setting('default_transaction_read_only') as setting`,
      )
      // Checked again on the next tick: a rollback of the surrounding transaction undoes the setting.
      isSettled = !isShort && rows[0]?.setting === wanted
      if (rows[0]?.setting !== wanted) await database.exec(`set default_transaction_read_only = ${wanted}`)
    }
    unanswered = 0
  }

  const timer = setInterval(() => {
    unanswered += 1
    if (unanswered > PATIENCE) onDead(new Error('the embedded database does not answer'))
    else if (unanswered === 1) look().catch(onDead)
  }, LOOK_MS)
  return () => clearInterval(timer)
}
