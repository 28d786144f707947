import { expect, type Browser, type Page } from '@playwright/test'
import { insertMember } from '#tests/support/members.ts'
import { ownListing, type OwnListing } from './own-listings.ts'
import { dayFromNow, sessionOf, testDatabase } from './signed-in.ts'

/** The doctor's match at a new hospital or the given one, so many days from now. */
export async function match(
  page: Page,
  days: number,
  beside: Partial<Pick<OwnListing, 'hospitalId'>> = {},
): Promise<OwnListing> {
  const listing = await ownListing('選考なし', { ...beside, day: dayFromNow(days) })
  await page.goto(`/application/spot?ids=${listing.id}`)
  await page.getByRole('button', { name: /応募して確定する$/ }).click()
  await expect(page.getByRole('heading', { name: '勤務が確定しました' })).toBeVisible()
  return listing
}

/** A second browser: a member of the hospital. */
export async function memberOf(
  browser: Browser,
  hospitalId: number,
  javaScriptEnabled = true,
): Promise<Page> {
  const { accountId } = await insertMember(testDatabase(), hospitalId, { now: new Date() })
  const context = await browser.newContext({
    storageState: await sessionOf(accountId),
    javaScriptEnabled,
    locale: 'ja-JP',
  })
  return context.newPage()
}
