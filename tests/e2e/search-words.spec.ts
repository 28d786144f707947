import { expect, type Page } from '@playwright/test'
import { expectNoBarriersIn } from './barriers.ts'
import { alive, test } from './signed-in.ts'

const box = (page: Page) => page.getByRole('region', { name: 'ことばで検索' })

async function say(page: Page, words: string): Promise<void> {
  await box(page).getByRole('textbox', { name: 'ことばで検索' }).fill(words)
  await box(page).getByRole('button', { name: '条件にする' }).click()
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('a sentence becomes conditions, one is corrected, and they are searched', async ({ page }) => {
      await page.goto('/search/spot')
      if (javaScriptEnabled) await alive(box(page).getByRole('textbox'))
      await say(page, '平日の夜、新宿、救急車 なし、5万円以上、高い順')

      const conditions = box(page).getByRole('list', { name: '読み取った条件' })
      await expect(conditions.getByRole('listitem')).toHaveText([
        '月曜・火曜 ほか3',
        '当直',
        '夜診(夕方〜夜)',
        '東京都新宿区',
        '救急車なし',
        '50,000円以上',
        '給与が高い順',
      ])
      await expect(page).toHaveURL(/^[^?]+\/search\/spot\?.*cities=TOKYO-.*said=/)
      await expect(page).not.toHaveURL(/[?&]q=/)
      // The form below holds the same conditions.
      await expect(page.getByRole('checkbox', { name: '当直', exact: true })).toBeChecked()

      await conditions.getByRole('link', { name: '夜診(夕方〜夜) を外す' }).click()
      await expect(conditions.getByRole('listitem')).toHaveCount(6)
      await box(page)
        .getByRole('link', { name: /^この条件で検索/ })
        .click()
      await expect(page).toHaveURL(/\/search\/spot\/result\?/)
      const address = new URL(page.url())
      expect(Object.fromEntries(address.searchParams)).toEqual({
        weekdays: 'MONDAY,TUESDAY,WEDNESDAY,THURSDAY,FRIDAY',
        shiftPatterns: 'NIGHT',
        cities: 'TOKYO-新宿区',
        conditions: 'WITHOUT_AMBULANCE',
        minimumFee: '50000',
        sort: 'FEE_DESC',
      })
    })

    test('what was not understood is said', async ({ page }) => {
      await page.goto('/search/spot')
      if (javaScriptEnabled) await alive(box(page).getByRole('textbox'))
      await say(page, '東京で釣り、小児科以外')
      await expect(box(page).getByText('わからなかったことば: 「釣り」「小児科以外」')).toBeVisible()
      await expect(box(page).getByRole('list', { name: '読み取った条件' })).toHaveText('東京都')
    })

    test('nothing understood is said too, and the sentence stays to be changed', async ({ page }) => {
      await page.goto('/search/spot')
      if (javaScriptEnabled) await alive(box(page).getByRole('textbox'))
      await say(page, 'にんじんが好き')
      await expect(box(page).getByText(/条件を読み取れませんでした/)).toBeVisible()
      await expect(box(page).getByRole('link', { name: /^この条件で検索/ })).toHaveCount(0)
      await expect(box(page).getByRole('textbox')).toHaveValue('にんじんが好き')
    })
  })
}

test('the button says how many listings there are', async ({ page }) => {
  await page.goto('/search/spot?q=' + encodeURIComponent('東京 当直'))
  const link = box(page).getByRole('link', { name: /^この条件で検索\([\d,]+件\)/ })
  const count = (await link.innerText()).match(/[\d,]+/)?.[0] ?? ''
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(count)
})

test('a sentence and its conditions are one address, to share and to go back to', async ({ page }) => {
  await page.goto('/search/spot')
  await alive(box(page).getByRole('textbox'))
  await say(page, '大阪 健診')
  await expect(page).toHaveURL(/said=/)
  await page.reload()
  await expect(box(page).getByRole('textbox')).toHaveValue('大阪 健診')
  await expect(box(page).getByRole('list', { name: '読み取った条件' }).getByRole('listitem')).toHaveCount(2)
  await page.goBack()
  await expect(box(page).getByRole('textbox')).toHaveValue('')
})

test('words of an engagement lead to the regular search', async ({ page }) => {
  await page.goto('/search/spot')
  await alive(box(page).getByRole('textbox'))
  await say(page, '毎週火曜の午前、東京')
  await expect(page).toHaveURL(/\/search\/regular\?.*frequencies=WEEKLY/)
  await expect(box(page).getByRole('list', { name: '読み取った条件' }).getByRole('listitem')).toHaveCount(4)
  await box(page)
    .getByRole('link', { name: /^この条件で検索/ })
    .click()
  await expect(page).toHaveURL(/\/search\/regular\/result\?/)
})

test('the words it reads by stay on the server', async ({ page }) => {
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response.text().catch(() => ''))
  })
  await page.goto('/search/spot?q=' + encodeURIComponent('寝当直'))
  await alive(box(page).getByRole('textbox'))
  for (const script of await Promise.all(scripts)) expect(script).not.toContain('寝当直')
})

test('accessible at 375 px', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  const words = '来週金曜の夜、23区、救急車なし、8万円以上、釣り'
  await page.goto('/search/spot?q=' + encodeURIComponent(words))
  await expect(box(page).getByText('わからなかったことば: 「釣り」')).toBeVisible()
  await expectNoBarriersIn(page, [375])
})
