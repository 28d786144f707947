import { setTimeout as wait } from 'node:timers/promises'
import { DatabaseError } from 'pg'

/** serialization_failure, deadlock_detected, lock_not_available: the same again may well succeed. */
const PASSING = new Set(['40001', '40P01', '55P03'])
/** unique_violation, exclusion_violation. */
const VIOLATION = new Set(['23505', '23P01'])

const ATTEMPTS = 5
/** Whoever waited so long is told so, rather than made to wait for one lock after another. */
const PATIENCE_MS = 2_000

/** What the database said, from under what the query builder wrapped around it. */
function databaseErrorOf(error: unknown): DatabaseError | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof DatabaseError) return cause
  }
  return null
}

/** The constraint a statement broke; null when it failed for another reason. */
export function brokenConstraint(error: unknown): string | null {
  const said = databaseErrorOf(error)
  return said && VIOLATION.has(said.code ?? '') ? (said.constraint ?? null) : null
}

/** Runs a transaction again when it lost against a concurrent one: at most five times, with growing random delays. */
export async function withRetry<T>(run: () => Promise<T>): Promise<T> {
  const began = performance.now()
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run()
    } catch (error) {
      if (
        attempt >= ATTEMPTS ||
        performance.now() - began > PATIENCE_MS ||
        !PASSING.has(databaseErrorOf(error)?.code ?? '')
      )
        throw error
      await wait(Math.random() * 20 * 2 ** attempt)
    }
  }
}
