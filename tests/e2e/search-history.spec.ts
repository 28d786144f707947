import { HOUR_MS } from '#app/domain/duration.ts'
import { expect, type Page } from '@playwright/test'
import { expectNoBarriersIn } from './barriers.ts'
import { expectShown } from './rows.ts'
import { dayFromNow, test } from './signed-in.ts'

const HISTORY = '/search/spot/detail/history'
const KEY = 'dp:search-history:spot'

const NIGHTS = { prefectures: ['TOKYO', 'KANAGAWA'], shiftPatterns: ['NIGHT'], minimumFee: 80_000 }
const CHECKUPS = { jobDescriptionTypesForSearch: ['MEDICAL_CHECKUP'] }

/** What an earlier visit left on the device. */
async function remembers(page: Page, text: string): Promise<void> {
  await page.goto('/livez')
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [KEY, text] as const)
}

const searches = (...criteria: object[]): string =>
  JSON.stringify(
    criteria.map((one, index) => ({
      criteria: one,
      searchedAt: new Date(Date.now() - (index + 1) * HOUR_MS).toISOString(),
    })),
  )

const row = (page: Page, summary: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: summary }) })

test('the latest search stands first, and can be searched and edited again', async ({ page }) => {
  await remembers(page, searches(NIGHTS, CHECKUPS))
  await page.goto(HISTORY)
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    '東京・神奈川 / 当直 / 8万円以上',
    '健診・人間ドック',
  ])
  const nights = row(page, '東京・神奈川 / 当直 / 8万円以上')
  await nights.getByRole('link', { name: /^条件を編集/ }).click()
  await expect(page).toHaveURL('/search/spot?minimumFee=80000&shiftPatterns=NIGHT&prefectures=TOKYO,KANAGAWA')
  await page.goBack()
  await nights.getByRole('link', { name: /^再検索/ }).click()
  await expect(page).toHaveURL(
    '/search/spot/result?minimumFee=80000&shiftPatterns=NIGHT&prefectures=TOKYO,KANAGAWA',
  )
})

test('what is searched is remembered: once, the newest first, and only the twelve saved criteria in its object', async ({
  page,
}) => {
  const kept = () => page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]'), KEY)
  for (const [query, count, newest] of [
    ['prefectures=TOKYO,OSAKA', 1, { prefectures: ['TOKYO', 'OSAKA'] }],
    ['minimumFee=80000&conditions=EASY', 2, { minimumFee: 80_000 }],
    ['prefectures=OSAKA,TOKYO&sort=FEE_DESC', 2, { prefectures: ['OSAKA', 'TOKYO'] }],
    ['', 2, { prefectures: ['OSAKA', 'TOKYO'] }],
  ] as const) {
    await page.goto(`/search/spot/result?${query}`)
    await expectShown(page.getByRole('article'))
    await expect.poll(async () => (await kept())[0]?.criteria).toEqual(newest)
    expect(await kept()).toHaveLength(count)
  }
  expect((await kept())[1]).toMatchObject({
    criteria: { minimumFee: 80_000 },
    beyond: { conditions: ['EASY'] },
  })
  expect((await kept())[1].criteria).toEqual({ minimumFee: 80_000 })
  await page.goto(HISTORY)
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['大阪・東京', '8万円以上 / ゆったり'])
  await expect(row(page, '大阪・東京').getByText(/募集中 [\d,]+件/)).toBeVisible()
})

test('one is deleted and brought back, and the keyboard stays where it was', async ({ page }) => {
  await remembers(page, searches(NIGHTS, CHECKUPS))
  await page.goto(HISTORY)
  await row(page, '東京・神奈川 / 当直 / 8万円以上').getByRole('button', { name: /^削除/ }).click()
  await expect(row(page, '東京・神奈川 / 当直 / 8万円以上')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: '健診・人間ドック' })).toBeFocused()

  await page.getByRole('button', { name: '元に戻す' }).click()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    '東京・神奈川 / 当直 / 8万円以上',
    '健診・人間ドック',
  ])
  await expect(page.getByRole('heading', { name: '東京・神奈川 / 当直 / 8万円以上' })).toBeFocused()
  await page.reload()
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(2)
})

