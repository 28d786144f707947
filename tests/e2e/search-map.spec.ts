import { expect, type Page } from '@playwright/test'
import { expectShown, someAddress } from './rows.ts'
import { test } from './signed-in.ts'

const map = (page: Page) => page.getByRole('navigation', { name: '都道府県で絞り込む' })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const numberIn = (text: string) => Number(/([\d,]+)件/.exec(text)?.[1]?.replaceAll(',', ''))
/** A number and its unit stand apart in a heading. */
const totalOf = async (page: Page) => Number((await heading(page).innerText()).replace(/\D/g, ''))

for (const kind of ['spot', 'regular']) {
  test(`${kind}: the results as a map, narrowed to a prefecture and to a city`, async ({ page }) => {
    await page.goto(`/search/${kind}/result?shiftPatterns=NIGHT`)
    const all = await totalOf(page)
    await page.getByRole('link', { name: '地図', exact: true }).click()
    await expect(page).toHaveURL(/view=map/)
    await expect(map(page).getByRole('link')).toHaveCount(47)
    const namesOf = () =>
      map(page)
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.firstElementChild?.textContent ?? ''))
    // The counts come after the map.
    const isCounted = (name: string) => /^.+[都道府県] ([\d,]+件 最高[\d.,]+万円|0件)$/.test(name)
    await expect.poll(async () => (await namesOf()).filter((name) => !isCounted(name))).toEqual([])
    const names = await namesOf()
    expect(names.reduce((sum, name) => sum + numberIn(name), 0)).toBe(all)
    await expect(heading(page)).toContainText('件')
    await expect.poll(() => totalOf(page)).toBe(all)

    const tokyo = map(page).getByRole('link', { name: /^東京都/ })
    const inTokyo = numberIn(names.find((name) => name.startsWith('東京都')) ?? '')
    await tokyo.click()
    await expect(page).toHaveURL(/prefectures=TOKYO/)
    await expect(tokyo).toHaveAttribute('aria-current', 'true')
    await expect(page.getByRole('link', { name: '東京都 を外す' })).toBeVisible()
    await expect.poll(() => totalOf(page)).toBe(inTokyo)
    // The others stay to be chosen.
    await expect(map(page).getByRole('link', { name: /^大阪府 [1-9]/ })).toBeVisible()

    const cities = page.getByRole('region', { name: '東京都の市区町村' })
    const cityAddress = await someAddress(cities.getByRole('link', { name: /[1-9]/ }))
    const city = cities.getByRole('listitem').filter({ has: page.locator(`a[href="${cityAddress}"]`) })
    const inCity = numberIn(await city.innerText())
    await city.getByRole('link').click()
    await expect(page).toHaveURL(/cities=TOKYO-/)
    await expect(page).not.toHaveURL(/view=/)
    await expectShown(page.getByRole('article'))
    await expect.poll(() => totalOf(page)).toBe(inCity)
    await page.goBack()
    await expect(tokyo).toHaveAttribute('aria-current', 'true')
    await page.getByRole('link', { name: '東京都の求人を一覧で見る' }).click()
    await expectShown(page.getByRole('article'))
    await expect.poll(() => totalOf(page)).toBe(inTokyo)
  })
}

test('the week of the regular results is a view of its own, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto('/search/regular/result?prefectures=TOKYO')
  await page.getByRole('link', { name: 'カレンダー', exact: true }).click()
  const week = page.getByRole('region', { name: '曜日と時間帯で絞り込む' })
  const address = await someAddress(week.getByRole('link', { name: /[1-9]\d*件$/ }))
  const cell = week.locator(`a[href="${address}"]`)
  const found = numberIn((await cell.getAttribute('aria-label')) ?? '')
  await cell.click()
  await expect(page).toHaveURL(/weekdays=/)
  await expect(page).not.toHaveURL(/view=/)
  await expectShown(page.getByRole('article'))
  await expect.poll(() => totalOf(page)).toBe(found)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the map is a page of links, with its counts', async ({ page }) => {
    await page.goto('/search/spot/result?view=map')
    await map(page)
      .getByRole('link', { name: /^北海道 [1-9]/ })
      .click()
    await expect(page).toHaveURL(/prefectures=HOKKAIDO/)
    const cities = page.getByRole('region', { name: '北海道の市区町村' })
    const address = await someAddress(cities.getByRole('listitem').getByRole('link'))
    await cities.locator(`a[href="${address}"]`).click()
    await expectShown(page.getByRole('article'))
  })
})
