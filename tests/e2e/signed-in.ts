import { DAY_MS, HOUR_MS } from '#app/domain/duration.ts'
import { randomBytes } from 'node:crypto'
import { test as base, type BrowserContext, type Locator, type Page } from '@playwright/test'
import { eq, inArray, type SQL } from 'drizzle-orm'
import { beginSession } from '#app/backend/account/session/begin-session.ts'
import { deviceCookie } from '#app/backend/account/session/device-cookie.ts'
import { sessionCookie } from '#app/backend/account/session/session-cookie.ts'
import { openDatabase, type Database } from '#app/backend/database/client.ts'
import { account } from '#app/backend/database/schema/account/account.ts'
import { doctorDocument } from '#app/backend/database/schema/doctor/registration.ts'
import { insertDoctor } from '#tests/support/doctors.ts'
import { documentsOf } from '#tests/support/documents.ts'
import { isKept, leavePage, takePage } from './kept-page.ts'
import { insertPersonLike } from './own-people.ts'
import { serverFunctionPath } from './server-function-path.ts'

type State = Awaited<ReturnType<BrowserContext['storageState']>>

const PLACE = { domain: 'localhost', path: '/', expires: -1, httpOnly: true, secure: false } as const

/**
 * The cookies of a session just begun, as a log-in begins it. No password is checked: that takes a page, half a second
 * of the CPU, and counts towards the log-ins a network address may try.
 */
async function signIn(database: Database, of: SQL): Promise<State> {
  const [found] = await database
    .select({ accountId: account.id, epoch: account.epoch })
    .from(account)
    .where(of)
  if (!found) throw new Error('no such account')
  const browser = { current: null, device: null, userAgent: null }
  const beginning = { ...found, authMethod: 'PASSWORD' as const, browser, attemptKeys: [], now: new Date() }
  const { secret, device } = await database.transaction((tx) => beginSession(tx, beginning))
  const cookies = [sessionCookie(secret), deviceCookie(device)].map((header) => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? []
    return { name, value, ...PLACE, sameSite: 'Lax' as const }
  })
  return { cookies, origins: [] }
}

/** An approved doctor made for the one test: nothing another test did, or its own first try, stands in the way. */
export const OWN_DOCTOR = 'a doctor of the test’s own'

async function newDoctor(database: Database): Promise<State> {
  const { accountId, doctorId } = await insertDoctor(database, { now: new Date() })
  const documents = await documentsOf(database, doctorId)
  await database
    .update(doctorDocument)
    .set({ state: 'VERIFIED' })
    .where(inArray(doctorDocument.id, documents))
  return signIn(database, eq(account.id, accountId))
}

let database: Database | undefined
/** The database behind the app; each worker connects once, when it first needs to. */
export const testDatabase = () =>
  (database ??= openDatabase({ url: process.env['E2E_DATABASE_URL'] ?? '', max: 1 }))

/** A session of an approved doctor made for the one test. */
export const newDoctorSession = () => newDoctor(testDatabase())

/** A session of a demo account, for a second browser. */
export const sessionOf = (loginId: string) => signIn(testDatabase(), eq(account.loginId, loginId))

/** Somebody registered like the person of a demo account, made for the one test. */
type Like = { like: string }

/** An address of a private network: what the limits per network count of a test is its own. */
const ownAddress = () => [10, ...randomBytes(3)].join('.')

/**
 * Tests of a doctor of their own or of one of the demo accounts, each in a session just begun and from an address of its
 * own. A demo account is for tests that change nothing of it.
 */
export const test = base.extend<{ account: string | Like | null; closesOthers: void }>({
  account: [null, { option: true }],
  // The pages of a second browser go on asking and drawing until the worker ends, unless somebody closes them.
  closesOthers: [
    async ({ browser }, use) => {
      const before = new Set(browser.contexts())
      await use()
      const opened = browser.contexts().filter((context) => !before.has(context) && !isKept(context))
      await Promise.all(opened.map((context) => context.close()))
    },
    { auto: true },
  ],
  extraHTTPHeaders: async ({ extraHTTPHeaders: given }, use) =>
    use({ ...given, 'X-Forwarded-For': ownAddress() }),
  storageState: async ({ account: name }, use) => {
    if (name === null) return use(undefined)
    if (name === OWN_DOCTOR) return use(await newDoctor(testDatabase()))
    if (typeof name === 'object') {
      const { accountId } = await insertPersonLike(testDatabase(), name.like)
      return use(await signIn(testDatabase(), eq(account.id, accountId)))
    }
    return use(await sessionOf(name))
  },
})

/**
 * Tests that look at a page that the tests before them have looked at, cleared: for many pages of which each is opened once.
 * `scripts` run before every page.
 */
export const lookTest = test.extend<{ scripts: readonly string[] }>({
  scripts: [[], { option: true }],
  page: async ({ browser, baseURL, viewport, storageState, extraHTTPHeaders, scripts }, use, test) => {
    const { origin } = new URL(baseURL ?? '')
    const cookies = typeof storageState === 'object' ? storageState.cookies : []
    const page = await takePage(browser, scripts, { cookies, headers: extraHTTPHeaders ?? {}, viewport })
    await use(page)
    await leavePage(page, origin, test.status === test.expectedStatus)
  },
  context: async ({ page }, use) => use(page.context()),
})

/** A day so many days from now in Tokyo. */
export const dayFromNow = (days: number): string =>
  new Date(Date.now() + days * DAY_MS + 9 * HOUR_MS).toISOString().slice(0, 10)

/** How a reader that speaks calls a day, at the beginning of its name. */
export const spokenDay = (day: string): RegExp =>
  new RegExp(`^${Number(day.slice(5, 7))}月${Number(day.slice(8))}日`)

const LIVES = '[data-hydrated="yes"]'

/**
 * Waits for the script of the part of the page a control stands in: before it comes, forms and links work by themselves,
 * which is another test. What stands in no part, such as a dialog, is rendered by the script of the page. In a browser that
 * starts no scripts the page is as alive as it will be.
 */
export async function alive(control: Locator): Promise<void> {
  await control.waitFor({ state: 'attached' })
  if ((await control.page().locator('html[data-as-served]').count()) > 0) return
  const part = control.locator('xpath=ancestor-or-self::*[@data-hydrated][1]')
  const isInPart = (await part.count()) > 0
  const lives = isInPart ? part.and(control.page().locator(LIVES)) : control.page().locator(`main${LIVES}`)
  // A look of `expect` that fails reads the whole part for its report: tens of milliseconds each.
  await lives.waitFor({ state: 'attached', timeout: 10_000 })
}

const CHECK = serverFunctionPath('src/features/session/token.functions.ts', 'checkSessionFn')

/**
 * Opens a page whose links lead on inside it: hydrated, a link may still load a document, until the shell has taken all of
 * them over, after which it checks the session.
 */
export async function openWhole(page: Page, path: string): Promise<void> {
  const checked = page.waitForRequest((request) => request.url().includes(CHECK))
  await page.goto(path)
  await checked
}

/** The one action of a listing. */
export const foot = (page: Page) => page.getByRole('region', { name: '応募', exact: true })

/** Reads the HTML of pages as whoever is logged in. */
export const readAs =
  ({ request }: Page) =>
  async (path: string): Promise<string> =>
    (await request.get(path)).text()
