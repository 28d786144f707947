import { HOUR_MS } from '#app/domain/duration.ts'
import { expect } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { hospital } from '#app/backend/database/schema/hospital/hospital.ts'
import { hospitalAccuracy } from '#app/backend/database/schema/hospital/hospital-figure.ts'
import { spotWork } from '#app/backend/database/schema/listing/spot-work.ts'
import { recountFigures } from '#app/backend/work/figures/recount-figures.service.ts'
import { insertMember } from '#tests/support/members.ts'
import { expectNoBarriersIn } from './barriers.ts'
import { ownListing } from './own-listings.ts'
import { alive, sessionOf, test, testDatabase } from './signed-in.ts'

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with' : 'without'
  test(`a hospital reads its figures and what they come from, ${how} script`, async ({ browser }) => {
    const database = testDatabase()
    const { id, hospitalId } = await ownListing('選考なし')
    const own = eq(hospital.id, hospitalId)
    await database.update(hospital).set({ accuracyPercent: null, accuracyCount: 0 }).where(own)
    const { accountId } = await insertMember(database, hospitalId, { now: new Date() })
    const context = await browser.newContext({ storageState: await sessionOf(accountId), javaScriptEnabled })
    const page = await context.newPage()
    await page.goto('/hospital/figures')
    await expect(
      page.getByRole('heading', { name: '応募に答えると、ここに数字がたまります。' }),
    ).toBeVisible()

    const startTime = new Date(Date.now() - 2 * HOUR_MS)
    const endTime = new Date(Date.now() + 6 * HOUR_MS)
    const begun = { startTime, endTime, applicationDeadline: new Date(Date.now() - 4 * HOUR_MS) }
    await database
      .update(spotWork)
      .set({ ...begun, slots: 2, filledSlots: 1, status: 'CLOSED' })
      .where(eq(spotWork.id, Number(id)))
    const said = { busynessTenths: 34, handoverTenths: 41, facilitiesTenths: 28 }
    const again = { reworkYes: 7, reworkCondition: 2, reworkNo: 1 }
    await database
      .update(hospital)
      .set({ accuracyPercent: 85, accuracyCount: 10, ...said, ...again })
      .where(own)
    await database.insert(hospitalAccuracy).values({ hospitalId, duty: 90, time: 85, break: 70, pay: 95 })
    await recountFigures(database, new Date())

    await page.goto('/hospital/figures?period=QUARTER')
    const fill = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: '充足率' }) })
    await expect(fill).toContainText('50%')
    await expect(fill).toContainText('2枠のうち1枠')
    const accuracy = page.getByRole('region', { name: '求人票どおり度' })
    await expect(accuracy).toContainText('85%')
    await expect(accuracy).toContainText('70%')
    const impressions = page.getByRole('region', { name: '勤務した先生の回答' })
    await expect(impressions).toContainText('3.4(1 ずっと楽だった 〜 5 ずっと忙しかった)')
    await expect(impressions).toContainText('はい 7件・条件次第 2件・いいえ 1件')
    const mends = page.getByRole('region', { name: 'よくするには' })
    await expect(mends).toContainText('休憩が求人票と違う、という回答があります')
    await expect(mends.getByRole('link', { name: '初めての先生への案内を直す' })).toBeVisible()
    const year = page.getByRole('link', { name: '直近12か月' })
    if (javaScriptEnabled) {
      await alive(year)
      await expectNoBarriersIn(page, [320, 1200])
    }
    await year.click()
    await expect(page).toHaveURL(/period=YEAR/)
    // The address changes before the page has followed.
    await expect(year).toHaveAttribute('aria-current', 'page')
    await page.getByRole('link', { name: '充足率', exact: true }).click()
    await expect(page.getByRole('img', { name: /^充足率の推移/ })).toBeVisible()
    await fill.getByRole('link', { name: 'もとになった求人を見る' }).click()
    await expect(page).toHaveURL('/hospital/figures/fill?period=YEAR')
    await expect(page.getByRole('heading', { name: '充足率のもとになった求人' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('listitem')).toContainText('2枠のうち1枠')
    if (javaScriptEnabled) await expectNoBarriersIn(page, [320, 1200])
    await page.getByRole('link', { name: '求人を見る' }).click()
    await expect(page).toHaveURL(/\/hospital\/listings\/S-\d+\/edit/)
    await page.goto('/hospital/figures/unknown')
    await expect(page.getByRole('heading', { name: 'この数字は見つかりません。' })).toBeVisible()
    await context.close()
  })
}
