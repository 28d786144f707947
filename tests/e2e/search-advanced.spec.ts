import { expect, type Page } from '@playwright/test'
import { comingSeason, seasonOpens } from '#app/domain/search/season-days.ts'
import { expectShown, rowAt } from './rows.ts'
import { alive, dayFromNow, test } from './signed-in.ts'

const ADVANCED = '/search/spot/detail/advanced'
const search = (page: Page) => page.getByRole('button', { name: /^検索する/ })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const totalOf = async (page: Page) => Number((await heading(page).innerText()).replace(/\D/g, ''))
const numberIn = (text: string | null | undefined) =>
  Number(/([\d,]+)件/.exec(text ?? '')?.[1]?.replaceAll(',', ''))

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('all that was chosen on the search comes along, and all is sent', async ({ page }) => {
      await page.goto('/search/spot?weekdays=FRIDAY')
      await page.getByRole('checkbox', { name: '当直', exact: true }).check()
      await page.getByRole('button', { name: '条件を詳しく' }).click()
      await expect(page).toHaveURL(/detail\/advanced\?/)
      const night = page.getByRole('checkbox', { name: '当直', exact: true })
      await expect(night).toBeChecked()
      await expect(page.getByRole('checkbox', { name: '金', exact: true })).toBeChecked()
      if (javaScriptEnabled) await alive(night)

      await page.getByRole('checkbox', { name: '入り時間を相談できる' }).check()
      await page.getByRole('checkbox', { name: 'ゆったり' }).check()
      await page.getByRole('checkbox', { name: '病院・救急クリニック' }).check()
      await page.getByRole('combobox', { name: '最低給与' }).selectOption('50,000円以上')
      await search(page).click()
      await expect(page).toHaveURL(/\/search\/spot\/result\?/)
      expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
        adjustableWorkingStartTime: 'true',
        conditions: 'EASY',
        facilityCategories: 'HOSPITAL_OR_EMERGENCY_CLINIC',
        minimumFee: '50000',
        shiftPatterns: 'NIGHT',
        weekdays: 'FRIDAY',
      })
    })

    test('a contradiction is explained beside what contradicts', async ({ page }) => {
      await page.goto(`${ADVANCED}?shiftPatterns=DAY_AM,NIGHT&dates=2020-01-01`)
      const patterns = page.getByRole('group', { name: '勤務帯' })
      await expect(
        patterns.getByText('午前のみ と 当直 の両方が選ばれています(いずれかに当てはまる求人を表示します)'),
      ).toBeVisible()
      await expect(
        page.getByRole('group', { name: '日付' }).getByText('選んだ日付は過ぎています'),
      ).toBeVisible()
    })

    test('a whole region is one box', async ({ page }) => {
      await page.goto(ADVANCED)
      await page.getByText('四国', { exact: true }).click()
      const all = page.getByRole('checkbox', { name: '四国すべて' })
      await all.check()
      await search(page).click()
      await expect(page).toHaveURL(/prefectures=TOKUSHIMA(,|%2C)KAGAWA(,|%2C)EHIME(,|%2C)KOCHI/)
      await expect(page.getByRole('link', { name: '徳島県・香川県 ほか2 を外す' })).toBeVisible()
    })
  })
}

test('the number beside a choice is what the choice finds', async ({ page }) => {
  await page.goto(`${ADVANCED}?prefectures=TOKYO`)
  const clinic = page.getByRole('checkbox', { name: 'クリニック', exact: true })
  await alive(clinic)
  await expect(clinic).toHaveAccessibleDescription(/^[\d,]+件$/)
  const id = await clinic.getAttribute('aria-describedby')
  const beside = numberIn(await page.locator(`[id="${id}"]`).textContent())
  await clinic.check()
  await expect.poll(async () => numberIn(await search(page).textContent())).toBe(beside)
  await search(page).click()
  await expect(page.getByRole('link', { name: 'クリニック を外す' })).toBeVisible()
  await expect.poll(() => totalOf(page)).toBe(beside)
})

