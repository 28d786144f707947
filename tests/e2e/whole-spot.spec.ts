import { expect } from '@playwright/test'
import { TERMS, TIME, WORK } from './listing-form.ts'
import { ownListing } from './own-listings.ts'
import { linkOf } from './rows.ts'
import { dayFromNow, foot, OWN_DOCTOR, test } from './signed-in.ts'
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

test('a spot engagement, from the published listing to the next one', async ({ page, browser }) => {
  test.slow()
  const sides = await sidesOf(page, browser)
  const { office, hospitalId } = sides
  await publish(sides, 'スポット', [TIME, WORK, TERMS])

  await page.goto(`/search/spot/result?generalHospitalIds=${hospitalId}`)
  await linkOf(page.getByRole('article')).click()
  await expect(page).toHaveURL(/\/spot\/\d+$/)
  const address = new URL(page.url()).pathname
  await foot(page).getByRole('link').click()
  await press(page, 'この内容で応募する')
  await expect(page.getByRole('heading', { name: '応募しました' })).toBeVisible()

  await officeFollows(sides, /先生から応募がありました/)
  await office.getByRole('link', { name: '試験 一郎先生', exact: true }).click()
  await press(office, '承諾して成立させる')
  await expect(office.getByText('成立', { exact: true })).toBeVisible()
  await doctorFollows(sides, /の勤務が成立しました/)
  await expect(page).toHaveURL('/work/matched')

  await talk(sides, address)
  await agreeOnTerms(sides)
  const workId = await theDayComes(sides)
  await workAndReport(sides, workId)
  await pay(sides)
  await answerSurvey(sides, workId)
  await thank(sides)

  await ownListing('選考あり', { day: dayFromNow(50), hospitalId })
  await offerAgain(sides, workId)
  await page.goto('/work/matched')
  await expect(page.getByRole('article')).toHaveCount(1)
})
