import {
  test as base,
  expect,
  type Browser,
  type BrowserContext,
  type Locator,
  type Page,
} from '@playwright/test'
import { eq, inArray } from 'drizzle-orm'
import {
  hashOfSecret,
  newSessionSecret,
  sessionCookie,
} from '#app/backend/account/sessions/session-cookie.ts'
import { openDatabase, type Database } from '#app/backend/database/client.ts'
import { session } from '#app/backend/database/schema/account.ts'
import { doctorDocument } from '#app/backend/database/schema/registration.ts'
import { DEMO_PASSWORD as PASSWORD } from '#app/backend/database/seed/demo-people.ts'
import { insertDoctor } from '#tests/support/doctors.ts'
import { documentsOf } from '#tests/support/documents.ts'

type State = Awaited<ReturnType<BrowserContext['storageState']>>

const states = new Map<string, Promise<State>>()

async function logIn(browser: Browser, baseURL: string | undefined, account: string): Promise<State> {
  const context = await browser.newContext({ baseURL, locale: 'ja-JP', javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/login?returnTo=/work/matched')
  await page.getByLabel('ユーザーID').fill(account)
  await page.getByLabel('パスワード', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'ログインする' }).click()
  await expect(page).toHaveURL(/\/work\/matched$/)
  const state = await context.storageState()
  await context.close()
  return state
}

/** An approved doctor made for the one test: nothing another test did, or its own first try, stands in the way. */
export const OWN_DOCTOR = 'a doctor of the test’s own'

/** Signs a new approved doctor in, as the log-in does. */
async function newDoctor(database: Database): Promise<State> {
  const { sessionId, doctorId } = await insertDoctor(database, { now: new Date() })
  const secret = newSessionSecret()
  await database
    .update(session)
    .set({ idHash: hashOfSecret(secret) })
    .where(eq(session.id, sessionId))
  const documents = await documentsOf(database, doctorId)
  await database
    .update(doctorDocument)
    .set({ state: 'VERIFIED' })
    .where(inArray(doctorDocument.id, documents))
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(sessionCookie(secret)) ?? []
  const place = { domain: 'localhost', path: '/', expires: -1 }
  return {
    cookies: [{ name, value, ...place, httpOnly: true, secure: true, sameSite: 'Lax' }],
    origins: [],
  }
}

let database: Database | undefined
/** The database behind the app; each worker connects once, when it first needs to. */
export const testDatabase = () =>
  (database ??= openDatabase({ url: process.env['E2E_DATABASE_URL'] ?? '', max: 1 }))

/**
 * Tests of a doctor of their own or of one of the demo accounts, which logs in once per file and worker: some changes
 * ask for the password again ten minutes after a log-in.
 */
export const test = base.extend<{ account: string | null }>({
  account: [null, { option: true }],
  storageState: async ({ account, browser, baseURL }, use, { file }) => {
    if (account === null) return use(undefined)
    if (account === OWN_DOCTOR) return use(await newDoctor(testDatabase()))
    const name = `${account} ${file}`
    const known = states.get(name) ?? logIn(browser, baseURL, account)
    states.set(name, known)
    return use(await known)
  },
})

/** A day so many days from now in Tokyo. */
export const dayFromNow = (days: number): string =>
  new Date(Date.now() + days * 86_400_000 + 9 * 3_600_000).toISOString().slice(0, 10)

/** How a reader that speaks calls a day, at the beginning of its name. */
export const spokenDay = (day: string): RegExp =>
  new RegExp(`^${Number(day.slice(5, 7))}月${Number(day.slice(8))}日`)

/**
 * Waits for the script of the part of the page a control stands in: before it comes, forms and links work by themselves,
 * which is another test. What stands in no part, such as a dialog, is rendered by the script of the page.
 */
export async function alive(control: Locator): Promise<void> {
  await control.waitFor({ state: 'attached' })
  const part = control.locator('xpath=ancestor-or-self::*[@data-hydrated][1]')
  const isInPart = (await part.count()) > 0
  await expect(isInPart ? part : control.page().locator('main')).toHaveAttribute('data-hydrated', 'yes')
}

/** The one action of a listing. */
export const foot = (page: Page) => page.getByRole('region', { name: '応募', exact: true })
