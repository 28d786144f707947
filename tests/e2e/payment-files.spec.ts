import { HOUR_MS } from '#app/domain/duration.ts'
import { expect, type Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { session, account } from '#app/backend/database/schema/account/account.ts'
import { DEMO_PASSWORD_HASH } from '#app/backend/database/demo-people.ts'
import { insertMember } from '#tests/support/members.ts'
import { insertHospital } from './own-listings.ts'
import { alive, sessionOf, test, testDatabase } from './signed-in.ts'

/** The files of a hospital's payments ask who is at the device, and then come. */

const PASSWORD = 'demo-password-1'

/** A browser of an owner, who logged in an hour ago. */
async function signInLongAgo(hospitalId: number) {
  const { accountId } = await insertMember(testDatabase(), hospitalId, { now: new Date() })
  await testDatabase()
    .update(account)
    .set({ passwordHash: DEMO_PASSWORD_HASH, mailConfirmedAt: new Date() })
    .where(eq(account.id, accountId))
  const storageState = await sessionOf(accountId)
  await testDatabase()
    .update(session)
    .set({ authenticatedAt: new Date(Date.now() - HOUR_MS) })
    .where(eq(session.accountId, accountId))
  return storageState
}

/** Saves the file of a link, which is no page. */
async function save(page: Page, link: string) {
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: link }).click()
  return (await download).suggestedFilename()
}

for (const javaScriptEnabled of [true, false]) {
  test(`a typed address of a file asks for the password, and the page has the link then, ${javaScriptEnabled ? 'with' : 'without'} script`, async ({
    browser,
  }) => {
    const storageState = await signInLongAgo(await insertHospital())
    const context = await browser.newContext({ storageState, javaScriptEnabled, locale: 'ja-JP' })
    const page = await context.newPage()
    await page.goto('/account/payments/hospital-unpaid.csv')
    await expect(page).toHaveURL('/hospital/payments?file=NOT_PROVED')
    const form = page.getByRole('form', { name: '書き出す前のご本人の確認' })
    await expect(form).toContainText('まだ実行していません。')
    const send = form.getByRole('button', { name: '確認する' })
    if (javaScriptEnabled) await alive(send)
    const password = form.getByRole('textbox', { name: 'いまのパスワード' })
    await password.fill('wrong-password-1')
    await send.click()
    await expect(form).toContainText('いまのパスワードが正しくありません')
    await password.fill(PASSWORD)
    await send.click()
    expect(await save(page, '支払い待ちをCSVで保存')).toBe('hospital-payments-unpaid.csv')
    await context.close()
  })
}

test('the address of a month leads to that month, and a visitor’s to the log-in before it', async ({
  browser,
}) => {
  const storageState = await signInLongAgo(await insertHospital())
  const context = await browser.newContext({ storageState, locale: 'ja-JP' })
  const page = await context.newPage()
  await page.goto('/account/payments/hospital-2026-10.csv')
  await expect(page).toHaveURL('/hospital/payments?shelf=PAID&month=2026-10&file=NOT_PROVED')
  await expect(page.getByRole('heading', { name: '2026年10月に支払い済み' })).toBeVisible()
  await context.clearCookies()
  await page.goto('/account/payments/hospital-2026-10.csv')
  const { pathname, searchParams } = new URL(page.url())
  expect([pathname, searchParams.get('returnTo')]).toEqual([
    '/login',
    '/hospital/payments?shelf=PAID&month=2026-10',
  ])
  await context.close()
})
