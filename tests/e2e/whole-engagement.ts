import { HOUR_MS } from '#app/domain/duration.ts'
import { expect, type Browser, type Page } from '@playwright/test'
import { eq, sql } from 'drizzle-orm'
import { work } from '#app/backend/database/schema/work/application.ts'
import { tokyoText } from '#app/domain/text/tokyo-time.ts'
import { createTermsNoticeJob } from '#app/backend/work/terms-notice/terms-notice.job.ts'
import { fill, type Fields } from './listing-form.ts'
import { memberOf } from './matches.ts'
import { insertHospital } from './own-listings.ts'
import { alive, testDatabase } from './signed-in.ts'

/**
 * The steps of a whole engagement, from publishing to the next offer, as both kinds of listings share them. The doctor
 * acts in one browser and a member of the hospital in another; whatever one side does, the other reads in its notices.
 */

export type Sides = { page: Page; office: Page; hospitalId: number }

const typed = (ms: number) => tokyoText(new Date(Date.now() + ms)).slice(0, 16)

export async function sidesOf(page: Page, browser: Browser): Promise<Sides> {
  const hospitalId = await insertHospital()
  return { page, office: await memberOf(browser, hospitalId), hospitalId }
}

export async function press(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true })
  await alive(button)
  await button.click()
}

/** The notice comes, once, and leads on. It may come after the page: what the other side pressed is on its way. */
async function follow(page: Page, address: string, title: RegExp): Promise<void> {
  const notice = page.getByRole('main').getByRole('article').filter({ hasText: title })
  await expect(async () => {
    await page.goto(address)
    await expect(notice).toHaveCount(1, { timeout: 1_000 })
  }).toPass({ timeout: 15_000 })
  await notice.getByRole('link', { name: title }).click()
  await expect(page).not.toHaveURL(address)
}
export const doctorFollows = ({ page }: Sides, title: RegExp) => follow(page, '/notices', title)
export const officeFollows = ({ office }: Sides, title: RegExp) => follow(office, '/hospital/notices', title)

/** A member writes the three parts of a listing and publishes it. */
export async function publish(
  { office }: Sides,
  kind: 'スポット' | '定期',
  parts: readonly Fields[],
): Promise<void> {
  await office.goto('/hospital/listings')
  await office
    .getByRole('navigation', { name: '求人の種類' })
    .getByRole('link', { name: kind, exact: true })
    .click()
  await office
    .getByRole('link', { name: `${kind}の求人を作成` })
    .first()
    .click()
  const [time = {}, duties = {}, terms = {}] = parts
  await alive(office.getByRole('button', { name: '保存して次へ' }))
  await fill(office, time)
  await office.getByRole('button', { name: '保存して次へ' }).click()
  await expect(office).toHaveURL(/part=work/)
  await fill(office, duties)
  await office.getByRole('button', { name: '保存して次へ' }).click()
  await expect(office).toHaveURL(/part=terms/)
  await fill(office, terms)
  await office.getByRole('button', { name: '保存して見え方を確かめる' }).click()
  await office.getByRole('button', { name: '掲載する' }).click()
  await expect(office.getByText('掲載しました。検索に表示され')).toBeVisible()
}

const lines = (page: Page) => page.getByRole('list', { name: 'メッセージ' })

async function write(page: Page, text: string): Promise<void> {
  const send = page.getByRole('button', { name: '送る', exact: true })
  await alive(send)
  await page.locator('textarea').fill(text)
  await send.click()
  await expect(lines(page).getByText(text)).toBeVisible()
}

/** A question and its answer, each behind a notice. */
export async function talk(sides: Sides, address: string): Promise<void> {
  await sides.page.goto(`${address}/message`)
  await write(sides.page, '当日の集合場所を教えてください。')
  await officeFollows(sides, /メッセージが届きました/)
  await expect(lines(sides.office).getByText('当日の集合場所を教えてください。')).toBeVisible()
  await write(sides.office, '夜間入口の守衛室にお越しください。')
  await doctorFollows(sides, /からメッセージが届きました/)
  await expect(lines(sides.page).getByText('夜間入口の守衛室にお越しください。')).toBeVisible()
}

/** The notice of terms: completed by the hospital, acknowledged by the doctor. */
export async function agreeOnTerms(sides: Sides): Promise<void> {
  const { page, office } = sides
  await createTermsNoticeJob(testDatabase(), () => new Date()).run([{}])
  await officeFollows(sides, /の労働条件通知書に、足りない項目があります/)
  const item = (name: string) => office.getByRole('textbox', { name: new RegExp(`^${name}`) })
  await alive(office.getByRole('button', { name: 'この内容で発行する' }))
  await item('時間外労働').fill('あり。延長した時間は別に支払います。')
  await item('昇給・賞与・退職手当').fill('いずれもありません。')
  await item('退職・解雇').fill('契約期間の満了で終了します。')
  await item('相談窓口').fill('人事課 03-0000-0000')
  await press(office, 'この内容で発行する')
  await expect(office.getByText('先生の希望を待っています')).toBeVisible()
  await doctorFollows(sides, /の労働条件通知書が届きました/)
  await page.getByLabel('電子で受け取ることを希望します').check()
  await press(page, '内容を確認しました')
  await expect(page.getByText(/^確認済みです/)).toBeVisible()
}

/** The day of the doctor's first work has come: it begins in half an hour. */
export async function theDayComes({ hospitalId }: Sides): Promise<string> {
  const [row] = await testDatabase()
    .update(work)
    .set({
      plannedStart: new Date(Date.now() + HOUR_MS / 2),
      plannedEnd: new Date(Date.now() + 8 * HOUR_MS),
    })
    .where(
      eq(
        work.id,
        sql`(select id from work where hospital_id = ${hospitalId} order by planned_start limit 1)`,
      ),
    )
    .returning({ id: work.id })
  if (!row) throw new Error('no work')
  return row.id
}

