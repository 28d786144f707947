import { createHash } from 'node:crypto'
import type { Executor } from '../database/client.ts'
import { countAttempt } from './session.store.ts'

type Limits = { address: number; minute: number; day: number }

const LOG_IN: Limits = { address: 20, minute: 5, day: 50 }
/** Each may send a mail to somebody who has not asked for it. */
const RESET: Limits = { address: 5, minute: 2, day: 10 }

// Hashed: a doctor who types the password into the wrong field must not find it in a table.
export const keyOf = (kind: string, value: string) =>
  `${kind}:${createHash('sha256').update(value).digest('base64url').slice(0, 22)}`

/** The counter of an account's minute, which a successful log-in clears. */
export const minuteKey = (loginId: string): string => keyOf('minute', loginId)

const SECOND = 1_000
const untilNext = (now: Date, ms: number) => Math.ceil((ms - (now.getTime() % ms)) / SECOND)

type Attempt = { loginId: string; address: string; now: Date }

async function count(
  executor: Executor,
  { loginId, address, now }: Attempt,
  kind: '' | 'reset-' | 'confirm-',
  limits: Limits,
): Promise<number | null> {
  const { byAddress, byMinute, byDay } = await countAttempt(executor, {
    address: keyOf(`${kind}address`, address),
    minute: keyOf(`${kind}minute`, loginId),
    day: keyOf(`${kind}day`, loginId),
    now,
    limits,
  })
  if (byAddress > limits.address || (byMinute ?? 0) > limits.minute) return untilNext(now, 60 * SECOND)
  if ((byDay ?? 0) > limits.day) return untilNext(now, 86_400 * SECOND)
  return null
}

/** Counts a log-in attempt. Seconds to wait when it goes over a limit, else null. */
export const throttle = (executor: Executor, attempt: Attempt): Promise<number | null> =>
  count(executor, attempt, '', LOG_IN)

/** Counts a wish for a reset link, known account or not. Seconds to wait when it goes over a limit, else null. */
export const throttleReset = (executor: Executor, attempt: Attempt): Promise<number | null> =>
  count(executor, attempt, 'reset-', RESET)

/** Counts a wish for a mail that confirms an address, by the account. Seconds to wait over a limit, else null. */
export const throttleConfirmation = (executor: Executor, attempt: Attempt): Promise<number | null> =>
  count(executor, attempt, 'confirm-', RESET)
