import { HOUR_MS } from '#app/domain/duration.ts'
import { expect } from '@playwright/test'
import { doctor } from '#app/backend/database/schema/doctor/doctor.ts'
import { insertSurvey } from '#tests/support/retained-rows.ts'
import { expectNoBarriersIn } from './barriers.ts'
import { alive, sessionOf, test, testDatabase } from './signed-in.ts'

for (const javaScriptEnabled of [true, false]) {
  const how = javaScriptEnabled ? 'with' : 'without'
  test(`our staff read what a doctor wrote in a survey, and say what they did, ${how} script`, async ({
    browser,
  }) => {
    const database = testDatabase()
    const [one] = await database.select({ doctorId: doctor.id }).from(doctor).limit(1)
    if (!one) throw new Error('no doctor')
    const sent = new Date(Date.now() - (javaScriptEnabled ? 1 : 2) * HOUR_MS)
    const workId = await insertSurvey(database, one, sent, sent)

    const storageState = await sessionOf('staff@demo.example')
    const office = await (await browser.newContext({ storageState, javaScriptEnabled })).newPage()
    await office.goto('/staff/surveys')
    const row = office
      .getByRole('article')
      .filter({ has: office.locator(`a[href="/staff/surveys/${workId}"]`) })
    await expect(row).toContainText('未読')
    await expect(row).toContainText('運営だけに伝えたいこと')
    if (javaScriptEnabled) await expectNoBarriersIn(office, [375, 1200])
    await row.getByRole('link').click()
    await expect(office).toHaveURL(new RegExp(`/staff/surveys/${workId}`))
    await expect(office.getByText('手当のことで相談です。')).toHaveCount(0)
    const open = office.getByRole('button', { name: '理由を記録して読む' })
    if (javaScriptEnabled) await alive(open)
    await office.getByRole('textbox', { name: '閲覧の理由' }).fill('先生からの相談の確認')
    await open.click()
    await expect(office.getByText('手当のことで相談です。')).toBeVisible()
    const done = office.getByRole('button', { name: '対応済みにする' })
    if (javaScriptEnabled) {
      await alive(done)
      await expectNoBarriersIn(office, [375, 1200])
    }
    await office
      .getByRole('textbox', { name: '対応の内容' })
      .fill('病院に確かめ、手当の欄を直していただいた。')
    await done.click()
    await expect(office.getByRole('status').filter({ hasText: '対応済みにしました。' })).toBeVisible()
    await expect(done).toHaveCount(0)
    await office.goto('/staff/surveys?state=HANDLED')
    await expect(row).toContainText('対応済み')
    await office.context().close()
  })
}
