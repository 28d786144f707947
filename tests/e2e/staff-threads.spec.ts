import { expect } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { messageThread } from '#app/backend/database/schema/message.ts'
import { expectNoBarriersIn } from './barriers.ts'
import { ownListing } from './own-listings.ts'
import { alive, OWN_DOCTOR, sessionOf, test, testDatabase } from './signed-in.ts'

test.use({ account: OWN_DOCTOR })

for (const javaScriptEnabled of [true, false]) {
  test(`our staff read a thread for a reason that stays on record, ${javaScriptEnabled ? 'with' : 'without'} script`, async ({
    page,
    browser,
  }) => {
    const listing = await ownListing('選考あり')
    await page.goto(`${listing.address}/message`)
    await page.locator('textarea').fill('謝金がまだ届いていません。')
    await page.getByRole('button', { name: '送る', exact: true }).click()
    await expect(page.getByRole('list', { name: 'メッセージ' }).getByText(/謝金/)).toBeVisible()
    const [thread] = await testDatabase()
      .select()
      .from(messageThread)
      .where(eq(messageThread.spotWorkId, Number(listing.id)))

    const storageState = await sessionOf('staff@demo.example')
    const office = await (await browser.newContext({ storageState, javaScriptEnabled })).newPage()
    await office.goto(`/staff?doctor=${thread?.doctorId}`)
    const talks = office.getByRole('region', { name: '病院とのやりとり' })
    await talks.getByRole('link').click()
    await expect(office).toHaveURL(`/staff/threads/${thread?.id}`)
    await expect(office.getByText(/謝金/)).toHaveCount(0)
    const open = office.getByRole('button', { name: '理由を記録して読む' })
    if (javaScriptEnabled) {
      await alive(open)
      await expectNoBarriersIn(office, [375, 1200])
    }
    const reason = office.getByRole('textbox', { name: '閲覧の理由' })
    await reason.fill('確認')
    await open.click()
    await expect(reason).toHaveAccessibleDescription(/閲覧の理由を5文字以上で入力してください。/)
    await reason.fill('謝金の未払いの申し出への対応')
    await open.click()
    const lines = office.getByRole('list', { name: 'メッセージ' })
    await expect(lines.getByText('謝金がまだ届いていません。')).toBeVisible()
    await expect(office.getByRole('textbox')).toHaveCount(0)
    await office.getByRole('link', { name: /先生の登録内容$/ }).click()
    await talks.getByText('閲覧の記録').click()
    await expect(talks.getByText('謝金の未払いの申し出への対応')).toBeVisible()
    await office.context().close()
  })
}