test('weekdays that none of the days falls on are said at once', async ({ page }) => {
  await page.goto(`${ADVANCED}?dates=${dayFromNow(3)}`)
  const weekdays = page.getByRole('group', { name: '曜日' })
  const box = (weekday: number) =>
    weekdays.getByRole('checkbox', { name: '日月火水木金土'[weekday % 7], exact: true })
  const on = new Date(`${dayFromNow(3)}T00:00:00Z`).getUTCDay()
  await alive(box(on + 1))
  await box(on + 1).check()
  await expect(weekdays.getByText(/このままでは求人は見つかりません/)).toBeVisible()
  await expect(search(page)).toHaveText('検索する(0件)')
  await box(on).check()
  await expect(weekdays.getByText(/このままでは/)).toHaveCount(0)
})

test('departments are found by their reading, in any kana', async ({ page }) => {
  await page.goto(ADVANCED)
  const find = page.getByRole('searchbox', { name: '診療科をしぼり込む' })
  for (const [typed, department] of [
    ['じゅんかんき', '循環器内科'],
    ['ﾘﾊﾋﾞﾘ', 'リハビリテーション科'],
    ['Icu', '集中治療科'],
  ] as const) {
    await find.fill(typed)
    await expect(page.getByRole('checkbox', { name: department })).toBeVisible()
    await expect(page.getByRole('checkbox', { name: '眼科' })).toBeHidden()
  }
  await find.fill('存在しない')
  await expect(page.getByText('「存在しない」に当てはまる診療科はありません。')).toBeVisible()
})

test('a hospital is found by a few letters, chosen and given up', async ({ page }) => {
  await page.goto('/search/spot/result')
  const name = await (await rowAt(page)).locator('strong').innerText()
  await page.goto(ADVANCED)
  const find = page.getByRole('combobox', { name: '病院をさがす' })
  await find.fill(name.slice(0, 3))
  const option = page.getByRole('option', { name: new RegExp(`^${name} .*求人 [\\d,]+件$`) })
  await option.click()
  await expect(option).toHaveAttribute('aria-selected', 'true')
  const chosen = page.getByRole('list', { name: '選んだ病院' })
  await expect(chosen.getByRole('checkbox', { name })).toBeChecked()
  await expect(search(page)).toHaveText(/^検索する\(\d+件\)$/)
  await search(page).click()
  await expect(page).toHaveURL(/generalHospitalIds=\d+$/)
  await expect(page.getByRole('link', { name: `${name} を外す` })).toBeVisible()
  // The form is as it was left.
  await page.goBack()
  await expect(page).toHaveURL(/advanced/)
  await chosen.getByRole('checkbox', { name }).click()
  await expect(chosen).toHaveCount(0)
})

test('a hospital is chosen by keys alone, by its prefecture and a part of its name', async ({ page }) => {
  await page.goto('/search/spot/result?prefectures=OSAKA')
  const name = await (await rowAt(page)).locator('strong').innerText()
  await page.goto(ADVANCED)
  const find = page.getByRole('combobox', { name: '病院をさがす' })
  await alive(find)
  await find.pressSequentially(`大阪 ${name.slice(-4)}`)
  const options = page.getByRole('listbox', { name: '病院の候補' }).getByRole('option')
  await expectShown(options)
  await expect(options.filter({ hasNotText: '大阪府' })).toHaveCount(0)
  await expect(find).toHaveAttribute('aria-expanded', 'true')
  await find.press('ArrowDown')
  const ids = await options.evaluateAll((all) => all.map(({ id }) => id))
  await expect(find).toHaveAttribute('aria-activedescendant', ids.at(0) ?? '-')
  await find.press('ArrowUp')
  await expect(find).toHaveAttribute('aria-activedescendant', ids.at(-1) ?? '-')
  await find.press('Enter')
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('list', { name: '選んだ病院' }).getByRole('checkbox')).toHaveCount(1)
  await find.press('Escape')
  await expect(find).toHaveValue('')
  await expect(options).toHaveCount(0)
  await expect(page).toHaveURL(/advanced$/)
})

