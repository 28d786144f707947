import { expect, type Page } from '@playwright/test'
import { readCalendarFile } from '#tests/support/calendar-reader.ts'
import { ownListing, type Badge, type OwnListing } from './own-listings.ts'
import { OWN_DOCTOR, alive, foot, test } from './signed-in.ts'

test.use({ account: OWN_DOCTOR })

async function applyTo(page: Page, badge: Badge, done: string): Promise<OwnListing> {
  const listing = await ownListing(badge)
  await page.goto(`/application/spot?ids=${listing.id}`)
  const button = page.getByRole('button', { name: /応募(して確定)?する$/ })
  await button.click()
  await expect(page.getByRole('heading', { name: done })).toBeVisible()
  return listing
}

const undo = (page: Page) => page.getByRole('group').filter({ hasText: '応募を取り消す' })
const confirm = (page: Page) => page.getByRole('button', { name: '取り消しを確定する' })
const workOf = (page: Page, id: string) =>
  page.getByRole('article').filter({ has: page.locator(`a[href="/spot/${id}"]`) })

test('a mistaken match is undone from the page that says so, and the listing is open again', async ({
  page,
}) => {
  const { id } = await applyTo(page, '選考なし', '勤務が確定しました')
  await expect(page.getByRole('timer')).toHaveText(/\d+:\d\dまで\(あと4分\d\d秒\)/)
  await page.getByText('応募を取り消す', { exact: true }).click()
  await alive(confirm(page))
  await confirm(page).click()
  await expect(page.getByRole('heading', { name: '応募を取り消しました' })).toBeVisible()
  await page.getByRole('link', { name: '求人の詳細に戻る' }).click()
  await expect(foot(page).getByRole('link', { name: '応募して確定する' })).toBeVisible()
  await page.goto('/work/applied')
  await expect(workOf(page, id).getByText('応募取り消し')).toBeVisible()
  await page.goto('/work/matched')
  await expect(workOf(page, id)).toHaveCount(0)
})

test('it is undone from the list of works too', async ({ page }) => {
  const { id } = await applyTo(page, '選考なし', '勤務が確定しました')
  await page.goto('/work/matched')
  const work = workOf(page, id)
  await expect(work.getByRole('timer')).toBeVisible()
  await work.getByText('応募を取り消す', { exact: true }).click()
  await alive(confirm(page))
  await confirm(page).click()
  await expect(page.getByText('応募を取り消しました。', { exact: true })).toBeVisible()
  await expect(work).toHaveCount(0)
})

test('an application is taken back before the hospital answers, also later', async ({ page }) => {
  const { id } = await applyTo(page, '選考あり', '応募しました')
  await page.clock.install()
  await page.goto('/work/applied')
  const row = workOf(page, id)
  await expect(row.getByRole('timer')).toBeVisible()
  await page.clock.fastForward('06:00')
  await row.getByText('応募を取り下げる', { exact: true }).click()
  const button = row.getByRole('button', { name: '取り下げを確定する' })
  await alive(button)
  await button.click()
  await expect(workOf(page, id).getByText('応募取り消し')).toBeVisible()
})

test('after five minutes a match is not offered for undoing', async ({ page }) => {
  await page.clock.install()
  const { id } = await applyTo(page, '選考なし', '勤務が確定しました')
  await page.goto('/work/matched')
  await expect(workOf(page, id).getByRole('timer')).toBeVisible()
  await page.clock.fastForward('05:01')
  await expect(workOf(page, id).getByText('取り消せる時間が過ぎました。')).toBeVisible()
  await expect(workOf(page, id).getByText('応募を取り消す', { exact: true })).toHaveCount(0)
})

test('a lost answer to an undo is found by trying again', async ({ page }) => {
  const { id } = await applyTo(page, '選考なし', '勤務が確定しました')
  await page.getByText('応募を取り消す', { exact: true }).click()
  await alive(confirm(page))
  await page.route('**/_serverFn/**', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch()
    return route.abort()
  })
  await confirm(page).click()
  await expect(page.getByRole('alert')).toContainText('通信できませんでした。')
  await page.unroute('**/_serverFn/**')
  await confirm(page).click()
  await expect(page.getByRole('heading', { name: '応募を取り消しました' })).toBeVisible()
  await page.goto('/work/matched')
  await expect(workOf(page, id)).toHaveCount(0)
})

test('an address cannot claim that something was taken back', async ({ page }) => {
  await page.goto('/work/applied?application=00000000-0000-0000-0000-000000000000&undone=WITHDRAWN')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('応募を取り消しました。')).toHaveCount(0)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a match is undone', async ({ page }) => {
    const { id } = await applyTo(page, '選考なし', '勤務が確定しました')
    await expect(undo(page).getByText(/\d+:\d\dまで/)).toBeVisible()
    await page.getByText('応募を取り消す', { exact: true }).click()
    await confirm(page).click()
    await expect(page).toHaveURL(/\/work\/applied\?.*undone=WITHDRAWN/)
    await expect(page.getByText('応募を取り消しました。', { exact: true })).toBeVisible()
    await expect(workOf(page, id).getByText('応募取り消し')).toBeVisible()
  })
})

test('a matched work is added to the doctor’s calendar', async ({ page, baseURL }) => {
  const { id, day } = await applyTo(page, '選考なし', '勤務が確定しました')
  const arrival = page.waitForEvent('download')
  await page.getByRole('link', { name: 'カレンダーに追加' }).click()
  const file = await arrival
  expect(file.suggestedFilename()).toBe(`dp-work-${day}.ics`)
  const event = readCalendarFile(Buffer.concat(await (await file.createReadStream()).toArray()))
  expect(event.url).toContain('/work/matched')
  await page.goto('/work/matched')
  const again = await workOf(page, id).getByRole('link', { name: 'カレンダーに追加' }).getAttribute('href')
  const visitor = await fetch(new URL(again ?? '', baseURL), { redirect: 'manual' })
  expect(visitor.status).toBe(303)
})
