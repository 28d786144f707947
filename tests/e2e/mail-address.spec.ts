import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { Register } from '#app/services/account/session.account.documents.ts'
import { documentId } from '#app/services/trusted-document.server.ts'
import { expectShown } from './rows.ts'
import { alive, test } from './signed-in.ts'

const PASSWORD = 'umi-to-yama-1946'
const newAddress = () => `address-${randomUUID().slice(0, 13)}@example.com`

/** An account of the test's own, signed in in this browser. */
async function register(page: Page): Promise<string> {
  const loginId = newAddress()
  const origin = new URL((await page.request.get('/livez')).url()).origin
  const answer = await page.request.post('/account/graphql', {
    headers: { Origin: origin },
    data: { documentId: documentId(Register), variables: { loginId, password: PASSWORD, consent: true } },
  })
  expect(await answer.json()).toMatchObject({ data: { register: { outcome: 'REGISTERED' } } })
  return loginId
}

/** The address the newest mail about a screen leads to, fragment and all. */
async function linkTo(page: Page, address: string, screen = '/login/confirm'): Promise<string> {
  const html = async () => (await page.request.get('/dev/mails')).text()
  const found = async () => {
    const article = (await html())
      .split('<article')
      .find((part) => part.includes(address) && part.includes(`${screen}#`))
    return article?.match(new RegExp(`${screen}#[\\w-]{43}`))?.[0] ?? ''
  }
  await expect.poll(found, { timeout: 20_000 }).not.toBe('')
  return found()
}

const mailSection = (page: Page) => page.getByRole('region', { name: 'メールアドレス' })
const confirmButton = (page: Page) => page.getByRole('button', { name: 'メールアドレスを確認する' })

async function confirm(page: Page) {
  await confirmButton(page).click()
  // The words show before the address has changed: who leaves in between is led back.
  await expect(page).toHaveURL('/login/confirm?outcome=CONFIRMED')
  await expect(page.getByText('メールアドレスを確認しました')).toBeVisible()
}

test('who registers is asked to confirm the address, and goes on meanwhile', async ({
  page,
  browser,
  baseURL,
}) => {
  const address = await register(page)
  await page.goto('/sign-up')
  await expect(page.getByRole('heading', { level: 1, name: '基本情報' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(`${address} に届いたメールのリンクを開いて`)
  const resend = page.getByRole('button', { name: '確認メールを再送' })
  await alive(resend)
  await resend.click()
  await expect(
    page.getByRole('status').filter({ hasText: '確認メールをお送りしました。60分以内に' }),
  ).toBeVisible()
  await page.goto('/search/spot/result')
  await expectShown(page.getByRole('article'))

  // On a device where nobody is logged in the link alone is not enough.
  const link = await linkTo(page, address)
  const context = await browser.newContext({ baseURL, locale: 'ja-JP' })
  const phone = await context.newPage()
  await phone.goto(link)
  await alive(confirmButton(phone))
  await confirmButton(phone).click()
  await expect(phone.getByText('登録のときに決めたパスワードも入力してください')).toBeVisible()
  await phone.getByLabel('パスワード', { exact: true }).fill('chigau-password-1')
  await confirmButton(phone).click()
  await expect(phone.getByRole('alert')).toContainText('パスワードが正しくありません。')
  await context.close()

  await page.goto(link)
  await alive(confirmButton(page))
  await expect(page).toHaveURL('/login/confirm')
  await confirm(page)
  await page.goto('/profile/account')
  await expect(mailSection(page)).toContainText(`${address}(確認済み)`)
  await page.goto('/sign-up')
  await expect(page.getByRole('button', { name: '確認メールを再送' })).toHaveCount(0)
})

test('another address takes the place of the old one once it is confirmed', async ({ page }) => {
  const old = await register(page)
  const next = newAddress()
  await page.goto('/profile/account')
  const section = mailSection(page)
  const send = section.getByRole('button', { name: '確認のメールを送る' })
  await alive(section.getByRole('button', { name: '確認メールを再送' }))
  await section.getByText('メールアドレスを変更する').click()
  await section.getByLabel('新しいメールアドレス').fill(old)
  await send.click()
  await expect(section.getByRole('alert')).toHaveText('いまと同じメールアドレスです。')
  await section.getByLabel('新しいメールアドレス').fill(next)
  await send.click()
  await expect(section).toContainText(`新しいメールアドレス ${next} の確認を待っています。`)
  await expect(section).toContainText(`${old}(未確認)`)
  await page.goto(await linkTo(page, next))
  await alive(confirmButton(page))
  await confirm(page)
  await page.goto('/profile/account')
  await expect(mailSection(page)).toContainText(`${next}(確認済み)`)
})

test('the mail to the proved address stops a change and ends every session', async ({ page }) => {
  const address = await register(page)
  await page.goto(await linkTo(page, address))
  await alive(confirmButton(page))
  await confirm(page)
  await page.goto('/profile/account')
  const section = mailSection(page)
  const send = section.getByRole('button', { name: '確認のメールを送る' })
  await alive(section)
  await section.getByText('メールアドレスを変更する').click()
  await section.getByLabel('新しいメールアドレス').fill(newAddress())
  await send.click()
  await expect(section).toContainText('の確認を待っています。')
  await page.goto(await linkTo(page, address, '/login/stop'))
  const stop = page.getByRole('button', { name: '変更を止める' })
  await alive(stop)
  await stop.click()
  await expect(page.getByRole('status')).toContainText('メールアドレスの変更を止めました')
  await expect(page).toHaveURL('/login/stop?outcome=STOPPED')
  await page.goto('/profile/account')
  await expect(page).toHaveURL(/\/login\?/)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the link is sent again and used by forms like any other', async ({ page }) => {
    const address = await register(page)
    await page.goto('/profile/account')
    await mailSection(page).getByRole('button', { name: '確認メールを再送' }).click()
    await expect(page).toHaveURL('/profile/account?mail=REQUESTED#mail')
    await expect(mailSection(page).getByRole('status')).toContainText('確認メールをお送りしました。')
    const link = await linkTo(page, address)
    await page.goto('/login/confirm')
    await page.getByLabel('確認コード').fill('wrong')
    await confirmButton(page).click()
    await expect(page.getByRole('alert')).toContainText('確認コードが正しくありません。')
    await page.getByLabel('確認コード').fill(link.split('#')[1] ?? '')
    await confirmButton(page).click()
    await expect(page.getByText('メールアドレスを確認しました')).toBeVisible()
  })
})
