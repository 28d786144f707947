import { expect, type Page } from '@playwright/test'
import * as v from 'valibot'
import { ownListing } from './own-listings.ts'
import { alive, OWN_DOCTOR, test } from './signed-in.ts'

type Insets = { top: number; left: number; right: number; bottom: number }

/** An iPhone in both positions: the screen, and how far its notch, corners and home bar reach into it. */
const POSITIONS = [
  {
    position: 'upright',
    viewport: { width: 393, height: 852 },
    insets: { top: 59, left: 0, right: 0, bottom: 34 },
  },
  {
    position: 'on its side',
    viewport: { width: 852, height: 393 },
    insets: { top: 0, left: 59, right: 59, bottom: 21 },
  },
]

/** The texts and controls that lie under the insets, with the pixels of them that are covered. */
function covered({ top, left, right, bottom }: Insets, where: 'start' | 'middle' | 'end'): string[] {
  const safe = { left, right: innerWidth - right, top, bottom: innerHeight - bottom }

  /** What of a box is in sight: the ancestors that scroll or clip cut it off. */
  function inSight(element: Element): { left: number; right: number; top: number; bottom: number } | null {
    let { left: l, right: r, top: t, bottom: b } = element.getBoundingClientRect()
    let at: Element | null = element
    while (at && getComputedStyle(at).position !== 'fixed') {
      at = at.parentElement
      if (!at || at === document.body) break
      const { overflowX, overflowY } = getComputedStyle(at)
      const box = at.getBoundingClientRect()
      if (overflowX !== 'visible') [l, r] = [Math.max(l, box.left), Math.min(r, box.right)]
      if (overflowY !== 'visible') [t, b] = [Math.max(t, box.top), Math.min(b, box.bottom)]
    }
    return r - l > 1 && b - t > 1 && b > 0 && t < innerHeight
      ? { left: l, right: r, top: t, bottom: b }
      : null
  }

  /** What scrolls in a box of its own may be on its way under the notch too. */
  const scrolls = (element: Element) =>
    /auto|scroll/.test(getComputedStyle(element).overflowY) && element.scrollHeight > element.clientHeight
  const stays = (element: Element | null): boolean =>
    element !== null &&
    !scrolls(element) &&
    (/^(?:fixed|sticky)$/.test(getComputedStyle(element).position) || stays(element.parentElement))

  const isOfItsOwn = (element: Element) =>
    element.matches('a, button, input, select, textarea, summary, img, svg') ||
    [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())

  return [...document.body.querySelectorAll('*')].flatMap((element) => {
    if (!isOfItsOwn(element) || element.closest('script, style, noscript, template, option')) return []
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return []
    const box = inSight(element)
    if (!box) return []
    // In the middle of a page whatever scrolls may pass under the notch; what stays may not.
    const isSeen = { top: where === 'start' || stays(element), bottom: where === 'end' || stays(element) }
    const px = Math.max(
      safe.left - box.left,
      box.right - safe.right,
      isSeen.top ? safe.top - box.top : 0,
      isSeen.bottom ? box.bottom - safe.bottom : 0,
    )
    return px > 0.5
      ? [`${Math.round(px)} px of ${element.tagName} 「${element.textContent.trim().slice(0, 20)}」`]
      : []
  })
}

/** Faults at the start, in the middle and at the end of the page that is open. */
async function faultsOf(page: Page, insets: Insets): Promise<string[]> {
  const faults: string[] = []
  for (const where of ['start', 'middle', 'end'] as const) {
    await page.evaluate((place) => {
      const most = document.documentElement.scrollHeight - innerHeight
      scrollTo({ top: place === 'start' ? 0 : place === 'end' ? most : most / 2, behavior: 'instant' })
      const overlay = document.querySelector('[role="dialog"]')?.parentElement
      if (overlay) overlay.scrollTop = place === 'start' ? 0 : overlay.scrollHeight
    }, where)
    await page.evaluate(
      () => new Promise((settle) => requestAnimationFrame(() => requestAnimationFrame(settle))),
    )
    const found = await page.evaluate(`(${String(covered)})(${JSON.stringify(insets)}, '${where}')`)
    faults.push(...v.parse(v.array(v.string()), found).map((fault) => `${where}: ${fault}`))
  }
  return faults
}

for (const { position, viewport, insets } of POSITIONS) {
  test.describe(`a phone with a notch, ${position},`, () => {
    test.use({ viewport, isMobile: true, hasTouch: true })
    test.beforeEach(async ({ page }) => {
      const devTools = await page.context().newCDPSession(page)
      await devTools.send('Emulation.setSafeAreaInsetsOverride', { insets })
    })

    for (const path of [
      '/',
      '/login',
      '/search/spot',
      '/search/spot/result',
      '/search/spot/detail/advanced',
      '/spot/1',
    ])
      test(`covers nothing of ${path}`, async ({ page }) => {
        await page.goto(path, { waitUntil: 'networkidle' })
        expect(await faultsOf(page, insets)).toEqual([])
      })

    test('covers nothing of what opens over a page', async ({ page }) => {
      await page.route('**/alerts.json', (route) =>
        route.fulfill({
          json: [
            { status: 'notice', description: '本日の保守', date: '2026-11-27T00:00:00Z', service: 'all' },
          ],
        }),
      )
      await page.route('**/about/external', async (route) => {
        const response = await route.fetch()
        const body = (await response.text()).replace(
          '<html ',
          `<html data-third-parties='{"analytics":"G-TEST1234"}' `,
        )
        await route.fulfill({ response, body })
      })
      await page.goto('/about/external', { waitUntil: 'networkidle' })
      await expect(page.getByText('本日の保守')).toBeVisible()
      await expect(page.getByRole('region', { name: '外部サービスの利用の確認' })).toBeVisible()
      expect(await faultsOf(page, insets)).toEqual([])
      await page.keyboard.press('?')
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await faultsOf(page, insets)).toEqual([])
    })

    test.describe('in the hands of a doctor', () => {
      test.use({ account: OWN_DOCTOR })

      test('covers nothing of a thread', async ({ page }) => {
        const listing = await ownListing('選考あり')
        await page.goto(`${listing.address}/message`, { waitUntil: 'networkidle' })
        const send = page.getByRole('button', { name: '送る', exact: true })
        await alive(send)
        for (const line of ['駐車場はありますか。', '電子カルテの種類を教えてください。']) {
          await page.locator('textarea').fill(line)
          await send.click()
          await expect(page.getByRole('list', { name: 'メッセージ' }).getByText(line)).toBeVisible()
        }
        expect(await faultsOf(page, insets)).toEqual([])
      })

      test('covers nothing of the menu, of what was said and of what is bound to the foot', async ({
        page,
      }) => {
        const listing = await ownListing('選考なし')
        await page.goto(listing.address, { waitUntil: 'networkidle' })
        expect(await faultsOf(page, insets)).toEqual([])
        await page.locator('summary').filter({ hasText: '先生' }).click()
        expect(await faultsOf(page, insets)).toEqual([])
      })
    })

    test.describe('in the hands of a member of a hospital', () => {
      test.use({ account: 'hospital@demo.example' })
      for (const path of ['/hospital', '/hospital/listings/new', '/hospital/calendar', '/hospital/messages'])
        test(`covers nothing of ${path}`, async ({ page }) => {
          await page.goto(path, { waitUntil: 'networkidle' })
          expect(await faultsOf(page, insets)).toEqual([])
        })
    })
  })
}
