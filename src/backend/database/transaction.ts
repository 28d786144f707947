import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Logger } from 'drizzle-orm/logger'
import type pg from 'pg'
import type { Executor } from './client.ts'
import { openDrizzle } from './open-drizzle.ts'
import { isLostPlan } from './statement-names.ts'

export type RunTransaction = <T>(run: (tx: Executor) => Promise<T>) => Promise<T>

type Options = {
  logger: Logger | undefined
  /** Settings of PostgreSQL that hold for each transaction, in milliseconds. */
  timeouts: Readonly<Record<string, number>>
}

/** Timeout of a rollback; the connection counts as lost after it. */
const ROLLBACK_MS = 1_000

/**
 * Transactions that release every connection to the pool and close broken ones. Drizzle's own (0.45.4) leaks
 * a connection lost at `begin`, and reuses one whose rollback failed (drizzle issues 6241 and 6114). One that failed
 * because a prepared statement was lost is run once more: what is run touches rows alone, no files, mails, requests or
 * memory, which a rollback does not take back.
 */
export function createTransaction(pool: pg.Pool, options: Options): RunTransaction {
  const runOnce = createSingleTransaction(pool, options)
  return async (run) => {
    try {
      return await runOnce(run)
    } catch (error) {
      if (!isLostPlan(error)) throw error
      return runOnce(run)
    }
  }
}

function createSingleTransaction(pool: pg.Pool, { logger, timeouts }: Options): RunTransaction {
  const settings = Object.entries(timeouts).map(([name, ms]) => `; set local ${name} = ${ms}`)
  const begin = sql.raw(`begin${settings.join('')}`)
  return async (run) => {
    const client = await pool.connect()
    // Reused only when commit or rollback was answered.
    let isClean = false
    try {
      const tx = openDrizzle(client, logger)
      await tx.execute(begin)
      let result
      try {
        result = await run(tx)
      } catch (error) {
        isClean = await isAnswered(tx.execute(sql`rollback`))
        throw error
      }
      const { command } = await tx.execute(sql`commit`)
      isClean = true
      // PostgreSQL answers ROLLBACK, without an error, when a statement had failed and its error was
      // swallowed.
      if (command !== 'COMMIT') throw new Error('a transaction with a failed statement was committed')
      return result
    } finally {
      client.release(!isClean)
    }
  }
}

/** Whether a statement succeeds within `ROLLBACK_MS`. */
export async function isAnswered(statement: Promise<unknown>): Promise<boolean> {
  const timer = new AbortController()
  const late = wait(ROLLBACK_MS, false, { signal: timer.signal, ref: false }).catch(() => false)
  const answered = await Promise.race([
    statement.then(
      () => true,
      () => false,
    ),
    late,
  ])
  timer.abort()
  return answered
}