test('clearing gives back an empty form', async ({ page }) => {
  await page.goto(`${ADVANCED}?shiftPatterns=NIGHT&minimumFee=50000&prefectures=TOKYO`)
  await alive(page.getByRole('combobox', { name: '最低給与' }))
  await page.getByRole('link', { name: '条件をクリア' }).click()
  await expect(page).toHaveURL(/advanced$/)
  await expect(page.getByRole('checkbox', { name: '当直', exact: true })).not.toBeChecked()
  await expect(page.getByRole('combobox', { name: '最低給与' })).toHaveValue('')
})

test('nothing found: each suggested search says how many listings it finds, and finds them', async ({
  page,
}) => {
  await page.goto('/search/spot/result?minimumFee=190000&prefectures=AKITA')
  await expect(page.getByRole('heading', { name: '条件に合う求人はありません' })).toBeVisible()
  const ways = page.getByRole('link', { name: /\([\d,]+件\)$/ })
  await expectShown(ways)
  for (const name of await ways.allInnerTexts()) expect(numberIn(name.split('(').at(-1))).toBeGreaterThan(0)
  const way = page.getByRole('link', { name: /^都道府県の条件を外す\(/ })
  const promised = numberIn(await way.innerText())
  await way.click()
  await expect(page).not.toHaveURL(/prefectures/)
  await expectShown(page.getByRole('article'))
  await expect.poll(() => totalOf(page)).toBe(promised)
})

test('an executed search is kept in the history', async ({ page }) => {
  await page.goto('/search/spot/result?prefectures=TOKYO&shiftPatterns=NIGHT')
  const kept = () => page.evaluate(() => localStorage.getItem('dp:search-history:spot'))
  await expect.poll(kept).toContain('TOKYO')
  await page.goto('/search/spot/detail/history')
  await expectShown(page.getByText('東京', { exact: false }))
})

test('high fees: the rule, the reasons, and week by week', async ({ page }) => {
  await page.goto('/search/spot/high-value')
  await expect(page.getByText('同じ都道府県・勤務の長さの中央値より時給が20%以上高い求人です')).toBeVisible()
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(20)
  for (const card of await cards.all()) await expect(card.getByText('好条件')).toBeVisible()
  for (const card of await cards.all())
    await expect(card.getByText(/の中央値より時給\+\d+%( \/ 高い理由: |$)/)).toBeVisible()
  const hourly = (await cards.allInnerTexts()).map((text) =>
    Number(/時給 ([\d,]+)円/.exec(text)?.[1]?.replaceAll(',', '')),
  )
  expect(hourly).toEqual(hourly.toSorted((a, b) => b - a))
  const week = page.getByRole('link', { name: /^来週 / })
  const count = Number(/\(([\d,]+)\)/.exec(await week.innerText())?.[1]?.replaceAll(',', ''))
  await week.click()
  await expect(page).toHaveURL(/dates=/)
  await expect(
    page.getByRole('heading', { level: 2, name: `${count.toLocaleString('ja-JP')}件` }),
  ).toBeVisible()
})

for (const season of ['NEW_YEAR_HOLIDAY', 'GOLDEN_WEEK'] as const) {
  test(`${season} has its list from eight weeks before`, async ({ page }) => {
    const today = dayFromNow(0)
    const { from, title } = comingSeason(season, today)
    await page.goto(`/search/spot/result?season=${season}`)
    await expect(heading(page)).toContainText(title)
    if (today < seasonOpens(from)) {
      await expect(page.getByText(/から掲載します/)).toBeVisible()
      await expect(page.getByRole('article')).toHaveCount(0)
    } else {
      await expect(page.getByText(/に1日でもかかる勤務です/)).toBeVisible()
      await expectShown(page.getByRole('article'))
      await expectShown(page.getByText(/^この病院のふだん/))
    }
  })
}
