import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { tooSmall } from '#tests/support/measures.ts'
import { expectShown } from './rows.ts'
import { alive, test } from './signed-in.ts'

const ROUTES = join(import.meta.dirname, '../../src/routes')

/** Every screen, one visit each on a phone; a listing is the first of its list. */
const SCREENS = [
  {
    account: null,
    paths: [
      '/',
      '/login',
      '/login/confirm',
      '/login/forgotten',
      '/login/reset',
      '/login/stop',
      '/login/take-back',
      '/line/handoff',
      `/line/app?challenge=${'x'.repeat(43)}`,
      '/sign-up',
      '/search/spot',
      '/search/spot/result',
      '/search/spot/result?view=calendar',
      '/search/spot/result?view=map&prefectures=TOKYO',
      '/search/spot/high-value',
      '/search/spot/detail/advanced',
      '/search/spot/detail/history',
      '/search/regular',
      '/search/regular/result',
      '/search/regular/result?view=calendar',
      '/search/regular/result?view=map',
      '/search/regular/detail/advanced',
      '/search/regular/detail/history',
      '/spot/$id',
      '/regular/$id',
      '/like',
      '/staff/login',
      '/no-such-page',
    ],
  },
  {
    account: 'trusted@demo.example',
    paths: [
      '/',
      '/search/spot/result',
      '/search/regular/result',
      '/application/spot?ids=$id',
      '/like',
      '/subscription',
      '/profile',
      '/profile/basics?edit=basics',
      '/profile/practice?edit=practice',
      '/profile/papers',
      '/profile/notices?edit=notices',
      '/profile/bank?edit=bank',
      '/profile/account',
      '/profile/sessions',
      '/profile/leave',
      '/work/applied',
      '/work/matched',
    ],
  },
  {
    account: 'new@demo.example',
    paths: ['basics', 'doctor', 'workplace', 'documents', 'wishes'].map((step) => `/sign-up?step=${step}`),
  },
  { account: 'staff@demo.example', paths: ['/staff', '/staff/jobs'] },
]

/** Only in development, the layouts, what leads elsewhere at once, and what any unknown address is. */
const NO_SCREEN = new Set(['/gallery', '/profile/index', '/spot', '/regular', '/$'])

/** `search/spot.index.tsx` is `/search/spot`, `login_.reset.tsx` is `/login/reset`. */
async function screens(): Promise<string[]> {
  const files = await readdir(ROUTES, { recursive: true })
  return files
    .filter((file) => file.endsWith('.tsx') && !file.startsWith('__') && !file.startsWith('(api)'))
    .map(
      (file) =>
        `/${file
          .replace(/\.tsx$/, '')
          .replaceAll('_.', '.')
          .replaceAll('.', '/')}`,
    )
    .map((path) => path.replace(/\/?index$/, '') || '/')
    .filter((path) => !NO_SCREEN.has(path))
}

async function firstOf(page: Page, kind: string): Promise<string> {
  const html = await (await page.request.get(`/search/${kind}/result`)).text()
  return new RegExp(`/${kind}/(\\d+)`).exec(html)?.[1] ?? ''
}

async function measure(page: Page, paths: readonly string[]) {
  await page.setViewportSize({ width: 375, height: 800 })
  const found: Record<string, Awaited<ReturnType<typeof tooSmall>>> = {}
  const titles = new Set<string>()
  for (const path of paths) {
    const kind = path.startsWith('/regular') ? 'regular' : 'spot'
    await page.goto(path.includes('$id') ? path.replace('$id', await firstOf(page, kind)) : path)
    titles.add(await page.title())
    const { targets, texts } = await tooSmall(page)
    if (targets.length + texts.length > 0) found[path] = { targets, texts }
  }
  // Another view of the same is no other page; another step is.
  const pages = new Set(paths.map((path) => path.replace(/\?(?!step).*/, '')))
  return { found, untold: pages.size - titles.size }
}

test('every screen is among those that are measured', async () => {
  const measured = SCREENS.flatMap(({ paths }) => paths.map((path) => path.replace(/\?.*/, '')))
  const isMeasured = (screen: string) =>
    measured.some((path) => path === screen || (screen === '/profile/$page' && path.startsWith('/profile/')))
  expect((await screens()).filter((screen) => !isMeasured(screen))).toEqual([])
})

for (const { account, paths } of SCREENS) {
  test.describe(account ?? 'a visitor', () => {
    test.use({ account })
    test('can touch and read everything, and tell the pages apart by their titles', async ({ page }) => {
      test.slow()
      expect(await measure(page, paths)).toEqual({ found: {}, untold: 0 })
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
