import { HOUR_MS } from '#app/domain/duration.ts'
import { expect } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { work } from '#app/backend/database/schema/work/application.ts'
import { expectNoBarriersIn } from './barriers.ts'
import { match, memberOf } from './matches.ts'
import { alive, OWN_DOCTOR, sessionOf, test, testDatabase } from './signed-in.ts'

test.use({ account: OWN_DOCTOR })

const WIDTHS = [375, 1200] as const

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with' : 'without'

  test(`a doctor who did not come is reported and decided about, ${how} script`, async ({
    page,
    browser,
  }) => {
    test.slow()
    const { id, hospitalId } = await match(page, 71)
    const ofListing = eq(work.spotWorkId, Number(id))
    const now = Date.now()
    const [row] = await testDatabase()
      .update(work)
      .set({
        state: 'IN_PROGRESS',
        plannedStart: new Date(now - HOUR_MS),
        plannedEnd: new Date(now + 7 * HOUR_MS),
      })
      .where(ofListing)
      .returning({ workId: work.id })

    const clerk = await memberOf(browser, hospitalId, javaScriptEnabled)
    await clerk.goto(`/hospital/reports/${row?.workId}`)
    await clerk.getByRole('link', { name: '先生が来ていないとき' }).click()
    await expect(clerk).toHaveURL(`/hospital/no-shows/${row?.workId}`)
    const send = clerk.getByRole('button', { name: '欠勤を連絡する' })
    if (javaScriptEnabled) {
      await alive(send)
      await expectNoBarriersIn(clerk, WIDTHS)
    }
    await clerk.getByRole('textbox', { name: /先生への確認/ }).fill('電話した')
    await send.click()
    await expect(clerk.getByRole('textbox', { name: /先生への確認/ })).toHaveAttribute('aria-invalid', 'true')
    await clerk
      .getByRole('textbox', { name: /先生への確認/ })
      .fill('開始の20分後に携帯電話へ2回電話しました。')
    await send.click()
    await expect(clerk.getByText('欠勤の連絡を受け付けました。', { exact: false })).toBeVisible()
    await expect(clerk.getByRole('button', { name: '欠勤の連絡を取り下げる' })).toBeVisible()

    await page.goto('/notices')
    await expect(page.getByText(/勤務に来ていないとの連絡がありました/)).toBeVisible()

    const storageState = await sessionOf('staff@demo.example')
    const office = await (await browser.newContext({ storageState, javaScriptEnabled })).newPage()
    await office.goto('/staff/troubles')
    const card = office
      .getByRole('article')
      .filter({ hasText: '開始の20分後に携帯電話へ2回電話しました。' })
      .filter({
        has: office.locator(`input[value="${row?.workId}"]`),
      })
    const decide = card.getByRole('button', { name: 'この判断を記録する' })
    if (javaScriptEnabled) {
      await alive(decide)
      await expectNoBarriersIn(office, WIDTHS)
    }
    await decide.click()
    await expect(card.getByText('この項目は必須です')).toHaveCount(2)
    await card.getByRole('radio', { name: /欠勤と判断する/ }).check()
    const reason = `先生と病院の双方に電話で確認しました(${id})。`
    await card.getByRole('textbox', { name: /判断の理由/ }).fill(reason)
    await decide.click()
    await expect(
      office.getByText('欠勤と判断し、先生と病院にお知らせしました。', { exact: false }),
    ).toBeVisible()
    await expect(card).toHaveCount(0)
    const [decided] = await testDatabase().select().from(work).where(ofListing)
    expect(decided?.state).toBe('NO_SHOW')

    await office.goto('/staff/audit?kind=NO_SHOW_CONFIRMED')
    await expect(office.getByText(reason)).toBeVisible()
    await clerk.reload()
    await expect(clerk.getByText(reason)).toBeVisible()
    await office.context().close()
    await clerk.context().close()
  })
}

test.describe('a service alert', () => {
  test.use({ javaScriptEnabled: false })

  // The banner stands on every page of every test: it ends by itself soon, and is ended here at once.
  test('is previewed, published and ended without script', async ({ browser }) => {
    const storageState = await sessionOf('staff@demo.example')
    const office = await (await browser.newContext({ storageState, javaScriptEnabled: false })).newPage()
    const words = `定期メンテナンスのお知らせです(${Date.now()})。`
    await office.goto('/staff/alerts')
    await office.getByRole('button', { name: '表示を確かめる' }).click()
    await expect(office.getByRole('textbox', { name: /本文/ })).toHaveAccessibleDescription(
      /この項目は必須です/,
    )
    await office.getByRole('textbox', { name: /本文/ }).fill(words)
    await office.getByRole('radio', { name: '病院の画面' }).check()
    await office.getByRole('textbox', { name: /リンク/ }).fill('http://status.example/1')
    await office.getByRole('button', { name: '表示を確かめる' }).click()
    await expect(office.getByRole('textbox', { name: /リンク/ })).toHaveAccessibleDescription(
      /https:\/\/ で始まるURLを入力してください/,
    )
    await office.getByRole('textbox', { name: /リンク/ }).fill('')
    await office.getByRole('button', { name: '表示を確かめる' }).click()
    await expect(office.getByRole('region', { name: 'このように表示されます' })).toContainText(words)
    await office.getByRole('button', { name: 'この内容で公開する' }).click()
    await expect(office.getByText('お知らせを公開しました。', { exact: false })).toBeVisible()
    const alerts = await office.request.get('/alerts.json')
    expect(await alerts.json()).toContainEqual(
      expect.objectContaining({ description: words, service: 'hospital' }),
    )
    await office.getByRole('article', { name: words }).getByRole('button', { name: '表示を終了する' }).click()
    await expect(office.getByText('お知らせの表示を終了しました。')).toBeVisible()
    expect(await (await office.request.get('/alerts.json')).text()).not.toContain(words)
    await office.context().close()
  })
})
