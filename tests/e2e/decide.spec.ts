import { expect, type Browser, type Page } from '@playwright/test'
import { insertMember } from '#tests/support/members.ts'
import { cancelByHospital, fillRequest, sendRequest } from './matches.ts'
import { ownListing, type OwnListing } from './own-listings.ts'
import { OWN_DOCTOR, alive, sessionOf, test, testDatabase } from './signed-in.ts'

test.use({ account: OWN_DOCTOR })

/** The doctor applies in one browser, and a member of the hospital looks at the inbox in another. */
async function applied(
  page: Page,
  browser: Browser,
  javaScriptEnabled = true,
): Promise<{ listing: OwnListing; office: Page }> {
  const listing = await ownListing('選考あり')
  await page.goto(`/application/spot?ids=${listing.id}`)
  await page.getByRole('button', { name: /応募(して確定)?する$/ }).click()
  await expect(page.getByRole('heading', { name: '応募しました' })).toBeVisible()
  const member = await insertMember(testDatabase(), listing.hospitalId, { now: new Date() })
  const context = await browser.newContext({
    storageState: await sessionOf(member.accountId),
    javaScriptEnabled,
  })
  const office = await context.newPage()
  await office.goto('/hospital')
  return { listing, office }
}

const rowOf = (page: Page, { id }: OwnListing) =>
  page.getByRole('article').filter({ has: page.locator(`a[href="/spot/${id}"]`) })

test('the hospital accepts, and the doctor has a work', async ({ page, browser }) => {
  const { listing, office } = await applied(page, browser)
  await expect(office.getByText('1件・期限の近い順')).toBeVisible()
  const row = office.getByRole('article')
  await expect(row.getByText('未確認')).toBeVisible()
  await expect(row.getByText(/^あと\d+(時間|日)$/)).toBeVisible()
  await row.getByRole('link', { name: '試験 一郎先生' }).click()
  await expect(office.getByRole('heading', { level: 1, name: '試験 一郎先生' })).toBeVisible()
  await expect(office.getByText('問題なし')).toBeVisible()
  await expect(row.getByText('未確認')).toHaveCount(0)
  // The doctor reads that the hospital has looked.
  await page.goto('/work/applied')
  await expect(rowOf(page, listing).getByText(/に確認しました$/)).toBeVisible()
  const accept = office.getByRole('button', { name: '承諾して成立させる' })
  await alive(accept)
  await accept.click()
  await expect(office.getByText('成立', { exact: true })).toBeVisible()
  await expect(office.getByRole('heading', { name: 'いま やることはありません' })).toBeVisible()
  await expect(office.getByRole('link', { name: '勤務のキャンセル' })).toBeVisible()
  await page.goto('/work/matched')
  await expect(rowOf(page, listing).getByText('勤務予定')).toBeVisible()
  await page.getByRole('link', { name: /^お知らせ/ }).click()
  await expect(page.getByRole('link', { name: /の勤務が成立しました$/ })).toBeVisible()
})

