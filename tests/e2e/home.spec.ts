import { expect } from '@playwright/test'
import { linkOf, rowAt } from './rows.ts'
import { alive, test } from './signed-in.ts'

test.describe('a visitor', () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
      test.use({ javaScriptEnabled })

      test('reads what this is, what is open and how it goes on', async ({ page }) => {
        await page.goto('/')
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expect(page.getByRole('heading', { level: 1, name: 'DPワーク' })).toBeVisible()
        await expect(page.getByText(/[\d,]+件\s*のスポット求人から選べます/)).toBeVisible()
        await expect(page.getByRole('article')).toHaveCount(3)
        await page.getByText('臨床研修中でも働けますか?').click()
        await expect(page.getByText('医師法第16条の5')).toBeVisible()
        await linkOf(await rowAt(page)).click()
        await expect(page).toHaveURL(/\/spot\/\d+$/)
      })
    })
  }

  test('finds listings behind every quick link', async ({ page }) => {
    await page.goto('/')
    const addresses = await page
      .locator('main a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    const results = [...new Set(addresses.filter((address) => address.startsWith('/search/spot/result')))]
    expect(results.length).toBeGreaterThan(5)
    for (const address of results) {
      const response = await page.request.get(address)
      expect(response.url(), 'an address of the router').toContain(address)
      expect(await response.text(), address).toContain('<article')
    }
  })

  test('a block fails alone and is tried again by itself', async ({ page }) => {
    await page.goto('/search/spot')
    const home = page.getByRole('link', { name: 'DPワーク' })
    await alive(home)
    await page.route('**/_serverFn/**', (route) => route.abort())
    await home.click()
    await expect(page.getByRole('heading', { name: 'よくある質問' })).toBeVisible()
    const block = page.getByRole('region', { name: '勤務日が近い求人' })
    await expect(block.getByText('読み込めませんでした')).toBeVisible({ timeout: 30_000 })
    await page.unroute('**/_serverFn/**')
    await block.getByRole('link', { name: '再試行' }).click()
    await expect(block.getByRole('article')).toHaveCount(3)
    await expect(
      page.getByRole('region', { name: '募集中の求人' }).getByText('読み込めませんでした'),
    ).toBeVisible()
  })
})

test.describe('an approved doctor', () => {
  test.use({ account: 'trusted@demo.example' })

  test('sees the next work and what to look at', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 2, name: 'こんにちは、山田 太郎先生' })).toBeVisible()
    const next = page.getByRole('region', { name: '次の勤務' })
    await expect(next.getByRole('term').filter({ hasText: '集合' })).toBeVisible()
    await expect(next.getByRole('link', { name: /^[\d-]+$/ })).toHaveAttribute('href', /^tel:/)
    await expect(next.getByText(/^開始まで あと/)).toBeVisible()
    await expect(next.getByRole('link', { name: /\(地図\)$/ })).toHaveAttribute('href', /\/maps\/search\//)
    await expect(page.getByRole('region', { name: 'おすすめ' }).getByRole('article')).toHaveCount(3)
    await page.getByRole('link', { name: '高額求人' }).click()
    await expect(page).toHaveURL(/\/search\/spot\/high-value$/)
  })

  test('finds the answers of the last days, and the latest searches of the device', async ({ page }) => {
    await page.goto('/')
    const todo = page.getByRole('region', { name: 'やること・届いた回答' })
    await expect(todo.getByText('お見送り')).toBeVisible()
    await todo.getByRole('link', { name: '理由と代わりの求人を見る' }).click()
    await expect(page).toHaveURL(/\/work\/applied$/)
    await page.goto('/search/spot/result?shiftPatterns=NIGHT&prefectures=TOKYO')
    // The page's script records the search.
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('dp:search-history:spot')))
      .not.toBeNull()
    await page.goto('/')
    await page
      .getByRole('navigation', { name: '最近の検索' })
      .getByRole('link', { name: /^スポット: / })
      .click()
    await expect(page).toHaveURL(/\/search\/spot\/result\?.*shiftPatterns=NIGHT/)
  })
})

test.describe('someone who has not registered as a doctor yet', () => {
  test.use({ account: 'new@demo.example' })

  test('is told so and has no next work', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByText('登録を完了すると応募できます。')).toBeVisible()
    await expect(page.getByRole('heading', { name: '確定した勤務はありません' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'いま やることはありません' })).toBeVisible()
  })
})
