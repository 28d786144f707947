import { expect, type Page } from '@playwright/test'
import { expectNoBarriersIn } from './barriers.ts'
import { ownListing } from './own-listings.ts'
import { alive, test } from './signed-in.ts'

test.use({ account: 'staff@demo.example' })

const WIDTHS = [375, 768, 1200] as const
const REASON = '許可証の確認が取れないため'

async function decide(page: Page, decision: string) {
  await page.getByRole('radio', { name: decision }).check()
  await page.getByRole('textbox', { name: '判断の理由' }).fill(REASON)
  await page.getByRole('button', { name: 'この判断を記録する' }).click()
  await expect(page.getByText('病院の状態を変えました。')).toBeVisible()
}

test('our staff find a hospital, suspend it with a reason, and let it go on', async ({
  baseURL,
  browser,
  page,
}) => {
  const { hospitalId, address } = await ownListing('選考なし')
  await page.goto('/staff/hospitals')
  const row = page.locator(`a[href="/staff/hospitals/${hospitalId}"]`)
  await alive(page.getByRole('button', { name: 'しぼりこむ' }))
  await page.getByRole('searchbox', { name: '病院の名前' }).fill((await row.textContent()) ?? '')
  await page.getByRole('combobox', { name: '状態' }).selectOption('利用中')
  await page.getByRole('button', { name: 'しぼりこむ' }).click()
  await expect(page).toHaveURL(/standing=ACTIVE/)
  await row.click()
  await expect(page.getByRole('region', { name: '病院の概要' })).toContainText('掲載中1件')

  await alive(page.getByRole('button', { name: 'この判断を記録する' }))
  await page.getByRole('button', { name: 'この判断を記録する' }).click()
  await expect(page.getByRole('textbox', { name: '判断の理由' })).toHaveAttribute('aria-invalid', 'true')
  await decide(page, '利用を停止する')
  await expect(page.getByRole('region', { name: 'これまでの判断' })).toContainText(REASON)
  await expectNoBarriersIn(page, WIDTHS)
  const visitor = await browser.newPage({ baseURL, storageState: { cookies: [], origins: [] } })
  expect((await visitor.goto(address))?.status()).toBe(404)

  await decide(page, '停止を解除する')
  // The words of the first decision may still be there; what may be decided next is of the second.
  await expect(page.getByRole('radio', { name: '利用を停止する' })).toBeVisible()
  expect((await visitor.goto(address))?.status()).toBe(200)
  await visitor.close()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('a decision without a reason is asked for again, and one with a reason is recorded', async ({
    page,
  }) => {
    const { hospitalId } = await ownListing('選考なし')
    await page.goto(`/staff/hospitals/${hospitalId}`)
    await page.getByRole('radio', { name: '利用を停止する' }).check()
    await page.getByRole('textbox', { name: '判断の理由' }).fill('短い')
    await page.getByRole('button', { name: 'この判断を記録する' }).click()
    await expect(page.getByRole('radio', { name: '利用を停止する' })).toBeChecked()
    await expect(page.getByRole('textbox', { name: '判断の理由' })).toHaveValue('短い')
    await decide(page, '利用を停止する')
    await expect(page.getByRole('region', { name: 'これまでの判断' })).toContainText(REASON)
  })
})

test('our staff add a hospital, whose first owner is invited', async ({ page }) => {
  await page.goto('/staff/hospitals/new')
  const add = page.getByRole('button', { name: '病院を登録して招待する' })
  await alive(add)
  await add.click()
  await expect(page.getByRole('textbox', { name: /^病院の名前(?!\(カタカナ)/ })).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  await expectNoBarriersIn(page, WIDTHS)
  const name = `みなと病院${Date.now()}`
  const typed = {
    [name]: /^病院の名前(?!\(カタカナ)/,
    ミナトビョウイン: /カタカナ/,
    '120': /病床数/,
    '0852000000': /代表電話/,
    '6900001': /郵便番号/,
    松江市: /市区町村/,
    '東朝日町1-1': /町名と番地/,
    '35.4640, 133.0640': /緯度と経度/,
    JR山陰本線: /路線/,
    松江駅: /^最寄り駅(?!の)/,
    '10': /徒歩/,
    [`owner-${Date.now()}@example.test`]: /メールアドレス/,
  }
  for (const [text, label] of Object.entries(typed))
    await page.getByRole('textbox', { name: label }).fill(text)
  await page.getByRole('combobox', { name: '施設の種類' }).selectOption('CLINIC')
  await page.getByRole('combobox', { name: '救急の指定' }).selectOption('NONE')
  await page.getByRole('combobox', { name: '都道府県' }).selectOption('SHIMANE')
  await add.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('region', { name: '管理者を招待する' })).toBeVisible()
  await expect(page.getByRole('region', { name: '病院の概要' })).toContainText('島根県松江市')
})

test('an unknown hospital is not found', async ({ page }) => {
  for (const path of ['/staff/hospitals/999999999', '/staff/hospitals/x'])
    expect((await page.goto(path))?.status()).toBe(404)
})

test.describe('a doctor', () => {
  test.use({ account: 'trusted@demo.example' })
  test('is told that the hospitals are not for them', async ({ page }) => {
    for (const path of ['/staff/hospitals', '/staff/hospitals/1', '/staff/hospitals/new'])
      expect((await page.goto(path))?.status()).toBe(403)
  })
})
