import { expect } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { listingReport } from '#app/backend/database/schema/listing/listing-report.ts'
import { listingNumber } from '#app/domain/listing/listing-number.ts'
import { expectNoBarriersIn } from './barriers.ts'
import { ownListing, ownRegularListing } from './own-listings.ts'
import { alive, OWN_DOCTOR, test, testDatabase } from './signed-in.ts'

const WIDTHS = [375, 768, 1200] as const

test.describe('a doctor', () => {
  test.use({ account: OWN_DOCTOR })

  test('tells our staff about a listing from its page, once', async ({ page }) => {
    const { id, address } = await ownListing('選考なし')
    await page.goto(address)
    await page.getByRole('link', { name: 'この求人を通報する' }).click()
    await expect(page).toHaveURL(`/spot/${id}/report`)
    const send = page.getByRole('button', { name: '運営に通報する' })
    await alive(send)
    await send.click()
    await expect(page.getByRole('radiogroup', { name: /通報の理由/ })).toContainText('必須')
    await expectNoBarriersIn(page, WIDTHS)
    await page.getByRole('radio', { name: '実際の条件と違う' }).check()
    await page.getByRole('textbox', { name: 'くわしい内容' }).fill('当直料が求人と違いました。')
    await send.click()
    await expect(page.getByRole('region', { name: '通報の状況' })).toContainText('確認中')
    await page.reload()
    await expect(send).toHaveCount(0)
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })
    test('tells our staff about a regular listing', async ({ page }) => {
      const { id } = await ownRegularListing()
      await page.goto(`/regular/${id}/report`)
      await page.getByRole('radio', { name: '募集が終わっている' }).check()
      await page.getByRole('button', { name: '運営に通報する' }).click()
      await expect(page.getByText('通報を受け付けました。')).toBeVisible()
    })
  })
})

test.describe('our staff', () => {
  test.use({ account: 'staff@demo.example' })

  test('stop a reported listing, which is found no more', async ({ baseURL, browser, page }) => {
    const { id, hospitalId, search } = await ownListing('選考なし')
    const db = testDatabase()
    const [reporter] = await db
      .execute<{ id: string }>('select id from doctor order by created_at limit 1')
      .then(({ rows }) => rows)
    await db.insert(listingReport).values({
      hospitalId,
      kind: 'spot',
      listingId: Number(id),
      doctorId: reporter?.id ?? '',
      reason: 'TERMS_DIFFER',
      detail: '当直料が求人と違いました。',
      reportedAt: new Date('2026-01-01'),
    })
    await page.goto('/staff/reports')
    const form = page.getByRole('form', { name: `${listingNumber(Number(id))}の判断` })
    await alive(form.getByRole('button', { name: 'この判断を記録する' }))
    await form.getByRole('button', { name: 'この判断を記録する' }).click()
    await expect(form.getByRole('textbox', { name: '判断の理由' })).toHaveAttribute('aria-invalid', 'true')
    await form.getByRole('radio', { name: '掲載を止める' }).check()
    await form.getByRole('textbox', { name: '判断の理由' }).fill('給与の内訳を確認してください。')
    await expectNoBarriersIn(page, WIDTHS)
    await form.getByRole('button', { name: 'この判断を記録する' }).click()
    await expect(page.getByText('判断を記録しました。')).toBeVisible()
    await expect(form).toHaveCount(0)
    const [row] = await db
      .select({ state: listingReport.state })
      .from(listingReport)
      .where(eq(listingReport.listingId, Number(id)))
    expect(row?.state).toBe('PAUSED')
    const visitor = await browser.newPage({ baseURL, storageState: { cookies: [], origins: [] } })
    await visitor.goto(`/search/spot/result?${search}`)
    await expect(visitor.locator(`a[href^="/spot/${id}"]`)).toHaveCount(0)
    await visitor.close()
  })
})
