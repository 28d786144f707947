import { expect, type Page } from '@playwright/test'
import { insertMember } from '#tests/support/members.ts'
import { expectNoBarriersIn } from './barriers.ts'
import { insertHospital } from './own-listings.ts'
import { alive, sessionOf, test, testDatabase } from './signed-in.ts'

/** The code of an invitation's mail, in the demo's catcher. */
async function codeFor(page: Page, address: string): Promise<string> {
  const mail = page.getByRole('article').filter({ hasText: address }).filter({ hasText: '担当者への招待' })
  await expect(async () => {
    await page.goto('/dev/mails')
    await expect(mail).toBeVisible({ timeout: 500 })
  }).toPass()
  return /確認コード: ([\w-]{43})/.exec(await mail.innerText())?.[1] ?? ''
}

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with' : 'without'
  test(`an owner invites a member, who joins and is removed, ${how} script`, async ({ browser }) => {
    test.slow()
    const { accountId } = await insertMember(testDatabase(), await insertHospital(), { now: new Date() })
    const context = await browser.newContext({ storageState: await sessionOf(accountId), javaScriptEnabled })
    const page = await context.newPage()
    await page.goto('/hospital/members')
    const send = page.getByRole('button', { name: '招待のメールを送る' })
    if (javaScriptEnabled) {
      await alive(send)
      await expectNoBarriersIn(page, [320, 1200])
    }
    await send.click()
    const invitation = page.getByRole('region', { name: '担当者の招待' })
    const to = invitation.getByRole('textbox', { name: 'メールアドレス' })
    await expect(to).toHaveAccessibleDescription(/メールアドレスを入力してください|メールアドレスの形/)
    const address = `invited-${crypto.randomUUID()}@example.jp`
    await to.fill(address)
    await invitation.getByRole('radio', { name: '閲覧のみ' }).check()
    await send.click()
    await expect(page.getByText('招待のメールを送りました。')).toBeVisible()
    await expect(page.getByRole('list', { name: '返事を待っている招待' })).toContainText(address)

    const visitor = await browser.newContext({ javaScriptEnabled })
    const invited = await visitor.newPage()
    const code = await codeFor(invited, address)
    await invited.goto('/hospital/join')
    const join = invited.getByRole('button', { name: '招待を承諾する' })
    if (javaScriptEnabled) {
      await alive(join)
      await expectNoBarriersIn(invited, [320, 1200])
    }
    await invited.getByRole('textbox', { name: '確認コード' }).fill(code)
    await invited.getByRole('textbox', { name: 'お名前' }).fill('新田 花')
    await join.click()
    await expect(invited.getByText('担当者になりました。')).toBeVisible()
    await visitor.close()

    await page.goto('/hospital/members')
    const row = page.getByRole('article').filter({ hasText: '新田 花' })
    await expect(row).toContainText('閲覧のみ')
    await row.getByText('役割を変える').click()
    await row.getByRole('radio', { name: '担当者', exact: true }).check()
    await row.getByRole('button', { name: '役割を変更する' }).click()
    await expect(page.getByText('役割を変えました。')).toBeVisible()
    await row.getByText('担当者から外す').click()
    await row.getByRole('button', { name: '外す', exact: true }).click()
    await expect(page.getByText('担当者から外しました。')).toBeVisible()
    await expect(row).toHaveCount(0)
    const me = page.getByRole('article')
    await me.getByText('担当者から外す').click()
    await me.getByRole('button', { name: '外す', exact: true }).click()
    await expect(page.getByText('管理者がいなくなるため、変えられません。')).toBeVisible()
    await context.close()
  })
}
