import { randomUUID } from 'node:crypto'
import { expect, type Browser, type Page } from '@playwright/test'
import { Register } from '#app/services/account/session.account.documents.ts'
import { documentId } from '#app/services/trusted-document.server.ts'
import { alive, test } from './signed-in.ts'

const PASSWORD = 'first choice 1'
const NEXT = 'second choice 2'

const newId = () => `password-${randomUUID()}@example.com`

/** An account of the test's own, signed in in this browser. */
async function register(page: Page): Promise<string> {
  const loginId = newId()
  const answer = await page.request.post('/account/graphql', {
    headers: { Origin: new URL((await page.request.get('/livez')).url()).origin },
    data: { documentId: documentId(Register), variables: { loginId, password: PASSWORD, consent: true } },
  })
  expect(await answer.json()).toMatchObject({ data: { register: { outcome: 'REGISTERED' } } })
  return loginId
}

async function logIn(page: Page, loginId: string, password: string) {
  await page.goto('/login?returnTo=/profile')
  await page.getByLabel('ユーザーID').fill(loginId)
  await page.getByLabel('パスワード', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'ログインする' }).click()
}

async function askForLink(page: Page, loginId: string) {
  await page.goto('/login')
  await page.getByRole('link', { name: 'パスワードをお忘れの方' }).click()
  await expect(page).toHaveURL('/login/forgotten')
  await expect(page.getByRole('heading', { level: 1, name: 'パスワードの再設定' })).toBeVisible()
  await page.getByLabel('ユーザーID').fill(loginId)
  await page.getByRole('button', { name: '再設定のメールを受け取る' }).click()
  await expect(page.getByRole('status')).toContainText('再設定のリンクをお送りしました')
}

/** The mail of a subject to an address, in the demo's catcher. */
const mailOf = (page: Page, loginId: string, subject: string) =>
  page.getByRole('article').filter({ hasText: loginId }).filter({ hasText: subject })

async function mailTo(page: Page, loginId: string, subject: string): Promise<string> {
  const mail = mailOf(page, loginId, subject)
  await expect(async () => {
    await page.goto('/dev/mails')
    await expect(mail).toBeVisible({ timeout: 500 })
  }).toPass()
  return mail.innerText()
}

async function anotherDevice(browser: Browser, baseURL: string | undefined, loginId: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1',
  })
  const page = await context.newPage()
  await logIn(page, loginId, PASSWORD)
  await expect(page).toHaveURL('/profile')
  return page
}

test('a forgotten password is chosen anew by the mailed link, and every device is signed out', async ({
  page,
  browser,
  baseURL,
}) => {
  const loginId = await register(page)
  const visitor = await (await browser.newContext({ baseURL, locale: 'ja-JP' })).newPage()
  await askForLink(visitor, loginId)
  await mailTo(visitor, loginId, 'パスワードの再設定')
  await mailOf(visitor, loginId, 'パスワードの再設定').getByRole('link', { name: '/login/reset#' }).click()
  const next = visitor.getByLabel('新しいパスワード')
  await alive(next)
  // The token does not stay in the address.
  await expect(visitor).toHaveURL('/login/reset')
  await expect(visitor.getByLabel('確認コード')).toHaveValue(/^[\w-]{43}$/)
  await next.fill('short')
  await visitor.getByRole('button', { name: 'このパスワードにする' }).click()
  await expect(visitor.getByText('8桁以上の文字数を入力してください')).toBeVisible()
  await expect(next).toBeFocused()
  await next.fill('qwerty123')
  await visitor.getByRole('button', { name: 'このパスワードにする' }).click()
  await expect(visitor.getByText('よく使われているパスワード')).toBeVisible()
  await next.fill(NEXT)
  await visitor.getByRole('button', { name: 'このパスワードにする' }).click()
  await expect(visitor.getByRole('status')).toContainText('新しいパスワードを設定しました')
  // The browser that was signed in is not any more.
  await page.goto('/profile')
  await expect(page).toHaveURL(/\/login\?/)
  await logIn(visitor, loginId, NEXT)
  await expect(visitor).toHaveURL('/profile')
  await mailTo(visitor, loginId, 'パスワードが変更されました')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a forgotten password is chosen anew by the code of the mail, once', async ({
    page,
    browser,
    baseURL,
  }) => {
    const loginId = await register(page)
    const visitor = await (
      await browser.newContext({ baseURL, locale: 'ja-JP', javaScriptEnabled: false })
    ).newPage()
    await askForLink(visitor, loginId)
    const code = (await mailTo(visitor, loginId, 'パスワードの再設定')).match(/確認コード: ([\w-]{43})/)?.[1]
    const choose = async (password: string) => {
      await visitor.goto('/login/reset')
      await visitor.getByLabel('確認コード').fill(code ?? '')
      await visitor.getByLabel('新しいパスワード').fill(password)
      await visitor.getByRole('button', { name: 'このパスワードにする' }).click()
    }
    await choose('abc')
    await expect(visitor.getByText('8桁以上の文字数を入力してください')).toBeVisible()
    await choose(NEXT)
    await expect(visitor.getByRole('status')).toContainText('新しいパスワードを設定しました')
    await choose(NEXT)
    await expect(visitor.getByRole('alert')).toContainText('このリンクはすでに使われています')
  })

  test('the password is changed', async ({ page }) => {
    await register(page)
    const change = async (current: string, next: string) => {
      await page.goto('/profile/account')
      await page.getByLabel('いまのパスワード').fill(current)
      await page.getByLabel('新しいパスワード').fill(next)
      await page.getByRole('button', { name: 'パスワードを変更する' }).click()
    }
    await change('wrong 1', NEXT)
    await expect(page.getByRole('alert')).toHaveText('いまのパスワードが正しくありません。')
    expect(page.url()).not.toContain('wrong')
    await change(PASSWORD, NEXT)
    await expect(page.getByRole('status')).toContainText('パスワードを変更しました')
  })
})

