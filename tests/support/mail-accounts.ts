import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { loginAttempt } from '#app/backend/database/schema/account/account.ts'
import { mailOutbox } from '#app/backend/database/schema/account/mail.ts'
import { createSmtp } from '#app/backend/mail/smtp.ts'
import { startMailCatcher, type MailCatcher } from '#app/commands/mail-catcher.ts'
import {
  ChangeMailAddress,
  ConfirmMailAddress,
  RequestMailConfirmation,
} from '#app/services/account/mail.account.documents.ts'
import { OwnAccountDocument } from '#app/services/account/own-sessions.account.documents.ts'
import { Register } from '#app/services/account/session.account.documents.ts'
import { AccountBrowser } from './account-browser.ts'
import { testBackend, type TestBackend } from './backend-calls.ts'
import { testDatabase, type TestDatabase } from './database.ts'
import { NOW } from './doctors.ts'

// For test files about accounts and their mail addresses: a backend that sends to a catcher.

export const PASSWORD = 'umi-to-yama-no-1946'
export const MINUTE = 60_000

export let db: TestDatabase
export let catcher: MailCatcher
export let backend: TestBackend
let now = NOW
let count = 0

/** Called by the file once: a file after it in the same process gets its own. */
export function mailAccounts(): void {
  beforeAll(async () => {
    catcher = await startMailCatcher()
    db = await testDatabase({ max: 10 })
    const sendMail = createSmtp({ url: catcher.url, from: 'DPワーク <mail@example.test>' })
    backend = testBackend(db.database, () => now, null, { sendMail })
  }, 60_000)
  afterAll(async () => {
    await db.close()
    await catcher.close()
  })
  beforeEach(async () => {
    now = NOW
    await db.database.delete(loginAttempt)
    await db.database.delete(mailOutbox)
  })
}

export const pass = (ms: number) => {
  now = new Date(now.getTime() + ms)
}

export const newAddress = () => `mail-${(count += 1)}@example.test`

export async function registered(loginId = newAddress()): Promise<[AccountBrowser, string]> {
  const one = new AccountBrowser(backend)
  const { data } = await one.ask(Register, { loginId, password: PASSWORD, consent: true })
  expect(data.register.outcome).toBe('REGISTERED')
  return [one, loginId]
}

/** What was sent to an address, newest first. */
export async function mailsTo(address: string) {
  await backend.sendMails()
  return catcher.mails().filter(({ recipients }) => recipients.includes(address))
}

export async function tokenTo(address: string): Promise<string> {
  const mails = await mailsTo(address)
  const tokens = mails.map(({ text }) => text.match(/\/login\/confirm#([\w-]{43})/)?.[1])
  return tokens.find((token) => token !== undefined) ?? ''
}

export const ofAccount = async (one: AccountBrowser) => (await one.ask(OwnAccountDocument)).data.account
export const confirm = async (token: string, one = new AccountBrowser(backend), password?: string) =>
  (await one.ask(ConfirmMailAddress, { token, password })).data.confirmMailAddress
export const resend = async (one: AccountBrowser) =>
  (await one.ask(RequestMailConfirmation)).data.requestMailConfirmation
export const change = async (one: AccountBrowser, loginId: string) =>
  (await one.ask(ChangeMailAddress, { loginId })).data.changeMailAddress
