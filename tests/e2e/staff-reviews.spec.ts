import { expect } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { hospital } from '#app/backend/database/schema/hospital/hospital.ts'
import { listingReview } from '#app/backend/database/schema/listing/listing-review.ts'
import { spotWork } from '#app/backend/database/schema/listing/spot-work.ts'
import { listingNumber } from '#app/domain/listing/listing-number.ts'
import { expectNoBarriersIn } from './barriers.ts'
import { ownListing } from './own-listings.ts'
import { alive, test, testDatabase } from './signed-in.ts'

test.use({ account: 'staff@demo.example' })

const WIDTHS = [375, 768, 1200] as const
const REASON = '給与の内訳を、求人に書いてください。'

/** A listing that a new hospital has handed in. */
async function handedIn() {
  const { id, hospitalId, address } = await ownListing('選考なし')
  const db = testDatabase()
  await db.update(hospital).set({ standing: 'NEW', isHiringPaused: true }).where(eq(hospital.id, hospitalId))
  await db
    .update(spotWork)
    .set({ status: 'PAUSED' })
    .where(eq(spotWork.id, Number(id)))
  await db
    .insert(listingReview)
    .values({ hospitalId, kind: 'spot', listingId: Number(id), askedAt: new Date('2026-01-01') })
  return { address, number: listingNumber(Number(id)) }
}

test('our staff approve the first listing of a hospital, which doctors see from then on', async ({
  baseURL,
  browser,
  page,
}) => {
  const { address, number } = await handedIn()
  const visitor = await browser.newPage({ baseURL, storageState: { cookies: [], origins: [] } })
  expect((await visitor.goto(address))?.status()).toBe(404)
  await page.goto('/staff/reviews')
  await page.locator(`a[href="/staff/reviews/${number}"]`).click()
  const record = page.getByRole('button', { name: 'この結果を記録する' })
  await alive(record)
  await expect(page.getByRole('region', { name: '法令の確認' })).toContainText('最低賃金法4条')
  await expect(page.getByRole('region', { name: '先生からの見え方' })).toContainText(
    '病棟管理と救急車の対応です。',
  )
  await page.getByRole('radio', { name: '差し戻す' }).check()
  await record.click()
  await expect(page.getByRole('textbox', { name: '病院に伝えること' })).toHaveAttribute(
    'aria-invalid',
    'true',
  )
  await expectNoBarriersIn(page, WIDTHS)
  await page.getByRole('radio', { name: '掲載を認める' }).check()
  await record.click()
  await expect(page.getByText('審査の結果を記録しました。')).toBeVisible()
  await expect(page.getByRole('region', { name: '求人と病院' })).toContainText('利用中')
  expect((await visitor.goto(address))?.status()).toBe(200)
  await visitor.close()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('a listing is returned with a reason', async ({ page }) => {
    const { number } = await handedIn()
    await page.goto(`/staff/reviews/${number}`)
    await page.getByRole('radio', { name: '差し戻す' }).check()
    await page.getByRole('textbox', { name: '病院に伝えること' }).fill(REASON)
    await page.getByRole('button', { name: 'この結果を記録する' }).click()
    await expect(page.getByText('審査の結果を記録しました。')).toBeVisible()
    await expect(page.getByRole('region', { name: '求人と病院' })).toContainText(REASON)
  })
})

test('a listing without a review is not found', async ({ page }) => {
  for (const path of ['/staff/reviews/S-0000001', '/staff/reviews/x'])
    expect((await page.goto(path))?.status()).toBe(404)
})
