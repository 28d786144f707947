import { expect, type Page } from '@playwright/test'
import { alive, test } from './signed-in.ts'

/** The page as an app with a key for web analytics would send it; what is asked of Google is kept and answered here. */
async function withAnalytics(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route('**/about/external', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(
      '<html ',
      `<html data-third-parties='{"analytics":"G-TEST1234"}' `,
    )
    await route.fulfill({ response, body })
  })
  await page.route('https://www.googletagmanager.com/**', async (route) => {
    asked.push(route.request().url())
    await route.fulfill({ contentType: 'text/javascript', body: 'dataLayer.loaded = true' })
  })
  return asked
}

const question = (page: Page) => page.getByRole('region', { name: '外部サービスの利用の確認' })

test.describe('third parties', () => {
  test('are asked for nothing until the visitor allows it, and the answer is kept', async ({ page }) => {
    const asked = await withAnalytics(page)
    await page.goto('/about/external')
    await expect(question(page)).toContainText('Google アナリティクス')
    expect(asked).toEqual([])
    await question(page).getByRole('button', { name: '許可する' }).click()
    await expect.poll(() => asked).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-TEST1234'])
    await expect(question(page)).toHaveCount(0)
    await page.reload()
    await expect.poll(() => asked.length).toBe(2)
    await expect(question(page)).toHaveCount(0)
  })

  test('stay away after a refusal', async ({ page }) => {
    const asked = await withAnalytics(page)
    await page.goto('/about/external')
    await question(page).getByRole('button', { name: '許可しない' }).click()
    await expect(question(page)).toHaveCount(0)
    await page.reload({ waitUntil: 'networkidle' })
    await expect(question(page)).toHaveCount(0)
    expect(asked).toEqual([])
  })

  test('are not asked about where the browser refuses for its user', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
    const asked = await withAnalytics(page)
    await page.goto('/about/external', { waitUntil: 'networkidle' })
    await alive(page.getByRole('switch', { name: 'ダークモード' }))
    await expect(question(page)).toHaveCount(0)
    expect(asked).toEqual([])
  })
})
