import { afterAll, beforeAll, expect, test } from 'vitest'
import trusted from '#app/contract/gen/trusted-documents.json' with { type: 'json' }
import { startAppServer, type TestAppServer } from '#tests/support/app-server.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { startFaultyProxy, type FaultyProxy } from '#tests/support/faulty-proxy.ts'
import { insertDoctorsWithPassword } from '#tests/support/passwords.ts'

// The log of the whole app as an operator reads it.

let db: TestDatabase
let proxy: FaultyProxy
let app: TestAppServer
let isStopped = false

beforeAll(async () => {
  db = await testDatabase()
  proxy = await startFaultyProxy(db.url)
  app = await startAppServer({ DATABASE_URL: proxy.url, DEMO_DATA: '0' })
})
afterAll(async () => {
  if (!isStopped) await app.stop()
  await proxy.close()
  await db.close()
})

async function askAccount(start: string, variables: Record<string, unknown>) {
  const [id] = Object.entries(trusted.account).find(([, text]) => text.startsWith(start)) ?? []
  const response = await fetch(`${app.url}/account/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: app.url },
    body: JSON.stringify({ documentId: id, variables }),
  })
  await response.text()
}

const eventsOf = (name: string) => app.log().filter(({ event }) => event === name)

test('a start says which version runs on which database', () => {
  expect(eventsOf('sys_startup')).toMatchObject([{ level: 'info', role: 'app', database: 'postgres' }])
})

test('log lines of log-ins name request and account, and never what was typed', async () => {
  const [doctor] = await insertDoctorsWithPassword(db.database, 1)
  await askAccount('mutation LogIn', { loginId: 'who@dp.example', password: 'a-guess-of-somebody' })
  await askAccount('mutation LogIn', { ...doctor })
  expect(eventsOf('authn_login_fail')).toMatchObject([{ level: 'warn', client: '127.0.0.1' }])
  expect(eventsOf('authn_login_success')).toMatchObject([
    { level: 'info', requestId: expect.any(String), accountId: expect.any(String) },
  ])
  expect(JSON.stringify(app.log())).not.toMatch(/who@dp\.example|a-guess/)
})

test('a statement that fails is logged without its parameters', async () => {
  proxy.become('down')
  await askAccount('mutation Register', {
    loginId: 'yamada.taro@dp.example',
    password: 'himitsu-no-kotoba-9',
    consent: true,
  })
  await askAccount('mutation LogIn', { loginId: 'yamada.taro@dp.example', password: 'himitsu-no-kotoba-9' })
  proxy.become('sound')
  expect(eventsOf('outage').length).toBeGreaterThan(0)
  expect(JSON.stringify(app.log())).not.toMatch(/yamada|himitsu|params/)
})

test('two hundred malformed requests are some lines, and hostile paths stay in theirs', async () => {
  for (let index = 0; index < 200; index += 1) {
    await fetch(`${app.url}/twirp/dp.user.User/GetDoctor%0a%1b[31m`, { method: 'POST', body: 'no json' })
    await fetch(`${app.url}/collect`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{',
    })
  }
  const lines = eventsOf('input_validation_fail')
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.length).toBeLessThanOrEqual(20)
})

test('the end of a session has a log line as well', async () => {
  await app.stop()
  isStopped = true
  expect(eventsOf('sys_shutdown')).toMatchObject([{ level: 'info' }])
})