/** The day is over, as it has been reported. */
const theDayEnds = (workId: string) =>
  testDatabase()
    .update(work)
    .set({
      plannedStart: new Date(Date.now() - 9 * HOUR_MS),
      plannedEnd: new Date(Date.now() - HOUR_MS),
    })
    .where(eq(work.id, workId))

/** Stamped, reported by the doctor and confirmed by the hospital. */
export async function workAndReport(sides: Sides, workId: string): Promise<void> {
  const { page, office } = sides
  await page.goto('/work')
  await press(page, '到着しました')
  await press(page, '勤務を開始する')
  await expect(page.getByRole('region', { name: '勤務中' })).toBeVisible()
  await press(page, '勤務を終了する')
  const toReport = page.getByRole('region', { name: '報告のお願い' })
  await toReport.getByRole('link', { name: '勤務を報告する' }).click()
  await alive(page.getByRole('button', { name: 'この内容で報告する' }))
  await page.getByLabel('実際の開始').fill(typed(-8 * HOUR_MS))
  await page.getByLabel('実際の終了').fill(typed(-2 * HOUR_MS))
  await page.getByLabel('受け入れ(台)').fill('2')
  await press(page, 'この内容で報告する')
  await expect(page.getByText('病院の確認を待っています')).toBeVisible()

  await theDayEnds(workId)
  await officeFollows(sides, /先生から勤務報告が届きました/)
  await expect(office.getByRole('region', { name: '先生の報告' })).toContainText('2台')
  await office.getByRole('radio', { name: '報告のとおり確定する' }).check()
  await press(office, 'この内容で回答する')
  await expect(office.getByText(/^実績が確定しました\(/)).toBeVisible()
  await doctorFollows(sides, /の勤務の実績が確定しました/)
  await expect(page.getByText('実績が確定しました', { exact: true })).toBeVisible()
}

/** The hospital marks the work as paid, and the doctor has received it. */
export async function pay(sides: Sides): Promise<void> {
  const { page, office } = sides
  await office.goto('/hospital/payments')
  await alive(office.getByRole('button', { name: '選んだ支払いを支払い済みにする' }))
  await office.getByRole('checkbox', { name: '試験 一郎先生' }).check()
  await office.getByLabel('源泉徴収額(円)').fill('2,909')
  await press(office, '選んだ支払いを支払い済みにする')
  await expect(office.getByText('支払い待ちはありません。')).toBeVisible()
  await doctorFollows(sides, /から支払いの連絡がありました/)
  await page.goto('/work/payments')
  await page.getByRole('main').locator('details:not([open]) > summary').click()
  await press(page, '入金を確認した')
  await expect(page.getByText(/^入金を確認したと記録しました/)).toBeVisible()
}

/** The doctor's survey. */
export async function answerSurvey({ page }: Sides, workId: string): Promise<void> {
  await page.goto(`/work/${workId}/survey`)
  await alive(page.getByRole('button', { name: 'アンケートを送る' }))
  const asListed = page.getByRole('region', { name: '求人票どおりでしたか' })
  for (const item of ['業務内容', '勤務時間', '休憩', '金額'])
    await asListed.getByRole('radiogroup', { name: item }).getByLabel('求人票どおり').check()
  for (const item of ['忙しさ', '引き継ぎ', '設備'])
    await page.getByRole('radiogroup', { name: item }).getByLabel('4', { exact: true }).check()
  await page.getByRole('radiogroup', { name: 'また勤務したいですか' }).getByLabel('はい').check()
  await press(page, 'アンケートを送る')
  await expect(page.getByText('回答ありがとうございました')).toBeVisible()
}

/** The hospital's thanks, read and answered. */
export async function thank(sides: Sides): Promise<void> {
  const { page, office } = sides
  await office.goto('/hospital/thanks')
  await office.getByRole('link', { name: 'お礼を送る' }).click()
  const form = office.getByRole('form', { name: 'お礼を送る' })
  await alive(form.getByRole('button', { name: 'お礼を送る' }))
  await form.getByRole('radio', { name: '看護師から' }).check()
  await form.getByRole('radio', { name: '助かりました' }).check()
  await form.getByLabel('ひとこと').fill('落ち着いた対応に助けられました。')
  await form.getByRole('button', { name: 'お礼を送る' }).click()
  await expect(office.getByText(/^お礼を送りました/)).toBeVisible()
  await doctorFollows(sides, /から感謝の声が届きました/)
  await expect(page).toHaveURL('/work-performance/appreciation')
  await expect(page.getByText('落ち着いた対応に助けられました。')).toBeVisible()
}

/** The hospital offers its other listing, and the doctor accepts. */
export async function offerAgain(sides: Sides, workId: string): Promise<void> {
  const { page, office } = sides
  await office.goto(`/hospital/reports/${workId}`)
  await office.getByRole('link', { name: 'この先生に再勤務をオファーする' }).click()
  await office.getByRole('group', { name: 'オファーする求人' }).getByRole('checkbox').check()
  await press(office, 'オファーを送る')
  await expect(office.getByText(/^オファーを送りました。/)).toBeVisible()
  await doctorFollows(sides, /から再勤務オファーが届きました/)
  await press(page, '承諾して勤務を確定する')
  await expect(page.getByText(/^オファーを承諾し、勤務が確定しました。/)).toBeVisible()
  await officeFollows(sides, /先生がオファーを承諾し、勤務が成立しました/)
}
