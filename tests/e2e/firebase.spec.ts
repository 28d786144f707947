import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { DEMO_PASSWORD as PASSWORD } from '#app/backend/database/demo-people.ts'
import { probePort } from '#app/commands/free-port.ts'
import { CreateIdToken, LogOut } from '#app/services/account/session.account.documents.ts'
import { documentId } from '#app/services/trusted-document.server.ts'
import { startAppServer, type TestAppServer } from '#tests/support/app-server.ts'
import { test } from './signed-in.ts'

/** The app with the Firebase Auth emulator beside it, as `npm run dev` runs it. */

let app: TestAppServer
let emulator: string

// One worker: the server is started once.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  test.setTimeout(240_000)
  const port = await probePort(0, '127.0.0.1')
  emulator = `http://127.0.0.1:${port}`
  app = await startAppServer({ FIREBASE_AUTH_EMULATOR: 'on', FIREBASE_AUTH_EMULATOR_PORT: String(port) })
  await expect
    .poll(
      () =>
        fetch(emulator).then(
          (answer) => answer.ok,
          () => false,
        ),
      { timeout: 60_000 },
    )
    .toBe(true)
})
test.afterAll(() => app?.stop())

type EmulatorUser = { localId: string; customAuth?: boolean; initialEmail?: string }

async function users(request: APIRequestContext): Promise<EmulatorUser[]> {
  const answer = await request.post(
    `${emulator}/identitytoolkit.googleapis.com/v1/projects/demo-dp-work/accounts:query`,
    { headers: { Authorization: 'Bearer owner' }, data: {} },
  )
  return (await answer.json()).userInfo ?? []
}

type Stored = { idToken: string; expiresAt: number } | null

/** The token the page holds, as its storage has it. */
async function stored(page: Page): Promise<Stored> {
  const text = await page.evaluate(() => localStorage.getItem('dp:id-token'))
  return JSON.parse(text ?? 'null')
}

const claimsOf = (idToken: string) =>
  JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString())

async function logIn(page: Page, loginId: string, returnTo = '/work/applied') {
  await page.goto(`${app.url}/login?returnTo=${encodeURIComponent(returnTo)}`)
  await page.getByLabel('ユーザーID').fill(loginId)
  await page.getByLabel('パスワード', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'ログインする' }).click()
  await expect(page).toHaveURL(app.url + returnTo)
}

/** A token as the native app would have got it: a log-in of its own, and the exchange. */
async function tokenOf(request: APIRequestContext, page: Page, loginId: string): Promise<string> {
  const context = await page.context().browser()?.newContext()
  if (!context) throw new Error('no browser')
  const other = await context.newPage()
  await logIn(other, loginId)
  const answer = await other.request.post(`${app.url}/account/graphql`, {
    headers: { Origin: app.url },
    data: { extensions: { persistedQuery: { version: 1, sha256Hash: documentId(CreateIdToken) } } },
  })
  const { idToken } = (await answer.json()).data.createIdToken
  await context.close()
  return idToken
}

test('a visitor becomes anonymous at Firebase, after the page has loaded and nowhere else', async ({
  page,
  request,
}) => {
  const asked: string[] = []
  page.on('request', (one) => asked.push(one.url()))
  const before = await users(request)
  await page.goto(`${app.url}/search/spot`)
  await expect.poll(async () => (await users(request)).length).toBe(before.length + 1)
  const origins = new Set(asked.filter((url) => url.startsWith('http')).map((url) => new URL(url).origin))
  expect([...origins].sort()).toEqual([emulator, app.url].sort())
  // An anonymous user counts as not signed in, and has no token.
  await expect(page.getByRole('link', { name: 'ログイン' })).toBeVisible()
  expect(await stored(page)).toBeNull()
  // The same visitor is not made anew by the next page.
  const count = (await users(request)).length
  await page.goto(`${app.url}/`)
  await page.waitForLoadState('networkidle')
  expect((await users(request)).length).toBe(count)
})

test('a page may talk to the emulator and to nobody else', async ({ request }) => {
  const { 'content-security-policy': policy } = (await request.get(app.url)).headers()
  expect(policy).toContain(`; connect-src 'self' ${emulator};`)
})

test('a doctor who logs in is the same person at Firebase', async ({ page, request }) => {
  await logIn(page, 'verified@demo.example')
  await expect.poll(() => stored(page)).not.toBeNull()
  const token = await stored(page)
  const { sub } = claimsOf(token?.idToken ?? '')
  expect((token?.expiresAt ?? 0) - Date.now()).toBeGreaterThan(500_000)
  await expect
    .poll(async () => (await users(request)).find(({ localId }) => localId === sub)?.customAuth)
    .toBe(true)
})

test('the token goes with every call of the page, and logging out ends it in every tab', async ({
  context,
}) => {
  const [page, second] = [await context.newPage(), await context.newPage()]
  /** Whether each call since the page was loaded has brought a token. */
  const brought: boolean[] = []
  page.on('domcontentloaded', () => brought.splice(0))
  page.on('request', (one) => {
    if (one.url().includes('/_serverFn/')) brought.push('authorization' in one.headers())
  })
  await second.goto(`${app.url}/login?returnTo=/work/applied`)
  await second.waitForLoadState('networkidle')
  await logIn(page, 'trusted@demo.example')
  await expect.poll(() => stored(page)).not.toBeNull()
  // The tab that was waiting at the log-in page goes on by itself.
  await expect(second).toHaveURL(`${app.url}/work/applied`)
  await expect(second.locator('summary').filter({ hasText: '先生' })).toBeVisible()
  // The token in the store may be the other tab's: this page begins with the cookie alone.
  await expect.poll(() => brought).toContain(true)

  const call = page.waitForRequest((one) => one.url().includes('/_serverFn/'))
  await page.getByRole('link', { name: '勤務', exact: true }).click()
  expect((await call).headers()['authorization']).toBe(`Bearer ${(await stored(page))?.idToken}`)

  await page.locator('summary').filter({ hasText: '先生' }).click()
  await page.getByRole('button', { name: 'ログアウト' }).click()
  await expect(page).toHaveURL(`${app.url}/`)
  await expect.poll(() => stored(page)).toBeNull()
  await expect(second).toHaveURL(`${app.url}/login?returnTo=%2Fwork%2Fapplied`)
})

