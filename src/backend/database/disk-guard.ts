import { statfs } from 'node:fs/promises'
import type { PGlite } from '@electric-sql/pglite'

/** PostgreSQL writes its WAL in files of 16 MB and panics when it cannot; this much stays free for it and for reads. */
const LEFT_BYTES = 64 * 1_048_576
const LOOK_MS = 1_000
/**
 * After so many checks without an answer the database is taken for dead. While a statement runs it answers nothing, but
 * then no check is sent either.
 */
const PATIENCE = 15

async function isFull(folder: string): Promise<boolean> {
  const { blocks, bavail, bsize } = await statfs(folder)
  return blocks > 0 && bavail * bsize < LEFT_BYTES
}

/**
 * Makes the database read-only while the disk is nearly full: reads go on, a write is refused and can be repeated, and
 * the database stays intact. Calls `onDead` when the database has broken, for whatever reason.
 */
export function guardDisk(
  database: PGlite,
  { folder, onDead }: { folder: string; onDead: (cause: unknown) => void },
): () => void {
  let unanswered = 0
  let isSettled = true

  /**
   * Asks the database nothing while the disk has room: all connections share its one session, and a statement between the
   * Parse and the Bind of a client's would take away the unnamed prepared statement.
   */
  async function look(): Promise<void> {
    const isShort = await isFull(folder)
    if (isShort || !isSettled) {
      const wanted = isShort ? 'on' : 'off'
      const { rows } = await database.query<{ setting: string }>(
        `select current_setting('default_transaction_read_only') as setting`,
      )
      // Looked at once more: inside a transaction that is rolled back the setting goes with it.
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
