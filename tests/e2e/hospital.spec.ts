import { expect } from '@playwright/test'
import { DEMO_PASSWORD } from '#app/backend/database/demo-people.ts'
import { test } from './signed-in.ts'

test('a visitor logs in first, as a member of the hospital', async ({ page }) => {
  await page.goto('/hospital')
  await expect(page).toHaveURL('/hospital/login')
  await expect(page.getByRole('heading', { level: 1, name: '病院の担当者のログイン' })).toBeVisible()
  await page.getByLabel('ユーザーID').fill('hospital@demo.example')
  await page.getByLabel('パスワード', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'ログインする' }).click()
  await expect(page).toHaveURL('/hospital')
  await expect(page.getByText('担当: 採用 桜子')).toBeVisible()
  await expect(page.getByRole('navigation', { name: '病院のページ' })).toBeVisible()
  await page.goto('/hospital/login')
  await expect(page).toHaveURL('/hospital')
})

for (const account of ['trusted@demo.example', 'staff@demo.example']) {
  test.describe(account, () => {
    test.use({ account })
    test('is told that these pages are not for them, with 403', async ({ page }) => {
      const answer = await page.goto('/hospital')
      expect(answer?.status()).toBe(403)
      await expect(page.getByText('このページは病院の担当者専用です。')).toBeVisible()
      await expect(page.getByRole('navigation', { name: '病院のページ' })).toHaveCount(0)
    })
  })
}

test.describe('a member of a hospital', () => {
  test.use({ account: 'hospital@demo.example' })

  test('looks at listings, but does not like, follow or apply', async ({ page }) => {
    await page.goto('/search/spot/result')
    await expect(page.getByRole('link', { name: '病院の画面へ' })).toBeVisible()
    await expect(page.getByRole('button', { name: /お気に入り/ })).toHaveCount(0)
    await page.goto('/sign-up')
    await expect(page).toHaveURL('/hospital')
  })
})
