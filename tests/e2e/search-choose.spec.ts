import { expect, type Locator, type Page } from '@playwright/test'
import { ownListing, type Badge, type OwnListing } from './own-listings.ts'
import { addressesOf, expectShown, rowOf } from './rows.ts'
import { OWN_DOCTOR, alive, test } from './signed-in.ts'

test.use({ account: OWN_DOCTOR })

const RESULT = '/search/spot/result'

/** Shifts at the same hours of a hospital of the test's own, and where they are listed. */
async function insertShifts(...badges: Badge[]): Promise<string> {
  let beside: OwnListing | undefined
  for (const badge of badges) beside = await ownListing(badge, beside)
  return `${RESULT}?${beside?.search}`
}

const cards = (page: Page) => page.getByRole('article')
const boxes = (page: Page) => page.getByRole('checkbox', { name: 'まとめて応募に選ぶ' })
/** The one button of the list that the rows' boxes and ways to the terms are behind. */
const mode = (page: Page) => page.getByRole('checkbox', { name: '応募する求人を選ぶ' })
const bar = (page: Page) => page.getByRole('region', { name: 'まとめて応募' })
const toTerms = (page: Page) => bar(page).getByRole('button', { name: 'まとめて応募内容を確認' })
const quick = (page: Page) => page.getByRole('link', { name: '応募へ進む' })

const idOf = (address: string) => address.split('/').at(-1)

/** The box of a listing. */
const boxOf = (page: Page, address: string) =>
  rowOf(page, address).getByRole('checkbox', { name: 'まとめて応募に選ぶ' })

/** Where the rows with a box lead. */
const choosable = (page: Page) => addressesOf(page, cards(page).filter({ has: boxes(page) }))

async function feeOf(card: Locator): Promise<number> {
  const text = await card.innerText()
  return Number(text.match(/([\d,]+)\s*円/)?.[1]?.replaceAll(',', ''))
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(boxes(page)).toHaveCount(0)
  await mode(page).check()
  const [first = ''] = await choosable(page)
  await alive(boxOf(page, first))
}

test('several listings are chosen, summed up and led to their terms', async ({ page }) => {
  await open(page, await insertShifts('選考なし', '選考あり', '選考なし'))
  await expect(bar(page)).toHaveCount(0)
  const [one = '', other = ''] = await choosable(page)
  const sum = (await feeOf(rowOf(page, one))) + (await feeOf(rowOf(page, other)))
  await boxOf(page, one).check()
  await expect(bar(page)).toContainText('1件を選択中')
  await expect(bar(page).getByText('時間が重なっています')).toHaveCount(0)
  await boxOf(page, other).check()
  await expect(bar(page)).toContainText(`2件を選択中 合計 ${sum.toLocaleString('ja-JP')}円`)
  await expect(bar(page).getByText('時間が重なっています')).toBeVisible()

  await toTerms(page).click()
  await expect(page).toHaveURL(new RegExp(`/application/spot\\?ids=${idOf(one)},${idOf(other)}$`))
  await expect(page.getByRole('heading', { name: '労働条件' })).toHaveCount(2)

  await page.goBack()
  await expect(bar(page)).toContainText('2件を選択中')
  await expect(boxOf(page, one)).toBeChecked()
  await expect(boxOf(page, other)).toBeChecked()
  await bar(page).getByRole('button', { name: '選択を解除' }).click()
  await expect(bar(page)).toHaveCount(0)
  await expect(boxOf(page, one)).not.toBeChecked()
})

test('what is chosen stays chosen while more is loaded, and ten are the most', async ({ page }) => {
  await open(page, await insertShifts(...Array.from({ length: 45 }, () => '選考なし' as const)))
  const [first = ''] = await choosable(page)
  await boxOf(page, first).check()
  await page.getByRole('link', { name: /^もっと見る/ }).click()
  await expect(cards(page)).toHaveCount(40)
  await expect(bar(page)).toContainText('1件を選択中')
  const [eleventh = '', ...more] = (await choosable(page)).slice(1, 11).toReversed()
  for (const address of more) await boxOf(page, address).check()
  await expect(bar(page)).toContainText('10件を選択中')
  await boxOf(page, eleventh).click()
  await expect(bar(page)).toContainText('一度に応募できるのは10件までです。')
  await expect(boxOf(page, eleventh)).not.toBeChecked()
  await expect(bar(page)).toContainText('10件を選択中')
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('a listing without selection leads to its terms at once', async ({ page }) => {
      await page.goto(await insertShifts('選考あり', '選考なし'))
      await mode(page).check()
      const [own = ''] = await addressesOf(page, cards(page).filter({ has: quick(page) }))
      const card = rowOf(page, own)
      await expect(card).toContainText('選考なし')
      await card.getByRole('link', { name: '応募へ進む' }).click()
      await expect(page).toHaveURL(new RegExp(`/application/spot\\?ids=${idOf(own)}$`))
      const form = page.locator('form', { has: page.getByRole('button', { name: '応募して確定する' }) })
      await expect(form.getByText(/^応募と同時に勤務が確定し、/)).toBeVisible()
    })

    test('the hospital that selects is not applied to at a tap', async ({ page }) => {
      await page.goto(await insertShifts('選考あり', '選考なし'))
      await mode(page).check()
      const [own = ''] = await addressesOf(page, cards(page).filter({ hasText: '選考あり' }))
      const card = rowOf(page, own)
      await expect(card.getByRole('checkbox', { name: 'まとめて応募に選ぶ' })).toBeVisible()
      await expect(card.getByRole('link', { name: '応募へ進む' })).toHaveCount(0)
    })
  })
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('several are chosen by a form', async ({ page }) => {
    await page.goto(await insertShifts('選考なし', '選考あり', '選考なし'))
    await mode(page).check()
    const [one = '', , third = ''] = await choosable(page)
    for (const address of [one, third]) await boxOf(page, address).check()
    await toTerms(page).click()
    await expect(page).toHaveURL(/\/application\/spot\?ids=/)
    await expect(page.getByRole('heading', { name: '労働条件' })).toHaveCount(2)
    for (const address of [one, third]) await expectShown(page.locator(`a[href="${address}"]`))
  })
})

for (const account of [null, 'initial@demo.example']) {
  test.describe(`for ${account ?? 'a visitor'}`, () => {
    test.use({ account })

    test('nothing is chosen in the list: a listing says itself what comes first', async ({ page }) => {
      await page.goto(await insertShifts('選考なし', '選考あり'))
      await expectShown(cards(page))
      await expect(boxes(page)).toHaveCount(0)
      await expect(quick(page)).toHaveCount(0)
      await expect(bar(page)).toHaveCount(0)
    })
  })
}

test.describe('for a doctor whose licence is verified', () => {
  test.use({ account: 'verified@demo.example' })

  test('only what the hospital selects for can be chosen', async ({ page }) => {
    await open(page, await insertShifts('選考なし', '選考あり'))
    const free = cards(page).filter({ hasText: '選考なし' })
    await expectShown(free)
    await expect(free.getByRole('checkbox')).toHaveCount(0)
    await expect(quick(page)).toHaveCount(0)
    await expectShown(cards(page).filter({ hasText: '選考あり' }).getByRole('checkbox'))
  })
})
