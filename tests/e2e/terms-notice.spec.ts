import { expect, type Page } from '@playwright/test'
import { hospitalCommonTerms } from '#app/backend/database/schema/doctor/condition-notice.ts'
import { createTermsNoticeJob } from '#app/backend/work/terms-notice/terms-notice.job.ts'
import { expectNoBarriersIn } from './barriers.ts'
import { match, memberOf } from './matches.ts'
import { insertHospital } from './own-listings.ts'
import { sheetsOnPaper } from './paper.ts'
import { alive, OWN_DOCTOR, test, testDatabase } from './signed-in.ts'

/** The notice of terms from the match to the acknowledgement: completed by the hospital, read, printed, on paper. */

test.use({ account: OWN_DOCTOR })

const WIDTHS = [375, 1200] as const

/** The job that runs every minute. */
const runJob = () => createTermsNoticeJob(testDatabase(), () => new Date()).run([{}])

const issue = (page: Page) => page.getByRole('button', { name: 'この内容で発行する' })
const acknowledge = (page: Page) => page.getByRole('button', { name: '内容を確認しました' })

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('the hospital completes the notice, the doctor acknowledges it and asks for paper', async ({
      page,
      browser,
    }) => {
      const { id, hospitalId } = await match(page, javaScriptEnabled ? 51 : 53)
      await runJob()

      const office = await memberOf(browser, hospitalId, javaScriptEnabled)
      await office.goto('/hospital/works')
      await expect(office.getByText('通知書 未発行')).toBeVisible()
      await office.getByRole('link', { name: '労働条件通知書の足りない項目を入力する' }).click()
      await expect(office.getByText('まだ発行されていません')).toBeVisible()
      if (javaScriptEnabled) {
        await alive(issue(office))
        await expectNoBarriersIn(office, WIDTHS)
      }
      const item = (name: string) => office.getByRole('textbox', { name: new RegExp(`^${name}`) })
      // What is missing is told at once, and what was typed stays.
      await item('時間外労働').fill('あり。延長した時間は別に支払います。')
      await issue(office).click()
      await expect(item('昇給・賞与・退職手当')).toHaveAccessibleDescription(/この項目は必須です/)
      await expect(item('時間外労働')).toHaveValue('あり。延長した時間は別に支払います。')
      await item('昇給・賞与・退職手当').fill('いずれもありません。')
      await item('退職・解雇').fill('契約期間の満了で終了します。')
      await item('相談窓口').fill('人事課 03-0000-0000')
      await issue(office).click()
      await expect(office.getByText('先生の希望を待っています')).toBeVisible()

      await page.goto('/work')
      const toDo = page.getByRole('region', { name: '労働条件通知書の確認' })
      await toDo.getByRole('link', { name: '通知書を確認する' }).click()
      const sheet = page.getByRole('region', { name: '労働条件通知書' })
      await expect(sheet).toContainText('人事課 03-0000-0000')
      if (javaScriptEnabled) {
        await alive(acknowledge(page))
        await expectNoBarriersIn(page, WIDTHS)
      }
      await acknowledge(page).click()
      await expect(page.getByRole('radiogroup', { name: '通知書の受け取り方' })).toHaveAccessibleDescription(
        /この項目は必須です/,
      )
      await page.getByLabel('電子で受け取ることを希望します').check()
      await acknowledge(page).click()
      await expect(page.getByText(/^確認済みです/)).toBeVisible()

      await page.goto('/work/matched')
      const row = page.getByRole('article').filter({ has: page.locator(`a[href="/spot/${id}"]`) })
      await expect(row).toContainText('労働条件通知書 確認済み')
      await row.getByRole('link', { name: '通知書を見る' }).click()
      await page.getByLabel('紙で受け取ります').check()
      await page.getByRole('button', { name: '受け取り方を変更する' }).click()
      await expect(page.getByText('紙の通知書は病院がお渡しします。')).toBeVisible()

      await office.goto('/hospital/works')
      await office.getByRole('link', { name: '労働条件通知書を紙で交付する' }).click()
      await office.getByRole('button', { name: '紙で交付したことを記録する' }).click()
      await expect(office.getByText(/に紙で交付しました。/)).toBeVisible()
      await page.reload()
      await expect(page.getByText(/病院が紙でお渡ししました/)).toBeVisible()
    })
  })
}

test('a work of somebody else has no notice', async ({ page, browser }) => {
  const none = '00000000-0000-4000-8000-000000000000'
  await page.goto(`/work/${none}/terms`)
  await expect(page.getByRole('heading', { name: 'この勤務は見つかりません。' })).toBeVisible()
  const office = await memberOf(browser, await insertHospital())
  await office.goto(`/hospital/works/${none}/terms`)
  await expect(office.getByRole('heading', { name: 'この勤務は見つかりません。' })).toBeVisible()
})

test('is printed on A4 without the frame of the site, in light colours', async ({ page }) => {
  const hospitalId = await insertHospital()
  await testDatabase()
    .insert(hospitalCommonTerms)
    .values({
      hospitalId,
      items: { overtime: 'あり。', raise: 'なし。', leaving: '満了で終了します。', consultation: '人事課' },
      updatedAt: new Date(),
    })
  const { id } = await match(page, 55, { hospitalId })
  await runJob()
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/work/matched')
  const row = page.getByRole('article').filter({ has: page.locator(`a[href="/spot/${id}"]`) })
  await row.getByRole('link', { name: '通知書を見る' }).click()
  await alive(acknowledge(page))
  await page.emulateMedia({ media: 'print' })
  const sheet = page.getByRole('region', { name: '労働条件通知書' })
  await expect(sheet).toContainText('相談窓口')
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(acknowledge(page)).toBeHidden()
  const ink = await sheet.evaluate((element) => getComputedStyle(element).color)
  expect(Math.max(...(ink.match(/\d+/g) ?? []).slice(0, 3).map(Number))).toBeLessThan(100)
  expect(await sheetsOnPaper(page)).toBeLessThanOrEqual(2)
})
