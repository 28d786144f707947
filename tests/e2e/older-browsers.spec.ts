import { expect, type Page } from '@playwright/test'
import { DEMO_PASSWORD } from '#app/backend/database/demo-people.ts'
import { belowTheList, oldestOfTheList } from '#tests/support/older-browser.ts'
import { ownListing } from './own-listings.ts'
import { insertPersonLike } from './own-people.ts'
import { expectShown, linkOf, rowOf } from './rows.ts'
import { alive, foot, OWN_DOCTOR, test, testDatabase } from './signed-in.ts'
import { press, sidesOf, talk, theDayComes, workAndReport } from './whole-engagement.ts'

/** What no page may say in the console; a missing page says that it is missing. */
function watch(page: Page): string[] {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('404 (Not Found)')) faults.push(message.text())
  })
  return faults
}

/** From the home page over the search to a listing, which asks for the log-in; then the application and a message. */
async function journey(page: Page, isScripted: boolean): Promise<void> {
  const listing = await ownListing('選考なし')
  const { loginId } = await insertPersonLike(testDatabase(), 'trusted@demo.example')
  await page.goto('/')
  const search = page
    .getByRole('main')
    .getByRole('link', { name: /さがす/ })
    .first()
  if (isScripted) await alive(search)
  await search.click()
  await expect(page).toHaveURL(/\/search\/spot/)

  // What the hospital offers, by one condition more.
  await page.goto(`/search/spot/detail/advanced?${listing.search}`)
  const condition = page.getByRole('main').locator('label').filter({ hasText: '選考なし' }).first()
  if (isScripted) await alive(condition)
  await condition.click()
  await page.getByRole('main').getByRole('button', { name: '検索する' }).first().click()
  await expect(page).toHaveURL(/\/search\/spot\/result\?.*FREE_APPLICATION/)
  await expect(page).toHaveURL(new RegExp(listing.search))
  await linkOf(rowOf(page, listing.address)).click()
  await expect(page).toHaveURL(listing.address)
  await page
    .getByRole('region', { name: '応募', exact: true })
    .getByRole('link', { name: /ログイン/ })
    .click()
  await page.getByLabel('ユーザーID').fill(loginId)
  await page.getByLabel('パスワード', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'ログインする' }).click()
  await expect(page).not.toHaveURL(/\/login/)

  await page.goto(`/application/spot?ids=${listing.id}`)
  await page.getByRole('button', { name: '応募して確定する' }).click()
  await expect(page.getByRole('heading', { name: '勤務が確定しました' })).toBeVisible()

  await page.goto(`${listing.address}/message`)
  const send = page.getByRole('button', { name: '送る', exact: true })
  if (isScripted) await alive(send)
  await page
    .getByLabel('メッセージ', { exact: true })
    .and(page.locator('textarea'))
    .fill('電子カルテの種類を教えてください。\n一行\nもう一行\nさらに一行')
  await send.click()
  await expect(page.getByRole('list', { name: 'メッセージ' }).getByText(/電子カルテの種類/)).toBeVisible()

  await page.goto('/work/matched')
  await expect(page.getByRole('article')).toHaveCount(1)
}

test.describe('the oldest browser of the list', () => {
  test.beforeEach(({ page }) => page.addInitScript(oldestOfTheList()))

  test('a browser of the list goes from the home page to a message by script', async ({ page }) => {
    test.slow()
    const faults = watch(page)
    await journey(page, true)
    expect(await page.evaluate(() => Number(Reflect.get(window, 'dpRemoved')))).toBeGreaterThan(500)
    expect(faults).toEqual([])
  })
})

test.describe('a browser below the list', () => {
  test.beforeEach(({ page }) => page.addInitScript(belowTheList()))

  test('an older browser runs no script and goes from the home page to a message by links and forms', async ({
    page,
  }) => {
    test.slow()
    await journey(page, false)
    await expect(page.locator('html')).toHaveAttribute('data-as-served', '')
    await expect(page.locator('[data-hydrated="yes"]')).toHaveCount(0)
  })

  test('shows what stands in noscript', async ({ page }) => {
    await page.goto('/search/spot/result')
    await expect(page.locator('noscript')).toHaveCount(0)
    await expect(page.getByRole('button', { name: '並べ替える' })).toBeVisible()
  })
})

