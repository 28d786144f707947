import { expect, type Browser, type Page } from '@playwright/test'
import { hospital } from '#app/backend/database/schema/hospital/hospital.ts'
import { orderNotices } from '#app/backend/notice/notice-order.service.ts'
import { insertDoctor } from '#tests/support/doctors.ts'
import { insertMember } from '#tests/support/members.ts'
import { expectNoBarriersIn } from './barriers.ts'
import { alive, sessionOf, test, testDatabase } from './signed-in.ts'

/** A doctor whose application a hospital has declined, and a member of that hospital, which was told of it. */
async function told() {
  const database = testDatabase()
  const now = new Date()
  const { accountId, doctorId } = await insertDoctor(database, { now })
  const [place] = await database.select().from(hospital).limit(1)
  if (!place) throw new Error('no hospital')
  const member = await insertMember(database, place.id, { now })
  const facts = { doctorId, hospitalName: place.name, shift: '12/18(金) 17:00〜翌9:00' }
  const dedupeKey = doctorId
  await orderNotices(
    database,
    [
      { kind: 'APPLICATION_DECLINED', to: { doctorId }, dedupeKey, facts },
      { kind: 'APPLICATION_RECEIVED', to: { hospitalId: place.id }, dedupeKey, facts },
    ],
    now,
  )
  return { accountId, memberAccountId: member.accountId, hospitalName: place.name }
}

async function pageOf(browser: Browser, accountId: string, javaScriptEnabled = true): Promise<Page> {
  const context = await browser.newContext({ storageState: await sessionOf(accountId), javaScriptEnabled })
  return context.newPage()
}

test('a doctor finds a new notice by the bell, and reads it', async ({ browser }) => {
  const { accountId, hospitalName } = await told()
  const page = await pageOf(browser, accountId)
  await page.goto('/search/spot')
  const bell = page.getByRole('link', { name: /^お知らせ/ })
  await expect(bell).toHaveAccessibleName('お知らせ 1 件の未読')
  await bell.click()
  await expect(page).toHaveURL('/notices')
  const notice = page.getByRole('article')
  await expect(notice.getByText('未読')).toBeVisible()
  await expect(bell).toHaveAccessibleName('お知らせ')
  await notice.getByRole('link', { name: `${hospitalName}の応募はお見送りとなりました` }).click()
  await expect(page).toHaveURL('/work/applied')
  await page.goto('/notices')
  await expect(page.getByRole('article')).toBeVisible()
  await expect(page.getByText('未読')).toHaveCount(0)
})

test('without script a button marks the notices as read', async ({ browser }) => {
  const { accountId } = await told()
  const page = await pageOf(browser, accountId, false)
  await page.goto('/notices')
  await expect(page.getByText('未読')).toBeVisible()
  await page.getByRole('button', { name: 'すべて既読にする' }).click()
  await expect(page).toHaveURL('/notices')
  await expect(page.getByText('未読')).toHaveCount(0)
})

test('a member of a hospital finds the hospital’s notices in its navigation', async ({ browser }) => {
  const { memberAccountId } = await told()
  const page = await pageOf(browser, memberAccountId)
  await page.goto('/hospital')
  const way = page.getByRole('navigation', { name: '病院のページ' }).getByRole('link', { name: /^お知らせ/ })
  await expect(way).toHaveAccessibleName(/件の未読$/)
  await alive(page.getByRole('main'))
  await way.click()
  await expect(page).toHaveURL('/hospital/notices')
  await expect(page.getByRole('heading', { name: '試験 一郎先生から応募がありました' })).not.toHaveCount(0)
})

test('who has none is told what will stand there', async ({ browser }) => {
  const { accountId } = await insertDoctor(testDatabase(), { now: new Date() })
  const page = await pageOf(browser, accountId)
  await page.goto('/notices')
  await expect(page.getByRole('heading', { name: 'お知らせはありません。' })).toBeVisible()
})

for (const javaScriptEnabled of [true, false]) {
  test(`a member chooses which notices come by mail, ${javaScriptEnabled ? 'with' : 'without'} script`, async ({
    browser,
  }) => {
    const { memberAccountId } = await told()
    const page = await pageOf(browser, memberAccountId, javaScriptEnabled)
    await page.goto('/hospital/notices')
    const settings = page.getByRole('region', { name: 'メールの設定' })
    await settings.getByText('メールで受け取るお知らせ').click()
    const save = settings.getByRole('button', { name: 'メールの設定を保存する' })
    if (javaScriptEnabled) {
      await alive(save)
      await expectNoBarriersIn(page, [375, 1200])
    }
    await settings.getByRole('checkbox', { name: '医師からのメッセージ' }).uncheck()
    await save.click()
    await expect(page.getByText('メールの設定を保存しました。', { exact: true })).toBeVisible()
    await page.goto('/hospital/notices')
    await settings.getByText('メールで受け取るお知らせ').click()
    await expect(settings.getByRole('checkbox', { name: '医師からのメッセージ' })).not.toBeChecked()
    await expect(settings.getByRole('checkbox', { name: /^応募・面談・条件への回答/ })).toBeChecked()
  })
}
