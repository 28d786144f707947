import { expect, type Page } from '@playwright/test'
import { rowAt } from './rows.ts'
import { serverFunctionPath } from './server-function-path.ts'
import { alive, openWhole, test } from './signed-in.ts'

/** What holds for every screen. */

const menu = (page: Page) => page.getByRole('navigation', { name: 'メインメニュー' })
const RESULT = '/search/spot/result'

test('an address of a listing without its id leads home', async ({ request }) => {
  for (const path of ['/spot', '/regular', '/spot/', '/regular/']) {
    const answer = await request.get(path)
    expect([answer.status(), new URL(answer.url()).pathname]).toEqual([200, '/'])
  }
})

test('a page that loads shows the header and a blue spinner in its middle', async ({ page }) => {
  await openWhole(page, '/contact')
  await alive(page.getByRole('button', { name: '運営に送る' }))
  // The part of the page that is loaded late never comes.
  await page.route('**/assets/*.js', () => undefined)
  await page.route('**/_serverFn/**', () => undefined)
  await menu(page).getByRole('link', { name: 'さがす' }).click()
  const spinner = page.locator('main').getByRole('status').locator('span').first()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(spinner).toBeVisible()
  const { color, middle } = await spinner.evaluate((element) => {
    const { left, width } = element.getBoundingClientRect()
    return { color: getComputedStyle(element).borderTopColor, middle: left + width / 2 }
  })
  expect(color).toBe('rgb(21, 87, 214)')
  expect(middle).toBeCloseTo((page.viewportSize()?.width ?? 0) / 2, -1)
})

test('a toast stands at the top, 300 to 560 pixels wide', async ({ page }) => {
  await page.setViewportSize({ width: 1200, height: 800 })
  await page.goto(RESULT)
  const heart = (await rowAt(page, 1)).getByRole('button', { name: /お気に入り/ })
  await alive(heart)
  await heart.click()
  const toast = page
    .locator('li')
    .filter({ has: page.getByText('この端末のお気に入りに保存しました', { exact: true }) })
  await expect(toast).toBeVisible()
  const [narrow, wide] = await toast.evaluate((element) => {
    const { minWidth, maxWidth } = getComputedStyle(element)
    return [minWidth, maxWidth]
  })
  expect([narrow, wide]).toEqual(['min(300px, 100%)', 'min(560px, 100%)'])
  expect((await toast.boundingBox())?.y).toBeLessThan(40)
})

test('a session check that fails is logged to the console, and the page goes on', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (line) => line.type() === 'error' && logged.push(line.text()))
  const CHECK = serverFunctionPath('src/features/session/token.functions.ts', 'checkSessionFn')
  const asked = page.waitForRequest((one) => one.url().includes(CHECK))
  await page.route(`**${CHECK}*`, (route) => route.fulfill({ status: 500, body: 'oops' }))
  await page.goto('/contact')
  await asked
  await expect.poll(() => logged.length).toBeGreaterThan(0)
  await expect(page.getByRole('button', { name: '運営に送る' })).toBeVisible()
  await expect(page.getByText(/認証に失敗しました|エラーが発生しました/)).toHaveCount(0)
})

test.describe('service alerts', () => {
  const ALERTS = [
    {
      status: 'investigating',
      description: '検索に時間がかかることがあります。',
      date: '2026-11-21T12:00:00+09:00',
      service: 'all',
    },
    { status: 'notice', description: '夜間に更新します。', date: '2026-11-20', service: 'all' },
  ]
  const banner = (page: Page) => page.getByRole('region', { name: 'サービスからのお知らせ' })
  const serve = (page: Page, alerts: unknown) =>
    page.route('**/alerts.json', (route) => route.fulfill({ json: alerts }))

  test('are yellow while something is investigated and blue otherwise, and not on paper', async ({
    page,
  }) => {
    await serve(page, ALERTS)
    await page.goto(RESULT)
    const colourOf = (title: string) =>
      banner(page)
        .getByText(title, { exact: true })
        .locator('xpath=ancestor::div[1]')
        .evaluate((element) => getComputedStyle(element).backgroundColor)
    await expect(banner(page)).toContainText('調査中')
    expect(await colourOf('調査中')).toBe('rgb(255, 243, 214)')
    expect(await colourOf('お知らせ')).toBe('rgb(232, 240, 255)')
    expect(await banner(page).evaluate((element) => getComputedStyle(element).zIndex)).toBe('9999')
    await page.emulateMedia({ media: 'print' })
    await expect(banner(page)).toBeHidden()
  })

  test('of one service show on its pages only', async ({ page }) => {
    const account = { ...ALERTS[1], service: 'account', description: 'ログインしにくくなっています。' }
    const other = { ...ALERTS[1], service: 'parking', description: '駐車場の工事です。' }
    await serve(page, [account, other, { ...ALERTS[1], service: 'search' }])
    await page.goto('/login')
    await expect(banner(page)).toContainText('ログインしにくくなっています。')
    await expect(banner(page)).not.toContainText(/駐車場|夜間/)
    await page.getByRole('banner').locator('a[href="/"]').click()
    await expect(banner(page)).toContainText('夜間に更新します。')
    await expect(banner(page)).not.toContainText(/駐車場|ログイン/)
  })
})