const PHONES = [
  {
    phone: 'an iPhone of the oldest iOS of the list',
    os: '16_4',
    script: oldestOfTheList(),
    isScripted: true,
  },
  { phone: 'an iPhone below the list', os: '15_8', script: belowTheList(), isScripted: false },
]

for (const { phone, os, script, isScripted } of PHONES) {
  test.describe(phone, () => {
    test.use({
      account: OWN_DOCTOR,
      viewport: { width: 390, height: 844 },
      userAgent: `Mozilla/5.0 (iPhone; CPU iPhone OS ${os} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${os.replace('_', '.')} Mobile/15E148 Safari/604.1`,
    })

    test('takes a doctor from the search over the match and a message to the report', async ({
      page,
      browser,
    }) => {
      test.slow()
      await page.addInitScript(script)
      const faults = watch(page)
      const sides = await sidesOf(page, browser)
      const listing = await ownListing('選考なし', { hospitalId: sides.hospitalId })
      await page.goto(`/search/spot/result?${listing.search}`)
      await linkOf(page.getByRole('article')).click()
      await expect(page).toHaveURL(listing.address)
      await foot(page).getByRole('link').click()
      await press(page, '応募して確定する')
      await expect(page.getByRole('heading', { name: '勤務が確定しました' })).toBeVisible()
      await talk(sides, listing.address)
      await workAndReport(sides, await theDayComes(sides))
      // Below the list the scripts that are fetched may fail: nothing starts them.
      if (isScripted) expect(faults).toEqual([])
    })
  })
}

test('a page whose scripts fail before React takes it over stays as it was served', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Object, 'hasOwn'))
  await page.goto('/search/spot/result')
  await page.waitForLoadState('networkidle')
  await linkOf(page.getByRole('article').first()).click()
  await expect(page).toHaveURL(/\/spot\/\d+/)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
})

test('a page comes to life though the one before says, as late as in WebKit, that it has read its own data', async ({
  page,
}) => {
  // The one before, whose `window` is this page's by then.
  await page.addInitScript(() =>
    new MutationObserver(() => Reflect.get(window, '$_TSR')?.h()).observe(document, {
      childList: true,
      subtree: true,
    }),
  )
  await page.goto('/login')
  await alive(page.getByRole('button', { name: 'ログインする' }))
})

test('a page that fails while it is rendered is served again, without its scripts', async ({ page }) => {
  await page.addInitScript(() => {
    Date.prototype.toISOString = () => {
      throw new Error('no dates today')
    }
  })
  await page.goto('/search/spot/result')
  await expect(page.locator('html')).toHaveAttribute('data-as-served', '')
  await expectShown(page.getByRole('article'))
  expect(await page.evaluate(() => window.name), 'the next load starts scripts again').toBe('')
  await expect(page.getByText('Something went wrong!')).toHaveCount(0)
})

test('an error in an alert takes nothing else along', async ({ page }) => {
  await page.route('**/alerts.json', (route) =>
    route.fulfill({
      json: [
        {
          status: 'notice',
          description: '本日の保守',
          link: 'https://a.example/',
          date: '2026-11-27T00:00:00Z',
          service: 'all',
        },
      ],
    }),
  )
  await page.addInitScript(() => {
    const parse = Date.parse
    Date.parse = (text) => {
      if (text === '2026-11-27T00:00:00Z') throw new Error('a fault in the banner')
      return parse(text)
    }
  })
  const asked = page.waitForResponse('**/alerts.json')
  await page.goto('/about')
  await asked
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('main')).toHaveAttribute('data-hydrated', 'yes')
  await expect(page.getByText('Something went wrong!')).toHaveCount(0)
})
