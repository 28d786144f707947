import { expect, test, type Page } from '@playwright/test'

const button = (page: Page) => page.getByRole('button', { name: 'LINEでログイン' })
const atLine = (page: Page) => page.getByRole('heading', { name: 'デモ用のLINEログイン' })
const choose = (page: Page, name: string) => page.getByRole('button', { name }).click()

async function logIn(page: Page, returnTo: string) {
  await page.goto(`/login?returnTo=${encodeURIComponent(returnTo)}`)
  await button(page).click()
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
      await expect(page).not.toHaveURL(/\/interaction\//)
      expect((await context.cookies()).map(({ name }) => name)).toContain('__Host-sid')

      await context.clearCookies({ name: '__Host-sid' })
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

    test('a log-in that cannot be confirmed is repeated by hand, with LINE’s own page', async ({
      page,
      context,
    }) => {
      await logIn(page, '/work/applied')
      await choose(page, 'れもんさんで許可する')
      await context.clearCookies({ name: '__Host-sid' })
      await logIn(page, '/work/applied')
      await expect(page).toHaveURL('/work/applied')
      await context.clearCookies({ name: '__Host-sid' })

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
