import { expect } from '@playwright/test'
import { DEMO_PASSWORD } from '#app/backend/database/demo-people.ts'
import { insertMember } from '#tests/support/members.ts'
import { ownListing } from './own-listings.ts'
import { insertPersonLike, lonePersonAtLine } from './own-people.ts'
import { linkOf } from './rows.ts'
import { alive, sessionOf, test, testDatabase } from './signed-in.ts'

test('a doctor who links LINE and chooses it reads there that the hospital has accepted', async ({
  page,
  browser,
}) => {
  const nickname = await lonePersonAtLine(testDatabase(), 'natsume')
  const { loginId } = await insertPersonLike(testDatabase(), 'trusted@demo.example')
  await page.goto('/login?returnTo=%2Fprofile%2Faccount')
  await page.getByLabel('ユーザーID').fill(loginId)
  await page.getByLabel('パスワード', { exact: true }).fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'ログインする' }).click()
  await page.getByRole('button', { name: 'LINEと連携する' }).click()
  await expect(page.getByRole('heading', { name: 'デモ用のLINEログイン' })).toBeVisible()
  const { origin: line } = new URL(page.url())
  await page.getByRole('button', { name: `${nickname}さんで許可する` }).click()
  await expect(page.getByText('LINEと連携しました。')).toBeVisible()

  await page.goto('/profile/notices?edit=notices')
  const answers = page.getByRole('group', { name: '応募の返事・成立・キャンセル' })
  const save = page.getByRole('button', { name: '保存する' })
  await alive(save)
  await answers.getByRole('checkbox', { name: 'LINE' }).check()
  await save.click()
  await expect(page.getByRole('link', { name: '編集する' })).toBeVisible()

  const listing = await ownListing('選考あり')
  await page.goto(`/application/spot?ids=${listing.id}`)
  await page.getByRole('button', { name: /応募(して確定)?する$/ }).click()
  await expect(page.getByRole('heading', { name: '応募しました' })).toBeVisible()
  const member = await insertMember(testDatabase(), listing.hospitalId, { now: new Date() })
  const context = await browser.newContext({ storageState: await sessionOf(member.accountId) })
  const office = await context.newPage()
  await office.goto('/hospital')
  await linkOf(office.getByRole('article')).click()
  const accept = office.getByRole('button', { name: '承諾して成立させる' })
  await alive(accept)
  await accept.click()
  await expect(office.getByText('成立', { exact: true })).toBeVisible()

  // At LINE, by night too: a match is urgent.
  const messages = await context.newPage()
  const own = messages.getByRole('article').filter({ hasText: nickname })
  await expect(async () => {
    await messages.goto(`${line}/messages`)
    await expect(own.getByText(/の勤務が成立しました/)).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 20_000 })
  await expect(own).toHaveCount(1)
  await own.getByRole('link').click()
  await expect(messages).toHaveURL(/\/(work\/matched|login|hospital)/)
  await context.close()
})
