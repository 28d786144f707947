import { expect } from '@playwright/test'
import { REGULAR } from './listing-form.ts'
import { ownRegularListing } from './own-listings.ts'
import { expectShown, linkOf } from './rows.ts'
import { dayFromNow, OWN_DOCTOR, test } from './signed-in.ts'
import {
  agreeOnTerms,
  answerSurvey,
  doctorFollows,
  offerAgain,
  officeFollows,
  pay,
  press,
  publish,
  sidesOf,
  talk,
  thank,
  theDayComes,
  workAndReport,
} from './whole-engagement.ts'

// The whole way as most people see it: pages fade in.
test.use({ account: OWN_DOCTOR, contextOptions: { reducedMotion: 'no-preference' } })

test('a regular engagement, from the published listing to the next one', async ({ page, browser }) => {
  test.slow()
  const sides = await sidesOf(page, browser)
  const { office, hospitalId } = sides
  await publish(sides, '定期', [REGULAR.TIME, REGULAR.WORK, REGULAR.TERMS])

  await page.goto(`/search/regular/result?generalHospitalIds=${hospitalId}`)
  await linkOf(page.getByRole('article')).click()
  await expect(page).toHaveURL(/\/regular\/\d+$/)
  const address = new URL(page.url()).pathname
  await page.getByRole('link', { name: 'この条件で応募' }).click()
  await press(page, 'この内容で応募する')
  await expect(page.getByRole('heading', { name: '応募しました' })).toBeVisible()

  await officeFollows(sides, /先生から応募がありました/)
  await office.getByRole('link', { name: '試験 一郎先生', exact: true }).click()
  await office.locator('summary', { hasText: '面談の日程を提案する' }).click()
  await office.getByLabel('候補1').fill(`${dayFromNow(3)}T18:00`)
  await press(office, '面談の日程を提案する')
  await expect(office.getByText('面談調整中', { exact: true })).toBeVisible()
  await doctorFollows(sides, /から面談の日程の提案がありました/)
  const invited = page.getByRole('region', { name: /^面談の提案あり/ })
  await invited.getByRole('radio', { name: '18:00' }).check()
  await press(page, 'この内容で回答する')
  await expect(
    page.getByText('面談の日時が決まりました。病院にお知らせしました。', { exact: true }),
  ).toBeVisible()
  await officeFollows(sides, /先生との面談の日時が決まりました/)
  await office.getByRole('link', { name: '試験 一郎先生', exact: true }).click()
  await office.getByText('契約の条件を提示する').click()
  await office.getByLabel('1回の給与(税引前・円)').fill('85,000')
  await press(office, '条件を提示する')
  await doctorFollows(sides, /から条件の提示がありました/)
  await press(page, '条件に同意して成立させる')
  await expect(page.getByText('条件に同意しました。勤務が確定しました。', { exact: true })).toBeVisible()
  await officeFollows(sides, /先生が条件に同意し、勤務が成立しました/)

  await talk(sides, address)
  await agreeOnTerms(sides)
  const workId = await theDayComes(sides)
  await workAndReport(sides, workId)
  // The work is found again by its contract, in the history and among what it adds up to.
  await page.goto('/work-performance')
  await expect(page.getByRole('link', { name: /\(定期\)$/ })).toBeVisible()
  await page.goto('/work/worked/regular')
  const contract = page.getByRole('region', { name: /契約 \d{4}年.+から/ }).first()
  await expect(contract.getByRole('listitem').getByRole('link', { name: '実績と明細' })).toBeVisible()
  await expectShown(contract.getByText(/^1回$/))
  await contract.getByRole('link', { name: 'この契約の実績' }).click()
  await expect(page).toHaveURL(/\/work-performance\/regular\/[\da-f-]{36}$/)
  await expect(page.getByRole('main')).toContainText('2台')
  await pay(sides)
  await answerSurvey(sides, workId)
  await thank(sides)

  await ownRegularListing({ hospitalId })
  await offerAgain(sides, workId)
  await page.goto('/work-performance/rehire-offer')
  await expect(page.getByRole('region', { name: /^承諾/ }).getByText('毎週 月曜')).toBeVisible()
})
