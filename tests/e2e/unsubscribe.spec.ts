import { expect } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { mailOutbox } from '#app/backend/database/schema/account/mail.ts'
import { notification } from '#app/backend/database/schema/notification.ts'
import { doctorProfile } from '#app/backend/database/schema/doctor/registration.ts'
import { insertRegistered } from '#tests/support/profiles.ts'
import { alive, test, testDatabase } from './signed-in.ts'

/** A doctor who wants mails of messages, and the token of such a mail. */
async function mailed(): Promise<{ doctorId: string; token: string }> {
  const database = testDatabase()
  const { doctorId } = await insertRegistered(database)
  await database
    .update(doctorProfile)
    .set({ notices: ['MESSAGE_MAIL', 'APPLICATION_MAIL'] })
    .where(eq(doctorProfile.doctorId, doctorId))
  const [notice] = await database
    .insert(notification)
    .values({
      doctorId,
      type: 'MESSAGE_TO_DOCTOR',
      title: '病院からメッセージが届きました',
      body: '12/18(金)の求人についてです。',
      link: '/work/applied',
      channels: ['MAIL'],
      dedupeKey: crypto.randomUUID(),
      createdAt: new Date(),
    })
    .returning({ id: notification.id })
  const [mail] = await database
    .insert(mailOutbox)
    .values({
      key: crypto.randomUUID(),
      kind: 'NOTICE',
      recipient: 'reader@example.test',
      payload: { noticeId: notice?.id ?? '' },
      createdAt: new Date(),
      sentAt: new Date(),
    })
    .returning({ token: mailOutbox.token })
  return { doctorId, token: mail?.token ?? '' }
}

const noticesOf = async (doctorId: string) =>
  (
    await testDatabase()
      .select({ notices: doctorProfile.notices })
      .from(doctorProfile)
      .where(eq(doctorProfile.doctorId, doctorId))
  )[0]?.notices

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled })

    test('a mail’s link stops mails of its kind, once its button is pressed', async ({ page }) => {
      const { doctorId, token } = await mailed()
      await page.goto(`/unsubscribe/${token}`)
      expect(await noticesOf(doctorId)).toContain('MESSAGE_MAIL')
      const stop = page.getByRole('button', { name: 'この種類のメールを止める' })
      if (javaScriptEnabled) await alive(stop)
      await stop.click()
      await expect(page.getByText(/^この種類のメールを止めました。/)).toBeVisible()
      await expect(stop).toHaveCount(0)
      expect(await noticesOf(doctorId)).toEqual(['APPLICATION_MAIL'])
    })

    test('a link that is too old leads to the settings', async ({ page }) => {
      await page.goto(`/mail/unsubscribe/${crypto.randomUUID()}`)
      await expect(page).toHaveURL(/\/unsubscribe\//)
      const stop = page.getByRole('button', { name: 'この種類のメールを止める' })
      if (javaScriptEnabled) await alive(stop)
      await stop.click()
      await expect(page.getByText(/^このリンクは期限が切れているか/)).toBeVisible()
      await expect(page.getByRole('link', { name: '通知の設定を開く' })).toBeVisible()
    })
  })
}

test('a mail program unsubscribes over HTTP without a cookie', async ({ request }) => {
  const { doctorId, token } = await mailed()
  const form = { 'List-Unsubscribe': 'One-Click' }
  const answer = await request.post(`/mail/unsubscribe/${token}`, { form })
  expect(answer.status()).toBe(200)
  expect(await noticesOf(doctorId)).toEqual(['APPLICATION_MAIL'])
})
