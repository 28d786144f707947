import { expect, type Browser, type Page } from '@playwright/test'
import { DEMO_PASSWORD } from '#app/backend/database/demo-people.ts'
import { startAppServer, type TestAppServer } from '../support/app-server.ts'
import { serverFunctionPath } from './server-function-path.ts'
import { dayFromNow, test } from './signed-in.ts'

// What is decided about a doctor here would be in the way of other tests: a server of its own.
let app: TestAppServer
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  // It migrates and fills a database of its own.
  test.setTimeout(120_000)
  app = await startAppServer()
})
test.afterAll(() => app.stop())

const SESSION = serverFunctionPath('src/features/session/session.functions.ts', 'getSessionFn')

async function logIn(browser: Browser, loginId: string, javaScriptEnabled = true): Promise<Page> {
  const context = await browser.newContext({ baseURL: app.url, locale: 'ja-JP', javaScriptEnabled })
  const page = await context.newPage()
  await page.goto(`${app.url}/login?returnTo=/search/spot`)
  await page.getByLabel('ユーザーID').fill(loginId)
  await page.getByLabel('パスワード', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'ログインする' }).click()
  // The whole address: the one of the log-in ends with this path too.
  await expect(page).toHaveURL(`${app.url}/search/spot`)
  return page
}

async function decide(staff: Page, queue: string, name: string, decision: RegExp): Promise<void> {
  await staff.goto(`${app.url}/staff?queue=${queue}`)
  await staff.getByRole('link', { name }).click()
  await staff.getByRole('radio', { name: decision }).check()
  await staff.getByRole('textbox', { name: '理由' }).fill('確認のためです。')
  const until = staff.getByLabel('一時停止の終わり')
  if (await until.isVisible()) await until.fill(`${dayFromNow(7)}T09:00`)
  await staff.getByRole('button', { name: 'この内容で記録する' }).click()
  await expect(staff.getByText('記録しました。')).toBeVisible()
}

test('an open page hears of a suspension, of its end and of a log-out elsewhere within ten seconds, in every tab', async ({
  browser,
}) => {
  // Three times ten seconds and a log-out: what is promised takes its time, on top of the test's own.
  test.slow()
  const page = await logIn(browser, 'verified@demo.example')
  const tab = await page.context().newPage()
  await tab.goto(`${app.url}/search/spot`)
  const staff = await logIn(browser, 'staff@demo.example', false)
  let loads = 0
  page.on('load', () => (loads += 1))
  const banner = page.getByRole('complementary', { name: '応募までの次の手順' })
  await expect(banner).toContainText('選考ありの求人に応募できます。')

  await decide(staff, 'WAITING', '佐藤 花子', /一時停止する/)
  await expect(banner).toContainText('応募はご利用いただけません。', { timeout: 10_000 })
  await expect(tab.getByRole('complementary', { name: '応募までの次の手順' })).toContainText(
    '応募はご利用いただけません。',
    { timeout: 10_000 },
  )
  await decide(staff, 'STOPPED', '佐藤 花子', /利用を再開する/)
  await expect(banner).toContainText('選考ありの求人に応募できます。', { timeout: 10_000 })
  expect(loads).toBe(0)

  // Two tabs ask no more than one: while one asks three times, the other may ask once, where they change over.
  const asked = [0, 0]
  for (const [index, one] of [page, tab].entries())
    one.on(
      'request',
      (request) => request.url().includes(SESSION) && (asked[index] = (asked[index] ?? 0) + 1),
    )
  await expect.poll(() => Math.max(...asked), { timeout: 40_000 }).toBe(3)
  expect(Math.min(...asked)).toBeLessThanOrEqual(1)

  const elsewhere = await browser.newContext({
    storageState: await page.context().storageState(),
    javaScriptEnabled: false,
    locale: 'ja-JP',
  })
  const other = await elsewhere.newPage()
  await other.goto(`${app.url}/search/spot`)
  await other.locator('summary').filter({ hasText: '佐藤 花子' }).click()
  await other.getByRole('button', { name: 'ログアウト' }).click()
  for (const one of [page, tab]) {
    await expect(one.getByRole('banner').getByRole('link', { name: 'ログイン' })).toBeVisible({
      timeout: 10_000,
    })
    await expect(one.getByRole('banner')).not.toContainText('佐藤 花子')
  }
})

test('a stored token that the server refuses is dropped at once, and the page goes on by the session', async ({
  browser,
}) => {
  const page = await logIn(browser, 'review@demo.example')
  const failed: number[] = []
  page.on('response', (response) => {
    if (response.status() >= 500) failed.push(response.status())
  })
  const stored = () => page.evaluate(() => localStorage.getItem('dp:id-token'))
  // The page's own first token must not arrive on top of the other.
  await expect.poll(stored).not.toBeNull()
  // As a native app pushes it: of the form of a token, and of nobody's making.
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const dead = `${part({ alg: 'ES256' })}.${part({ sub: 'nobody', sid: crypto.randomUUID() })}.${'a'.repeat(86)}`
  await page.evaluate((idToken) => {
    const token = { idToken, expiresAt: Date.now() + 600_000, isPushed: true }
    localStorage.setItem('dp:id-token', JSON.stringify(token))
  }, dead)
  const refused = page.waitForResponse(
    (response) => response.request().headers()['authorization'] === `Bearer ${dead}`,
  )
  await page.goto(`${app.url}/work/applied`)
  expect((await refused).status()).toBe(401)
  await expect.poll(async () => (await stored()) ?? '').not.toContain(dead)
  await expect(page.getByRole('banner')).toContainText('高橋 美咲先生')
  await expect(page).toHaveURL(/\/work\/applied$/)
  expect(failed).toEqual([])
})