test('all are deleted after a question, and brought back', async ({ page }) => {
  await remembers(page, searches(NIGHTS, CHECKUPS))
  await page.goto(HISTORY)
  await page.getByRole('button', { name: 'すべて削除' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'やめる' }).click()
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(2)

  await page.getByRole('button', { name: 'すべて削除' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'すべて削除する' }).click()
  await expect(page.getByRole('heading', { name: '検索履歴はまだありません。' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await page.getByRole('button', { name: '元に戻す' }).click()
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(2)
})

test('two tabs show the same history', async ({ page, context }) => {
  await remembers(page, searches(NIGHTS, CHECKUPS))
  await page.goto(HISTORY)
  const other = await context.newPage()
  await other.goto(HISTORY)
  await row(other, '健診・人間ドック').getByRole('button', { name: /^削除/ }).click()
  await expect(row(other, '健診・人間ドック')).toHaveCount(0)
  await expect(row(page, '健診・人間ドック')).toHaveCount(0)
  await expect(row(page, '東京・神奈川 / 当直 / 8万円以上')).toBeVisible()
})

test('days that have passed are said, and the search goes on without them', async ({ page }) => {
  const [past, coming] = [dayFromNow(-2), dayFromNow(5)]
  await remembers(page, searches({ dates: [past], minimumFee: 80_000 }, { dates: [past, coming] }))
  await page.goto(HISTORY)
  const rows = page.getByRole('listitem').filter({ hasText: '日付が過ぎています' })
  await expect(rows).toHaveCount(2)
  await expect(rows.getByRole('link', { name: /^再検索/ })).toHaveCount(0)
  await rows.getByRole('link', { name: /^残りの日付で検索/ }).click()
  await expect(page).toHaveURL(`/search/spot/result?dates=${coming}`)
  await page.goBack()
  await rows
    .filter({ hasText: '8万円以上' })
    .getByRole('link', { name: /^日付を外して検索/ })
    .click()
  await expect(page).toHaveURL('/search/spot/result?minimumFee=80000')
})

test('what is not a history does no harm', async ({ page }) => {
  await remembers(page, '{"broken')
  await page.goto(HISTORY)
  await expect(page.getByRole('heading', { name: '検索履歴はまだありません。' })).toBeVisible()
  await remembers(page, JSON.stringify([null, { criteria: NIGHTS }, ...JSON.parse(searches(CHECKUPS))]))
  await page.goto(HISTORY)
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['健診・人間ドック'])
})

test('a device that keeps nothing says so', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    }),
  )
  await page.goto(HISTORY)
  await expect(page.getByText('この端末では履歴を保存できません。')).toBeVisible()
  await expect(page.getByRole('heading', { name: '検索履歴はまだありません。' })).toBeVisible()
})

test('spot and regular are kept apart', async ({ page }) => {
  await remembers(page, searches(NIGHTS))
  await page.goto(HISTORY)
  await page.getByRole('navigation', { name: '求人の種類' }).getByRole('link', { name: '定期' }).click()
  await expect(page).toHaveURL('/search/regular/detail/history')
  await expect(page.getByRole('heading', { level: 1, name: '検索履歴(定期)' })).toBeVisible()
  await expect(page.getByRole('heading', { name: '検索履歴はまだありません。' })).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says why it is empty', async ({ page }) => {
    await page.goto(HISTORY)
    await expect(page.getByText(/この端末のブラウザーだけに保存されています/)).toBeVisible()
  })
})

test('accessible at 375 px', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  await remembers(page, searches(NIGHTS, { dates: [dayFromNow(-1)] }, CHECKUPS))
  await page.goto(HISTORY)
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(3)
  await expectNoBarriersIn(page, [375])
})
