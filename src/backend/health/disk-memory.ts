import { sql } from 'drizzle-orm'
import type { Database } from '../database/client.ts'

export type DiskMemory = {
  /** Records a statement that failed because the server's disk is full. */
  hear(error: unknown): void
  /** Whether the disk has space; probes the server only after a failure. */
  hasRoom(): Promise<boolean>
}

const DISK_FULL = '53100'

function isDiskFull(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === DISK_FULL) return true
  }
  return false
}

/** Remembers a full disk until a probe write succeeds, since only a failed write reveals it. */
export function createDiskMemory(database: Database): DiskMemory {
  let isFull = false

  async function tryToWrite(): Promise<void> {
    await database
      .transaction(async (tx) => {
        await tx.execute(
          sql`create table room_probe as select repeat(md5(random()::text), 1000) from generate_series(1, 100)`,
        )
        isFull = false
        throw new Error('nothing of the probe stays')
      })
      .catch(() => undefined)
  }

  return {
    hear(error) {
      isFull ||= isDiskFull(error)
    },
    async hasRoom() {
      if (isFull) await tryToWrite()
      return !isFull
    },
  }
}