test('an id nobody has is answered the same', async ({ page }) => {
  await askForLink(page, newId())
})

test('a changed password signs out the other devices and not this one', async ({
  page,
  browser,
  baseURL,
}) => {
  const loginId = await register(page)
  const other = await anotherDevice(browser, baseURL, loginId)
  await page.goto('/profile/account')
  const current = page.getByLabel('いまのパスワード')
  await alive(current)
  const change = async (from: string, to: string) => {
    await current.fill(from)
    await page.getByLabel('新しいパスワード').fill(to)
    await page.getByRole('button', { name: 'パスワードを変更する' }).click()
  }
  // Both at once, though only the server knows which passwords are common.
  await change('', 'qwerty123')
  await expect(page.getByText('よく使われているパスワード')).toBeVisible()
  await expect(current).toHaveAttribute('aria-invalid', 'true')
  await expect(current).toBeFocused()
  await change('wrong 1', NEXT)
  await expect(page.getByRole('alert')).toHaveText('いまのパスワードが正しくありません。')
  // What was typed stays.
  await expect(current).toHaveValue('wrong 1')
  await change(PASSWORD, loginId.replace('password-', 'Password-'))
  await expect(page.getByText('ユーザーIDと同じか、ほとんど同じパスワードは使えません')).toBeVisible()
  await change(PASSWORD, NEXT)
  await expect(page.getByRole('status')).toContainText('ほかの端末からはログアウトし')
  await expect(current).toHaveValue('')
  await page.goto('/profile/sessions')
  await expect(page).toHaveURL('/profile/sessions')
  await expect(page.getByRole('region', { name: 'ログイン中の端末' }).getByRole('listitem')).toHaveCount(1)
  await other.goto('/profile')
  await expect(other).toHaveURL(/\/login\?/)
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'the devices, with script' : 'the devices, without script', () => {
    test.use({ javaScriptEnabled })

    test('are listed and signed out, one or all', async ({ page, browser, baseURL }) => {
      const loginId = await register(page)
      const other = await anotherDevice(browser, baseURL, loginId)
      await page.goto('/profile/sessions')
      const devices = page.getByRole('region', { name: 'ログイン中の端末' })
      await expect(devices.getByRole('listitem')).toHaveCount(2)
      await expect(devices.getByRole('listitem').filter({ hasText: 'この端末' })).not.toContainText('iPhone')
      const end = devices.getByRole('button', { name: 'iPhone・Safariをログアウトさせる' })
      if (javaScriptEnabled) await alive(end)
      await end.click()
      await expect(devices.getByRole('status')).toHaveText('ログアウトさせました。')
      await expect(devices.getByRole('listitem')).toHaveCount(1)
      await other.goto('/profile')
      await expect(other).toHaveURL(/\/login\?/)
      await devices.getByRole('button', { name: 'すべての端末からログアウト' }).click()
      await expect(page).toHaveURL('/')
      await page.goto('/profile')
      await expect(page).toHaveURL('/login?returnTo=%2Fprofile')
    })
  })
}

test.describe('the profile of a doctor', () => {
  test.use({ account: 'trusted@demo.example' })

  test('is reached from the menu and says who it is, last name first', async ({ page }) => {
    await page.goto('/')
    await page.locator('summary').filter({ hasText: '先生' }).click()
    await page.getByRole('link', { name: 'プロフィール' }).click()
    await expect(page).toHaveURL('/profile')
    await expect(page.getByRole('region', { name: '山田 太郎先生' })).toContainText('承認済み')
    const others = page.getByRole('navigation', { name: 'プロフィールの項目' })
    await others.getByRole('link', { name: '基本情報' }).click()
    await expect(page).toHaveURL('/profile/basics')
    await expect(page).toHaveTitle('基本情報(プロフィール) | DPワーク')
    await expect(page.getByRole('region', { name: '基本情報' })).toContainText('男性')
  })
})
