import { expect, type Page } from '@playwright/test'
import { besideAtTwiceTheText, tooSmall, zoomedFields } from '#tests/support/measures.ts'
import { asToday, oldestOfTheList } from '#tests/support/older-browser.ts'
import { expectNoBarriersIn } from './barriers.ts'
import { expectShown } from './rows.ts'
import { addressOf, AUDIENCES } from './screens.ts'
import { alive, lookTest, readAs, test } from './signed-in.ts'

const WIDTHS = [320, 768, 1200] as const

/** What no page may do: break the security policy, fail in script, ask a third party. */
function watch(page: Page, origin: string): string[] {
  const faults: string[] = []
  page.on('console', (message) => {
    const isExpected = message.text().includes('404 (Not Found)')
    if (message.type() === 'error' && !isExpected) faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol !== 'data:' && url.origin !== origin) faults.push(`third party: ${request.url()}`)
  })
  return faults
}

/** Before each page, in the browser of the list that has the least, and in light. */
const OLDEST_IN_LIGHT = [oldestOfTheList(), "localStorage.setItem('dp:color-mode', 'light')"]

for (const { who, account, paths } of AUDIENCES) {
  test.describe(`${who}, in the oldest browser of the list,`, () => {
    lookTest.use({ account, scripts: OLDEST_IN_LIGHT })

    for (const path of paths) {
      lookTest(`can use, touch and read ${path}`, async ({ page, baseURL }) => {
        lookTest.slow()
        const faults = watch(page, new URL(baseURL ?? '').origin)
        await page.setViewportSize({ width: 375, height: 800 })
        const address = await addressOf(path, readAs(page))
        await page.goto(address, { waitUntil: 'networkidle' })
        expect(page.url(), 'the page itself').toContain(address)
        await expect(page.getByRole('banner')).toHaveAttribute('data-hydrated', 'yes')
        // Older are the page's own scripts; what measures it may use all there is.
        await page.evaluate(asToday)
        expect(await tooSmall(page)).toEqual({ targets: [], texts: [] })
        expect(await zoomedFields(page), 'fields a phone zooms into').toEqual([])
        expect(await besideAtTwiceTheText(page), 'sideways scroll with text at 200 %').toEqual([])
        await expectNoBarriersIn(page, WIDTHS)
        expect(faults).toEqual([])
      })
    }

    lookTest('can tell the pages apart by their titles', async ({ page }) => {
      // Another view of the same is no other page; another step is.
      const pages = new Set(paths.map((path) => path.replace(/\?(?!step).*/, '')))
      const titles = new Set<string | undefined>()
      for (const path of pages) {
        const response = await page.request.get(await addressOf(path, readAs(page)))
        titles.add(/<title>([^<]*)/.exec(await response.text())?.[1])
      }
      expect(titles.size).toBe(pages.size)
    })
  })
}

test.describe('what is opened', () => {
  test.use({ viewport: { width: 1280, height: 900 } })
  for (const kind of ['spot', 'regular']) {
    test(`the whole filter beside ${kind} results can be touched and read`, async ({ page }) => {
      await page.goto(`/search/${kind}/result`)
      const all = page.getByRole('link', { name: 'すべての条件' })
      await alive(all)
      await all.click()
      await expect(page.getByRole('link', { name: '条件をたたむ' })).toBeVisible()
      await expectShown(page.getByRole('group', { name: '診療科' }))
      const filter = page.getByRole('region', { name: '条件を選ぶ' })
      expect(await tooSmall(page, filter)).toEqual({ targets: [], texts: [] })
    })
  }
})

for (const width of WIDTHS) {
  test(`nothing moves on the results page at ${width}px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.addInitScript(() => {
      let moved = 0
      const shifts: unknown[] = []
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if ('value' in entry) moved += Number(entry.value)
          shifts.push(entry.toJSON())
        }
        document.documentElement.setAttribute('data-moved', String(moved))
        document.documentElement.setAttribute('data-shifts', JSON.stringify(shifts))
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/search/spot/result', { waitUntil: 'networkidle' })
    const root = page.locator('html')
    const moved = (await root.getAttribute('data-moved')) ?? '0'
    // What rounds to 0.00: a menu painted where the HTML received so far ends is completed a moment later.
    expect(Number(moved), String(await root.getAttribute('data-shifts'))).toBeLessThan(0.005)
  })
}
