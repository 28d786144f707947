import { expect, type Page } from '@playwright/test'
import { NATIVE_AGENT, nativeApp } from './native-app.ts'
import { test } from './signed-in.ts'

test.use({
  account: 'trusted@demo.example',
  userAgent: NATIVE_AGENT,
})

const namesOf = (asked: Awaited<ReturnType<typeof nativeApp>>) => asked.map(({ name }) => name)
const roomBelow = (page: Page) =>
  page.evaluate(() => document.documentElement.style.getPropertyValue('--room-below'))

test('the app shows its bar where a trusted doctor looks around, and hides it on a listing, which it shares', async ({
  page,
}) => {
  const asked = await nativeApp(page)
  await page.goto('/profile')
  await expect.poll(() => namesOf(asked)).toEqual(['showBottomNavigation'])
  // The page ends above the bar.
  await expect.poll(() => roomBelow(page)).toBe('64px')
  await page.getByRole('main').locator('a[href="/profile/basics"]').click()
  await expect(page).toHaveURL('/profile/basics')
  await expect.poll(() => namesOf(asked)).toEqual(['showBottomNavigation', 'hideBottomNavigation'])
  await expect.poll(() => roomBelow(page)).toBe('0px')
  await page.goto('/regular/1')
  await expect.poll(() => namesOf(asked).length).toBe(3)
  await page.getByRole('button', { name: '共有' }).click()
  await expect.poll(() => namesOf(asked).at(-1)).toBe('share')
  expect(asked.at(-1)?.args).toEqual([
    { title: expect.stringContaining('の'), url: expect.stringMatching(/^http:\/\/[^/]+\/regular\/1$/) },
  ])
  await expect(page.getByText('リンクをコピーしました')).toHaveCount(0)
})

test('what the app cannot do reaches the error-report service, and the link is copied instead', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const reports: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/error-reports')) reports.push(request.postDataJSON().context)
  })
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await nativeApp(page, ['hideBottomNavigation', 'share'])
  await page.goto('/regular/1')
  await expect.poll(() => reports).toEqual(['native handler hideBottomNavigation'])
  await page.getByRole('button', { name: '共有' }).click()
  await expect(page.getByText('リンクをコピーしました', { exact: true })).toBeVisible()
  expect(reports).toEqual(['native handler hideBottomNavigation', 'native handler share'])
})

test.describe('a doctor in review', () => {
  test.use({ account: 'review@demo.example' })

  test('has no bar', async ({ page }) => {
    const asked = await nativeApp(page)
    await page.goto('/work')
    await expect.poll(() => namesOf(asked)).toEqual(['hideBottomNavigation'])
  })
})
