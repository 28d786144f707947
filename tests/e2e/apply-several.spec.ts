import { expect, type Page } from '@playwright/test'
import { OWN_DOCTOR, alive, dayFromNow, test } from './signed-in.ts'

test.use({ account: OWN_DOCTOR })

const dayShift = (days: number) => `dates=${dayFromNow(days)}&shiftPatterns=DAY_AM_PM`

/** The addresses of the first listings of a day. */
async function idsOn(
  page: Page,
  days: number,
  badge: '選考なし' | '選考あり',
  count: number,
): Promise<string[]> {
  await page.goto(`/search/spot/result?${dayShift(days)}`)
  const links = page.getByRole('article').filter({ hasText: badge }).getByRole('link', { name: /〜/ })
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  return paths.slice(0, count).flatMap((path) => path.split('/').at(-1) ?? [])
}

const section = (page: Page, id: string) => page.locator(`#spot-${id}`)
const overview = (page: Page) => page.getByRole('region', { name: '選んだ求人' })
const together = (page: Page) => page.getByRole('region', { name: 'まとめて応募' })

test('several at once: each its own terms and outcome', async ({ page }) => {
  const [free = ''] = await idsOn(page, 90, '選考なし', 1)
  const [chosen = ''] = await idsOn(page, 92, '選考あり', 1)
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

test('what stands in one another’s way is said before, and the first one wins', async ({ page }) => {
  const [one = '', other = ''] = await idsOn(page, 94, '選考なし', 2)
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
    const [one = ''] = await idsOn(page, 96, '選考なし', 1)
    const [other = ''] = await idsOn(page, 98, '選考なし', 1)
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
