import { expect, type Page } from '@playwright/test'
import { rowAt } from './rows.ts'
import { alive, test } from './signed-in.ts'

const SCREENS = [
  '/search/spot',
  '/search/spot/result',
  '/search/spot/detail/advanced',
  '/search/spot/high-value',
  '/search/regular',
  '/search/regular/result',
  '/search/regular/detail/advanced',
]

const FOREIGN = 'utm_source=news&utm_campaign=a,b&gclid=EAIa&fbclid=1&fbclid=2'

const unread = (page: Page) => page.getByRole('status').filter({ hasText: '読み取れない条件がありました' })

/** Everything the page complains of: React's hydration errors come as page errors and as lines of the console. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (line) => {
    if (line.type() === 'error') complaints.push(line.text())
  })
  return complaints
}

test('the params of an advertisement stay in the address of every search screen and change nothing', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/_serverFn/')) calls.push(decodeURIComponent(request.url()))
  })
  for (const screen of SCREENS) {
    await page.goto(`${screen}?prefectures=TOKYO&${FOREIGN}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await alive(page.getByRole('heading', { level: 1 }))
    expect(page.url()).toContain('utm_source=news')
    expect(page.url()).toContain('gclid=EAIa')
    await expect(unread(page)).toHaveCount(0)
  }
  expect(calls.filter((call) => call.includes('utm_') || call.includes('fbclid'))).toEqual([])
  expect(complaints).toEqual([])
})

test('what could not be read is said once, opened from outside or by a link of the app', async ({ page }) => {
  const complaints = complaintsOf(page)
  await page.goto('/search/spot/result?prefectures=TOKYO,ATLANTIS&utm_source=news')
  await expect(unread(page)).toBeVisible()
  await expect(page.getByRole('link', { name: '東京都 を外す' })).toBeVisible()
  await expect(page).toHaveURL('/search/spot/result?prefectures=TOKYO&utm_source=news')
  await expect(unread(page)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link', { name: '東京都 を外す' })).toBeVisible()
  await expect(unread(page)).toHaveCount(0)

  // A link of the app with the same fault, as an old history entry or an alert may hold one.
  const link = page.getByRole('link', { name: '東京都 を外す' })
  await alive(link)
  await link.evaluate((element: HTMLAnchorElement) => {
    element.href = '/search/spot/result?prefectures=ATLANTIS,OSAKA'
  })
  await link.click()
  await expect(page).toHaveURL('/search/spot/result?prefectures=OSAKA')
  await expect(unread(page)).toBeVisible()
  await expect(page.getByRole('link', { name: '大阪府 を外す' })).toBeVisible()
  expect(complaints).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('constants with their prefix are understood and what is unreadable is said', async ({ page }) => {
    await page.goto('/search/regular/result?prefectures=PREFECTURE_TOKYO&weekdays=SOMEDAY')
    await expect(unread(page)).toBeVisible()
    await expect(page.getByRole('link', { name: '東京都 を外す' })).toBeVisible()
  })
})

test('a place in the list under another sort leads to the first page', async ({ page }) => {
  await page.goto('/search/spot/result')
  const more = page.getByRole('link', { name: /もっと見る/ })
  const after = new URL(await more.evaluate((element: HTMLAnchorElement) => element.href)).searchParams.get(
    'after',
  )
  await page.goto('/search/spot/result?sort=FEE_DESC')
  const first = await (await rowAt(page)).innerText()
  await page.goto(`/search/spot/result?sort=FEE_DESC&after=${after}`)
  expect(await (await rowAt(page)).innerText()).toBe(first)
})
