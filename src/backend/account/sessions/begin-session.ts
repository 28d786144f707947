import { eq } from 'drizzle-orm'
import { logSecurity } from '../../../platform/log.server.ts'
import type { Executor } from '../../database/client.ts'
import { account } from '../../database/schema/account.ts'
import { orderMail } from '../../mail/mail-order.service.ts'
import { deviceWords } from './device-words.ts'
import { rememberDevice } from './known-device.store.ts'
import { provedAddressOf } from '../mailbox/mail-address.ts'
import { findAccountById } from '../passwords/password.store.ts'
import { hashOfSecret, newSessionSecret } from './session-cookie.ts'
import { insertSession } from './session.store.ts'

/** What a browser brought along when it asked to be logged in. */
export type Browser = {
  /** The secret of the session it has now; it ends when the new one begins. */
  current: string | null
  /** Of the `__Host-device` cookie. */
  device: string | null
  userAgent: string | null
}

/** Secrets for the two cookies of a browser that has logged in. */
export type Begun = { secret: string; device: string }

type Beginning = {
  accountId: string
  /** The account's when it was proved who is here. */
  epoch: number
  authMethod: 'PASSWORD' | 'LINE'
  browser: Browser
  /** The counters of wrong passwords that led here; they are forgotten. */
  attemptKeys: readonly string[]
  now: Date
}

/**
 * Begins a session, with a new secret every time: one planted or seen before a log-in must not become a signed-in one.
 * The browser's device is remembered; one without a name gets one. Inside a transaction.
 */
export const beginSession = async (tx: Executor, beginning: Beginning): Promise<Begun> =>
  (await begin(tx, beginning)).begun

/**
 * The same for a log-in: of one from a device that was not known the owner hears by mail. Null when the account has gone
 * since it was found, as a registration does whose address somebody else has proved.
 */
export async function beginLogIn(tx: Executor, beginning: Beginning): Promise<Begun | null> {
  const [held] = await tx
    .select({ id: account.id })
    .from(account)
    .where(eq(account.id, beginning.accountId))
    .for('key share')
  if (!held) return null
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
