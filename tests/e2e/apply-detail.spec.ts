import { expect, type Page } from '@playwright/test'
import { ownListing } from './own-listings.ts'
import { OWN_DOCTOR, alive, foot, test } from './signed-in.ts'

test.use({ account: OWN_DOCTOR })

async function applyTo(page: Page, id: string): Promise<void> {
  await page.goto(`/application/spot?ids=${id}`)
  await page.getByRole('button', { name: '応募して確定する' }).click()
  await expect(page.getByRole('heading', { name: '勤務が確定しました' })).toBeVisible()
}

test('a doctor who reads a listing while its last slot is taken sees so, with similar listings', async ({
  page,
  browser,
  baseURL,
}) => {
  const visitor = await browser.newContext({
    baseURL,
    locale: 'ja-JP',
    storageState: { cookies: [], origins: [] },
  })
  const reader = await visitor.newPage()
  await reader.clock.install()
  const { id, address, day } = await ownListing('選考なし')
  await reader.goto(address)
  await alive(reader.getByRole('button', { name: '共有' }))
  await applyTo(page, id)
  // The page may begin its half minute only now: as many of them as it takes.
  await expect(async () => {
    await reader.clock.fastForward('00:31')
    await expect(reader.getByText('ご覧になっている間に、募集が終了しました')).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await expect(reader.getByRole('heading', { name: '似た条件の求人' })).toBeVisible()
  await expect(foot(reader).getByRole('link', { name: 'ほかの求人をさがす' })).toBeVisible()

  // Who comes now is told the same, but for the while.
  await reader.goto(`/spot/${id}`)
  await expect(reader.getByText('募集は終了しました', { exact: true })).toBeVisible()
  await reader.getByRole('link', { name: '同じ日のほかの求人を見る' }).click()
  await expect(reader).toHaveURL(new RegExp(`dates=${day}`))
  await visitor.close()

  // To the doctor who took the last place nothing has closed.
  await page.goto(`/spot/${id}`)
  await expect(foot(page).getByRole('link', { name: '成立した勤務を見る' })).toBeVisible()
  await expect(page.getByText('募集は終了しました')).toHaveCount(0)
})

test('the days around a listing show what is on, and what overlaps', async ({ page }) => {
  const taken = await ownListing('選考なし')
  await applyTo(page, taken.id)
  const { address } = await ownListing('選考なし', taken)
  await page.goto(address)
  const days = page.getByRole('region', { name: '前後の予定' })
  const summary = days.getByText('カレンダーで重なりを見る')
  await alive(days.getByRole('group'))
  await summary.click()
  await expect(days.getByRole('listitem')).toHaveCount(5)
  await expect(days.getByText('時間が重なっています')).toBeVisible()
  await expect(days.getByText(/^この求人 \d/)).toBeVisible()
})

test('documents are shared one by one, and nothing by default', async ({ page }) => {
  const { id } = await ownListing('選考なし')
  await page.goto(`/application/spot?ids=${id}`)
  const documents = page.getByRole('group', { name: /に共有する書類/ })
  await expect(documents.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await documents.getByRole('checkbox', { name: '医師免許証(確認済み)を共有する' }).check()
  await page.getByRole('button', { name: '応募して確定する' }).click()
  await expect(page.getByRole('heading', { name: '勤務が確定しました' })).toBeVisible()
  await page.goto('/work/matched')
  const work = page.getByRole('article').filter({ has: page.locator(`a[href="/spot/${id}"]`) })
  await expect(work.getByText('共有した書類')).toBeVisible()
  await expect(work.getByText('医師免許証', { exact: true })).toBeVisible()
})
