import { expect, type Page } from '@playwright/test'
import { expectShown, rowAt } from './rows.ts'
import { alive, test } from './signed-in.ts'

const articles = (page: Page) => page.getByRole('article')

/** How many listings stand whole in the window. */
const inView = (page: Page) =>
  articles(page).evaluateAll(
    (all) =>
      all.filter((one) => {
        const { top, bottom } = one.getBoundingClientRect()
        return top >= 0 && bottom <= window.innerHeight
      }).length,
  )

test.describe('a doctor with wishes', () => {
  test.use({ account: 'verified@demo.example' })

  for (const kind of ['spot', 'regular'])
    test(`sees first what fits them, and why: ${kind}`, async ({ page }) => {
      await page.goto(`/search/${kind}/result`)
      await expect(
        page.getByText('あなたの希望(東京・神奈川・金土・5万円以上・ゆったり当直)に合う順'),
      ).toBeVisible()
      await expect((await rowAt(page)).getByText('希望どおり', { exact: true })).toBeVisible()
      await expect(page.getByRole('link', { name: '希望を変える' })).toHaveAttribute(
        'href',
        '/profile/wishes',
      )
      await page.goto(`/search/${kind}/result?sort=FEE_DESC`)
      await expectShown(articles(page))
      await expect(page.getByText('希望どおり')).toHaveCount(0)
      await expect(page.getByText('に合う順')).toHaveCount(0)
    })

  for (const kind of ['spot', 'regular'])
    test(`gets a page as light as anybody’s, with rows as low: ${kind}`, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 900 })
      await page.goto(`/search/${kind}/result`)
      await expect.poll(() => inView(page)).toBeGreaterThanOrEqual(5)
      await alive(page.getByRole('checkbox', { name: '東京都', exact: true }))
      expect(await page.locator('*').count()).toBeLessThanOrEqual(800)
      await page.setViewportSize({ width: 375, height: 812 })
      await expect.poll(() => inView(page)).toBeGreaterThanOrEqual(2)
    })
})

test('a visitor is told what the order goes by, and where to set wishes', async ({ page }) => {
  for (const kind of ['spot', 'regular']) {
    await page.goto(`/search/${kind}/result`)
    await expect(page.getByText('給与・評価などの順です。')).toBeVisible()
    await expect(page.getByText('希望どおり')).toHaveCount(0)
  }
  await page.getByRole('link', { name: '希望を設定' }).click()
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fprofile%2Fwishes/)
})
