import { expect, type Page } from '@playwright/test'
import { expectShown, someAddress } from './rows.ts'
import { alive, dayFromNow, spokenDay, test } from './signed-in.ts'

/** The box of a day, by what it is called. */
const dayBox = (page: Page, days: number) =>
  page.getByRole('grid').getByRole('checkbox', { name: spokenDay(dayFromNow(days)) })
const search = (page: Page) => page.getByRole('button', { name: /^検索する/ })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const totalOf = async (page: Page) => Number((await heading(page).innerText()).replace(/\D/g, ''))
const focusedDay = (page: Page) =>
  page.evaluate(() =>
    document.activeElement instanceof HTMLElement ? document.activeElement.dataset['day'] : '',
  )

/** Counts what the page asks for, without waiting for anything. */
const settled = (page: Page) => expect(search(page)).toHaveText(/^検索する\([\d,]+件\)$/)

test('every day is read out with its weekday, its listings and the best fee', async ({ page }) => {
  await page.goto('/search/spot')
  await alive(dayBox(page, 0))
  const spoken = /^\d+月\d+日[日月火水木金土]曜日( 祝日)? ([\d,]+件 最高[\d.,]+万円|0件)$/
  const names = await page
    .getByRole('grid')
    .locator('label')
    .evaluateAll((labels) =>
      labels.map((label) => label.firstElementChild?.nextElementSibling?.textContent ?? ''),
    )
  expect(names.length).toBeGreaterThan(0)
  for (const name of names) expect(name).toMatch(spoken)
  await expect(dayBox(page, 0)).toHaveAccessibleName(spoken)
})

test('the calendar is one stop for Tab and walked with the keys', async ({ page }) => {
  await page.goto('/search/spot')
  await alive(dayBox(page, 0))
  await page.getByRole('button', { name: '次の月' }).click()
  const title = await page.getByRole('grid').getAttribute('aria-label')
  await expect(page.getByRole('grid').locator('[tabindex="0"]')).toHaveCount(1)
  await page.getByRole('grid').locator('[tabindex="0"]').focus()
  const first = (await focusedDay(page)) ?? ''
  expect(first).toMatch(/-01$/)
  const month = first.slice(0, 8)
  const press = async (key: string, day: string | RegExp) => {
    await page.keyboard.press(key)
    await expect.poll(() => focusedDay(page)).toMatch(day)
    await expect(page.getByRole('grid').locator('[tabindex="0"]')).toHaveCount(1)
  }
  await press('ArrowDown', `${month}08`)
  await press('ArrowRight', `${month}09`)
  await press('ArrowUp', `${month}02`)
  await press('ArrowLeft', `${month}01`)
  await press('ArrowDown', `${month}08`)
  await press('End', new RegExp(`^${month}`))
  await press('Home', new RegExp(`^${month}`))
  await press('PageDown', /-\d\d$/)
  expect(await page.getByRole('grid').getAttribute('aria-label')).not.toBe(title)
  await press('PageUp', new RegExp(`^${month}`))
  expect(await page.getByRole('grid').getAttribute('aria-label')).toBe(title)

  await page.keyboard.press(' ')
  const chosen = (await focusedDay(page)) ?? ''
  await expect(page.locator(`[data-day="${chosen}"]`)).toBeChecked()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press(' ')
  // A choice stays when its month is left, and goes along.
  await page.getByRole('button', { name: '前の月' }).click()
  await search(page).click()
  await expect(page).toHaveURL(new RegExp(`dates=${chosen},${month}\\d\\d`))
})

test('the button says how many the search will find, and is right', async ({ page }) => {
  await page.goto('/search/spot')
  await alive(dayBox(page, 0))
  await settled(page)
  await page.getByRole('checkbox', { name: '救急車なし' }).check()
  await page.getByRole('checkbox', { name: '8万円以上' }).check()
  const result = await page.context().newPage()
  await result.goto('/search/spot/result?conditions=WITHOUT_AMBULANCE&minimumFee=80000')
  const total = await totalOf(result)
  await expect(search(page)).toHaveText(`検索する(${total.toLocaleString('ja')}件)`)
  await search(page).click()
  await expect(page).toHaveURL(/conditions=WITHOUT_AMBULANCE/)
  await expect(page.getByRole('link', { name: '救急車なし を外す' })).toBeVisible()
  await expect.poll(() => totalOf(page)).toBe(total)
})

