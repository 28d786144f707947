import { createHash } from 'node:crypto'
import type { Executor } from '../database/client.ts'
import { countAttempt } from './session.store.ts'

const LIMITS = { address: 20, minute: 5, day: 50 } as const

// Hashed: a doctor who types the password into the wrong field must not find it in a table.
export const keyOf = (kind: string, value: string) =>
  `${kind}:${createHash('sha256').update(value).digest('base64url').slice(0, 22)}`

/** The counter of an account's minute, which a successful log-in clears. */
export const minuteKey = (loginId: string): string => keyOf('minute', loginId)

const SECOND = 1_000
const untilNext = (now: Date, ms: number) => Math.ceil((ms - (now.getTime() % ms)) / SECOND)

/** Counts a log-in attempt. Seconds to wait when it goes over a limit, else null. */
export async function throttle(
  executor: Executor,
  { loginId, address, now }: { loginId: string; address: string; now: Date },
): Promise<number | null> {
  const { byAddress, byMinute, byDay } = await countAttempt(executor, {
    address: keyOf('address', address),
    minute: minuteKey(loginId),
    day: keyOf('day', loginId),
    now,
    limits: LIMITS,
  })
  if (byAddress > LIMITS.address || (byMinute ?? 0) > LIMITS.minute) return untilNext(now, 60 * SECOND)
  if ((byDay ?? 0) > LIMITS.day) return untilNext(now, 86_400 * SECOND)
  return null
}
