import { expect, type Page } from '@playwright/test'
import { DEMO_PASSWORD } from '#app/backend/database/demo-people.ts'
import { ownListing } from './own-listings.ts'
import { insertPersonLike } from './own-people.ts'
import { addressesOf, rowOf } from './rows.ts'
import { alive, test, testDatabase } from './signed-in.ts'

const JOIN = '会員登録して応募'

const boxes = (page: Page) => page.getByRole('checkbox', { name: 'まとめて応募に選ぶ' })
const bar = (page: Page) => page.getByRole('region', { name: 'まとめて応募' })

/** Likes two listings on this device and chooses both of them; their ids in the order of the list. */
async function chooseTwo(page: Page): Promise<string[]> {
  const one = await ownListing('選考なし')
  const other = await ownListing('選考なし', one)
  await page.goto(`/search/spot/result?${one.search}`)
  for (const { address } of [one, other]) {
    const heart = rowOf(page, address).getByRole('button', { name: /^お気に入り/ })
    await alive(heart)
    await heart.click()
  }
  await page.goto('/like')
  await expect(boxes(page)).toHaveCount(2)
  for (const box of await boxes(page).all()) await box.check()
  await expect(bar(page)).toContainText('2件を選択中')
  return boxes(page).evaluateAll((all) => all.map((box) => box.getAttribute('value') ?? ''))
}

test('a row leads over the registration, and back to its listing', async ({ page }) => {
  await chooseTwo(page)
  const [own = ''] = await addressesOf(page)
  const row = rowOf(page, own)
  await row.getByRole('link', { name: JOIN }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'アカウント' })).toBeVisible()
  expect(new URL(page.url()).searchParams.get('returnTo')).toBe(own)
})

test('several lead over the registration, and back to just these', async ({ page }) => {
  const ids = await chooseTwo(page)
  await bar(page).getByRole('button', { name: JOIN }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'アカウント' })).toBeVisible()
  expect(new URL(page.url()).searchParams.get('returnTo')).toBe(`/application/spot?ids=${ids.join()}`)
})

test('who has an account logs in, finds the terms of just these and the ticks as they were', async ({
  page,
}) => {
  const ids = await chooseTwo(page)
  await bar(page).getByRole('link', { name: '会員の方はログイン' }).click()
  const { loginId } = await insertPersonLike(testDatabase(), 'trusted@demo.example')
  await page.getByLabel('ユーザーID').fill(loginId)
  await page.getByLabel('パスワード', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'ログインする' }).click()
  await expect(page).toHaveURL(`/application/spot?ids=${ids.join()}`)
  for (const id of ids) await expect(page.locator(`#spot-${id}`)).toBeVisible()
  // What the device liked has been taken over by then.
  await expect(async () => {
    await page.goto('/like')
    for (const id of ids) await expect(page.locator(`input[name=ids][value="${id}"]`)).toBeChecked()
  }).toPass()
})
