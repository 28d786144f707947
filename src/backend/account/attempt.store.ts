import { inArray, sql } from 'drizzle-orm'
import type { Executor } from '../database/client.ts'
import { loginAttempt } from '../database/schema/account/account.ts'

/** A rate limit: attempts per key in fixed windows. */
export type Counter = { key: string; windowMs: number; limit: number }

/** Resets these counters, after an attempt that succeeded. */
export async function clearAttempts(executor: Executor, keys: readonly string[]): Promise<void> {
  await executor.delete(loginAttempt).where(inArray(loginAttempt.key, [...keys]))
}

const startOf = ({ windowMs }: Counter, now: Date) =>
  new Date(Math.floor(now.getTime() / windowMs) * windowMs)

/**
 * Counts an attempt in the first counter and, while that is within its limit, in the next one, by one
 * statement. A refused attempt therefore does not use up the longer windows of the account. Returns the
 * counter that is over its limit, or null.
 */
export async function countAttempt(
  executor: Executor,
  counters: readonly Counter[],
  now: Date,
): Promise<Counter | null> {
  const name = (index: number) => sql.identifier(`counted_${index}`)
  const counted = counters.map((counter, index) => {
    const before = counters[index - 1]
    const isHeard = before ? sql`from ${name(index - 1)} where attempts <= ${before.limit}` : sql``
    return sql`${name(index)} as (
      insert into ${loginAttempt} (key, window_start, attempts)
      select ${counter.key}, ${startOf(counter, now)}::timestamptz, 1 ${isHeard}
      on conflict (key, window_start) do update set attempts = ${loginAttempt}.attempts + 1 returning attempts
    )`
  })
  const found = counters.map((_, index) => sql`select ${index}::int as place, attempts from ${name(index)}`)
  const { rows } = await executor.execute<{ place: number; attempts: number }>(
    sql`with ${sql.join(counted, sql`, `)} ${sql.join(found, sql` union all `)}`,
  )
  if (rows.length === 0) throw new Error('an attempt was not counted')
  return (
    counters.find((counter, index) =>
      rows.some((row) => row.place === index && row.attempts > counter.limit),
    ) ?? null
  )
}
