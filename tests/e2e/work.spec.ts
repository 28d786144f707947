import { expect } from '@playwright/test'
import { expectShown, rowAt, someAddress } from './rows.ts'
import { alive, openWhole, test } from './signed-in.ts'

test.describe('an approved doctor', () => {
  test.use({ account: 'trusted@demo.example' })

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
      test.use({ javaScriptEnabled })

      test('finds what is agreed and what is open', async ({ page }) => {
        await page.goto('/work/matched')
        await expect(page.getByRole('heading', { level: 1, name: '成立した勤務' })).toBeVisible()
        const works = page.getByRole('article')
        const address = await someAddress(works.locator('a[href^="/spot/"]'))
        const work = works.filter({ has: page.locator(`a[href="${address}"]`) })
        for (const term of ['集合場所', '持ち物', '住所', '電話'])
          await expect(work.getByRole('term').filter({ hasText: term })).toBeVisible()
        await expect(work.getByRole('link', { name: /^[\d-]+$/ })).toHaveAttribute('href', /^tel:\d+$/)
        await work.getByText('成立したときの労働条件').click()
        await expect(work.getByText('契約の相手')).toBeVisible()

        await page.getByRole('navigation', { name: '勤務' }).getByRole('link', { name: '応募中' }).click()
        await expect(page).toHaveURL(/\/work\/applied$/)
        await expect(page.getByRole('heading', { level: 2, name: /^回答待ち/ })).toBeVisible()
        await expect((await rowAt(page)).getByText('回答の期限')).toBeVisible()
        const declined = page.getByRole('article').filter({ hasText: 'お見送り' })
        await expectShown(declined.getByText('他の先生に決まりました'))
      })
    })
  }

  test('an outage is shown, and trying again shows the works', async ({ page }) => {
    await openWhole(page, '/work/applied')
    const matched = page.getByRole('navigation', { name: '勤務' }).getByRole('link', { name: '成立' })
    await alive(matched)
    await page.route('**/_serverFn/**', (route) => route.abort())
    await matched.click()
    const retry = page.getByRole('button', { name: 'もう一度読み込む' })
    await expect(retry).toBeVisible({ timeout: 30_000 })
    await page.unroute('**/_serverFn/**')
    await retry.click()
    await expectShown(page.getByRole('article'))
  })
})

for (const account of ['new@demo.example', 'review@demo.example', 'banned@demo.example']) {
  test.describe(account, () => {
    test.use({ account })

    test('a doctor without works sees a next step', async ({ page }) => {
      await page.goto('/work/applied')
      await expect(page.getByRole('heading', { name: '応募中の求人はありません。' })).toBeVisible()
      await page.goto('/work/matched')
      await expect(page.getByRole('heading', { name: '成立した勤務はありません。' })).toBeVisible()
      await page.getByRole('link', { name: 'スポットをさがす' }).click()
      await expect(page).toHaveURL(/\/search\/spot$/)
    })
  })
}

test('a visitor logs in first', async ({ page }) => {
  await page.goto('/work/matched')
  await expect(page).toHaveURL(/\/login\?returnTo=/)
})
