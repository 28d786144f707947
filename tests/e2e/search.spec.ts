import { expect, type Page } from '@playwright/test'
import { addressesOf, expectShown, linkOf, rowAt } from './rows.ts'
import { alive, dayFromNow, spokenDay, test } from './signed-in.ts'

const RESULT = '/search/spot/result'

const cards = (page: Page) => page.getByRole('article')
const total = (page: Page) => page.getByRole('heading', { level: 1, name: /スポット\s*[\d,]+\s*件/ })

async function totalOf(page: Page): Promise<number> {
  const text = await total(page).innerText()
  return Number(text.replace(/\D/g, ''))
}

/** The fee each card shows, in yen. */
const fees = async (page: Page) =>
  (await cards(page).allInnerTexts()).map((text) =>
    Number(text.match(/([\d,]+)\s*円/)?.[1]?.replaceAll(',', '')),
  )

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('a doctor searches with the form, sees the conditions and takes one away', async ({ page }) => {
      await page.goto('/search/spot')
      await expect(page.getByRole('heading', { level: 1, name: 'スポットをさがす' })).toBeVisible()
      for (const name of ['おすすめ', '高額求人'])
        await expect(page.getByRole('region', { name }).getByRole('article')).toHaveCount(3)
      await page.getByRole('checkbox', { name: '当直', exact: true }).check()
      await page.getByText('関東', { exact: true }).click()
      await page.getByRole('checkbox', { name: '東京都' }).check()
      await page.getByRole('button', { name: /^検索する/ }).click()

      await expect(page).toHaveURL(/\/search\/spot\/result\?.*shiftPatterns=NIGHT/)
      await expect(page).toHaveURL(/prefectures=TOKYO/)
      const conditions = page.getByRole('navigation', { name: '検索条件' })
      await expect(conditions.getByRole('link', { name: '東京都 を外す' })).toBeVisible()
      await expect(await rowAt(page)).toContainText('東京都')
      const both = await totalOf(page)

      await conditions.getByRole('link', { name: '東京都 を外す' }).click()
      await expect(page).not.toHaveURL(/prefectures/)
      await expect(conditions.getByRole('link', { name: '東京都 を外す' })).toHaveCount(0)
      await expect(conditions.getByRole('link', { name: '当直 を外す' })).toBeVisible()
      await expect.poll(() => totalOf(page)).toBeGreaterThan(both)
    })

    test('the conditions come back to the form', async ({ page }) => {
      // On a wide screen the form stands beside the list and there is no link to it.
      await page.setViewportSize({ width: 375, height: 812 })
      await page.goto(`${RESULT}?shiftPatterns=NIGHT&minimumFee=50000`)
      await page.getByRole('link', { name: '条件', exact: true }).click()
      await expect(page.getByRole('checkbox', { name: '当直', exact: true })).toBeChecked()
      await expect(page.getByRole('combobox', { name: '最低給与' })).toHaveValue('50000')
    })

    test('a card leads to its listing', async ({ page }) => {
      await page.goto(RESULT)
      await linkOf(await rowAt(page)).click()
      await expect(page).toHaveURL(/\/spot\/\d+$/)
    })

    test('a day narrows the search, and widens it again', async ({ page }) => {
      await page.goto(RESULT)
      const days = page.getByRole('navigation', { name: '日付で絞り込む' })
      const chosen = dayFromNow(3)
      const day = days.getByRole('link', { name: spokenDay(chosen) })
      await day.click()
      await expect(page).toHaveURL(`${RESULT}?dates=${chosen}`)
      await expect(day).toHaveAttribute('aria-current', 'true')
      await day.click()
      await expect(page).not.toHaveURL(/dates=/)
    })

    test('the regular tab leads to the regular results and back', async ({ page }) => {
      await page.goto(`${RESULT}?prefectures=TOKYO`)
      await page.getByRole('link', { name: '定期', exact: true }).click()
      await expect(page).toHaveURL(/\/search\/regular\/result\?prefectures=TOKYO$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^定期 [\d,]+件$/)
      await page.getByRole('link', { name: 'スポット', exact: true }).click()
      await expect(page).toHaveURL(/\/search\/spot\/result\?prefectures=TOKYO$/)
    })
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the next page has an address, and from there the first one too', async ({ page }) => {
    await page.goto(RESULT)
    const first = await addressesOf(page)
    await page.getByRole('link', { name: /^もっと見る/ }).click()
    await expect(page).toHaveURL(/after=/)
    await expect(cards(page)).toHaveCount(20)
    expect(await addressesOf(page)).not.toContain(first[0])
    await page.getByRole('link', { name: '先頭から見る' }).click()
    await expect(page).not.toHaveURL(/after=/)
    expect(await addressesOf(page)).toEqual(first)
  })

  test('the order is chosen with a button', async ({ page }) => {
    await page.goto(`${RESULT}?prefectures=TOKYO`)
    await page.getByRole('combobox', { name: '並び順' }).selectOption('給与が高い順')
    await page.getByRole('button', { name: '並べ替える' }).click()
    await expect(page).toHaveURL(/prefectures=TOKYO&sort=FEE_DESC|sort=FEE_DESC.*prefectures=TOKYO/)
    const shown = await fees(page)
    expect(shown).toEqual(shown.toSorted((a, b) => b - a))
  })

  test('the other listings of a hospital are a search of their own', async ({ page }) => {
    await page.goto(RESULT)
    await (await rowAt(page)).getByRole('link', { name: /のほかの求人$/ }).click()
    await expect(page).toHaveURL(/generalHospitalIds=\d+/)
    await expectShown(cards(page))
  })
})

