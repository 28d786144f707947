import { expect, type Locator, type Page } from '@playwright/test'
import { linkOf, rowAt } from './rows.ts'
import { alive, test } from './signed-in.ts'

const menu = (page: Page) => page.getByRole('navigation', { name: 'メインメニュー' })
const RESULT = '/search/spot/result'

const stored = (page: Page, key: string) => page.evaluate((name) => sessionStorage.getItem(name), key)

test('the keyboard gets past the header first', async ({ page }) => {
  await page.goto('/login')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: '本文へ移動' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link', { name: '新規登録' })).toBeFocused()
})

test('the header says where one is, and follows', async ({ page }) => {
  await page.goto('/search/spot')
  await alive(menu(page).getByRole('link', { name: 'ログイン' }))
  await expect(menu(page).getByRole('link', { name: 'さがす' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('スポットをさがす')
  // Width and aspect of the logo, and where the tagline stands beside it.
  for (const [width, logo, aspect] of [
    [1199, 90, 2.78],
    [1200, 210, 9.9],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    const box = await page.getByRole('banner').getByRole('img', { name: 'DPワーク' }).boundingBox()
    expect(box?.width).toBe(logo)
    expect(logo / (box?.height ?? 0)).toBeCloseTo(aspect, 1)
    const tagline = page.getByRole('banner').getByText('医師の働き方を変える、高収入の副業情報サービス')
    await expect(tagline).toBeVisible({ visible: width === 1200 })
  }
  await menu(page).getByRole('link', { name: 'ログイン' }).click()
  await expect(menu(page).getByRole('link', { name: 'ログイン' })).toHaveAttribute('aria-current', 'page')
  await expect(menu(page).getByRole('link', { name: 'さがす' })).not.toHaveAttribute('aria-current')
})

test('a page that was scrolled before its script came stays where it is', async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/search/spot', { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 300))
  release()
  await alive(menu(page).getByRole('link', { name: 'さがす' }))
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => window.scrollY)).toBe(300)
})

test('a link of ours opens without a new document and takes the focus along, and fades in for who wants motion', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(() => {
    Document.prototype.startViewTransition = new Proxy(Document.prototype.startViewTransition, {
      apply(start, self, given) {
        document.documentElement.toggleAttribute('data-faded', true)
        return Reflect.apply(start, self, given)
      },
    })
  })
  await page.goto('/')
  await alive(menu(page).getByRole('link', { name: 'さがす' }))
  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''))
  await menu(page).getByRole('link', { name: 'さがす' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'スポットをさがす' })).toBeVisible()
  await expect(page.locator('html[data-same]')).toHaveCount(1)
  await expect(page.locator('#content')).toBeFocused()
  const faded = page.locator('html[data-faded]')
  await expect(faded).toHaveCount(1)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(() => document.documentElement.removeAttribute('data-faded'))
  await menu(page).getByRole('link', { name: 'ログイン' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'ログイン' })).toBeVisible()
  await expect(faded).toHaveCount(0)
})

test('the colour mode is kept', async ({ page }) => {
  await page.goto('/')
  const toggle = page.getByRole('switch', { name: 'ダークモード' })
  await expect(async () => {
    await toggle.click()
    await expect(toggle).toBeChecked({ timeout: 500 })
  }).toPass()
  await page.reload()
  await expect(toggle).toBeChecked()
  await expect(page.locator('html')).toHaveAttribute('data-color-mode', 'dark')
})

test('the pages visited are kept for the way back', async ({ page }) => {
  await page.goto(RESULT)
  await expect.poll(() => stored(page, 'dp:current-path')).toBe(RESULT)
  const card = linkOf(await rowAt(page))
  const address = await card.getAttribute('href')
  await card.click()
  await expect(page).toHaveURL(address ?? '')
  await expect.poll(() => stored(page, 'dp:current-path')).toBe(address)
  expect(await stored(page, 'dp:previous-path')).toBe(RESULT)
})

test('an address that leads nowhere offers a next step', async ({ page }) => {
  const response = await page.goto('/no-such-page')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'ページが見つかりません' })).toBeVisible()
  await page.getByRole('link', { name: '求人をさがす' }).click()
  await expect(page).toHaveURL('/search/spot')
})

