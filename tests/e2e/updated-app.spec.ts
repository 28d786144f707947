import { expect, type Page } from '@playwright/test'
import { alive, test } from './signed-in.ts'

const TOLD = 'アプリが更新されたため、画面を読み込み直しました。'

/** The files of the build are gone, as after an upgrade, until a document is loaded; returns how often one was. */
async function upgrade(page: Page, isMended = true): Promise<() => number> {
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
  })
  await page.route('**/assets/*.js', (route) =>
    isMended && documents > 0 ? route.continue() : route.fulfill({ status: 404, body: '' }),
  )
  return () => documents
}

/** An open page, the link that is followed on it, and where that leads. */
const WAYS = [
  ['/about', 'a[href="/"]', /\/$/],
  [
    '/search/spot/result',
    'main article h3 a[href^="/spot/"], main article a[href^="/spot/"]',
    /\/spot\/\d+$/,
  ],
  ['/search/regular/result', 'main article a[href^="/regular/"]', /\/regular\/\d+$/],
  ['/', 'main a[href^="/search/spot"]', /\/search\/spot/],
] as const

for (const [from, link, target] of WAYS) {
  test(`after an upgrade a press on the open page ${from} loads the wanted page, once, and says why`, async ({
    page,
  }) => {
    await page.goto(from)
    const way = page.locator(link).first()
    await alive(way)
    await page.waitForLoadState('networkidle')
    const documents = await upgrade(page)
    await way.click()
    await expect(page.getByText(TOLD).first()).toBeVisible()
    await expect(page).toHaveURL(target)
    expect(documents()).toBe(1)
  })
}

test('a file that stays missing loads the document once, and the page stays as it was served', async ({
  page,
}) => {
  await page.goto('/about')
  await page.waitForLoadState('networkidle')
  const served = await (await page.request.get('/about')).text()
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
  })
  // What the open page has comes; what another page needs never does.
  await page.route('**/assets/*.js', (route) =>
    served.includes(new URL(route.request().url()).pathname)
      ? route.continue()
      : route.fulfill({ status: 404, body: '' }),
  )
  await page.locator('a[href="/"]').first().click()
  await expect.poll(() => documents).toBe(1)
  // Nothing announces a load that does not happen.
  await page.waitForTimeout(3_000)
  expect(documents).toBe(1)
  await expect(page.getByRole('main')).toBeVisible()
})

test('without a connection the page says so, and the button loads it once there is one', async ({
  page,
  context,
}) => {
  await page.goto('/search/spot/result')
  const way = page.locator('main article a[href^="/spot/"]').first()
  await alive(way)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await way.click()
  await expect(page.getByRole('heading', { level: 1, name: '通信できませんでした' })).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'もう一度読み込む' }).click()
  await expect(page.getByRole('region', { name: '応募', exact: true })).toBeVisible()
})
