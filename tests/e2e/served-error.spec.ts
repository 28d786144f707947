import { expect, type Page } from '@playwright/test'
import { linkOf, rowAt } from './rows.ts'
import { alive, test } from './signed-in.ts'

/** Scripts wait until the journey lets them come. */
async function holdScripts(page: Page): Promise<() => void> {
  const comes = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await comes.promise
    await route.continue()
  })
  return comes.resolve
}

const NO_CURSOR = 'after=bm90LWEtY3Vyc29y'

/** Pages whose loader fails: the address, what stands there to go on with, and where that leads. */
const SERVED_WITH_AN_ERROR = [
  [`/search/spot/result?${NO_CURSOR}`, '先頭から見る', '/search/spot/result'],
  [`/search/regular/result?${NO_CURSOR}`, '先頭から見る', '/search/regular/result'],
  [`/search/spot/high-value?${NO_CURSOR}`, '先頭から見る', '/search/spot/high-value'],
] as const

test.describe('a page served with an error is hydrated as it is: a press across hydration counts', () => {
  for (const [address, name, target] of SERVED_WITH_AN_ERROR) {
    test(address, async ({ page }) => {
      const letScriptsCome = await holdScripts(page)
      await page.goto(address, { waitUntil: 'commit' })
      const way = page.getByRole('main').getByRole('link', { name })
      await way.hover()
      const served = await way.elementHandle()
      await page.mouse.down()
      letScriptsCome()
      await alive(way)
      expect(await way.evaluate((now, before) => now === before, served)).toBe(true)
      await page.mouse.up()
      await expect(page).toHaveURL(target)
    })
  }
})

test('a part whose script cannot be loaded stays as it was served, and its links work', async ({
  page,
  request,
}) => {
  const result = '/search/spot/result'
  const served = await (await request.get(result)).text()
  await page.route('**/assets/*.js', (route) =>
    served.includes(new URL(route.request().url()).pathname) ? route.continue() : route.abort(),
  )
  const lost = page.waitForEvent('requestfailed')
  await page.goto(result)
  await lost
  await page.waitForLoadState('networkidle')
  await linkOf(await rowAt(page, 0)).click()
  await expect(page).toHaveURL(/\/spot\/\d+/)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
})