test('a weekend is ticked at once and unticked day by day', async ({ page }) => {
  await page.goto('/search/spot')
  const weekend = page.getByRole('checkbox', { name: '今週末' })
  await alive(weekend)
  await weekend.check()
  const ticked = page.locator('input[name="dates"][data-day]:checked')
  await expect(ticked).not.toHaveCount(0)
  const days = await ticked.evaluateAll((boxes) => boxes.map((box) => box.dataset['day']))
  await page.locator(`[data-day="${days[0]}"]`).uncheck()
  await expect(weekend).not.toBeChecked()
  await expect(ticked).toHaveCount(days.length - 1)
})

test('a count that cannot be had is no hindrance', async ({ page }) => {
  await page.goto('/search/spot')
  await alive(dayBox(page, 0))
  await page.route('**/_serverFn/**', (route) => route.abort())
  await page.getByRole('checkbox', { name: '選考なし' }).check()
  await expect(search(page)).toHaveText('検索する')
  await page.unrouteAll()
  await search(page).click()
  await expect(page).toHaveURL(/conditions=FREE_APPLICATION/)
})

test('the results as a calendar: each day leads to its list', async ({ page }) => {
  await page.goto('/search/spot/result?prefectures=TOKYO')
  await page.getByRole('link', { name: 'カレンダー', exact: true }).click()
  await expect(page).toHaveURL(/prefectures=TOKYO&view=calendar/)
  const address = await someAddress(page.getByRole('grid').getByRole('link', { name: / 最高/ }))
  const day = page.getByRole('grid').locator(`a[href="${address}"]`)
  const name = await day.getByText(/曜日/).innerText()
  await day.click()
  await expect(page).toHaveURL(/dates=\d{4}-\d\d-\d\d/)
  await expect(page).not.toHaveURL(/view=/)
  await expect(heading(page)).toContainText('件')
  await expect.poll(() => totalOf(page)).toBe(Number(/ ([\d,]+)件/.exec(name)?.[1]?.replaceAll(',', '')))
  await page.goBack()
  await expectShown(page.getByRole('grid'))
})

test('the days over the results say how many they have', async ({ page }) => {
  await page.goto('/search/spot/result')
  const strip = page.getByRole('navigation', { name: '日付で絞り込む' })
  const day = strip.getByRole('link', { name: spokenDay(dayFromNow(2)) })
  await expect(day).toHaveText(/[\d,]+件\n[\d.]+万$/)
  await expect(day).toHaveAccessibleName(/曜日 [\d,]+件 最高.+円$/)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('days of all months are boxes of one form', async ({ page }) => {
    await page.goto('/search/spot')
    expect(await page.getByRole('grid').count()).toBeGreaterThanOrEqual(4)
    await expect(search(page)).toHaveText(/^検索する\([\d,]+件\)$/)
    for (const days of [35, 70]) await dayBox(page, days).check()
    await page.getByRole('checkbox', { name: '選考なし' }).check()
    await search(page).click()
    await expect(page).toHaveURL(/conditions=FREE_APPLICATION/)
    await expect(page).toHaveURL(/dates=[\d-]+(,|%2C|&dates=)[\d-]+/)
  })

  test('the calendar of the results is a page of links', async ({ page }) => {
    await page.goto('/search/spot/result?view=calendar&prefectures=TOKYO')
    const days = page.getByRole('grid')
    const address = await someAddress(days.getByRole('link', { name: / 最高/ }))
    await days.locator(`a[href="${address}"]`).click()
    await expect(page).toHaveURL(/dates=\d{4}-\d\d-\d\d/)
    await expectShown(page.getByRole('article'))
  })
})
