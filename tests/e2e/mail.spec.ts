import { expect, type APIRequestContext } from '@playwright/test'
import type { DocumentNode } from 'graphql'
import { startMailCatcher } from '#app/commands/mail-catcher.ts'
import { RequestPasswordReset } from '#app/services/account/password.account.documents.ts'
import { Register } from '#app/services/account/session.account.documents.ts'
import { documentId } from '#app/services/trusted-document.server.ts'
import { startAppServer } from '#tests/support/app-server.ts'
import { test } from './signed-in.ts'

const DEMO = 'initial@demo.example'

const ask = (request: APIRequestContext, url: string, document: DocumentNode, variables: object) =>
  request.post(`${url}/account/graphql`, {
    headers: { Origin: url },
    data: { documentId: documentId(document), variables },
  })

test('with SMTP_URL mails go there, and there is no page of them', async ({ request }) => {
  test.slow()
  const catcher = await startMailCatcher()
  const app = await startAppServer({
    DEMO_DATA: '0',
    SMTP_URL: catcher.url,
    MAIL_FROM: 'DPワーク <mail@dp.example>',
  })
  try {
    expect((await request.get(`${app.url}/dev/mails`)).status()).toBe(404)
    await ask(request, app.url, Register, { loginId: DEMO, password: 'first choice 1', consent: true })
    await ask(request, app.url, RequestPasswordReset, { loginId: DEMO })
    await expect.poll(() => catcher.mails().length, { timeout: 20_000 }).toBe(2)
    for (const [subject, path] of [
      ['パスワードの再設定', '/login/reset#'],
      ['メールアドレスの確認', '/login/confirm#'],
    ] as const) {
      const mail = catcher.mails().find((one) => one.subject.includes(subject))
      expect(mail).toMatchObject({ from: 'mail@dp.example', recipients: [DEMO] })
      expect(mail?.text).toContain(`${app.url}${path}`)
    }
  } finally {
    await app.stop()
    await catcher.close()
  }
})

test('a demo shows its mails, safely and to readers only', async ({ request, baseURL }) => {
  await ask(request, baseURL ?? '', RequestPasswordReset, { loginId: DEMO })
  const page = async () => (await request.get('/dev/mails')).text()
  await expect.poll(page).toContain(DEMO)
  const headers = (await request.get('/dev/mails')).headers()
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(headers['content-security-policy']).not.toContain('unsafe')
  expect(headers['cache-control']).toBe('no-store')
  expect(await page()).not.toMatch(/<script| style=/)
  expect((await request.post('/dev/mails')).status()).toBe(405)
})
