import { expect, type Page } from '@playwright/test'
import { expectNoBarriers } from './barriers.ts'
import { alive, test } from './signed-in.ts'

const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })
const conditions = (page: Page) => page.getByRole('navigation', { name: '検索条件' })
const numberOf = (text: string) => Number(text.replace(/\D/g, ''))

/** What stands beside a box. */
const countAt = (page: Page, name: string) =>
  box(page, name).evaluate(
    (one) => document.getElementById(one.getAttribute('aria-describedby') ?? '')?.innerText ?? '',
  )

for (const kind of ['spot', 'regular'] as const) {
  const found = (page: Page) =>
    page.getByRole('heading', {
      level: 1,
      name: new RegExp(`${kind === 'spot' ? 'スポット' : '定期'}\\s*[\\d,]+\\s*件`),
    })

  test.describe(`a ${kind} search`, () => {
    test('offers the cities of a prefecture that is chosen, with what each has', async ({ page }) => {
      await page.goto(`/search/${kind}`)
      await alive(box(page, '選考なし'))
      await expect(page.getByText('東京都の市区町村')).toHaveCount(0)
      await page.getByText('関東', { exact: true }).click()
      await box(page, '東京都').check()
      await page.getByText('東京都の市区町村').click()
      await expect.poll(() => countAt(page, '新宿区')).toMatch(/^[\d,]+件$/)
      const count = numberOf(await countAt(page, '新宿区'))
      await expectNoBarriers(page)
      await box(page, '新宿区').check()
      await page.getByRole('button', { name: /^検索する/ }).click()
      await expect(page).toHaveURL(/prefectures=TOKYO&cities=TOKYO-/)
      await expect(conditions(page).getByRole('link', { name: '東京都新宿区 を外す' })).toBeVisible()
      expect(numberOf(await found(page).innerText())).toBe(count)
    })

    test('takes a city without script too', async ({ browser, baseURL }) => {
      const context = await browser.newContext({ baseURL, locale: 'ja-JP', javaScriptEnabled: false })
      const page = await context.newPage()
      await page.goto(`/search/${kind}?prefectures=TOKYO`)
      await page.getByText('東京都の市区町村').click()
      // A count is not rendered before it comes into view.
      await expect.poll(() => countAt(page, '新宿区')).toMatch(/^[\d,]+件$/)
      const count = numberOf(await countAt(page, '新宿区'))
      await box(page, '新宿区').check()
      await page.getByRole('button', { name: /^検索する/ }).click()
      await expect(conditions(page).getByRole('link', { name: '東京都新宿区 を外す' })).toBeVisible()
      expect(numberOf(await found(page).innerText())).toBe(count)
      // And the form has it ticked when it is come back to.
      await page.goto(`/search/${kind}?cities=${encodeURIComponent('TOKYO-新宿区')}`)
      await expect(box(page, '新宿区')).toBeChecked()
      await context.close()
    })

    test.describe('beside the list', () => {
      test.use({ viewport: { width: 1280, height: 900 } })

      test('counts each city, and applies it at once', async ({ page }) => {
        await page.goto(`/search/${kind}/result?prefectures=TOKYO`)
        await alive(box(page, '東京都'))
        await page.getByRole('link', { name: 'すべての条件' }).click()
        await page.getByText('東京都の市区町村').click()
        await expect.poll(() => countAt(page, '新宿区')).toMatch(/^[\d,]+件$/)
        const count = numberOf(await countAt(page, '新宿区'))
        await box(page, '新宿区').check()
        await expect(page).toHaveURL(/cities=TOKYO-/)
        await expect.poll(async () => numberOf(await found(page).innerText())).toBe(count)
        // Its own place plays no part in what stands beside a city.
        expect(numberOf(await countAt(page, '新宿区'))).toBe(count)
      })
    })
  })
}
