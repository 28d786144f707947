import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { hashPassword } from '#app/backend/account/password/password.ts'
import { hashOfSecret, newSessionSecret } from '#app/backend/account/session/session-cookie.ts'
import { openDatabase } from '#app/backend/database/client.ts'
import { account } from '#app/backend/database/schema/account/account.ts'
import { addressReturn } from '#app/backend/database/schema/account/address-return.ts'
import { alive, test } from './signed-in.ts'

const PASSWORD = 'umi-to-yama-1946'
const NEXT = 'kawa-to-sora-1947'

/** An account whose address somebody has changed, and the token of the mail to the one before. */
async function lostAccount(): Promise<{ address: string; token: string }> {
  const database = openDatabase({ url: process.env['E2E_DATABASE_URL'] ?? '', max: 1 })
  const name = randomUUID().slice(0, 13)
  const [now, token, address] = [new Date(), newSessionSecret(), `lost-${name}@example.com`]
  const [row] = await database
    .insert(account)
    .values({ loginId: `thief-${name}@example.com`, mailConfirmedAt: now })
    .returning({ id: account.id })
  await database.insert(addressReturn).values({
    accountId: row?.id ?? '',
    address,
    passwordHashes: [await hashPassword(PASSWORD)],
    tokenHash: hashOfSecret(token),
    createdAt: now,
    expiresAt: new Date(now.getTime() + 60_000),
  })
  await database.$client.end()
  return { address, token }
}

const before = (page: Page) => page.getByLabel('変更前のパスワード', { exact: true })
const next = (page: Page) => page.getByLabel('新しいパスワード', { exact: true })
const send = (page: Page) => page.getByRole('button', { name: '元のメールアドレスに戻す' })

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('the mail to the address of before takes the account back', async ({ page }) => {
      const { address, token } = await lostAccount()
      await page.goto(`/login/take-back#${token}`)
      if (javaScriptEnabled) await alive(send(page))
      else await page.getByLabel('確認コード').fill(token)
      await before(page).fill('not-this-one-1')
      await next(page).fill('password1')
      await send(page).click()
      await expect(page.getByRole('alert')).toContainText('(2件)')
      await expect(page.getByText('変更前のパスワードが正しくありません')).toBeVisible()
      await expect(page.getByText('よく使われているパスワードのため')).toBeVisible()
      await expect(page).toHaveURL(javaScriptEnabled ? '/login/take-back' : /outcome=INVALID/)

      if (!javaScriptEnabled) await page.getByLabel('確認コード').fill(token)
      await before(page).fill(PASSWORD)
      await next(page).fill(NEXT)
      await send(page).click()
      await expect(page.getByText('元のメールアドレスに戻しました')).toBeVisible()
      await page.getByRole('main').getByRole('link', { name: 'ログインする' }).click()
      await page.getByLabel('ユーザーID').fill(address)
      await page.getByLabel('パスワード', { exact: true }).fill(NEXT)
      await page.getByRole('button', { name: 'ログインする' }).click()
      await expect(page).toHaveURL(/^(?!.*\/login)/)
    })
  })
}
