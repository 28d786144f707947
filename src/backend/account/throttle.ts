import { createHash } from 'node:crypto'
import type { Executor } from '../database/client.ts'
import { networkOf } from '../limits/client-network.ts'
import { clearAttempts, countAttempt, type Counter } from './attempt.store.ts'
import { isKnownDevice } from './sessions/known-device.store.ts'
import { isLoginIdOwned } from './login-id.store.ts'

// Hashed: a doctor who types the password into the wrong field must not find it in a table.
export const keyOf = (kind: string, value: string) =>
  `${kind}:${createHash('sha256').update(value).digest('base64url').slice(0, 22)}`

const SECOND = 1_000
const MINUTE = 60 * SECOND
/** Nobody who is not the owner keeps the owner out for longer: no window of what strangers use up is longer. */
const QUARTER = 15 * MINUTE
const DAY = 24 * 60 * MINUTE

const perMinute = (kind: string, value: string, limit: number): Counter => ({
  key: keyOf(`${kind}minute`, value),
  windowMs: MINUTE,
  limit,
})

const byNetwork = (kind: string, address: string, limit: number, windowMs = MINUTE): Counter => ({
  key: keyOf(`${kind}address`, networkOf(address)),
  windowMs,
  limit,
})

const longer = (kind: string, value: string, limit: number, windowMs = QUARTER): Counter => ({
  key: keyOf(`${kind}${windowMs === DAY ? 'day' : 'quarter'}`, value),
  windowMs,
  limit,
})

/** Seconds to wait when the attempt goes over one of the limits, else null; one that is refused uses up no later counter. */
async function count(executor: Executor, counters: readonly Counter[], now: Date): Promise<number | null> {
  const full = await countAttempt(executor, counters, now)
  return full && Math.ceil((full.windowMs - (now.getTime() % full.windowMs)) / SECOND)
}

/** Of an account, what strangers may use up. */
const ofAccount = (loginId: string): Counter[] => [perMinute('', loginId, 5), longer('', loginId, 10)]
const keysOfAccount = (loginId: string) => ofAccount(loginId).map(({ key }) => key)

/** Of one who cannot be taken for a stranger: by nothing that anybody else can use up. */
const own = (name: string): Counter[] => [perMinute('own-', name, 5), longer('own-', name, 20)]

type LogIn = { loginId: string; address: string; device: string | null; now: Date }

/** What came of counting an attempt, and the counters that are forgotten when it turns out right. */
export type Throttled = { retryAfter: number | null; attemptKeys: readonly string[] }

/** Counts a log-in attempt: of a device that has logged in to this account before by itself. */
export async function throttleLogIn(
  executor: Executor,
  { loginId, address, device, now }: LogIn,
): Promise<Throttled> {
  // Anybody may register with an address until somebody owns it: that makes no device the owner's.
  const isKnown =
    (await isKnownDevice(executor, { loginId, device })) && (await isLoginIdOwned(executor, loginId))
  if (isKnown) return throttleOwn(executor, { name: `${device} ${loginId}`, now })
  const retryAfter = await count(executor, [byNetwork('', address, 20), ...ofAccount(loginId)], now)
  return { retryAfter, attemptKeys: keysOfAccount(loginId) }
}

/** Counts an attempt of who is signed in already, by the session's id: nobody tries in its name from outside. */
export async function throttleOwn(
  executor: Executor,
  { name, now }: { name: string; now: Date },
): Promise<Throttled> {
  const counters = own(name)
  return { retryAfter: await count(executor, counters, now), attemptKeys: counters.map(({ key }) => key) }
}

/** Whoever has proved the mailbox gets in at once, whatever strangers have used up. */
export const liftBlock = (executor: Executor, loginId: string): Promise<void> =>
  clearAttempts(executor, keysOfAccount(loginId))

type Wish = { loginId: string; address: string; now: Date }

/**
 * Counts a wish for a reset link, known account or not; each may send a mail to somebody who has not asked for it.
 * Seconds to wait over a limit, else null.
 */
export const throttleReset = (executor: Executor, { loginId, address, now }: Wish): Promise<number | null> =>
  count(
    executor,
    [byNetwork('reset-', address, 5), perMinute('reset-', loginId, 2), longer('reset-', loginId, 4)],
    now,
  )

/**
 * Of all who have mails sent to an address that nobody need have proved. Whoever uses it up keeps nobody out: any link in
 * the mailbox confirms the address to an account that names it, and no window is longer.
 */
const toMailbox = (recipient: string): Counter => longer('mail-to-', recipient, 5)

type ConfirmationWish = { accountId: string; recipient: string; address: string; now: Date }

/**
 * Counts a wish for a mail that confirms an address: by the network and the account that ask, and by where the mail goes,
 * since one may open many accounts. Seconds to wait over a limit, else null.
 */
export const throttleConfirmation = (
  executor: Executor,
  { accountId, recipient, address, now }: ConfirmationWish,
): Promise<number | null> =>
  count(
    executor,
    [
      byNetwork('confirm-', address, 5),
      perMinute('confirm-', accountId, 2),
      longer('confirm-', accountId, 10, DAY),
      toMailbox(recipient),
    ],
    now,
  )

/** Counts the mail a registration sends; whether the mailbox has had its share, which its owner alone is told of. */
export const isMailboxFull = async (executor: Executor, recipient: string, now: Date): Promise<boolean> =>
  (await countAttempt(executor, [toMailbox(recipient)], now)) !== null

/** Counts a registration: asking which addresses are taken must not be cheap, and a hospital's doctors share a network. */
export const throttleRegistration = (
  executor: Executor,
  { address, now }: { address: string; now: Date },
): Promise<number | null> => count(executor, [byNetwork('register-', address, 20, QUARTER)], now)
