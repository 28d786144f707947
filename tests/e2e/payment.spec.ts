import { DAY_MS } from '#app/domain/duration.ts'
import { expect, type Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { work } from '#app/backend/database/schema/work/application.ts'
import { workPayment } from '#app/backend/database/schema/work/payment.ts'
import { workReport } from '#app/backend/database/schema/work/work-record.ts'
import { tokyoDay } from '#app/domain/text/tokyo-time.ts'
import { expectNoBarriersIn } from './barriers.ts'
import { match, memberOf } from './matches.ts'
import { sheetsOnPaper } from './paper.ts'
import { alive, OWN_DOCTOR, test, testDatabase } from './signed-in.ts'

test.use({ account: OWN_DOCTOR })

const WIDTHS = [375, 1200] as const
const ago = (days: number) => new Date(Date.now() - days * DAY_MS)
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** The work of the listing is confirmed, and was to be paid yesterday. */
async function confirm(spotWorkId: string): Promise<string> {
  const database = testDatabase()
  const [row] = await database
    .update(work)
    .set({ state: 'CONFIRMED', reportNumber: 1, plannedStart: ago(3), plannedEnd: ago(2.6), fee: 85_000 })
    .where(eq(work.spotWorkId, Number(spotWorkId)))
    .returning()
  if (!row) throw new Error('no work')
  const { id: workId, doctorId, hospitalId } = row
  await database.insert(workReport).values({
    workId,
    number: 1,
    actualStart: row.plannedStart,
    actualEnd: row.plannedEnd,
    breakMinutes: 60,
    ambulanceAccepted: 2,
    declined: {},
    admissionsAmbulance: 0,
    admissionsWalkIn: 0,
    walkIns: 0,
    wardCalls: 0,
    carfareYen: 1_200,
    comment: '',
    incentiveYen: 10_000,
    reportedAt: ago(2),
    confirmDueAt: ago(0),
    answer: 'CONFIRMED',
    answeredAt: ago(1),
  })
  const yesterday = tokyoDay(ago(1))
  await database
    .insert(workPayment)
    .values({ id: workId, workId, doctorId, hospitalId, payday: yesterday, lastDay: yesterday })
  return workId
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('a work that is overdue is paid, received, and its slip issued', async ({ page, browser }) => {
      test.slow()
      const { id, hospitalId } = await match(page, 63)
      const workId = await confirm(id)

      await page.goto('/work/payments')
      await expect(page.getByText('支払日を過ぎた支払いが1件あります')).toBeVisible()
      await expect(page.getByRole('link', { name: '病院にメッセージ' })).toBeVisible()
      if (javaScriptEnabled) {
        await alive(button(page, '入金を確認した'))
        await expectNoBarriersIn(page, WIDTHS)
      }
      await page.getByRole('link', { name: '明細' }).click()
      await expect(page).toHaveURL(`/work/payments/${workId}`)
      await expect(page.getByRole('table', { name: '支払いの内訳' })).toContainText('96,200円')

      const office = await memberOf(browser, hospitalId, javaScriptEnabled)
      await office.goto('/hospital')
      await expect(office.getByText('支払日超過')).toBeVisible()
      await office.getByRole('link', { name: '試験 一郎先生' }).click()
      const pay = button(office, '選んだ支払いを支払い済みにする')
      if (javaScriptEnabled) {
        await alive(pay)
        await expectNoBarriersIn(office, WIDTHS)
      }
      await pay.click()
      await expect(office.getByText('支払い済みにする支払いを選んでください')).toBeVisible()
      await office.getByRole('checkbox', { name: '試験 一郎先生' }).check()
      await office.getByLabel('源泉徴収額(円)').fill('2,909')
      await pay.click()
      await expect(office.getByText('支払い待ちはありません。')).toBeVisible()

      // A mistake is taken back, and the work is marked by a file.
      await office.getByRole('link', { name: '支払い済み', exact: true }).click()
      const back = button(office, '支払い待ちに戻す')
      if (javaScriptEnabled) await alive(back)
      await back.click()
      await expect(office.getByText('この月の支払いはありません。')).toBeVisible()
      await office.goto('/hospital/payments')
      const load = button(office, 'CSVを読み込んで支払い済みにする')
      if (javaScriptEnabled) await alive(load)
      const upload = async (text: string) => {
        const buffer = Buffer.from(text)
        await office
          .getByLabel('CSVファイル')
          .setInputFiles({ name: 'paid.csv', mimeType: 'text/csv', buffer })
        await load.click()
      }
      await upload('勤務番号,支払い済み\r\nabc,1\r\n')
      await expect(office.getByText('2行目: 「勤務番号」が正しくありません。', { exact: true })).toBeVisible()
      const response = await office.request.get('/account/payments/hospital-unpaid.csv')
      const listed = await response.text()
      expect(listed).toContain('96200')
      // The tax of the mark that was taken back stands in the file.
      await upload(listed.replace(/,\r\n$/, ',1\r\n'))
      await expect(office.getByText('支払い待ちはありません。')).toBeVisible()

      await office.getByRole('link', { name: '源泉徴収票', exact: true }).click()
      await expect(office).toHaveURL('/hospital/payments/slips')
      const issue = office.getByRole('button', { name: '試験 一郎先生の源泉徴収票を交付済みにする' })
      if (javaScriptEnabled) {
        await alive(issue)
        await expectNoBarriersIn(office, WIDTHS)
      }
      await issue.click()
      await expect(office.getByRole('listitem').filter({ hasText: '試験 一郎先生' })).toContainText(
        /交付済み$/,
      )

      await page.goto('/work/payments')
      // A month that is paid is folded.
      await page.getByRole('main').locator('summary').click()
      if (javaScriptEnabled) await alive(button(page, '入金を確認した'))
      await button(page, '入金を確認した').click()
      await expect(page.getByText(/^入金を確認したと記録しました/)).toBeVisible()
      const slips = page.getByRole('region', { name: /源泉徴収票/ })
      await expect(slips).toContainText('に交付済みにしました')
      await slips.getByRole('button', { name: /「受領」にする/ }).click()
      await expect(slips).toContainText('すべて確認できています。')

      await page.getByRole('link', { name: '年間の勤務と収入(印刷)' }).click()
      await expect(page).toHaveURL(({ pathname }) => pathname === '/work/payments/yearly')
      await expect(page.getByRole('table', { name: '病院ごとの合計' })).toContainText('2,909円')
      if (javaScriptEnabled) {
        await expectNoBarriersIn(page, WIDTHS)
        expect(await sheetsOnPaper(page)).toBe(1)
      }
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('navigation')).toHaveCount(0)
      await expect(page.getByRole('table', { name: '支払いごとの明細' })).toContainText('96,200円')
    })
  })
}
