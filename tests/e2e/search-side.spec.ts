import { gzipSync } from 'node:zlib'
import { expect, type Page } from '@playwright/test'
import { rowAt } from './rows.ts'
import { alive, test } from './signed-in.ts'

const RESULT = '/search/spot/result'

test.use({ viewport: { width: 1280, height: 900 } })

const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })
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

/** What the page carries for the browser's cache and the router. */
const stateOf = (html: string) => /\$_TSR\.router=.*?<\/script>/s.exec(html)?.[0] ?? ''

for (const { kind, phone } of [
  { kind: 'spot', phone: 3 },
  { kind: 'regular', phone: 2 },
]) {
  test(`the results of ${kind} listings are light and dense`, async ({ page }) => {
    const path = `/search/${kind}/result`
    const html = await (await page.request.get(path)).text()
    expect(Buffer.byteLength(html)).toBeLessThan(75_000)
    // 450 of it are the footer's links, which the law wants on every page.
    expect(gzipSync(html).byteLength).toBeLessThan(12_400)
    const state = Buffer.byteLength(stateOf(html))
    expect(state).toBeGreaterThan(1_000)
    expect(state).toBeLessThan(10_000)
    const elements = () => page.locator('*').count()
    await page.goto(path)
    await alive(box(page, '東京都'))
    expect(await articles(page).count()).toBe(20)
    expect(await elements()).toBeLessThanOrEqual(800)
    expect(await inView(page)).toBeGreaterThanOrEqual(6)
    await page.setViewportSize({ width: 375, height: 812 })
    await expect.poll(() => inView(page)).toBeGreaterThanOrEqual(phone)
    expect(await elements()).toBeLessThanOrEqual(800)
  })
}

test('a tick applies at once, leaves the focus and is one step of the history', async ({ page }) => {
  await page.goto('/search/spot')
  await page.goto(RESULT)
  await alive(box(page, '東京都'))
  await box(page, '東京都').press('Space')
  await expect(page).toHaveURL(/prefectures=TOKYO/)
  await expect(box(page, '東京都')).toBeFocused()
  await box(page, '当直').press('Space')
  await expect(page).toHaveURL(/shiftPatterns=NIGHT/)
  await expect(box(page, '当直')).toBeFocused()

  await page.getByRole('link', { name: 'すべての条件' }).click()
  await expect(box(page, '月')).toBeVisible()
  await expect(box(page, '当直')).toBeChecked()
  await expect(page).toHaveURL(/prefectures=TOKYO/)

  const conditions = page.getByRole('navigation', { name: '検索条件' })
  await conditions.getByRole('link', { name: '当直 を外す' }).press('Enter')
  await expect(page).not.toHaveURL(/shiftPatterns/)
  await expect(conditions.getByRole('link', { name: '東京都 を外す' })).toBeFocused()
  await expect(box(page, '当直')).not.toBeChecked()
  await conditions.getByRole('link', { name: '東京都 を外す' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  for (const address of [/prefectures=TOKYO$/, /shiftPatterns=NIGHT/, /result$/]) {
    await page.goBack()
    await expect(page).toHaveURL(address)
  }
  await expect(box(page, '当直')).not.toBeChecked()
})

test('a tick keeps the page as it is while a script is on its way', async ({ page }) => {
  await page.clock.install()
  await page.goto(RESULT)
  await alive(box(page, '東京都'))
  let held = 0
  await page.route('**/assets/*.js', async (route) => {
    held += 1
    // Longer than the router waits before it shows the waiting page.
    await page.clock.fastForward(1_500)
    await route.continue()
  })
  await box(page, '東京都').press('Space')
  await expect(page).toHaveURL(/prefectures=TOKYO/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/[1-9]/)
  await expect(box(page, '東京都')).toBeFocused()
})

test('a reload shows as much of the list as before, at its place', async ({ page }) => {
  await page.goto(RESULT)
  const more = page.getByRole('link', { name: /^もっと見る/ })
  await alive(more)
  for (const count of [40, 60]) {
    await more.click()
    await expect(articles(page)).toHaveCount(count)
  }
  await (await rowAt(page, 45)).scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  await page.reload()
  await expect(articles(page)).toHaveCount(60)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(before, -2)
})
