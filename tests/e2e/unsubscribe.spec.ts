import { expect, test } from '@playwright/test'
import { alive } from './signed-in.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('a link that is too old leads to the settings', async ({ page }) => {
      await page.goto(`/mail/unsubscribe/${crypto.randomUUID()}`)
      await expect(page).toHaveURL(/\/unsubscribe\//)
      const stop = page.getByRole('button', { name: 'この種類のメールを止める' })
      if (javaScriptEnabled) await alive(stop)
      await stop.click()
      await expect(page.getByText(/^このリンクは期限が切れているか/)).toBeVisible()
      await expect(page.getByRole('link', { name: '通知の設定を開く' })).toBeVisible()
    })
  })
}

test('the page of an address', async ({ page }) => {
  await page.goto('/unsubscribe/x')
  await expect(page.getByRole('heading', { level: 1, name: 'メールの停止' })).toBeVisible()
})
