import { HOUR_MS, MINUTE_MS } from '#app/domain/duration.ts'
import { expect, type Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { work } from '#app/backend/database/schema/work/application.ts'
import { tokyoText } from '#app/domain/text/tokyo-time.ts'
import { expectNoBarriersIn } from './barriers.ts'
import { match, memberOf } from './matches.ts'
import { linkOf } from './rows.ts'
import { alive, OWN_DOCTOR, test, testDatabase } from './signed-in.ts'

test.use({ account: OWN_DOCTOR })

const WIDTHS = [375, 1200] as const

const inMs = (ms: number) => new Date(Date.now() + ms)
const typed = (ms: number) => tokyoText(inMs(ms)).slice(0, 16)

/** The work of the listing takes place so many milliseconds from now. */
const takesPlace = (spotWorkId: string, from: number, to: number) =>
  testDatabase()
    .update(work)
    .set({ plannedStart: inMs(from), plannedEnd: inMs(to) })
    .where(eq(work.spotWorkId, Number(spotWorkId)))

const button = (page: Page, name: string) => page.getByRole('button', { name })

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('a shift is worked, reported, corrected and confirmed', async ({ page, browser }) => {
      test.slow()
      const { id, hospitalId } = await match(page, 61)
      await takesPlace(id, 30 * MINUTE_MS, 8 * HOUR_MS)

      await page.goto('/work')
      const next = page.getByRole('region', { name: '次の勤務' })
      await expect(next).toContainText('開始まで')
      const stamps = page.getByRole('region', { name: '打刻' })
      if (javaScriptEnabled) await alive(button(page, '到着しました'))
      await button(page, '到着しました').click()
      await expect(stamps.getByRole('listitem').filter({ hasText: '到着' })).not.toContainText('–')
      if (javaScriptEnabled) await expectNoBarriersIn(page, WIDTHS)
      await button(page, '勤務を開始する').click()
      await expect(page.getByRole('region', { name: '勤務中' })).toBeVisible()

      // A time that was forgotten is written down with its reason.
      await stamps.getByText('時刻を入力して記録・修正する').click()
      const written = stamps.getByLabel(/^時刻/)
      await written.fill(typed(2 * HOUR_MS))
      await stamps.getByLabel('理由').fill('救急車の対応中でした。')
      await button(page, 'この時刻を記録する').click()
      await expect(page.getByText(/^時刻が正しくありません。/)).toBeVisible()
      await button(page, '勤務を終了する').click()
      const toReport = page.getByRole('region', { name: '報告のお願い' })
      await expect(toReport.getByRole('listitem').filter({ hasText: '報告待ち' })).toBeVisible()

      await page.goto('/work/worked/spot')
      const row = page.getByRole('article').filter({ has: page.locator(`a[href="/spot/${id}"]`) })
      await row.getByRole('link', { name: '勤務を報告する' }).click()
      if (javaScriptEnabled) {
        await alive(button(page, 'この内容で報告する'))
        await expectNoBarriersIn(page, WIDTHS)
      }
      await page.getByLabel('実際の開始').fill(typed(-8 * HOUR_MS))
      await page.getByLabel('実際の終了').fill(typed(-5 * MINUTE_MS))
      await page.getByLabel('受け入れ(台)').fill('二台')
      await button(page, 'この内容で報告する').click()
      await expect(page.getByLabel('受け入れ(台)')).toHaveAccessibleDescription(/数字で入力してください/)
      await page.getByLabel('受け入れ(台)').fill('2')
      await page.getByLabel('病棟コール(回)').fill('3')
      await button(page, 'この内容で報告する').click()
      await expect(page.getByText('病院の確認を待っています')).toBeVisible()
      await expect(page.getByRole('region', { name: '報告した内容' })).toContainText('2台')

      const office = await memberOf(browser, hospitalId, javaScriptEnabled)
      await office.goto('/hospital')
      await expect(office.getByText('勤務報告')).toBeVisible()
      await office.getByRole('link', { name: '試験 一郎先生' }).click()
      const answer = office.getByRole('region', { name: '病院の確認' })
      if (javaScriptEnabled) {
        await alive(button(office, 'この内容で回答する'))
        await expectNoBarriersIn(office, WIDTHS)
      }
      await expect(office.getByRole('region', { name: '先生の報告' })).toContainText('2台')
      await answer.getByRole('radio', { name: '修正をお願いする' }).check()
      await button(office, 'この内容で回答する').click()
      await expect(answer.getByLabel('先生へのひとこと')).toHaveAccessibleDescription(/この項目は必須です/)
      await answer.getByLabel('先生へのひとこと').fill('救急車は1台と記録しています。')
      await button(office, 'この内容で回答する').click()
      await expect(office.getByText(/^先生に修正をお願いしました\(/)).toBeVisible()

      await page.reload()
      await expect(page.getByText('救急車は1台と記録しています。')).toBeVisible()
      await page.getByLabel('受け入れ(台)').fill('1')
      await button(page, 'この内容で報告し直す').click()
      await expect(page.getByText('病院の確認を待っています')).toBeVisible()
      await office.reload()
      await expect(office.getByRole('region', { name: '先生の報告' })).toContainText('1台')
      await answer.getByRole('radio', { name: '報告のとおり確定する' }).check()
      await button(office, 'この内容で回答する').click()
      await expect(office.getByText(/^実績が確定しました\(/)).toBeVisible()

      await page.reload()
      await expect(page.getByText('実績が確定しました', { exact: true })).toBeVisible()
      await page.goto('/work/worked/spot')
      await expect(row).toContainText('実績確定')

      // What it adds up to, and the way back to the work.
      await page.getByRole('link', { name: /勤務実績/ }).click()
      await expect(page).toHaveURL(/\/work-performance/)
      await expect(page.getByRole('listitem').filter({ hasText: '受けた救急車' })).toContainText('1台')
      if (javaScriptEnabled) await expectNoBarriersIn(page, WIDTHS)
      await page.getByText('表で見る').click()
      await expect(page.getByRole('table', { name: /救急車の受け入れ/ })).toContainText('1台')
      await page.getByRole('link', { name: '手当', exact: true }).click()
      await expect(page.getByRole('img', { name: /手当の推移/ })).toBeVisible()
      await page.getByRole('link', { name: '直近90日' }).click()
      await expect(page).toHaveURL(/period=QUARTER/)
      const works = page.getByRole('region', { name: 'もとになった勤務' })
      await linkOf(works).click()
      await expect(page).toHaveURL(/\/work-performance\/spot\//)
      await expect(page.getByRole('region', { name: '確定した支払い' })).toContainText('合計(税引前)')

      // The survey: a draft first, what is missing is said, then the thanks.
      await page.getByRole('link', { name: 'アンケート' }).click()
      await expect(page).toHaveURL(/\/work\/[\w-]+\/survey/)
      if (javaScriptEnabled) {
        await alive(button(page, '下書きを保存する'))
        await expectNoBarriersIn(page, WIDTHS)
      }
      const asListed = page.getByRole('region', { name: '求人票どおりでしたか' })
      for (const item of ['業務内容', '勤務時間', '休憩', '金額'])
        await asListed.getByRole('radiogroup', { name: item }).getByLabel('求人票どおり').check()
      await button(page, '下書きを保存する').click()
      await expect(page.getByText('下書きを保存しました。', { exact: true })).toBeVisible()
      await page.reload()
      await button(page, 'アンケートを送る').click()
      await expect(page.getByRole('radiogroup', { name: '忙しさ' })).toHaveAccessibleDescription(
        /この項目は必須です/,
      )
      for (const item of ['忙しさ', '引き継ぎ', '設備'])
        await page.getByRole('radiogroup', { name: item }).getByLabel('4', { exact: true }).check()
      await page.getByRole('radiogroup', { name: 'また勤務したいですか' }).getByLabel('はい').check()
      await button(page, 'アンケートを送る').click()
      await expect(page.getByText('回答ありがとうございました')).toBeVisible()
      await page.goto('/work/worked/regular')
      await expect(page.getByRole('heading', { name: '勤務履歴はまだありません。' })).toBeVisible()
    })
  })
}

test('a work or a contract of somebody else has no page', async ({ page, browser }) => {
  const none = '00000000-0000-4000-8000-000000000000'
  await page.goto(`/work/${none}/report`)
  await expect(page.getByRole('heading', { name: 'この勤務は見つかりません。' })).toBeVisible()
  await page.goto(`/work/${none}/survey`)
  await expect(page.getByRole('heading', { name: 'この勤務は見つかりません。' })).toBeVisible()
  await page.goto(`/work-performance/spot/${none}`)
  await expect(page.getByRole('heading', { name: 'この勤務は見つかりません。' })).toBeVisible()
  await page.goto(`/work-performance/regular/${none}`)
  await expect(page.getByRole('heading', { name: 'この契約は見つかりません。' })).toBeVisible()
  await page.goto('/work-performance')
  await expect(page.getByRole('heading', { name: '勤務すると、ここに実績がたまります。' })).toBeVisible()
  const { hospitalId } = await match(page, 61)
  const office = await memberOf(browser, hospitalId)
  await office.goto(`/hospital/reports/${none}`)
  await expect(office.getByRole('heading', { name: 'この勤務は見つかりません。' })).toBeVisible()
})
