import { expect, type Page } from '@playwright/test'
import { ownListing } from './own-listings.ts'
import { expectShown } from './rows.ts'
import { alive, openWhole, OWN_DOCTOR, test } from './signed-in.ts'

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
    await openWhole(page, from)
    const way = page.locator(link).first()
    await alive(way)
    await page.waitForLoadState('networkidle')
    const documents = await upgrade(page)
    await way.click()
    await expectShown(page.getByText(TOLD))
    await expect(page).toHaveURL(target)
    expect(documents()).toBe(1)
  })
}

test.describe('beside the results', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('a late part that is missing after an upgrade comes with the page that is loaded, once', async ({
    page,
  }) => {
    await openWhole(page, '/search/spot/result')
    const all = page.getByRole('link', { name: 'すべての条件' })
    await alive(all)
    await page.waitForLoadState('networkidle')
    const documents = await upgrade(page)
    await all.click()
    await expectShown(page.getByText(TOLD))
    expect(documents()).toBe(1)
    await alive(all)
    await all.click()
    await expect(page.getByRole('group', { name: '診療科' })).toBeVisible()
    expect(documents()).toBe(1)
  })
})

test.describe('a doctor', () => {
  test.use({ account: OWN_DOCTOR })

  test('finds after an upgrade what was typed where it was typed, and nowhere else', async ({ page }) => {
    const { address } = await ownListing('選考あり')
    await openWhole(page, `${address}/message`)
    const text = page.locator('textarea[name="body"]')
    await alive(text)
    await page.waitForLoadState('networkidle')
    await text.fill('駐車場はありますか。')
    await upgrade(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'お問い合わせ' }).click()
    await expectShown(page.getByText(TOLD))
    await expect(page).toHaveURL(/\/contact$/)
    // A field of the same name, of another letter.
    await alive(text)
    await page.waitForLoadState('networkidle')
    await expect(text).toHaveValue('')
    await page.goBack()
    await expect(page).toHaveURL(`${address}/message`)
    await expect(text).toHaveValue('駐車場はありますか。')
  })
})

test('what was typed is there again on the way back from the page that an upgrade loaded', async ({
  page,
}) => {
  await openWhole(page, '/contact')
  const text = page.locator('textarea[name="body"]')
  await alive(text)
  await page.waitForLoadState('networkidle')
  await text.fill('領収書の宛名を変えたいです。')
  await upgrade(page)
  await page.locator('a[href="/"]').first().click()
  await expectShown(page.getByText(TOLD))
  await page.goBack()
  await expect(page).toHaveURL(/\/contact$/)
  await expect(text).toHaveValue('領収書の宛名を変えたいです。')
})

test('what was typed is there again although the file was told missing only when the page was gone', async ({
  page,
}) => {
  await openWhole(page, '/contact')
  const text = page.locator('textarea[name="body"]')
  await alive(text)
  await page.waitForLoadState('networkidle')
  await text.fill('領収書の宛名を変えたいです。')
  let gone: Promise<void> | undefined
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
  })
  await page.route('**/assets/*.js', async (route) => {
    if (documents > 0) return route.continue()
    await (gone ??= text.waitFor({ state: 'hidden' }))
    return route.fulfill({ status: 404, body: '' })
  })
  await page.getByRole('banner').locator('a[href="/"]').click()
  await expectShown(page.getByText(TOLD))
  await page.goBack()
  await expect(page).toHaveURL(/\/contact$/)
  await expect(text).toHaveValue('領収書の宛名を変えたいです。')
})

test('a file that stays missing loads the document once, and the page stays as it was served', async ({
  page,
}) => {
  await openWhole(page, '/about')
  await page.waitForLoadState('networkidle')
  const served = await (await page.request.get('/about')).text()
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
  })
  let missed = 0
  // What the open page has comes; what another page needs never does.
  await page.route('**/assets/*.js', (route) => {
    if (served.includes(new URL(route.request().url()).pathname)) return route.continue()
    if (documents > 0) missed += 1
    return route.fulfill({ status: 404, body: '' })
  })
  await page.locator('a[href="/"]').first().click()
  await expect.poll(() => documents).toBe(1)
  // The loaded page has asked in vain, and whatever comes of that has come.
  await expect.poll(() => missed).toBeGreaterThan(0)
  await page.waitForLoadState('networkidle')
  expect(documents).toBe(1)
  await expect(page.getByRole('main')).toBeVisible()
})

test('without a connection the page says so, and the button loads it once there is one', async ({
  page,
  context,
}) => {
  await openWhole(page, '/search/spot/result')
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
