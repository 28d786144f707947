import { expect, test, type Page } from '@playwright/test'
import { alive } from './signed-in.ts'

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
