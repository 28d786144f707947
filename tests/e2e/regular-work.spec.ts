import { DAY_MS, HOUR_MS } from '#app/domain/duration.ts'
import { expect, type Browser, type Page } from '@playwright/test'
import { insertMember } from '#tests/support/members.ts'
import { expectNoBarriersIn } from './barriers.ts'
import { ownRegularListing } from './own-listings.ts'
import { OWN_DOCTOR, alive, sessionOf, test, testDatabase } from './signed-in.ts'

/** A regular contract from applying to one cancelled date, lived in two browsers. */

test.use({ account: OWN_DOCTOR })

type Sides = {
  id: string
  /** The doctor's browser and the hospital's. */
  page: Page
  office: Page
  close: () => Promise<void>
}

/** Two browsers, of the doctor and of a member of the listing's hospital. */
async function sidesOf(page: Page, browser: Browser, javaScriptEnabled: boolean): Promise<Sides> {
  const { id, hospitalId } = await ownRegularListing()
  const member = await insertMember(testDatabase(), hospitalId, { now: new Date() })
  const office = await browser.newContext({
    storageState: await sessionOf(member.accountId),
    javaScriptEnabled,
  })
  const own = await browser.newContext({
    storageState: await page.context().storageState(),
    javaScriptEnabled,
  })
  const close = async () => {
    await office.close()
    await own.close()
  }
  return { id, page: await own.newPage(), office: await office.newPage(), close }
}

/** A `datetime-local` value so many days from now, at 18:00 in Tokyo. */
const evening = (days: number) =>
  `${new Date(Date.now() + days * DAY_MS + 9 * HOUR_MS).toISOString().slice(0, 10)}T18:00`

/** How a screen writes the day of such a value, up to its weekday. */
const dayOf = (value: string) => `${Number(value.slice(5, 7))}/${Number(value.slice(8, 10))}(`