test('a listing that is gone says so', async ({ page }) => {
  const response = await page.goto('/spot/999999999')
  expect(response?.status()).toBe(404)
  await expect(page.getByText('この求人は掲載が終了したか、URLが正しくありません。')).toBeVisible()
})

test('the agency is named on every page', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByRole('contentinfo')).toContainText('許可番号 13-ユ-000000(デモ)')
})

test.describe('service alerts', () => {
  const ALERTS = [
    {
      status: 'investigating',
      description: '検索に時間がかかることがあります。',
      date: '2026-11-21T12:00:00+09:00',
      service: 'all',
      link: 'https://status.example/1',
    },
    {
      status: 'notice',
      description: '夜間に更新します。',
      date: '2026-11-20',
      service: 'all',
      link: 'http://plain.example',
    },
  ]
  const banner = (page: Page) => page.getByRole('region', { name: 'サービスからのお知らせ' })
  const serve = (page: Page, alerts: unknown) =>
    page.route('**/alerts.json', (route) => route.fulfill({ json: alerts }))

  test('stay until closed, then for good', async ({ page }) => {
    await serve(page, ALERTS)
    await page.goto('/login')
    await expect(banner(page)).toContainText('調査中')
    await expect(banner(page)).toContainText('お知らせ')
    await expect(banner(page).getByRole('link')).toHaveCount(1)
    await banner(page)
      .getByRole('button', { name: /検索に時間がかかる.* を閉じる/ })
      .click()
    await expect(banner(page)).not.toContainText('調査中')
    await page.reload()
    await expect(banner(page)).toContainText('夜間に更新します。')
    await expect(banner(page)).not.toContainText('調査中')
  })

  test('take their own room: header, what sticks, toasts and anchors stand below', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 700 })
    const long = {
      ...ALERTS[0],
      description: '検索に時間がかかることがあります。'.repeat(4),
      date: '2026-11-19',
    }
    await serve(page, [...ALERTS, long])
    await page.goto(RESULT)
    await expect(banner(page)).toContainText('夜間に更新します。')
    const edges = async (what: Locator) => {
      const [alert, box] = [await banner(page).boundingBox(), await what.boundingBox()]
      if (!alert || !box) throw new Error('nothing to measure')
      return { alertTop: alert.y, gap: Math.round(box.y - alert.y - alert.height) }
    }
    const chips = page.getByRole('navigation', { name: '検索条件' })
    expect(await edges(page.getByRole('banner'))).toEqual({ alertTop: 0, gap: 0 })
    await page.evaluate(() => window.scrollTo(0, 900))
    await expect.poll(() => edges(chips)).toEqual({ alertTop: 0, gap: 0 })
    const heart = (await rowAt(page, 2)).getByRole('button', { name: /お気に入り/ })
    await alive(heart)
    await heart.click()
    const toast = page.getByText('この端末のお気に入りに保存しました', { exact: true })
    await expect(toast).toBeVisible()
    const width = (await page.locator('li').filter({ has: toast }).boundingBox())?.width
    expect(width).toBeGreaterThanOrEqual(300)
    await expect.poll(async () => (await edges(toast)).gap).toBeGreaterThanOrEqual(0)
    const second = await rowAt(page, 1)
    await second.evaluate((element) => element.scrollIntoView())
    expect((await edges(second)).gap).toBeGreaterThanOrEqual(0)
  })

  test('an empty list forgets what was closed', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('alert-box-list-closed', '{"a":true}'))
    await serve(page, [])
    await page.goto('/login')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('alert-box-list-closed'))).toBeNull()
  })

  test('a list that cannot be read is no alert', async ({ page }) => {
    await page.route('**/alerts.json', (route) => route.fulfill({ status: 500, body: 'oops' }))
    const answered = page.waitForResponse('**/alerts.json')
    await page.goto('/login')
    await answered
    await expect(banner(page)).toHaveCount(0)
  })
})

test.describe('a doctor without a checked licence', () => {
  test.use({ account: 'initial@demo.example' })

  test('reads the next step on every page', async ({ page }) => {
    await page.goto('/search/spot')
    const step = page.getByRole('complementary', { name: '応募までの次の手順' })
    await expect(step).toContainText('あと1ステップで応募できます。')
    await step.getByRole('link', { name: '書類の提出と状況' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '書類' })).toBeVisible()
  })
})