for (const javaScriptEnabled of [true, false]) {
  test(`the hospital declines with a reason, ${javaScriptEnabled ? 'with' : 'without'} script`, async ({
    page,
    browser,
  }) => {
    const { listing, office } = await applied(page, browser, javaScriptEnabled)
    await office.getByRole('link', { name: '試験 一郎先生' }).click()
    await office.getByText('お断りする', { exact: true }).and(office.locator('summary *')).click()
    const form = office.getByRole('group').filter({ hasText: 'お断りする' })
    const decline = form.getByRole('button', { name: 'お断りする' })
    if (javaScriptEnabled) await alive(decline)
    await form.getByLabel('先生へのひとこと').fill('またの応募をお待ちしています。')
    await decline.click()
    await expect(office.getByText('お断りの理由を選択してください。')).not.toHaveCount(0)
    await expect(form.getByLabel('先生へのひとこと')).toHaveValue('またの応募をお待ちしています。')
    await form.getByLabel('理由').selectOption('勤務時間が合いませんでした')
    await decline.click()
    await expect(office.getByText('お見送り', { exact: true })).toBeVisible()
    await page.goto('/work/applied')
    const row = rowOf(page, listing)
    await expect(row.getByText('勤務時間が合いませんでした')).toBeVisible()
    await expect(row.getByText('またの応募をお待ちしています。')).toBeVisible()
    const instead = page.getByRole('region', { name: '代わりの求人' })
    await expect(instead.getByRole('article')).toHaveCount(3)
    await row.getByRole('link', { name: '代わりの求人を見る' }).click()
    await expect(page).toHaveURL(/instead=[\w-]{36}#alternatives$/)
    await expect(instead.getByRole('article')).toHaveCount(3)
    await expect(instead).toBeInViewport()
  })
}

test('the keys j and k go through the inbox, and another hospital’s address leads nowhere', async ({
  page,
  browser,
}) => {
  const { office } = await applied(page, browser)
  const link = office.getByRole('link', { name: '試験 一郎先生' })
  // The list listens once its script has run.
  await expect(async () => {
    await office.keyboard.press('j')
    await expect(link).toBeFocused({ timeout: 500 })
  }).toPass()
  await office.goto(`/hospital/applications/${crypto.randomUUID()}`)
  await expect(office.getByRole('heading', { name: 'この応募は見つかりません。' })).toBeVisible()
  await office.goto('/hospital/applications/x')
  await expect(office.getByRole('heading', { name: 'ページが見つかりません' })).toBeVisible()
})

for (const javaScriptEnabled of [true, false]) {
  test(`the hospital offers other terms, the doctor accepts and ${javaScriptEnabled ? 'cancels' : 'is cancelled, without script'}`, async ({
    page: applying,
    browser,
  }) => {
    const { listing, office } = await applied(applying, browser, javaScriptEnabled)
    await office.getByRole('link', { name: '試験 一郎先生' }).click()
    await office.getByText('時間や給与を変えて提示する').click()
    const form = office.getByRole('group').filter({ hasText: '時間や給与を変えて提示する' })
    const send = form.getByRole('button', { name: '条件を提示する' })
    if (javaScriptEnabled) await alive(send)
    await send.click()
    await expect(office.getByText(/^応募の条件と同じです/)).toBeVisible()
    await form.getByLabel('給与(税引前・円)').fill('91,000円')
    await form.getByLabel('先生へのひとこと').fill('当直明けの引き継ぎをお願いするためです。')
    await send.click()
    await expect(office.getByText('条件提示あり(回答待ち)', { exact: true })).toBeVisible()
    await expect(office.getByText(/^先生の回答の期限/)).toBeVisible()
    await expect(office.getByRole('button', { name: '承諾して成立させる' })).toHaveCount(0)

    const context = await browser.newContext({
      storageState: await applying.context().storageState(),
      javaScriptEnabled,
    })
    const page = await context.newPage()
    await page.goto('/work/applied')
    const group = page.getByRole('region', { name: /^条件提示あり/ })
    await expect(group.getByRole('strong').filter({ hasText: /^91,000円$/ })).toBeVisible()
    await expect(group.getByText(/^応募のとき [\d,]+円$/)).toBeVisible()
    await expect(group.getByText('当直明けの引き継ぎをお願いするためです。')).toBeVisible()
    const accept = group.getByRole('button', { name: '条件に同意して成立させる' })
    if (javaScriptEnabled) await alive(accept)
    await accept.click()
    await expect(page.getByText('条件に同意しました。勤務が確定しました。', { exact: true })).toBeVisible()
    await page.goto('/work/matched')
    await expect(rowOf(page, listing).getByText('勤務予定')).toBeVisible()
    await expect(rowOf(page, listing).getByText('91,000')).not.toHaveCount(0)
    await office.goto('/hospital/notices')
    await expect(office.getByRole('link', { name: /先生が条件に同意し、勤務が成立しました$/ })).toBeVisible()

    // One side cancels, and the other one is told.
    if (javaScriptEnabled) {
      await page.goto('/work/matched')
      await rowOf(page, listing).getByRole('link', { name: 'キャンセル申請' }).click()
      await alive(sendRequest(page))
      await fillRequest(page, 'PERSONAL_REASON')
      await sendRequest(page).click()
      await expect(page.getByRole('heading', { name: 'キャンセル申請中' })).toBeVisible()
      await office.goto('/hospital')
      await office.getByRole('link', { name: '試験 一郎先生' }).click()
      await office.getByRole('radio', { name: 'キャンセルを承認する' }).check()
      const answer = office.getByRole('button', { name: 'この内容で回答する' })
      await alive(answer)
      await answer.click()
      await expect(office.getByText(/^キャンセルを承認しました。/)).toBeVisible()
    } else {
      await office.goto('/hospital/works')
      await office.getByRole('link', { name: '変更・キャンセル' }).click()
      await cancelByHospital(office, '91,000')
    }
    await page.goto(`/spot/${listing.id}/request-cancellation`)
    const over = javaScriptEnabled ? 'キャンセルが確定しました' : '病院の都合でキャンセルされました'
    await expect(page.getByRole('heading', { name: over })).toBeVisible()
    await context.close()
  })
}
