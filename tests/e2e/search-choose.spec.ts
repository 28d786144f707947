import { expect, type Locator, type Page } from '@playwright/test'
import { alive, dayFromNow, test } from './signed-in.ts'

test.use({ account: 'trusted@demo.example' })

const RESULT = '/search/spot/result'
/** Shifts of one day overlap. Nobody works on it: no other test looks at this day. */
const ONE_DAY = `${RESULT}?dates=${dayFromNow(62)}&shiftPatterns=DAY_AM_PM`

const cards = (page: Page) => page.getByRole('article')
const boxes = (page: Page) => page.getByRole('checkbox', { name: 'まとめて応募に選ぶ' })
/** The one button of the list that the rows' boxes and ways to the terms are behind. */
const mode = (page: Page) => page.getByRole('checkbox', { name: '応募する求人を選ぶ' })
const bar = (page: Page) => page.getByRole('region', { name: 'まとめて応募' })
const toTerms = (page: Page) => bar(page).getByRole('button', { name: 'まとめて応募内容を確認' })
const quick = (page: Page) => page.getByRole('link', { name: '応募へ進む' })

const valueOf = (box: Locator) => box.getAttribute('value')

async function feeOf(card: Locator): Promise<number> {
  const text = await card.innerText()
  return Number(text.match(/([\d,]+)\s*円/)?.[1]?.replaceAll(',', ''))
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(boxes(page)).toHaveCount(0)
  await mode(page).check()
  await alive(boxes(page).first())
}

test('several listings are chosen, summed up and led to their terms', async ({ page }) => {
  await open(page, ONE_DAY)
  await expect(bar(page)).toHaveCount(0)
  const choosable = cards(page).filter({ has: boxes(page) })
  const sum = (await feeOf(choosable.nth(0))) + (await feeOf(choosable.nth(1)))
  const ids = [await valueOf(boxes(page).nth(0)), await valueOf(boxes(page).nth(1))]
  await boxes(page).nth(0).check()
  await expect(bar(page)).toContainText('1件を選択中')
  await expect(bar(page).getByText('時間が重なっています')).toHaveCount(0)
  await boxes(page).nth(1).check()
  await expect(bar(page)).toContainText(`2件を選択中 合計 ${sum.toLocaleString('ja-JP')}円`)
  await expect(bar(page).getByText('時間が重なっています')).toBeVisible()

  await toTerms(page).click()
  await expect(page).toHaveURL(new RegExp(`/application/spot\\?ids=${ids.join(',')}$`))
  await expect(page.getByRole('heading', { name: '労働条件' })).toHaveCount(2)

  await page.goBack()
  await expect(bar(page)).toContainText('2件を選択中')
  await expect(boxes(page).nth(0)).toBeChecked()
  await expect(boxes(page).nth(1)).toBeChecked()
  await bar(page).getByRole('button', { name: '選択を解除' }).click()
  await expect(bar(page)).toHaveCount(0)
  await expect(boxes(page).nth(0)).not.toBeChecked()
})

test('what is chosen stays chosen while more is loaded, and ten are the most', async ({ page }) => {
  await open(page, RESULT)
  await boxes(page).nth(0).check()
  await page.getByRole('link', { name: /^もっと見る/ }).click()
  await expect(cards(page)).toHaveCount(40)
  await expect(bar(page)).toContainText('1件を選択中')
  for (let nth = 1; nth < 10; nth += 1) await boxes(page).nth(nth).check()
  await expect(bar(page)).toContainText('10件を選択中')
  await boxes(page).nth(10).click()
  await expect(bar(page)).toContainText('一度に応募できるのは10件までです。')
  await expect(boxes(page).nth(10)).not.toBeChecked()
  await expect(bar(page)).toContainText('10件を選択中')
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('a listing without selection leads to its terms at once', async ({ page }) => {
      await page.goto(ONE_DAY)
      await mode(page).check()
      const card = cards(page)
        .filter({ has: quick(page) })
        .first()
      await expect(card).toContainText('選考なし')
      const own = await card.getByRole('link').first().getAttribute('href')
      await card.getByRole('link', { name: '応募へ進む' }).click()
      await expect(page).toHaveURL(new RegExp(`/application/spot\\?ids=${own?.split('/').at(-1)}$`))
      await expect(page.getByText('応募と同時に勤務が確定し、労働契約が成立します。').last()).toBeVisible()
    })

    test('the hospital that selects is not applied to at a tap', async ({ page }) => {
      await page.goto(ONE_DAY)
      await mode(page).check()
      const card = cards(page).filter({ hasText: '選考あり' }).first()
      await expect(card.getByRole('checkbox', { name: 'まとめて応募に選ぶ' })).toBeVisible()
      await expect(card.getByRole('link', { name: '応募へ進む' })).toHaveCount(0)
    })
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('several are chosen by a form', async ({ page }) => {
    await page.goto(ONE_DAY)
    await mode(page).check()
    const ids = [await valueOf(boxes(page).nth(0)), await valueOf(boxes(page).nth(2))]
    await boxes(page).nth(0).check()
    await boxes(page).nth(2).check()
    await toTerms(page).click()
    await expect(page).toHaveURL(/\/application\/spot\?ids=/)
    await expect(page.getByRole('heading', { name: '労働条件' })).toHaveCount(2)
    for (const id of ids) await expect(page.locator(`a[href="/spot/${id}"]`).first()).toBeVisible()
  })
})

for (const account of [null, 'initial@demo.example']) {
  test.describe(`for ${account ?? 'a visitor'}`, () => {
    test.use({ account })

    test('nothing is chosen in the list: a listing says itself what comes first', async ({ page }) => {
      await page.goto(ONE_DAY)
      await expect(cards(page).first()).toBeVisible()
      await expect(boxes(page)).toHaveCount(0)
      await expect(quick(page)).toHaveCount(0)
      await expect(bar(page)).toHaveCount(0)
    })
  })
}

test.describe('for a doctor whose licence is verified', () => {
  test.use({ account: 'verified@demo.example' })

  test('only what the hospital selects for can be chosen', async ({ page }) => {
    await open(page, ONE_DAY)
    const free = cards(page).filter({ hasText: '選考なし' })
    await expect(free.first()).toBeVisible()
    await expect(free.getByRole('checkbox')).toHaveCount(0)
    await expect(quick(page)).toHaveCount(0)
    await expect(cards(page).filter({ hasText: '選考あり' }).first().getByRole('checkbox')).toBeVisible()
  })
})
