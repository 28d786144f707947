import { expect } from '@playwright/test'
import { alive, test } from './signed-in.ts'

test.use({ account: 'staff@demo.example' })

test('our staff read the funnel, by the way that doctors came, and how the queues are', async ({ page }) => {
  await page.goto('/staff/audit')
  const way = page.getByRole('navigation', { name: '運営のページ' }).getByRole('link', { name: '数字' })
  await alive(way)
  await way.click()
  await expect(page).toHaveURL('/staff/figures')
  const funnel = page.getByRole('region', { name: '検索から成立まで' })
  await expect(funnel).toContainText(/求人の詳細.*\(検索の\d+%\)/)
  await expect(page.getByRole('img', { name: /応募の推移/ })).toBeVisible()
  await expect(page.getByRole('region', { name: 'いまの稼働状況' })).toContainText('送れなかった通知')

  await page.getByRole('navigation', { name: '経路' }).getByRole('link', { name: 'LINE' }).click()
  await expect(page).toHaveURL('/staff/figures?channel=LINE')
  const ways = page.getByRole('region', { name: '経路ごと', exact: true })
  await expect(ways.getByRole('row', { name: /LINE・おすすめ/ })).toBeVisible()
  await expect(ways.getByRole('row', { name: /メール/ })).toHaveCount(0)

  await page.getByText('日ごとの数字を表で見る', { exact: true }).click()
  await expect(page.getByRole('table', { name: '日ごとの数字' }).getByRole('row')).toHaveCount(29)
})

test.describe('a doctor', () => {
  test.use({ account: 'trusted@demo.example' })
  test('is told that the figures are not for them', async ({ page }) => {
    expect((await page.goto('/staff/figures'))?.status()).toBe(403)
  })
})
