import { expect, type Page } from '@playwright/test'
import { lookTest as test } from './signed-in.ts'

test.describe.configure({ mode: 'serial' })

/** What a page may find of the page before it. */
const found = async (page: Page) => ({
  cookies: (await page.context().cookies()).map(({ name }) => name),
  storage: await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await caches.keys()),
    ...(await indexedDB.databases()).map(({ name }) => name),
  ]),
  history: await page.evaluate(() => history.length),
  pages: page.context().pages().length,
  width: page.viewportSize()?.width,
})

let first: Page | undefined

test('a page that is handed on is filled with what a test leaves', async ({ page, context }) => {
  first = page
  await page.goto('/robots.txt')
  await page.goto('/help')
  await context.addCookies([{ name: 'left', value: '1', url: page.url() }])
  await page.evaluate(async () => {
    localStorage.setItem('left', '1')
    sessionStorage.setItem('left', '1')
    await caches.open('left')
    await new Promise((done) => indexedDB.open('left').addEventListener('success', done))
  })
  await page.route('**/robots.txt', (route) => route.fulfill({ body: 'left' }))
  await page.setViewportSize({ width: 320, height: 500 })
  await context.newPage()
  page.on('request', () => page.evaluate(() => sessionStorage.setItem('heard', '1')))
  const { storage, history, pages } = await found(page)
  expect([storage.length >= 4, history > 1, pages]).toEqual([true, true, 2])
})

test('the next test finds nothing of it', async ({ page }) => {
  expect(page, 'the same page').toBe(first)
  await page.goto('/robots.txt')
  await expect(page.locator('body')).toContainText('User-agent')
  expect(await found(page)).toEqual({ cookies: [], storage: [], history: 1, pages: 1, width: 1280 })
  await page.addInitScript(() => localStorage.setItem('left', '1'))
  await page.clock.setFixedTime(new Date('2020-01-01'))
})

test('a page with a script or a clock of its own is not handed on', async ({ page }) => {
  expect(page).not.toBe(first)
  await page.goto('/robots.txt')
  expect((await found(page)).storage).toEqual([])
  expect(await page.evaluate(() => new Date().getFullYear())).toBeGreaterThan(2020)
})
