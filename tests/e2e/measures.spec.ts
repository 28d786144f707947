import { expect, type Page } from '@playwright/test'
import { tooSmall } from '#tests/support/measures.ts'
import { test } from './signed-in.ts'

/** The main screens but the lists of results, one visit each on a phone. */
const SCREENS = [
  {
    account: null,
    paths: [
      '/',
      '/login',
      '/login/forgotten',
      '/login/reset',
      '/sign-up',
      '/search/spot',
      '/search/regular',
      '/search/spot/detail/advanced',
      '/search/regular/detail/advanced',
      '/search/spot/detail/history',
      '/no-such-page',
    ],
  },
  {
    account: 'trusted@demo.example',
    paths: [
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
]

async function measure(page: Page, paths: readonly string[]) {
  await page.setViewportSize({ width: 375, height: 800 })
  const found: Record<string, Awaited<ReturnType<typeof tooSmall>>> = {}
  const titles = new Set<string>()
  for (const path of paths) {
    await page.goto(path)
    titles.add(await page.title())
    const { targets, texts } = await tooSmall(page)
    if (targets.length + texts.length > 0) found[path] = { targets, texts }
  }
  return { found, titles: titles.size }
}

for (const { account, paths } of SCREENS) {
  test.describe(account ?? 'a visitor', () => {
    test.use({ account })
    test('can touch and read everything, and tell the pages apart by their titles', async ({ page }) => {
      test.slow()
      expect(await measure(page, paths)).toEqual({ found: {}, titles: paths.length })
    })
  })
}
