import { DAY_MS } from '#app/domain/duration.ts'
import { expect } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { spotWork } from '#app/backend/database/schema/listing/spot-work.ts'
import { shiftText } from '#app/domain/text/shift-text.ts'
import { memberOf } from './matches.ts'
import { ownListing, type OwnListing } from './own-listings.ts'
import { alive, test, testDatabase } from './signed-in.ts'

/** Two listings of one hospital that it said nothing about for 20 days. */
async function unconfirmed(): Promise<[OwnListing, OwnListing]> {
  const one = await ownListing('選考あり')
  const other = await ownListing('選考なし', { hospitalId: one.hospitalId })
  await testDatabase()
    .update(spotWork)
    .set({ confirmedAt: new Date(Date.now() - 20 * DAY_MS) })
    .where(eq(spotWork.hospitalId, one.hospitalId))
  return [one, other]
}

const nameOf = ({ day }: OwnListing) =>
  `内科外来 ${shiftText(`${day}T09:00:00+09:00`, `${day}T17:00:00+09:00`)}`

test('a hospital says of one listing, then of all, that it still recruits', async ({ browser }) => {
  const [one] = await unconfirmed()
  const office = await memberOf(browser, one.hospitalId)
  await office.goto('/hospital')
  const asked = office.getByRole('region', { name: '求人の確認(2件)' })
  await expect(asked.getByRole('link', { name: nameOf(one) })).toHaveCount(2)
  await expect(asked.getByText(/最後の確認から20日/)).toHaveCount(2)
  const all = asked.getByRole('button', { name: '2件すべて まだ募集しています' })
  await alive(all)
  await asked
    .getByRole('button', { name: `まだ募集しています(${nameOf(one)})` })
    .first()
    .click()
  await expect(office.getByRole('region', { name: '求人の確認(1件)' })).toBeVisible()
  await office.getByRole('button', { name: /^まだ募集しています/ }).click()
  await expect(office.getByRole('heading', { name: 'いま やることはありません' })).toBeVisible()
})

test('a doctor reads that a listing was not confirmed, until it is', async ({ browser, page }) => {
  const [one] = await unconfirmed()
  await page.goto(one.address)
  await expect(page.getByText('最後の確認から20日')).toBeVisible()
  const office = await memberOf(browser, one.hospitalId)
  await office.goto('/hospital')
  const all = office.getByRole('button', { name: '2件すべて まだ募集しています' })
  await alive(all)
  await all.click()
  await expect(office.getByRole('heading', { name: 'いま やることはありません' })).toBeVisible()
  await page.reload()
  await expect(page.getByText('最後の確認から20日')).toHaveCount(0)
})
