import { expect, type Browser } from '@playwright/test'
import { insertMember } from '#tests/support/members.ts'
import { expectNoBarriersIn } from './barriers.ts'
import { fill, TERMS, TIME, WORK } from './listing-form.ts'
import { insertHospital } from './own-listings.ts'
import { linkOf } from './rows.ts'
import { alive, sessionOf, test, testDatabase } from './signed-in.ts'

/** A member of a hospital made for the one test, in a browser of their own. */
async function openOffice(browser: Browser, options: { javaScriptEnabled?: boolean } = {}) {
  const hospitalId = await insertHospital()
  const { accountId } = await insertMember(testDatabase(), hospitalId, { now: new Date() })
  const context = await browser.newContext({ storageState: await sessionOf(accountId), ...options })
  return { hospitalId, page: await context.newPage() }
}

test('a hospital publishes a listing, and a doctor finds it at once', async ({ browser, page: doctor }) => {
  test.slow()
  const { hospitalId, page } = await openOffice(browser)
  await page.goto('/hospital/listings')
  await expect(page.getByText('掲載中の求人はありません。')).toBeVisible()
  await page.getByRole('link', { name: 'スポットの求人を作成' }).first().click()
  await expect(page).toHaveURL(/\/hospital\/listings\/new/)
  await alive(page.getByRole('button', { name: '保存して次へ' }))

  await fill(page, { ...TIME, fee: '9,000' })
  await expect(page.getByText(/時給換算 600円。/)).toBeVisible()
  await expect(page.getByText(/に保存しました/)).toBeVisible()
  // What is typed after a save is saved by the next one.
  await fill(page, { slots: '2' })
  await page.getByRole('button', { name: '保存して次へ' }).click()
  await expect(page).toHaveURL(/\/hospital\/listings\/[0-9a-f-]{36}\/edit\?part=work/)
  await fill(page, { ...WORK, description: '女性医師歓迎です。' })
  await page.getByRole('button', { name: '保存して次へ' }).click()
  await expect(page).toHaveURL(/part=terms/)
  await fill(page, TERMS)
  await page.getByRole('button', { name: '保存して見え方を確かめる' }).click()

  await expect(page.getByRole('heading', { name: '掲載の前に直すところ 2件' })).toBeVisible()
  await expect(page.getByText(/最低賃金を下回っています/)).toBeVisible()
  await expect(page.getByText('男女雇用機会均等法5条')).toBeVisible()
  await expectNoBarriersIn(page, [320, 1200])
  await page.getByRole('link', { name: '1回の勤務の給与(税引前)' }).click()
  await expect(page).toHaveURL(/part=time/)
  await fill(page, { fee: '85,000' })
  await page.getByRole('button', { name: '保存して次へ' }).click()
  await expect(page).toHaveURL(/part=work/)
  await fill(page, { description: WORK['description'] ?? '' })
  await page.getByRole('button', { name: '保存して次へ' }).click()
  await expect(page).toHaveURL(/part=terms/)
  await page.getByRole('link', { name: '見え方と掲載' }).click()
  await expect(page.getByText('掲載に必要な項目がそろっています')).toBeVisible()
  await expect(page.getByRole('region', { name: '先生からの見え方' })).toContainText('病棟の急変')
  await page.getByRole('button', { name: '掲載する' }).click()
  await expect(page.getByText('掲載しました。検索に表示され')).toBeVisible()

  await doctor.goto(`/search/spot/result?generalHospitalIds=${hospitalId}`)
  const row = doctor.getByRole('article').filter({ hasText: '85,000' })
  await linkOf(row).click()
  await expect(doctor.getByText('病棟の急変に対応していただきます。')).toBeVisible()

  await page.getByRole('button', { name: '一時停止する' }).click()
  await expect(page.getByText('募集を一時停止しました。')).toBeVisible()
  await doctor.reload()
  await expect(doctor.getByRole('status').getByText('病院が募集を一時停止しています')).toBeVisible()
})

test('another hospital’s listing is not opened', async ({ browser }) => {
  const { page } = await openOffice(browser)
  await page.goto('/hospital/listings/S-0000001/edit')
  await expect(page.getByText('この求人は見つかりません。')).toBeVisible()
  await page.getByRole('link', { name: '求人の一覧へ' }).click()
  await expect(page).toHaveURL('/hospital/listings')
})

test('the same without script: saved, checked, published, copied and withdrawn', async ({ browser }) => {
  test.slow()
  const { page } = await openOffice(browser, { javaScriptEnabled: false })
  await page.goto('/hospital/listings/new')
  await fill(page, TIME)
  await page.getByRole('button', { name: '保存して次へ' }).click()
  await fill(page, WORK)
  await page.getByRole('button', { name: '保存して次へ' }).click()
  await page.getByRole('button', { name: '保存して見え方を確かめる' }).click()
  await expect(page.getByRole('heading', { name: /掲載の前に直すところ/ })).toBeVisible()
  await page.getByRole('button', { name: '掲載する' }).click()
  await expect(page.getByText('まだ掲載していません。')).toBeVisible()
  await page.getByRole('link', { name: '就業場所の変更の範囲' }).click()
  await expect(page.getByLabel('就業場所の変更の範囲')).toHaveAccessibleDescription(/この項目は必須です/)
  await fill(page, TERMS)
  await page.getByRole('button', { name: '保存して見え方を確かめる' }).click()
  await page.getByRole('button', { name: '掲載する' }).click()
  await expect(page.getByText('掲載しました。検索に表示され')).toBeVisible()

  await page.getByRole('button', { name: 'コピーする' }).click()
  await expect(page).toHaveURL(/part=time/)
  await expect(page.locator('[name="fee"]')).toHaveValue('85000')
  await expect(page.locator('[name="date"]')).toHaveValue('')
  await page.goto('/hospital/listings')
  await page.getByText('募集を終える・取り下げる').click()
  await page.getByRole('button', { name: '取り下げる' }).click()
  await expect(page.getByText('求人を取り下げました。')).toBeVisible()
})
