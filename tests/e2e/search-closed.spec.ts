import { expect } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { regularWork } from '#app/backend/database/schema/listing/regular-work.ts'
import { spotWork } from '#app/backend/database/schema/listing/spot-work.ts'
import { ownListing, ownRegularListing } from './own-listings.ts'
import { expectShown, linkOf, rowOf } from './rows.ts'
import { alive, test, testDatabase } from './signed-in.ts'

for (const [kind, insert, table] of [
  ['spot', (beside?: { hospitalId: number }) => ownListing('選考なし', beside), spotWork],
  ['regular', ownRegularListing, regularWork],
] as const) {
  test(`a ${kind} listing that has closed is marked when one comes back to the results`, async ({ page }) => {
    const listing = await insert()
    const beside = await insert(listing)
    await page.goto(`/search/${kind}/result?${listing.search}`)
    await alive(page.getByRole('combobox', { name: '並び順' }))
    const [row, other] = [rowOf(page, listing.address), rowOf(page, beside.address)]
    await expect(row.getByText('募集終了')).toHaveCount(0)
    await testDatabase()
      .update(table)
      .set({ status: 'CLOSED' })
      .where(eq(table.id, Number(listing.id)))
    await linkOf(row).click()
    await expect(page).toHaveURL(listing.address)
    await expectShown(page.getByText(/募集(は|が)?終了/))
    await page.goBack()
    await expect(row.getByText('募集終了')).toBeVisible()
    await expect(other).toBeVisible()
    await expect(other.getByText('募集終了')).toHaveCount(0)
  })

  test(`the source of a ${kind} visit alone is cleaned from the address, and nothing else is`, async ({
    page,
  }) => {
    const { address: href } = await insert()
    const posts: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(request.postData() ?? '')
    })
    // One redirect, by the server: nothing is recorded without the medium.
    const answer = await page.request.get(`${href}?tSrc=s`, { maxRedirects: 0 })
    expect([answer.status(), answer.headers()['location']]).toEqual([307, href])
    await page.goto(`${href}?tSrc=s`)
    await expect(page).toHaveURL(new RegExp(`${href}$`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(posts.filter((body) => body.includes('tSrc'))).toEqual([])
  })
}
