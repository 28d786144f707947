import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEnvironment } from '#app/backend/environment/environment.ts'
import { mailCatcherIfWanted } from '#app/commands/stand-ins.ts'
import { startMailCatcher, type MailCatcher } from '#app/commands/mail-catcher.ts'
import { readSettings } from '#app/commands/settings.ts'

let catcher: MailCatcher
beforeAll(async () => {
  catcher = await startMailCatcher()
})
afterAll(() => catcher.close())

test('the catcher keeps the last fifty mails', async () => {
  const transport = createTransport({ url: catcher.url, pool: true })
  for (let index = 0; index < 53; index += 1) {
    await transport.sendMail({ from: 'a@example.com', to: 'b@example.com', subject: `${index}`, text: '' })
  }
  transport.close()
  expect(catcher.mails()).toHaveLength(50)
  expect(catcher.mails()[0]?.subject).toBe('52')
})

test.each([
  ['served to a network', { HOST: '0.0.0.0' }],
  ['at an address of its own', { APP_ORIGIN: 'https://dp.example' }],
  ['over a database of its own', { DATABASE_URL: 'postgres://127.0.0.1/real' }],
  ['with a mail server', { SMTP_URL: 'smtp://127.0.0.1' }],
])('no catcher runs beside an app %s', async (_, changes) => {
  const settings = { ...readSettings(), SMTP_URL: undefined, DATABASE_URL: undefined, ...changes }
  expect(await mailCatcherIfWanted(settings)).toBeUndefined()
})

test.each([
  [{ SMTP_URL: 'http://mail.example', MAIL_FROM: 'a@example.com' }, 'SMTP_URL は smtp://'],
  [{ SMTP_URL: 'smtp://', MAIL_FROM: 'a@example.com' }, 'SMTP_URL は smtp://'],
  [{ SMTP_URL: 'smtp://mail.example' }, '差出人の MAIL_FROM も'],
  [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'nobody' }, 'MAIL_FROM は'],
  [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a <b@c.d>\r\nBcc: e@f.g' }, 'MAIL_FROM は'],
])('the environment %j is refused in a sentence', (mail, sentence) => {
  expect(() => readEnvironment({ DATABASE_URL: 'postgres://127.0.0.1/x', ...mail })).toThrow(sentence)
})

test('a mail server and a sender are taken', () => {
  const mail = { SMTP_URL: 'smtps://user:pass@mail.example:465', MAIL_FROM: 'DPワーク <mail@dp.example>' }
  const { smtp } = readEnvironment({ DATABASE_URL: 'postgres://127.0.0.1/x', ...mail })
  expect(smtp).toEqual({ url: mail.SMTP_URL, from: mail.MAIL_FROM })
})