test('a token is renewed before it ends, by one tab for all', async ({ context }) => {
  const tabs = [await context.newPage(), await context.newPage()]
  const [page, second] = tabs
  if (!page || !second) throw new Error('no page')
  const posted: string[] = []
  for (const tab of tabs) {
    await tab.clock.install()
    tab.on('request', (one) => {
      if (one.method() === 'POST' && one.url().startsWith(app.url)) posted.push(one.url())
    })
  }
  await logIn(page, 'verified@demo.example', '/search/spot')
  await expect.poll(() => stored(page)).not.toBeNull()
  // The log-in came first.
  const exchange = posted[1]
  await second.goto(`${app.url}/search/spot`)
  await second.waitForLoadState('networkidle')
  const first = await stored(page)
  posted.length = 0

  await Promise.all(tabs.map((tab) => tab.clock.fastForward('09:05')))
  await expect.poll(async () => (await stored(page))?.idToken).not.toBe(first?.idToken)
  await page.waitForLoadState('networkidle')
  await second.waitForLoadState('networkidle')
  expect(posted.filter((url) => url === exchange)).toHaveLength(1)
  const renewed = await stored(page)
  expect(claimsOf(renewed?.idToken ?? '').sid).toBe(claimsOf(first?.idToken ?? '').sid)
})

test('a session that has ended leads to the log-in page and back', async ({ page, context }) => {
  await logIn(page, 'trusted@demo.example', '/work/matched')
  await expect.poll(() => stored(page)).not.toBeNull()
  // Elsewhere, as by logging out on another device.
  await context.request.post(`${app.url}/account/graphql`, {
    headers: { Origin: app.url },
    data: { extensions: { persistedQuery: { version: 1, sha256Hash: documentId(LogOut) } } },
  })
  // The open page hears of it by itself, within ten seconds.
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fwork%2Fmatched$/, { timeout: 15_000 })
  await expect.poll(() => stored(page)).toBeNull()
  await page.waitForLoadState('networkidle')
  await expect(page).toHaveURL(/\/login\?/)
})

test('nothing stored survives a session that is gone', async ({ page, context }) => {
  await logIn(page, 'review@demo.example', '/search/spot')
  await expect.poll(() => stored(page)).not.toBeNull()
  await context.clearCookies()
  await page.goto(`${app.url}/search/spot`)
  await expect.poll(() => stored(page)).toBeNull()
  await expect(page.getByRole('link', { name: 'ログイン' })).toBeVisible()
  await page.evaluate(() => localStorage.setItem('dp:id-token', '{"idToken":1}'))
  await page.goto(`${app.url}/search/spot`)
  await expect.poll(() => stored(page)).toBeNull()
})

test('Firebase away: a toast says so, and the app works', async ({ page }) => {
  await page.clock.install()
  await page.route(`${emulator}/**`, (route) => route.abort())
  /** After several tries, with longer and longer pauses between them. */
  const expectTold = (what: string) =>
    expect(async () => {
      await page.clock.fastForward(2_000)
      const told = page.getByText(`認証に失敗しました。(${what})`).filter({ visible: true })
      await expect(told).not.toHaveCount(0, { timeout: 500 })
    }).toPass({ timeout: 25_000 })
  await page.goto(`${app.url}/search/spot`)
  await expectTold('signInAnonymously')
  await logIn(page, 'initial@demo.example')
  await expect(page.locator('summary').filter({ hasText: '先生' })).toBeVisible()
  await expectTold('getIdToken')
})

test('a token stored for the account server is what it is asked with', async ({ page, request }) => {
  const idToken = await tokenOf(request, page, 'review@demo.example')
  await page.addInitScript((token) => localStorage.setItem('dp:account-token', token), idToken)
  await logIn(page, 'initial@demo.example', '/search/spot')
  await expect
    .poll(async () => (await users(request)).map(({ localId }) => localId))
    .toContain(claimsOf(idToken).sub)
  // The rest of the page is the doctor's own.
  await expect(page.locator('summary').filter({ hasText: '鈴木' })).toBeVisible()
})

test('a token the native app pushes wins over the session of the browser', async ({ page, request }) => {
  const idToken = await tokenOf(request, page, 'trusted@demo.example')
  await logIn(page, 'verified@demo.example', '/search/spot')
  await page.addInitScript((token) => {
    window.flutter_inappwebview = {
      callHandler: async (name) => (name === 'getIdToken' ? { idToken: token, expiresIn: 600 } : null),
    }
    document.addEventListener('DOMContentLoaded', () => {
      window.dispatchEvent(new Event('flutterInAppWebViewPlatformReady'))
    })
  }, idToken)
  await page.goto(`${app.url}/search/spot`)
  const name = page.locator('summary').filter({ hasText: '先生' })
  await expect.poll(async () => (await stored(page))?.idToken).toBe(idToken)
  // The header turns to the doctor the token names, without a new document.
  await expect(name).toContainText('山田 太郎')
})
