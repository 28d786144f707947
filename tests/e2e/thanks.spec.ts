import { HOUR_MS } from '#app/domain/duration.ts'
import { expect } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { work } from '#app/backend/database/schema/work/application.ts'
import { expectNoBarriersIn } from './barriers.ts'
import { match, memberOf } from './matches.ts'
import { alive, OWN_DOCTOR, sessionOf, test, testDatabase } from './signed-in.ts'

test.use({ account: OWN_DOCTOR })

const WIDTHS = [375, 1200] as const

/** As if the work of the listing had taken place and been confirmed. */
const confirm = (spotWorkId: string) =>
  testDatabase()
    .update(work)
    .set({
      state: 'CONFIRMED',
      plannedStart: new Date(Date.now() - 12 * HOUR_MS),
      plannedEnd: new Date(Date.now() - 4 * HOUR_MS),
    })
    .where(eq(work.spotWorkId, Number(spotWorkId)))

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('a hospital thanks; the doctor answers, puts it into the notebook and reports it; our staff remove it', async ({
      page,
      browser,
    }) => {
      test.slow()
      const { id, hospitalId } = await match(page, 63)
      await page.goto('/work-performance/appreciation')
      await expect(page.getByText('まだ感謝の声はありません。届くとお知らせします。')).toBeVisible()
      await confirm(id)

      const office = await memberOf(browser, hospitalId, javaScriptEnabled)
      await office.goto('/hospital')
      await office.getByRole('link', { name: 'お礼', exact: true }).click()
      await office.getByRole('link', { name: 'お礼を送る' }).click()
      const form = office.getByRole('form', { name: 'お礼を送る' })
      const send = form.getByRole('button', { name: 'お礼を送る' })
      if (javaScriptEnabled) {
        await alive(send)
        await expectNoBarriersIn(office, WIDTHS)
      }
      await send.click()
      await expect(form.getByRole('radiogroup', { name: 'スタンプ' })).toHaveAccessibleDescription(
        /この項目は必須です/,
      )
      await form.getByRole('radio', { name: '看護師から' }).check()
      await form.getByRole('radio', { name: '助かりました' }).check()
      await form.getByLabel('ひとこと').fill('患者番号 12345 の件、ありがとうございました。')
      await send.click()
      await expect(form.getByRole('group', { name: '患者さんの情報の確認' })).toHaveAccessibleDescription(
        /のように見える部分があります/,
      )
      // Unique, so that our staff finds it among the reports of other tests.
      const words = `落ち着いた対応に助けられました(${id})。`
      await form.getByLabel('ひとこと').fill(words)
      await send.click()
      await expect(office.getByText(/^お礼を送りました/)).toBeVisible()
      const row = office.getByRole('article', { name: '試験 一郎先生' })
      await expect(row).toContainText(words)
      await expect(row).toContainText('未読')
      await row.getByRole('link', { name: '直す' }).click()
      const change = office.getByRole('form', { name: 'お礼を直す' })
      await change.getByRole('radio', { name: '丁寧でした' }).check()
      await change.getByRole('button', { name: 'この内容に直す' }).click()
      await expect(office.getByText('お礼の内容を直しました。', { exact: true })).toBeVisible()

      await page.goto('/work-performance')
      await page.getByRole('link', { name: '感謝の声を読む' }).click()
      await expect(page.getByText('未読 1件')).toBeVisible()
      const thanks = page.getByRole('article', { name: '丁寧でした' })
      await expect(thanks).toContainText(words)
      await thanks.getByText('お礼を返す').click()
      const reply = thanks.getByRole('button', { name: '励みになりました' })
      if (javaScriptEnabled) {
        await alive(reply)
        await expectNoBarriersIn(page, WIDTHS)
      }
      await reply.click()
      await expect(page.getByText(/^お礼を返しました/)).toBeVisible()
      await expect(thanks).toContainText('先生からのお礼: 励みになりました')
      await thanks.getByRole('button', { name: '手帳に保存する' }).click()
      await expect(thanks).toContainText('手帳に保存済み')
      await page.getByRole('link', { name: '手帳をひらく' }).click()
      await expect(page.getByRole('heading', { name: /^感謝の手帳 / })).toBeVisible()
      await page.goto('/work-performance/appreciation/notebook')
      await expect(page.getByText(words)).toBeVisible()
      if (javaScriptEnabled) await expectNoBarriersIn(page, WIDTHS)

      await office.goto('/hospital/thanks')
      await expect(row).toContainText('先生の返信: 励みになりました')
      await expect(row.getByRole('link', { name: '直す' })).toBeHidden()

      await page.goto('/work-performance/appreciation')
      await expect(page.getByText('未読 1件')).toBeHidden()
      await thanks.getByRole('link', { name: '報告する' }).click()
      const report = page.getByRole('form', { name: '不適切な内容の報告' })
      const tell = report.getByRole('button', { name: '運営に報告する' })
      if (javaScriptEnabled) await alive(tell)
      await tell.click()
      await expect(report.getByRole('radiogroup', { name: '報告する理由' })).toHaveAccessibleDescription(
        /この項目は必須です/,
      )
      await report.getByRole('radio', { name: '自分の勤務についてではない' }).check()
      await tell.click()
      await expect(thanks).toContainText('運営が確認しています')

      const context = await browser.newContext({
        storageState: await sessionOf('staff@demo.example'),
        javaScriptEnabled,
        locale: 'ja-JP',
      })
      const staff = await context.newPage()
      await staff.goto('/staff/thanks')
      const card = staff.getByRole('article').filter({ hasText: words })
      const remove = card.getByRole('button', { name: '非表示にする' })
      if (javaScriptEnabled) {
        await alive(remove)
        await expectNoBarriersIn(staff, WIDTHS)
      }
      await remove.click()
      await expect(staff.getByText('非表示にし、先生にお知らせしました。')).toBeVisible()
      await page.goto('/notices')
      await expect(page.getByText('ご報告いただいた感謝の声を非表示にしました')).toBeVisible()
      await page.goto('/work-performance/appreciation')
      await expect(page.getByText(words)).toBeHidden()
    })
  })
}
