import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mailOutbox } from '#app/backend/database/schema/account/mail.ts'
import { keepMailStop } from '#app/backend/notice/stop-mails.service.ts'
import { createMailJob, type SendMail } from '#app/backend/mail/mail.job.ts'
import { orderMail } from '#app/backend/mail/mail-order.service.ts'
import { createSmtp } from '#app/backend/mail/smtp.ts'
import { startMailCatcher, type MailCatcher } from '#app/commands/mail-catcher.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { NOW, ORIGIN } from '#tests/support/doctors.ts'
import { takeJobs, waitingJobs } from '#tests/support/jobs.ts'

const FROM = 'DPワーク <no-reply@example.test>'

const letters = {
  GREETING: async ({ name = '' }) => ({
    subject: `${name}先生へ`,
    text: 'こんにちは。\n.\nよろしくお願いします。',
  }),
  NEWS: async () => ({ subject: '新着', text: '1件です。', about: '新着・おすすめの求人' }),
  POINTLESS: async () => null,
}

let catcher: MailCatcher
beforeAll(async () => {
  catcher = await startMailCatcher()
})
afterAll(() => catcher.close())

let db: TestDatabase
beforeAll(async () => {
  db = await testDatabase()
}, 60_000)
afterAll(() => db.close())
beforeEach(async () => {
  await db.database.delete(mailOutbox)
  await takeJobs(db.database, 'mail')
})

const put = (key: string, mail = 'GREETING') =>
  orderMail(
    db.database,
    { key, kind: mail, recipient: 'yamada@example.test', payload: { name: '山田' } },
    NOW,
  )
const rows = () => db.database.select().from(mailOutbox).orderBy(mailOutbox.id)
const jobOf = (send: SendMail) =>
  createMailJob({
    database: db.database,
    clock: () => NOW,
    origin: ORIGIN,
    send,
    letters,
    keepStop: (token) => keepMailStop(db.database, token, NOW),
  })

test('a mail arrives as it was written', async () => {
  await put('arrives')
  await jobOf(createSmtp({ url: catcher.url, from: FROM })).run(await takeJobs(db.database, 'mail'))
  expect(catcher.mails()[0]).toMatchObject({
    from: 'no-reply@example.test',
    recipients: ['yamada@example.test'],
    subject: '山田先生へ',
    text: 'こんにちは。\n.\nよろしくお願いします。',
    headers: { 'auto-submitted': 'auto-generated' },
  })
  expect(await rows()).toMatchObject([{ sentAt: NOW }])
})

test('a mail about a topic says how to stop such mails, and the others do not', async () => {
  await put('news', 'NEWS')
  await jobOf(createSmtp({ url: catcher.url, from: FROM })).run(await takeJobs(db.database, 'mail'))
  const [row] = await rows()
  const [mail] = catcher.mails()
  const others = catcher.mails().filter(({ subject }) => subject !== '新着')
  expect(mail?.headers).toMatchObject({
    'list-unsubscribe': `<${ORIGIN}/mail/unsubscribe/${row?.token}>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  })
  expect(mail?.text.trim()).toBe(
    `1件です。\n「新着・おすすめの求人」のメールを止める: ${ORIGIN}/unsubscribe/${row?.token}`,
  )
  for (const { headers } of others) expect(headers).not.toHaveProperty('list-unsubscribe')
})

test('one cause is one mail, and its job names nobody', async () => {
  await put('same')
  await put('same')
  const [mail, ...more] = await rows()
  expect(more).toEqual([])
  expect(await waitingJobs(db.database, 'mail')).toMatchObject([{ data: { mailId: mail?.id } }])
})

test('a cause that is rolled back sends nothing', async () => {
  await db.database
    .transaction(async (tx) => {
      const mail = { key: 'undone', kind: 'GREETING', recipient: 'a@example.test', payload: {} }
      await orderMail(tx, mail, NOW)
      throw new Error('undone')
    })
    .catch(() => undefined)
  expect(await rows()).toEqual([])
  expect(await waitingJobs(db.database, 'mail')).toEqual([])
})

test('a mail that has become pointless is not sent', async () => {
  const sent: string[] = []
  await put('pointless', 'POINTLESS')
  await jobOf(async ({ recipient }) => void sent.push(recipient)).run(await takeJobs(db.database, 'mail'))
  expect(sent).toEqual([])
  expect(await rows()).toMatchObject([{ sentAt: NOW }])
})

test('a job that runs twice sends once; after a crash before it was noted, a mail that can be told to be the same', async () => {
  const sent: string[] = []
  await put('twice')
  const jobs = await takeJobs(db.database, 'mail')
  const job = jobOf(async ({ messageId }) => void sent.push(messageId))
  await job.run(jobs)
  await job.run(jobs)
  expect(sent).toHaveLength(1)
  await db.database.update(mailOutbox).set({ sentAt: null })
  await job.run(jobs)
  expect(sent).toHaveLength(2)
  expect(new Set(sent).size).toBe(1)
})

test('a mail of an unknown kind fails, and of one that is gone nothing is sent', async () => {
  const job = jobOf(async () => expect.unreachable())
  await put('unknown', 'SOMETHING')
  const jobs = await takeJobs(db.database, 'mail')
  await expect(job.run(jobs)).rejects.toThrow('SOMETHING')
  expect(await rows()).toMatchObject([{ sentAt: null }])
  await db.database.delete(mailOutbox)
  await job.run(jobs)
})
