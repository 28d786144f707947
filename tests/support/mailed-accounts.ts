import { expect } from 'vitest'
import { ConfirmMailAddress } from '#app/services/account/mail.account.documents.ts'
import { OwnAccountDocument } from '#app/services/account/own-sessions.account.documents.ts'
import { RequestPasswordReset, ResetPassword } from '#app/services/account/password.account.documents.ts'
import { LogInDocument, Register } from '#app/services/account/session.account.documents.ts'
import type { TestBackend } from './backend-calls.ts'
import { LineBrowser } from './line.ts'

export type Sent = { recipient: string; subject: string; text: string }

export const PASSWORD = 'umi-to-yama-no-1946'
export const NEXT = 'kawa-to-mori-no-1950'

let count = 0

/** What people do with accounts and the mails about them; `sent` is where the backend's mails go. */
export function mailedAccounts(backend: TestBackend, sent: Sent[]) {
  const newAddress = () => `recovery-${(count += 1)}@example.test`

  /** What a call was answered, by its name. */
  async function ask(one: LineBrowser, document: Parameters<LineBrowser['ask']>[0], variables = {}) {
    const { data, errors } = await one.ask(document, variables)
    expect(errors).toBeUndefined()
    return Object.values(data ?? {})[0]
  }

  async function register(loginId: string, one = new LineBrowser(backend), password = PASSWORD) {
    expect(await ask(one, Register, { loginId, password, consent: true })).toMatchObject({
      outcome: 'REGISTERED',
    })
    return one
  }

  async function mailsTo(address: string) {
    await backend.sendMails()
    return sent.filter(({ recipient }) => recipient === address).reverse()
  }

  /** The newest link of a kind that was mailed to an address; empty when there is none. */
  async function tokenTo(address: string, where: 'confirm' | 'reset' | 'stop'): Promise<string> {
    const link = new RegExp(`/login/${where}#([\\w-]{43})`)
    const tokens = (await mailsTo(address)).map(({ text }) => text.match(link)?.[1])
    return tokens.find((token) => token !== undefined) ?? ''
  }

  const confirm = async (address: string, one: LineBrowser) =>
    ask(one, ConfirmMailAddress, { token: await tokenTo(address, 'confirm') })

  /** A doctor whose mailbox is proved, logged in. */
  async function proved(loginId = newAddress()): Promise<[LineBrowser, string]> {
    const one = await register(loginId)
    expect(await confirm(loginId, one)).toBe('CONFIRMED')
    return [one, loginId]
  }

  async function logIn(loginId: string, password = PASSWORD): Promise<[LineBrowser, unknown]> {
    const one = new LineBrowser(backend)
    return [one, await ask(one, LogInDocument, { loginId, password })]
  }

  async function resetByMail(loginId: string, next = NEXT) {
    const one = new LineBrowser(backend)
    await ask(one, RequestPasswordReset, { loginId })
    const token = await tokenTo(loginId, 'reset')
    return ask(one, ResetPassword, { token, next })
  }

  const ownAccount = async (one: LineBrowser) => (await one.ask(OwnAccountDocument)).data
  const subjects = async (address: string) =>
    (await mailsTo(address)).map(({ subject }) => subject.replace('【DPワーク】', ''))

  return {
    ask,
    register,
    mailsTo,
    tokenTo,
    confirm,
    proved,
    logIn,
    resetByMail,
    ownAccount,
    subjects,
    newAddress,
  }
}
