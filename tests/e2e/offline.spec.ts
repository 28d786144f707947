import { expect, type Page } from '@playwright/test'
import { launchOptions } from '#tests/support/chromium.ts'
import { match } from './matches.ts'
import { OWN_DOCTOR, test } from './signed-in.ts'

test.use({ account: OWN_DOCTOR, serviceWorkers: 'allow', launchOptions: launchOptions({ whole: true }) })

/** Opens a page until the service worker has taken it over. */
async function underWorker(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

const kept = (page: Page) =>
  page.evaluate(async () => {
    const cache = await caches.open('offline-copies-1')
    const requests = await cache.keys()
    return requests.map(({ url }) => new URL(url).pathname)
  })

test('a doctor reads the next work and its guide without a connection', async ({ page, context }) => {
  await match(page, 64)
  await underWorker(page, '/work/matched')
  const guide = page.getByRole('link', { name: '初回勤務ガイド' })
  const path = (await guide.getAttribute('href')) ?? ''
  await expect.poll(() => kept(page)).toEqual(expect.arrayContaining(['/work', '/work/matched', path]))
  const meeting = page.getByRole('main')
  await expect(meeting).toContainText('集合')

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('status')).toContainText('オフラインのため')
  await expect(page.getByRole('main')).toContainText('集合')
  // From the copy, and from a page that is alive, a link leads to a copy.
  await page.getByRole('link', { name: '初回勤務ガイド' }).click()
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('初回勤務ガイド')
  await expect(page.getByRole('status')).toContainText('オフラインのため')

  await page.goto('/search/spot')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('通信できませんでした')
  await page.getByRole('link', { name: '勤務', exact: true }).click()
  await expect(page).toHaveURL('/work')

  await context.setOffline(false)
  await page.getByRole('link', { name: 'もう一度読み込む' }).click()
  await expect(page.getByText('オフラインのため')).toHaveCount(0)
})

test('a page that was on its way as the worker started comes under it', async ({ page, context }) => {
  const other = await context.newPage()
  await page.route('**/work', async (route) => {
    await underWorker(other, '/')
    await route.continue()
  })
  await underWorker(page, '/work')
})

test('nothing of the doctor stays on the device after the log-out', async ({ page, context }) => {
  await match(page, 65)
  await underWorker(page, '/work/matched')
  await expect.poll(() => kept(page)).toContain('/work/matched')
  await page.locator('summary').filter({ hasText: '先生' }).click()
  await page.getByRole('button', { name: 'ログアウト' }).click()
  await expect(page).toHaveURL('/')
  await expect.poll(() => kept(page)).toEqual([])
  await context.setOffline(true)
  await page.goto('/work/matched')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('通信できませんでした')
})

test('a log-out without a connection empties the device, and says that it is not over', async ({
  page,
  context,
}) => {
  await match(page, 66)
  await underWorker(page, '/work/matched')
  await expect.poll(() => kept(page)).toContain('/work/matched')
  await context.setOffline(true)
  await page.locator('summary').filter({ hasText: '先生' }).click()
  await page.getByRole('button', { name: 'ログアウト' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ログアウトできませんでした')
  await expect(page.getByRole('main')).toContainText('もう一度ログアウトしてください。')
  await page.goto('/work/matched')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('通信できませんでした')
  await context.setOffline(false)
  await page.goto('/work/matched')
  await expect(page).toHaveURL('/work/matched')
})

test.describe('in the native app', () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) dp-work-app/1.7.0' })

  test('there is no worker', async ({ page }) => {
    await page.goto('/work')
    await page.waitForFunction(() => document.readyState === 'complete')
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  })
})
