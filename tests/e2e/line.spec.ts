import { expect, type Page } from '@playwright/test'
import { DEMO_PASSWORD } from '#app/backend/database/demo-people.ts'
import { insertPersonLike, lonePersonAtLine } from './own-people.ts'
import { alive, test, testDatabase } from './signed-in.ts'

const button = (page: Page) => page.getByRole('button', { name: 'LINEでログイン' })
const atLine = (page: Page) => page.getByRole('heading', { name: 'デモ用のLINEログイン' })
const choose = (page: Page, name: string) => page.getByRole('button', { name }).click()

async function logIn(page: Page, returnTo: string) {
  await page.goto(`/login?returnTo=${encodeURIComponent(returnTo)}`)
  await button(page).click()
}

async function logOut(page: Page) {
  await page.goto('/')
  await page.locator('[data-menu] summary').click()
  await page.getByRole('button', { name: 'ログアウト' }).click()
  await expect(
    page.getByRole('navigation', { name: 'メインメニュー' }).getByRole('link', { name: 'ログイン' }),
  ).toBeVisible()
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('who is known at LINE goes where they were going, without a password', async ({ page, context }) => {
      // The first time may lead to the registration.
      await logIn(page, '/work/applied')
      await expect(atLine(page)).toBeVisible()
      expect(new URL(page.url()).hostname).toBe('localhost')
      await choose(page, 'みかんさんで許可する')
      await expect(page).toHaveURL(/\/(sign-up|work\/applied)/)
      expect((await context.cookies()).map(({ name }) => name)).toContain('dp-sid')

      await logOut(page)
      await page.goto('/work/applied')
      await expect(page).toHaveURL('/login?returnTo=%2Fwork%2Fapplied')
      // LINE remembers the browser and asks nothing.
      await button(page).click()
      await expect(page).toHaveURL('/work/applied')
      await page.goto('/login')
      await expect(page).toHaveURL('/')
    })

    test('who stops at LINE is told so and can go on with a password', async ({ page }) => {
      await logIn(page, '/spot/1')
      await choose(page, 'キャンセル')
      await expect(page.getByRole('alert')).toHaveText('LINEでの認証を中止しました。')
      await expect(page).toHaveURL('/login?returnTo=%2Fspot%2F1&outcome=LINE_CANCELLED')
      await expect(page.getByLabel('パスワード', { exact: true })).toBeVisible()
      await expect(button(page)).toBeVisible()
    })

    test('a log-in that cannot be confirmed is repeated by hand, with LINE’s own page', async ({ page }) => {
      await logIn(page, '/work/applied')
      await choose(page, 'れもんさんで許可する')
      await logOut(page)
      await logIn(page, '/work/applied')
      await expect(page).toHaveURL('/work/applied')
      await logOut(page)

      await page.goto('/line/callback?code=from-another-browser&state=unknown')
      await expect(page.getByRole('alert')).toContainText('もう一度「LINEでログイン」を押してください')
      await button(page).click()
      await expect(atLine(page)).toBeVisible()
      await choose(page, 'れもんさんで許可する')
      await expect(page).toHaveURL('/')
    })
  })
}

test('forms may lead to LINE and to nowhere else', async ({ page }) => {
  const response = await page.goto('/login')
  const policy = (await response?.headerValue('content-security-policy')) ?? ''
  expect(policy).toMatch(/form-action 'self' http:\/\/localhost:\d+(;|$)/)
})

test.describe('in the native app', () => {
  test('the system’s browser logs in and the webview picks it up', async ({ page: webview, browser }) => {
    const opened: string[] = []
    await webview.exposeFunction('openInSystemBrowser', (address: string) => opened.push(address))
    await webview.addInitScript(() => {
      const callHandler = async (name: string, address: unknown) => {
        if (name !== 'openInBrowser') return null
        await Reflect.get(window, 'openInSystemBrowser')(address)
        return true
      }
      Reflect.set(window, 'flutter_inappwebview', { callHandler })
      Reflect.set(window, 'nativeBridgeReady', true)
    })
    await webview.goto('/login?returnTo=%2Fwork%2Fapplied')
    await alive(button(webview))
    await button(webview).click()
    await expect(webview.getByRole('status').filter({ hasText: 'ブラウザが開きます' })).toBeVisible()
    await expect(webview).toHaveURL('/login?returnTo=%2Fwork%2Fapplied')

    const system = await (await browser.newContext({ locale: 'ja-JP' })).newPage()
    await system.goto(opened[0] ?? '')
    await button(system).click()
    await choose(system, 'ぶどうさんで許可する')
    await system.waitForURL('**/line/handoff**')
    await expect(system.getByRole('heading', { name: 'ログインを完了できませんでした' })).toBeVisible()
    expect((await system.context().cookies()).map(({ name }) => name)).not.toContain('dp-sid')

    // Once more: the app link opens in the webview, not in the system's browser.
    await system.route('**/line/handoff**', (route) => route.fulfill({ body: '' }))
    await system.goto(opened[0] ?? '')
    const link = system.waitForRequest('**/line/handoff?code=*')
    await button(system).click()
    await webview.goto((await link).url())
    await expect(webview).not.toHaveURL(/code=/)
    await expect(webview).not.toHaveURL(/\/line\//)
    expect((await webview.context().cookies()).map(({ name }) => name)).toContain('dp-sid')
  })

  test('an app link that is too old leads back to the log-in', async ({ page }) => {
    await page.goto(`/line/handoff?code=${'x'.repeat(43)}`)
    await expect(page.getByRole('heading', { name: 'ログインを完了できませんでした' })).toBeVisible()
    await expect(page).toHaveURL('/line/handoff')
    await page.getByRole('link', { name: 'ログイン画面へ' }).click()
    await expect(button(page)).toBeVisible()
  })

  test('an address of the app that is not whole says how to go on', async ({ page }) => {
    await page.goto('/line/app?challenge=short')
    await expect(page.getByText('アプリに戻り、ログイン画面の')).toBeVisible()
    await expect(button(page)).toHaveCount(0)
  })
})

for (const { javaScriptEnabled, like, personId } of [
  { javaScriptEnabled: true, like: 'review@demo.example', personId: 'sudachi' },
  { javaScriptEnabled: false, like: 'initial@demo.example', personId: 'yuzu' },
] as const) {
  test.describe(`on the profile, ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({ javaScriptEnabled })

    test('a doctor links LINE, logs in with it, and unlinks', async ({ page }) => {
      await page.goto('/login?returnTo=%2Fprofile%2Faccount')
      const nickname = await lonePersonAtLine(testDatabase(), personId)
      const { loginId } = await insertPersonLike(testDatabase(), like)
      await page.getByLabel('ユーザーID').fill(loginId)
      await page.getByLabel('パスワード', { exact: true }).fill(DEMO_PASSWORD)
      await page.getByRole('button', { name: 'ログインする' }).click()
      const section = page.getByRole('region', { name: 'LINE連携' })
      await section.getByRole('button', { name: 'LINEと連携する' }).click()
      await choose(page, `${nickname}さんで許可する`)
      await expect(section).toContainText('LINEと連携しました。')
      await expect(section).toContainText('から連携しています。')

      await logOut(page)
      await logIn(page, '/profile/account')
      await expect(page).toHaveURL('/profile/account')
      await section.getByText('連携を解除する', { exact: true }).click()
      await section.getByRole('button', { name: 'LINEとの連携を解除する' }).click()
      await expect(section).toContainText('LINEとの連携を解除しました。')
      await expect(section.getByRole('button', { name: 'LINEと連携する' })).toBeVisible()
    })
  })
}
