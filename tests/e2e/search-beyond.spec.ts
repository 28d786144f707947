import { expect } from '@playwright/test'
import { alive, test } from './signed-in.ts'

const KINDS = [
  {
    kind: 'regular',
    ticks: ['期間の定めなし', 'オンライン面談可', '交通費あり'],
    chips: ['期間の定めなし', '週20時間まで', 'オンライン面談可', '交通費あり'],
  },
  {
    kind: 'spot',
    ticks: ['12時間超〜16時間', '車通勤可', '駅から徒歩10分以内', '経験年数の条件なし'],
    chips: ['12時間超〜16時間', '車通勤可', '駅から徒歩10分以内', '経験年数の条件なし'],
  },
] as const

for (const { kind, ticks, chips } of KINDS)
  for (const javaScriptEnabled of [true, false])
    test.describe(`${kind}, ${javaScriptEnabled ? 'with script' : 'without script'}`, () => {
      test.use({ javaScriptEnabled })

      test('what is asked for beside the twelve finds as many as it said, and is given up by a tap', async ({
        page,
      }) => {
        await page.goto(`/search/${kind}/detail/advanced`)
        const button = page.getByRole('button', { name: /^検索する/ })
        if (javaScriptEnabled) await alive(button)
        const number = async () => Number((await button.innerText()).replace(/\D/g, ''))
        const all = await number()
        for (const name of ticks) await page.getByRole('checkbox', { name, exact: true }).check()
        if (kind === 'regular') await page.getByLabel('週の合計時間').selectOption('WITHIN_20H')
        let found = 0
        if (javaScriptEnabled) {
          await expect.poll(number).toBeLessThan(all)
          await expect(page.locator('form[data-counts]')).toHaveCount(0)
          found = await number()
        }
        await button.click()
        await expect(page).toHaveURL(/\/result\?/)
        for (const chip of chips)
          await expect(page.getByRole('link', { name: `${chip} を外す` })).toBeVisible()
        const total = page.getByRole('heading', { level: 1, name: /件/ })
        const narrow = Number((await total.innerText()).replace(/\D/g, ''))
        if (javaScriptEnabled) expect(narrow).toBe(found)
        expect(narrow).toBeGreaterThan(0)
        await page.getByRole('link', { name: `${chips[0]} を外す` }).click()
        await expect
          .poll(async () => Number((await total.innerText()).replace(/\D/g, '')))
          .toBeGreaterThan(narrow)
      })
    })
