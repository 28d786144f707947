import { expect, type Page } from '@playwright/test'
import { ownListing } from './own-listings.ts'
import { OWN_DOCTOR, alive, dayFromNow, test } from './signed-in.ts'

test.use({ account: OWN_DOCTOR })

const section = (page: Page, id: string) => page.locator(`#spot-${id}`)
const overview = (page: Page) => page.getByRole('region', { name: '選んだ求人' })
const together = (page: Page) => page.getByRole('region', { name: 'まとめて応募' })

test('several at once: each its own terms and outcome', async ({ page }) => {
  const { id: free } = await ownListing('選考なし')
  const { id: chosen } = await ownListing('選考あり', { day: dayFromNow(32) })
  await page.goto(`/application/spot?ids=${free},${chosen}`)
  await expect(overview(page).getByRole('heading', { name: /^2件の求人 合計 [\d,]+円/ })).toBeVisible()
  await expect(page.getByRole('heading', { name: '労働条件' })).toHaveCount(2)
  await expect(overview(page).getByText('未応募')).toHaveCount(2)
  const button = together(page).getByRole('button', { name: '2件にまとめて応募する' })
  await alive(button)
  await section(page, chosen).getByLabel('病院へのメッセージ').fill('よろしくお願いいたします。')
  await button.click()
  await expect(together(page).getByRole('status')).toHaveText('2件のうち2件に応募しました。')
  await expect(section(page, free).getByRole('heading', { name: '勤務が確定しました' })).toBeVisible()
  await expect(section(page, chosen).getByRole('heading', { name: '応募しました' })).toBeVisible()
  await expect(overview(page).getByText('確定', { exact: true })).toBeVisible()
  await expect(overview(page).getByText('応募済み', { exact: true })).toBeVisible()
})

test('two chosen listings that overlap are marked before applying, and the first one is applied for', async ({
  page,
}) => {
  const { id: one, ...beside } = await ownListing('選考なし')
  const { id: other } = await ownListing('選考なし', beside)
  await page.goto(`/application/spot?ids=${one},${other}`)
  await expect(overview(page).getByText('選んだ求人どうしの時間が重なっています')).toBeVisible()
  const button = together(page).getByRole('button', { name: '2件にまとめて応募する' })
  await alive(button)
  await button.click()
  await expect(together(page).getByRole('status')).toHaveText(
    '2件のうち1件に応募しました。1件は応募できませんでした。',
  )
  await expect(section(page, one).getByRole('heading', { name: '勤務が確定しました' })).toBeVisible()
  await expect(section(page, other).getByText('同じ時間に確定した勤務があります。')).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('each is applied to by its own button, and one is left out', async ({ page }) => {
    const { id: one } = await ownListing('選考なし')
    const { id: other } = await ownListing('選考なし', { day: dayFromNow(32) })
    await page.goto(`/application/spot?ids=${one},${other}`)
    await expect(together(page)).toBeHidden()
    await section(page, other).getByRole('button', { name: '応募して確定する' }).click()
    await expect(section(page, other).getByRole('heading', { name: '勤務が確定しました' })).toBeVisible()
    await expect(section(page, one).getByRole('button', { name: '応募して確定する' })).toBeVisible()
    // What is applied for is not left out any more.
    await overview(page)
      .getByRole('link', { name: /^はずす/ })
      .click()
    await expect(page).toHaveURL(new RegExp(`ids=${other}$`))
    await expect(overview(page)).toHaveCount(0)
  })
})
