import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { DEMO_PASSWORD as PASSWORD } from '#app/backend/database/demo-people.ts'
import { serverFunctionPath } from './server-function-path.ts'
import { alive, OWN_DOCTOR, test } from './signed-in.ts'

const DOCTOR = 'verified@demo.example'

async function logIn(page: Page, loginId: string, password: string) {
  await page.getByLabel('ユーザーID').fill(loginId)
  await page.getByLabel('パスワード', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'ログインする' }).click()
}

async function logOut(page: Page) {
  await page.locator('summary').filter({ hasText: '先生' }).click()
  await page.getByRole('button', { name: 'ログアウト' }).click()
  await expect(page).toHaveURL('/')
  await expect(
    page.getByRole('navigation', { name: 'メインメニュー' }).getByRole('link', { name: 'ログイン' }),
  ).toBeVisible()
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('a doctor logs in to where they were going, and out again', async ({ page }) => {
      await page.goto('/work/applied')
      await expect(page).toHaveURL('/login?returnTo=%2Fwork%2Fapplied')
      await logIn(page, DOCTOR, PASSWORD)
      await expect(page).toHaveURL('/work/applied')
      await logOut(page)
      await page.goto('/work/applied')
      await expect(page).toHaveURL(/\/login\?/)
    })

    test('a browser that keeps no cookie is told so instead of being shown the visitor’s page', async ({
      page,
      context,
    }) => {
      await page.goto('/login?returnTo=%2Fwork%2Fapplied')
      await page.route(
        serverFunctionPath('src/features/session/session.functions.ts', 'logInFn'),
        async (route) => {
          const response = await route.fetch({ maxRedirects: 0 })
          const { 'set-cookie': _, ...headers } = response.headers()
          await context.clearCookies()
          await route.fulfill({ response, headers })
        },
      )
      if (javaScriptEnabled) await alive(page.getByRole('button', { name: 'ログインする' }))
      await logIn(page, DOCTOR, PASSWORD)
      await expect(page.getByRole('alert')).toContainText('Cookieが使えないため、ログインできませんでした。')
      await page.unroute(serverFunctionPath('src/features/session/session.functions.ts', 'logInFn'))
      if (javaScriptEnabled) await alive(page.getByRole('button', { name: 'ログインする' }))
      await logIn(page, DOCTOR, PASSWORD)
      await expect(page).toHaveURL('/work/applied')
    })

    test('says all that is missing at once, in its own words, and keeps what was typed', async ({ page }) => {
      await page.goto('/login')
      const [id, password] = [page.getByLabel('ユーザーID'), page.getByLabel('パスワード', { exact: true })]
      const send = page.getByRole('button', { name: 'ログインする' })
      if (javaScriptEnabled) await alive(send)
      await send.click()
      await expect(page.getByText('この項目は必須です')).toHaveCount(2)
      await expect(page.getByRole('alert')).toContainText('入力内容をご確認ください(2件)')
      await expect(id).toHaveAccessibleDescription('この項目は必須です')
      if (javaScriptEnabled) {
        await expect(id).toBeFocused()
        await page.getByRole('alert').getByRole('link', { name: 'パスワード' }).click()
        await expect(password).toBeFocused()
      }
      await id.fill('nobody@example.test')
      await send.click()
      await expect(page.getByText('この項目は必須です')).toHaveCount(1)
      await expect(id).toHaveValue('nobody@example.test')
      await password.fill('not the password 1')
      await send.click()
      await expect(page.getByRole('alert')).toHaveText('ユーザーIDまたはパスワードが正しくありません。')
      await expect(id).toHaveValue('nobody@example.test')
      expect(page.url()).not.toContain('nobody')
    })

    test('a wrong password is refused in one sentence', async ({ page }) => {
      await page.goto('/login')
      await logIn(page, `nobody-${randomUUID()}@example.com`, 'wrong')
      await expect(page.getByRole('alert')).toHaveText('ユーザーIDまたはパスワードが正しくありません。')
      // What was typed stays, and no address carries it.
      await expect(page.getByLabel('ユーザーID')).toHaveValue(/^nobody-/)
      expect(page.url()).not.toContain('nobody')
    })
  })
}

const LOG_OUT = serverFunctionPath('src/features/session/session.functions.ts', 'logOutFn')
const CHECKED = serverFunctionPath('src/features/session/token.functions.ts', 'checkSessionFn')

/** An open page asks every five seconds who is signed in, and after another answer than before whether the session is there. */
async function hearsOfIt(page: Page): Promise<void> {
  const asked = await page.waitForRequest((request) => request.url().includes(CHECKED))
  const answer = await asked.response()
  await answer?.finished()
}

for (const [account, place] of [
  [OWN_DOCTOR, '/work'],
  ['hospital@demo.example', '/hospital/listings'],
  ['staff@demo.example', '/staff/contacts'],
] as const) {
  test.describe(`a log-out at ${place}`, () => {
    test.use({ account })

    test('leads home, though the page hears of it first', async ({ page }) => {
      await page.goto(place)
      await alive(page.getByRole('banner'))
      // The session has ended, and the answer to the post is on its way so long that the page asks who is signed in.
      let hasHeard = false
      await page.route(LOG_OUT, async (route) => {
        const response = await route.fetch({ maxRedirects: 0 })
        await hearsOfIt(page)
        hasHeard = true
        await route.fulfill({ response }).catch(() => undefined)
      })
      const menu = page.locator('summary').filter({ hasText: '先生' })
      if ((await menu.count()) > 0) await menu.click()
      await page.getByRole('button', { name: 'ログアウト' }).click()
      await expect(page.getByRole('banner').getByRole('link', { name: 'ログイン' })).toBeVisible()
      await expect(page).toHaveURL('/')
      expect(hasHeard).toBe(true)
    })
  })
}

test('a hostile return address leads to the home page', async ({ page }) => {
  await page.goto(`/login?returnTo=${encodeURIComponent('//evil.example/work')}`)
  await logIn(page, DOCTOR, PASSWORD)
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { name: 'こんにちは、佐藤 花子先生' })).toBeVisible()
})

test('too many attempts have to wait', async ({ page }) => {
  await page.goto('/login')
  const loginId = `nobody-${randomUUID()}@example.com`
  const tooMany = page.getByText('操作が続いたため、少し時間をおいてからお試しください。')
  // Five a minute; a minute may begin between them.
  await expect(async () => {
    await logIn(page, loginId, 'wrong')
    await expect(page.getByRole('button', { name: 'ログインする' })).not.toHaveAttribute('aria-busy')
    await expect(tooMany).toBeVisible({ timeout: 100 })
  }).toPass({ timeout: 30_000, intervals: [0] })
  await expect(page.getByRole('alert')).toContainText('あと1分ほど')
})

test('an outcome in the address says nothing of its own', async ({ page }) => {
  await page.goto('/login?outcome=constructor')
  await expect(page.getByRole('button', { name: 'ログインする' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test.describe('who is signed in already', () => {
  test.use({ account: 'trusted@demo.example' })

  test('goes on without logging in', async ({ page }) => {
    await page.goto('/login?returnTo=%2Fwork%2Fmatched')
    await expect(page).toHaveURL('/work/matched')
    await page.goto('/login')
    await expect(page).toHaveURL('/')
  })
})
