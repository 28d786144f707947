import { expect, type Browser, type Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { work } from '#app/backend/database/schema/work/application.ts'
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

/** The id of the work that has come of the listing. */
export async function workIdOf({ id }: Pick<OwnListing, 'id'>): Promise<string> {
  const [found] = await testDatabase()
    .select({ id: work.id })
    .from(work)
    .where(eq(work.spotWorkId, Number(id)))
  if (!found) throw new Error('no work')
  return found.id
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

/** What the form of a doctor's cancellation asks for. */
export async function fillRequest(page: Page, reason: string): Promise<void> {
  await page.getByLabel('理由').selectOption(reason)
  await page.getByLabel('詳しい事情').fill('家族の介護が必要になり、当日の勤務が難しくなりました。')
  await page.getByLabel('連絡のつく電話番号').fill('090-1234-5678')
}

export const sendRequest = (page: Page) =>
  page.getByRole('button', { name: 'この内容でキャンセルを申請する' })

/** The hospital cancels on the page of the work, for a compensation in yen. */
export async function cancelByHospital(office: Page, yen: string): Promise<void> {
  const form = office.getByRole('region', { name: '病院の都合でキャンセルする' })
  await form.getByLabel('理由').selectOption('STAFFED_OTHERWISE')
  await form.getByLabel('先生への説明').fill('常勤の医師が勤務できることになりました。')
  await form.getByLabel('補償額(円)').fill(yen)
  await form.getByRole('button', { name: '補償を約束して勤務をキャンセルする' }).click()
  await expect(
    office.getByText('勤務をキャンセルし、先生にお知らせしました。', { exact: true }),
  ).toBeVisible()
}
