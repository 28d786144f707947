import { setTimeout as wait } from 'node:timers/promises'
import { DatabaseError } from 'pg'
import type { Database, Executor } from './client.ts'

/** Transient SQLSTATEs: serialization_failure, deadlock_detected, lock_not_available. */
const TRANSIENT = new Set(['40001', '40P01', '55P03'])
/** unique_violation, exclusion_violation. */
const VIOLATION = new Set(['23505', '23P01'])

const ATTEMPTS = 5
/** No retry after this time: the error is reported instead. */
const PATIENCE_MS = 2_000

/** The driver's error, unwrapped from the query builder's. */
function databaseErrorOf(error: unknown): DatabaseError | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof DatabaseError) return cause
  }
  return null
}

/**
 * The name of the violated unique or exclusion constraint; null when the statement failed for another reason.
 */
export function violatedConstraint(error: unknown): string | null {
  const failure = databaseErrorOf(error)
  return failure && VIOLATION.has(failure.code ?? '') ? (failure.constraint ?? null) : null
}

/** The name of the violated check constraint: a row that the rules before it should have refused; null for other failures. */
export function violatedCheck(error: unknown): string | null {
  const failure = databaseErrorOf(error)
  return failure?.code === '23514' ? (failure.constraint ?? '') : null
}

/** Retries a transaction after a transient conflict: up to five attempts, exponential backoff with jitter. */
export async function withRetry<T>(run: () => Promise<T>): Promise<T> {
  const began = performance.now()
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run()
    } catch (error) {
      if (
        attempt >= ATTEMPTS ||
        performance.now() - began > PATIENCE_MS ||
        !TRANSIENT.has(databaseErrorOf(error)?.code ?? '')
      )
        throw error
      await wait(Math.random() * 20 * 2 ** attempt)
    }
  }
}

/** Runs a transaction, and again after a transient conflict (`withRetry`). */
export const inTransaction = <T>(database: Database, run: (tx: Executor) => Promise<T>): Promise<T> =>
  withRetry(() => database.transaction(run))
