import { HOUR_MS } from '#app/domain/duration.ts'
import { expect } from '@playwright/test'
import { inArray } from 'drizzle-orm'
import { openDatabase } from '#app/backend/database/client.ts'
import { hospital } from '#app/backend/database/schema/hospital/hospital.ts'
import { spotWork } from '#app/backend/database/schema/listing/spot-work.ts'
import { insertListing } from '#tests/support/listings.ts'
import { test } from './signed-in.ts'

/** Longer than nearly all: few listings are like them, and no other test looks at those. */
const SHIFT = 31 * HOUR_MS

test('a listing is 高額 for as long as its like pay less, and says against what', async ({ page }) => {
  const database = openDatabase({ url: process.env['E2E_DATABASE_URL'] ?? '', max: 1 })
  const made: number[] = []
  try {
    const [place] = await database.select().from(hospital).orderBy(hospital.id).limit(1)
    if (!place) throw new Error('no hospital')
    const startTime = new Date(Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + 20 * 24 * HOUR_MS)
    const publish = async (fee: number) => {
      const id = await insertListing(database, {
        hospitalId: place.id,
        prefecture: place.prefecture,
        facilityCategory: place.facilityCategory,
        startTime,
        endTime: new Date(startTime.getTime() + SHIFT),
        fee,
      })
      made.push(Number(id))
      return id
    }
    const id = await publish(600_000)
    const result = `/search/spot/result?generalHospitalIds=${place.id}&conditions=ATTRACTIVE&shiftLengths=OVER_16H`
    const row = page.getByRole('article').filter({ has: page.locator(`a[href="/spot/${id}"]`) })
    await page.goto(result)
    await expect(row.getByText('好条件')).toBeVisible()
    await page.goto(`/spot/${id}`)
    await expect(page.getByText(/・16時間超の中央値より時給\+\d+%/)).toBeVisible()

    for (let more = 0; more < 250; more += 1) await publish(700_000)
    await page.reload()
    await expect(page.getByRole('region', { name: '日時と金額' })).toBeVisible()
    await expect(page.getByText('中央値より')).toHaveCount(0)
    await page.goto(result)
    await expect(row).toHaveCount(0)
  } finally {
    await database.delete(spotWork).where(inArray(spotWork.id, made))
    await database.$client.end()
  }
})