for (const javaScriptEnabled of [true, false]) {
  const press = async (page: Page, name: string) => {
    const button = page.getByRole('button', { name, exact: true })
    if (javaScriptEnabled) await alive(button)
    await button.click()
  }

  test(`a contract is applied for, talked over, offered, accepted and one date cancelled, ${javaScriptEnabled ? 'with' : 'without'} script`, async ({
    page: signedIn,
    browser,
  }) => {
    test.slow()
    const { id, page, office, close } = await sidesOf(signedIn, browser, javaScriptEnabled)

    // The doctor applies, with wishes.
    await page.goto(`/regular/${id}`)
    await page.getByRole('link', { name: 'この条件で応募' }).click()
    await expect(page.getByRole('heading', { name: '定期の応募内容の確認' })).toBeVisible()
    await expect(page).toHaveURL(`/application/regular?id=${id}`)
    await expect(page.getByRole('heading', { name: 'この勤務を入れると' })).toBeVisible()
    const start = page.getByLabel('勤務を始められる日')
    await start.fill('2020-01-01')
    await press(page, 'この内容で応募する')
    await expect(start).toHaveAccessibleDescription(/ご希望の曜日と開始日を/)
    await start.fill('2027-02-01')
    await page.getByLabel('病院へのメッセージ').fill('2月から毎週月曜に勤務できます。')
    await press(page, 'この内容で応募する')
    await expect(page.getByRole('heading', { name: '応募しました' })).toBeVisible()

    // The hospital proposes an interview.
    await office.goto('/hospital')
    await office.getByRole('link', { name: '試験 一郎先生' }).click()
    await expect(office.getByText('2月から毎週月曜に勤務できます。')).toBeVisible()
    await office.locator('summary', { hasText: '面談の日程を提案する' }).click()
    await press(office, '面談の日程を提案する')
    await expect(office.getByLabel('候補1')).toHaveAccessibleDescription(
      /候補の日時を1つ以上入力してください/,
    )
    await office.getByLabel('候補1').fill(evening(3))
    await office.getByLabel('候補2').fill(evening(4))
    await press(office, '面談の日程を提案する')
    await expect(office.getByText('面談調整中', { exact: true })).toBeVisible()
    await expect(office.getByText(/^先生の回答の期限/)).toBeVisible()

    // The doctor picks a time.
    await page.goto('/work/applied')
    const invited = page.getByRole('region', { name: /^面談の提案あり/ })
    await press(page, 'この内容で回答する')
    await expect(invited.getByText(/^都合のよい日時か/)).toBeVisible()
    await invited.getByRole('radio', { name: dayOf(evening(4)) }).check()
    await press(page, 'この内容で回答する')
    await expect(
      page.getByText('面談の日時が決まりました。病院にお知らせしました。', { exact: true }),
    ).toBeVisible()
    await page.goto('/work/applied')
    await expect(page.getByText('18:00〜18:30')).toBeVisible()

    // The hospital offers the contract.
    await office.goto('/hospital')
    await office.getByRole('link', { name: '試験 一郎先生' }).click()
    await expect(office.getByText('面談の日時')).toBeVisible()
    await office.getByText('契約の条件を提示する').click()
    await office.getByLabel('1回の給与(税引前・円)').fill('65,000')
    await press(office, '条件を提示する')
    await expect(office.getByText('条件提示あり(回答待ち)', { exact: true })).toBeVisible()

    // The doctor accepts, and sees the dates.
    await page.goto('/work/applied')
    const offered = page.getByRole('region', { name: /^条件提示あり/ })
    await expect(offered.getByRole('strong').filter({ hasText: /^65,000円$/ })).toBeVisible()
    await expect(offered.getByText('応募のとき 60,000円')).toBeVisible()
    await press(page, '条件に同意して成立させる')
    await expect(page.getByText('条件に同意しました。勤務が確定しました。', { exact: true })).toBeVisible()
    await page.goto(`/regular/${id}`)
    await page.getByRole('link', { name: '勤務の予定を見る' }).click()
    await expect(page.getByRole('heading', { name: '2027年2月' })).toBeVisible()
    const february = page.getByRole('region', { name: '2027年2月' })
    await expect(february.getByText('見込み 260,000円(税引前)')).toBeVisible()
    const row = february.getByRole('listitem').filter({ hasText: '2/8(月)' })
    await expect(row.getByText('確定', { exact: true })).toBeVisible()

    // One date is cancelled: by the doctor, and the hospital accepts.
    await row.getByRole('link', { name: 'キャンセル申請' }).click()
    await page.getByLabel('理由').selectOption('私用・自己都合')
    await page.getByLabel('詳しい事情').fill('学会に出席するため勤務できません。')
    await page.getByLabel('連絡のつく電話番号').fill('090-1234-5678')
    await press(page, 'この内容でキャンセルを申請する')
    await expect(page.getByRole('heading', { name: 'キャンセル申請中' })).toBeVisible()
    await office.goto('/hospital')
    await office.getByRole('link', { name: /試験 一郎先生/ }).click()
    await office.getByRole('radio', { name: /^キャンセルを承認する/ }).check()
    await press(office, 'この内容で回答する')
    await expect(office.getByText(/^キャンセル\(先生のご都合\)/)).toBeVisible()
    await page.goto(`/regular/${id}/schedule`)
    await expect(row.getByText(/キャンセル\(先生のご都合\)|休診・キャンセル/)).toBeVisible()
    await expect(february.getByText('見込み 195,000円(税引前)')).toBeVisible()

    // Another one by the hospital, from the doctor's file.
    await office.goto('/hospital/calendar?month=2027-02')
    await office
      .getByRole('region', { name: '2/15(月)' })
      .getByRole('link', { name: '試験 一郎先生' })
      .click()
    await office.getByLabel('理由').selectOption('STAFFED_OTHERWISE')
    await office.getByLabel('先生への説明').fill('常勤の医師が当直できることになりました。')
    await office.getByLabel('補償額(円)').fill('65,000')
    await press(office, '補償を約束して勤務をキャンセルする')
    await expect(
      office.getByText('勤務をキャンセルし、先生にお知らせしました。', { exact: true }),
    ).toBeVisible()
    await page.goto(`/regular/${id}/schedule`)
    await expect(february.getByText('見込み 130,000円(税引前)')).toBeVisible()
    await page.goto('/notices')
    await expect(page.getByRole('link', { name: /が勤務をキャンセルしました$/ })).toBeVisible()

    // A third one is handed over: by the terms the hospital arranges the substitute.
    await page.goto(`/regular/${id}/schedule`)
    const handed = february.getByRole('listitem').filter({ hasText: '2/22(月)' })
    await handed.getByRole('link', { name: '代診をお願いする' }).click()
    const section = page.getByRole('region', { name: '代診をお願いする' })
    await expect(section).toContainText('代診は病院が手配します')
    await press(page, '病院に代診の手配をお願いする')
    await expect(section).toContainText('病院に代診の手配をお願いしています')
    if (javaScriptEnabled) await expectNoBarriersIn(page, [375, 1200])
    await office.goto('/hospital')
    await expect(office.getByText('代診のお願い')).toBeVisible()
    await office.getByRole('link', { name: '試験 一郎先生' }).click()
    const asked = office.getByRole('region', { name: '先生からの代診のお願い' })
    await press(office, '代診のお願いに回答する')
    await expect(asked.getByRole('radiogroup', { name: '代診のお願いへの回答' })).toHaveAccessibleDescription(
      /この項目は必須です/,
    )
    if (javaScriptEnabled) await expectNoBarriersIn(office, [375, 1200])
    await asked.getByRole('radio', { name: '代わりの先生を手配した' }).check()
    await press(office, '代診のお願いに回答する')
    await expect(office.getByText('代診に変更し、先生にお知らせしました。', { exact: true })).toBeVisible()
    await page.goto(`/regular/${id}/schedule`)
    await expect(handed.getByText('代診', { exact: true })).toBeVisible()
    await expect(february.getByText('見込み 65,000円(税引前)')).toBeVisible()

    // The doctor gives notice of the end, and thinks again.
    const end = page.getByRole('region', { name: '契約の終了' })
    await end.getByText('契約の終了を申し入れる').click()
    await press(page, '契約の終了を病院に申し入れる')
    await expect(end.getByLabel('契約の最後の日')).toHaveAccessibleDescription(/この項目は必須です/)
    if (javaScriptEnabled) await expectNoBarriersIn(page, [375, 1200])
    await end.getByLabel('契約の最後の日').fill('2027-03-10')
    await press(page, '契約の終了を病院に申し入れる')
    await expect(end).toContainText('2027年3/10(水)で契約が終わります')
    await expect(page.getByText('終了予定', { exact: true })).toBeVisible()
    await office.goto('/hospital/notices')
    await office.getByRole('link', { name: '試験 一郎先生から契約終了の申し入れがありました' }).click()
    await expect(office.getByRole('region', { name: '契約の終了' })).toContainText(
      '先生から申し入れがありました',
    )
    if (javaScriptEnabled) await expectNoBarriersIn(office, [375, 1200])
    await press(page, '終了の申し入れを取り下げる')
    await expect(page.getByText(/^終了の申し入れを取り下げ、契約は続きます。/)).toBeVisible()
    await expect(page.getByText('契約中', { exact: true })).toBeVisible()

    // What was taken off waits for the doctor: it stands in the one calendar of works, and adds up to nothing.
    await page.goto('/work?month=2027-03')
    const march = page.getByRole('region', { name: '2027年3月の勤務' })
    const open = march.getByRole('listitem').filter({ hasText: '3/15(月)' })
    await expect(open.getByText('仮予定', { exact: true })).toBeVisible()
    await expect(march.getByRole('link', { name: /^15日 .+仮予定$/ })).toBeVisible()
    await open.getByRole('link', { name: '予定を確認する' }).click()
    await expect(page).toHaveURL(`/regular/${id}/schedule`)
    await close()
  })
}

test('a date that is not the doctor’s leads nowhere, and before a contract there are the first dates', async ({
  page,
}) => {
  const { id } = await ownRegularListing()
  await page.goto(`/regular/${id}/schedule/${crypto.randomUUID()}/request-cancellation`)
  await expect(page.getByText('この求人で成立した勤務はありません。')).toBeVisible()
  await page.goto(`/regular/${id}/schedule`)
  await expect(page.getByText('この求人では、まだ契約が成立していません。')).toBeVisible()
  await expect(page.getByRole('heading', { name: '最初の4回' })).toBeVisible()
})
