import { eq } from 'drizzle-orm'
import { logSecurity } from '../../../platform/server/log.server.ts'
import type { Executor } from '../../database/client.ts'
import { account } from '../../database/schema/account/account.ts'
import { clearAttempts } from '../attempt.store.ts'
import { hasFactor } from '../second-factor/factor.store.ts'
import { clearedLogInStepCookie, logInStepCookie } from '../second-factor/log-in-step-cookie.ts'
import { insertLogInStep } from '../second-factor/log-in-step.store.ts'
import { orderMail } from '../../mail/mail-order.service.ts'
import { deviceCookie } from './device-cookie.ts'
import { deviceWords } from './device-words.ts'
import { rememberDevice } from './known-device.store.ts'
import { provedAddressOf } from '../../mail/mail-address.ts'
import { findAccountById } from '../password/password.store.ts'
import { hashOfSecret, newSessionSecret, sessionCookie } from './session-cookie.ts'
import { insertSession } from './session.store.ts'

/** The cookies and headers of the browser that logs in. */
export type Browser = {
  /** The secret of its present session, which the new one replaces. */
  current: string | null
  /** The value of the `device` cookie. */
  device: string | null
  userAgent: string | null
}

/** The values of the session cookie and the device cookie. */
export type Begun = { secret: string; device: string }

/** A log-in that waits for its second factor: the value of its own cookie. It is no session. */
export type HalfBegun = { step: string }

/** The cookies of a log-in, as `Set-Cookie` has them. */
export const logInCookies = (begun: Begun | HalfBegun): string[] =>
  'step' in begun
    ? [logInStepCookie(begun.step)]
    : [sessionCookie(begun.secret), deviceCookie(begun.device), clearedLogInStepCookie()]

type Beginning = {
  accountId: string
  /** The account's epoch when the log-in was authenticated. */
  epoch: number
  authMethod: 'PASSWORD' | 'LINE'
  browser: Browser
  /** The rate limits to reset. */
  attemptKeys: readonly string[]
  now: Date
}

/**
 * Starts a session with a new secret, against session fixation, and records the device. Requires a
 * transaction.
 */
export const beginSession = async (tx: Executor, beginning: Beginning): Promise<Begun> =>
  (await begin(tx, beginning)).begun

/**
 * Starts a session for a log-in, or the step before it for an account with a second factor. Null when the account was
 * deleted since it was read, as a registration is when another account confirms its address.
 */
export async function beginLogIn(tx: Executor, beginning: Beginning): Promise<Begun | HalfBegun | null> {
  const { accountId, epoch, authMethod, attemptKeys, now } = beginning
  const [held] = await tx
    .select({ id: account.id })
    .from(account)
    .where(eq(account.id, accountId))
    .for('key share')
  if (!held) return null
  if (!(await hasFactor(tx, accountId))) return beginProvedLogIn(tx, beginning)
  const step = newSessionSecret()
  await insertLogInStep(tx, { idHash: hashOfSecret(step), accountId, epoch, authMethod, now })
  await clearAttempts(tx, attemptKeys)
  return { step }
}

/**
 * Starts a session for a log-in with every factor that the account has, and mails the owner when the device is new.
 * Requires a lock of the account's row.
 */
export async function beginProvedLogIn(tx: Executor, beginning: Beginning): Promise<Begun> {
  const { begun, isKnown } = await begin(tx, beginning)
  if (isKnown) return begun
  logSecurity('authn_identity_change', { reason: 'new device' })
  const { accountId, browser, now } = beginning
  const owner = await findAccountById(tx, accountId)
  const recipient = owner && provedAddressOf(owner)
  if (!recipient) return begun
  const payload = { at: now.toISOString(), device: await deviceWords(browser.userAgent) }
  const key = `new-device:${hashOfSecret(begun.secret).toString('base64url')}`
  await orderMail(tx, { key, kind: 'NEW_DEVICE', recipient, payload }, now)
  return begun
}

async function begin(
  tx: Executor,
  { accountId, epoch, authMethod, browser, attemptKeys, now }: Beginning,
): Promise<{ begun: Begun; isKnown: boolean }> {
  const secret = newSessionSecret()
  const device = browser.device ?? newSessionSecret()
  await insertSession(
    tx,
    { idHash: hashOfSecret(secret), accountId, epoch, authMethod, userAgent: browser.userAgent, now },
    { replaces: browser.current === null ? null : hashOfSecret(browser.current), attemptKeys },
  )
  const isKnown = await rememberDevice(tx, { accountId, epoch, device, now })
  return { begun: { secret, device }, isKnown }
}
