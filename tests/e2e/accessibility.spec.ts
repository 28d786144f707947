import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { test } from './signed-in.ts'

const WIDTHS = [320, 768, 1200] as const

type Mode = 'light' | 'dark'

/**
 * A page is opened twice, at the narrowest width in light and at the widest in dark, and looked at in between by resizing
 * and recolouring. Only colours differ between the modes: the other mode of a width is asked for those alone.
 */
const VISITS: { mode: Mode; looks: { width: (typeof WIDTHS)[number]; mode: Mode; rules?: string[] }[] }[] = [
  {
    mode: 'light',
    looks: [
      { width: 320, mode: 'light' },
      { width: 768, mode: 'light' },
      { width: 768, mode: 'dark', rules: ['color-contrast', 'link-in-text-block'] },
    ],
  },
  {
    mode: 'dark',
    looks: [
      { width: 1200, mode: 'dark' },
      { width: 1200, mode: 'light', rules: ['color-contrast', 'link-in-text-block'] },
      { width: 320, mode: 'dark', rules: ['color-contrast', 'link-in-text-block'] },
    ],
  },
]

/** White on LINE's green is 2.26:1, and its guidelines allow no other colours; WCAG 1.4.3 exempts logotypes. */
const LINE_BUTTON = '[data-line-button]'

async function firstListing(page: Page): Promise<string> {
  const html = await (await page.request.get('/search/spot/result')).text()
  return html.match(/\/spot\/(\d+)/)?.[1] ?? ''
}

const VISITOR: Record<string, (id: string) => string> = {
  home: () => '/',
  'log-in': () => '/login',
  'LINE for the app': () => `/line/app?challenge=${'x'.repeat(43)}`,
  'app link': () => '/line/handoff',
  'forgotten password': () => '/login/forgotten',
  'new password': () => '/login/reset',
  'mail address': () => '/login/confirm',
  'address of before': () => '/login/take-back',
  'sign-up': () => '/sign-up',
  search: () => '/search/spot',
  'advanced search': () => '/search/spot/detail/advanced?shiftPatterns=DAY_AM,NIGHT&prefectures=TOKYO',
  results: () => '/search/spot/result',
  'calendar of results': () => '/search/spot/result?view=calendar',
  'map of results': () => '/search/spot/result?view=map&prefectures=TOKYO',
  'results of a season': () => '/search/spot/result?season=NEW_YEAR_HOLIDAY',
  'nothing found': () => '/search/spot/result?minimumFee=190000&prefectures=AKITA',
  'high fees': () => '/search/spot/high-value',
  'search history': () => '/search/spot/detail/history',
  // Where a sentence is sent on to once it is read.
  'words read': () =>
    `/search/spot?shiftPatterns=NIGHT,DAY_EVENING&prefectures=TOKYO&said=${encodeURIComponent('夜、23区、釣り')}`,
  listing: (id) => `/spot/${id}`,
  'regular search': () => '/search/regular',
  'regular results': () => '/search/regular/result',
  'week of regular results': () => '/search/regular/result?view=calendar',
  'regular search in detail': () => '/search/regular/detail/advanced',
  'regular listing': () => '/regular/7',
  'likes of the device': () => '/like',
  'not found': () => '/no-such-page',
  'staff log-in': () => '/staff/login',
}

const DOCTOR: Record<string, (id: string) => string> = {
  home: () => '/',
  results: () => '/search/spot/result',
  'application form': (id) => `/application/spot?ids=${id}`,
  'application form of several': (id) => `/application/spot?ids=${id},${Number(id) + 1}`,
  applied: () => '/work/applied',
  matched: () => '/work/matched',
  'kept searches': () => '/search/spot/detail/history',
  likes: () => '/like',
  'regular likes': () => '/like?tab=regular',
  'closed likes': () => '/like?tab=closed',
  hospitals: () => '/subscription',
  profile: () => '/profile',
  'account in the profile': () => '/profile/account',
  'papers in the profile': () => '/profile/papers',
}

const NEWCOMER: Record<string, (id: string) => string> = Object.fromEntries(
  ['basics', 'doctor', 'workplace', 'documents', 'wishes'].map((step) => [
    step,
    () => `/sign-up?step=${step}`,
  ]),
)

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

function checkPages(pages: typeof VISITOR) {
  // Colours that are still on their way to the other mode would be measured half-way.
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  for (const [name, address] of Object.entries(pages)) {
    test(name, async ({ page, baseURL }) => {
      test.slow()
      const faults = watch(page, new URL(baseURL ?? '').origin)
      const path = address(await firstListing(page))
      for (const { mode, looks } of VISITS) {
        await page.setViewportSize({ width: looks[0]?.width ?? 0, height: 800 })
        await page.addInitScript((chosen) => localStorage.setItem('dp:color-mode', chosen), mode)
        await page.goto(path, { waitUntil: 'networkidle' })
        expect(page.url(), 'the page itself').toContain(path)
        for (const look of looks) await lookAt(page, look)
      }
      expect(faults).toEqual([])
    })
  }
}

async function lookAt(page: Page, { width, mode, rules }: (typeof VISITS)[number]['looks'][number]) {
  await page.setViewportSize({ width, height: 800 })
  await page.evaluate(async (chosen) => {
    document.documentElement.setAttribute('data-color-mode', chosen)
    // Painted in the new colours, and nothing on its way to them.
    await new Promise((settle) => requestAnimationFrame(() => requestAnimationFrame(settle)))
    await Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
        .map(({ finished }) => finished),
    )
  }, mode)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow, `sideways scroll at ${width}px`).toBeLessThanOrEqual(0)
  const axe = new AxeBuilder({ page }).exclude(LINE_BUTTON)
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze()
  const found = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(' ')}`,
  )
  expect(found, `axe at ${width}px, ${mode}`).toEqual([])
}

test.describe('a visitor', () => checkPages(VISITOR))

test.describe('who is registering', () => {
  test.use({ account: 'new@demo.example' })
  checkPages(NEWCOMER)
})

test.describe('an approved doctor', () => {
  test.use({ account: 'trusted@demo.example' })
  checkPages(DOCTOR)
})

test.describe('our staff', () => {
  test.use({ account: 'staff@demo.example' })
  checkPages({ 'doctors waiting': () => '/staff', 'failed jobs': () => '/staff/jobs' })
})

for (const width of WIDTHS) {
  test(`nothing moves on the results page at ${width}px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.addInitScript(() => {
      let moved = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry) moved += Number(entry.value)
        document.documentElement.setAttribute('data-moved', String(moved))
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/search/spot/result', { waitUntil: 'networkidle' })
    const moved = await page.evaluate(() => document.documentElement.getAttribute('data-moved') ?? '0')
    expect(Number(moved)).toBe(0)
  })
}