const ORDERS: [string, string | null][] = [
  ['更新が新しい順', 'EDITED_AT_DESC'],
  ['新着順(掲載が新しい順)', 'PUBLISH_TIME_DESC'],
  ['給与が高い順', 'FEE_DESC'],
  ['時給が高い順', 'HOURLY_FEE_DESC'],
  ['勤務日が近い順', 'START_TIME_ASC'],
  ['おすすめ順', null],
]

test('the six orders', async ({ page }) => {
  // Nights: what other tests write meanwhile is by day.
  await page.goto(`${RESULT}?shiftPatterns=NIGHT`)
  const found = await totalOf(page)
  const order = page.getByRole('combobox', { name: '並び順' })
  for (const [name, value] of ORDERS) {
    await order.selectOption(name)
    await expect(page).toHaveURL(({ searchParams }) => searchParams.get('sort') === value)
    await expect(cards(page)).toHaveCount(20)
    await expect.poll(() => totalOf(page)).toBe(found)
    if (value === 'FEE_DESC') {
      const shown = await fees(page)
      expect(shown).toEqual(shown.toSorted((a, b) => b - a))
    }
    if (value === 'START_TIME_ASC') {
      const starts = (await cards(page).allInnerTexts()).map((text) => {
        const [, month = '', day = '', hour = '', minute = ''] =
          /(\d+)\/(\d+)\(.+?\) (\d+):(\d\d)〜/.exec(text) ?? []
        return [month, day, hour, minute].map((number) => number.padStart(2, '0')).join(' ')
      })
      // Twenty soonest of thousands: they lie within a few days, and those may only lead over the end of a year.
      const isSorted = starts.every((start, nth) => nth === 0 || (starts[nth - 1] ?? '') <= start)
      expect(isSorted || starts.some((start) => start.startsWith('01 '))).toBe(true)
    }
  }
})

test('more is shown in place, and a listing read in between costs neither place nor pages', async ({
  page,
}) => {
  // Before its script has come, もっと見る is a link to the next page; here the list growing in place is meant.
  await page.goto(RESULT)
  const more = page.getByRole('link', { name: /^もっと見る\(残り [\d,]+件\)$/ })
  await alive(more)
  for (const count of [40, 60]) {
    await more.click()
    await expect(cards(page)).toHaveCount(count)
  }
  await expect(page).toHaveURL(/result$/)

  const fiftieth = await rowAt(page, 49)
  await fiftieth.scrollIntoViewIfNeeded()
  const text = await fiftieth.innerText()
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(5_000)
  await linkOf(fiftieth).click()
  await expect(page).toHaveURL(/\/spot\/\d+$/)
  await expect(fiftieth).toHaveCount(0)

  await page.goBack()
  await expect(cards(page)).toHaveCount(60)
  expect(await fiftieth.innerText()).toBe(text)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(before, -2)
})

