import { createHash } from 'node:crypto'
import type { Executor } from '../database/client.ts'
import { networkOf } from '../limits/client-network.ts'
import { clearAttempts, countAttempt, type Counter } from './attempt.store.ts'
import { isKnownDevice } from './session/known-device.store.ts'
import { isLoginIdOwned } from './login-id.store.ts'

/** Key of a counter. Hashed, since users may type a password into the field of the login id. */
export const throttleKeyOf = (kind: string, value: string) =>
  `${kind}:${createHash('sha256').update(value).digest('base64url').slice(0, 22)}`

const SECOND = 1_000
const MINUTE = 60 * SECOND
/** The longest window that strangers can exhaust, and so the longest lock-out of an owner. */
const QUARTER = 15 * MINUTE
const DAY = 24 * 60 * MINUTE

const perMinute = (kind: string, value: string, limit: number): Counter => ({
  key: throttleKeyOf(`${kind}minute`, value),
  windowMs: MINUTE,
  limit,
})

const byNetwork = (kind: string, address: string, limit: number, windowMs = MINUTE): Counter => ({
  key: throttleKeyOf(`${kind}address`, networkOf(address)),
  windowMs,
  limit,
})

const longer = (kind: string, value: string, limit: number, windowMs = QUARTER): Counter => ({
  key: throttleKeyOf(`${kind}${windowMs === DAY ? 'day' : 'quarter'}`, value),
  windowMs,
  limit,
})

/**
 * Counts an attempt. Seconds to wait when it is over a limit, else null; a refused attempt does not count in
 * the following counters.
 */
async function count(executor: Executor, counters: readonly Counter[], now: Date): Promise<number | null> {
  const full = await countAttempt(executor, counters, now)
  return full && Math.ceil((full.windowMs - (now.getTime() % full.windowMs)) / SECOND)
}

/** Limits per login id, shared by all unknown devices. */
const ofAccount = (loginId: string): Counter[] => [perMinute('', loginId, 5), longer('', loginId, 10)]
const keysOfAccount = (loginId: string) => ofAccount(loginId).map(({ key }) => key)

/** Limits of a known device or a session, not shared with other clients. */
const own = (name: string): Counter[] => [perMinute('own-', name, 5), longer('own-', name, 20)]

type LogIn = { loginId: string; address: string; device: string | null; now: Date }

/** The result of counting an attempt, and the counters to reset when it succeeds. */
export type Throttled = { retryAfter: number | null; attemptKeys: readonly string[] }

/** Counts a log-in attempt; a device that has logged in to this account before has its own counter. */
export async function throttleLogIn(
  executor: Executor,
  { loginId, address, device, now }: LogIn,
): Promise<Throttled> {
  // Anybody may register with an unconfirmed address, so a device counts as known only for an owned login id.
  const isKnown =
    (await isKnownDevice(executor, { loginId, device })) && (await isLoginIdOwned(executor, loginId))
  if (isKnown) return throttleOwn(executor, { name: `${device} ${loginId}`, now })
  const retryAfter = await count(executor, [byNetwork('', address, 20), ...ofAccount(loginId)], now)
  return { retryAfter, attemptKeys: keysOfAccount(loginId) }
}

/** Counts an attempt of a known device or a session by its own counters, which strangers cannot exhaust. */
export async function throttleOwn(
  executor: Executor,
  { name, now }: { name: string; now: Date },
): Promise<Throttled> {
  const counters = own(name)
  return { retryAfter: await count(executor, counters, now), attemptKeys: counters.map(({ key }) => key) }
}

type FactorAttempt = { accountId: string; own: string | null; now: Date }

/** Counts a code of a second factor: five in a quarter of an hour, of a device or session of the account by its own counter. */
export async function throttleFactor(
  executor: Executor,
  { accountId, own: name, now }: FactorAttempt,
): Promise<Throttled> {
  const counters = [name === null ? longer('factor-', accountId, 5) : longer('factor-own-', name, 5)]
  return { retryAfter: await count(executor, counters, now), attemptKeys: counters.map(({ key }) => key) }
}

/** Counts a code of one log-in; returns whether the log-in has had its five. */
export const isLogInStepSpent = async (executor: Executor, step: string, now: Date): Promise<boolean> =>
  (await countAttempt(executor, [longer('factor-step-', step, 5, DAY)], now)) !== null

/** Resets the limits of a login id after its mailbox was proved. */
export const resetThrottle = (executor: Executor, loginId: string): Promise<void> =>
  clearAttempts(executor, keysOfAccount(loginId))

type Wish = { loginId: string; address: string; now: Date }

/**
 * Counts a request for a reset link, for known and unknown accounts alike, since each may mail an uninvolved
 * person. Seconds to wait over a limit, else null.
 */
export const throttleReset = (executor: Executor, { loginId, address, now }: Wish): Promise<number | null> =>
  count(
    executor,
    [byNetwork('reset-', address, 5), perMinute('reset-', loginId, 2), longer('reset-', loginId, 4)],
    now,
  )

/**
 * Limit of mails to one mailbox, by any requester. Exhausting it locks nobody out: any link in the mailbox
 * confirms the address for an account that names it, and the window is short.
 */
const toMailbox = (recipient: string): Counter => longer('mail-to-', recipient, 5)

type ConfirmationWish = { accountId: string; recipient: string; address: string; now: Date }

/**
 * Counts a request for a confirmation mail, by client network, by account and by mailbox, since one client
 * may open many accounts. Seconds to wait over a limit, else null.
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

/**
 * Counts the mail of a registration; returns whether the mailbox is over its limit, which may be revealed to
 * its owner only.
 */
export const isMailboxFull = async (executor: Executor, recipient: string, now: Date): Promise<boolean> =>
  (await countAttempt(executor, [toMailbox(recipient)], now)) !== null

/**
 * Counts a registration, against enumeration of addresses; the limit allows for the doctors of a hospital in
 * one network. Seconds to wait over the limit, else null.
 */
export const throttleRegistration = (
  executor: Executor,
  { address, now }: { address: string; now: Date },
): Promise<number | null> => count(executor, [byNetwork('register-', address, 20, QUARTER)], now)

type Contact = { accountId: string | null; address: string; now: Date }

/**
 * Counts a question to our staff: of an account by the account, of a visitor by client network. Not by mail address, which
 * anybody could exhaust for its owner, and not of all visitors together, which would close the form for everybody. Seconds
 * to wait over a limit, else null.
 */
export const throttleContact = (
  executor: Executor,
  { accountId, address, now }: Contact,
): Promise<number | null> =>
  count(
    executor,
    accountId
      ? [longer('contact-', accountId, 5), longer('contact-', accountId, 20, DAY)]
      : [byNetwork('contact-', address, 5, QUARTER)],
    now,
  )

/** Counts a visitor's question that would be answered by a mail; returns whether so many come that none is mailed. */
export const isContactFlood = async (executor: Executor, now: Date): Promise<boolean> =>
  (await countAttempt(executor, [longer('contact-', 'visitors', 100)], now)) !== null

/** Counts the mail of an invitation: 20 of a hospital in a day, and with all others to the mailbox. */
export const isInvitationOver = async (
  executor: Executor,
  { hospitalId, recipient, now }: { hospitalId: string; recipient: string; now: Date },
): Promise<boolean> =>
  (await countAttempt(executor, [longer('invite-', hospitalId, 20, DAY), toMailbox(recipient)], now)) !== null