test('who turns back before a listing has come finds the place in the list again', async ({ page }) => {
  await page.goto(RESULT)
  await alive(page.getByRole('link', { name: /^もっと見る/ }))
  const late = await rowAt(page, 15)
  await late.scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => window.scrollY)
  expect(before).toBeGreaterThan(1_000)
  // The listing's answer does not come before the reader has turned back.
  const answer = Promise.withResolvers<void>()
  await page.route('**/_serverFn/**', async (route) => {
    await answer.promise
    await route.abort()
  })
  await linkOf(late).click()
  await expect(page.getByText('読み込み中')).toBeAttached()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)

  await page.goBack()
  await expect(late).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before)
  answer.resolve()
})

test('the other listings of a hospital open under the card', async ({ page }) => {
  await page.goto(RESULT)
  const card = await rowAt(page)
  const others = card.getByRole('link', { name: /のほかの求人$/ })
  // The link works before its script has come, too; here the opening in place is meant.
  await alive(others)
  await expect(others).toHaveAttribute('aria-expanded', 'false')
  await others.click()
  await expect(others).toHaveAttribute('aria-expanded', 'true')
  await expect(card.getByRole('region', { name: '同じ病院の求人' })).toContainText('同じ病院の求人')
  await expect(
    card.getByRole('link', { name: 'すべて見る' }).or(card.getByText('ほかに募集中の求人はありません')),
  ).toBeVisible()
  await expect(page).toHaveURL(/result$/)
})

test('an address that makes no sense is a search without conditions', async ({ page }) => {
  const answer = await page.goto(
    `${RESULT}?prefectures=ATLANTIS&minimumFee=-5&sort=CHEAPEST&dates=2026-02-30&after=%3Cscript%3E&tab=9&foo=bar`,
  )
  expect(answer?.status()).toBe(200)
  await expect(page.getByRole('link', { name: / を外す$/ })).toHaveCount(0)
  await expectShown(cards(page))
})

test('a place in the list that is no more says so and leads to the start', async ({ page }) => {
  await page.goto(`${RESULT}?after=bm90LWEtY3Vyc29y`)
  await page.getByRole('link', { name: '先頭から見る' }).click()
  await expectShown(cards(page))
})

test('nothing found: a condition less is one tap away', async ({ page }) => {
  await page.goto(`${RESULT}?minimumFee=9999999&prefectures=TOKYO`)
  await expect(page.getByRole('heading', { name: '条件に合う求人はありません' })).toBeVisible()
  await page.getByRole('link', { name: /^最低給与の条件を外す\([\d,]+件\)$/ }).click()
  await expect(page).toHaveURL(/prefectures=TOKYO/)
  await expect(page).not.toHaveURL(/minimumFee/)
  await expectShown(cards(page))
})

test('a whole region at once', async ({ page }) => {
  await page.goto('/search/spot')
  await page.getByText('関東', { exact: true }).click()
  const all = page.getByRole('checkbox', { name: '関東すべて' })
  await all.check()
  await expect(page.getByRole('checkbox', { name: '神奈川県' })).toBeChecked()
  await page.getByRole('checkbox', { name: '神奈川県' }).uncheck()
  await expect(all).not.toBeChecked()
  await expect(all).toHaveJSProperty('indeterminate', true)
})

test('a department is found by typing, and a choice out of sight stays', async ({ page }) => {
  await page.goto('/search/spot/detail/advanced')
  const find = page.getByRole('searchbox', { name: '診療科をしぼり込む' })
  await find.fill('循環器')
  await page.getByRole('checkbox', { name: '循環器内科' }).check()
  await expect(page.getByRole('checkbox', { name: '眼科' })).toBeHidden()
  await find.fill('眼')
  await expect(page.getByRole('checkbox', { name: '循環器内科' })).toBeHidden()
  await page.getByRole('button', { name: /^検索する/ }).click()
  await expect(page).toHaveURL(/clinicalDepartments=CARDIOVASCULAR_MEDICINE/)
})

test('an outage keeps the conditions and tries again', async ({ page, context }) => {
  await page.goto(`${RESULT}?prefectures=TOKYO`)
  const order = page.getByRole('combobox', { name: '並び順' })
  await alive(order)
  await page.route('**/_serverFn/**', (route) => route.fulfill({ status: 503, body: '' }))
  await order.selectOption('給与が高い順')
  const problem = page.getByRole('alert').filter({ hasText: '検索条件はそのまま残っています' })
  await expect(problem).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('link', { name: '東京都 を外す' })).toBeVisible()
  await context.unrouteAll()
  await page.unrouteAll()
  await problem.getByRole('link', { name: '再読み込み' }).click()
  await expectShown(cards(page))
})
