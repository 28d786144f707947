import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { account } from '#app/backend/database/schema/account/account.ts'
import { ChangeMailAddress } from '#app/services/account/mail.account.documents.ts'
import { ChangePassword, ResetPassword } from '#app/services/account/password.account.documents.ts'
import { RequestPasswordReset } from '#app/services/account/password.account.documents.ts'
import { LogInDocument } from '#app/services/account/session.account.documents.ts'
import { AccountBrowser } from '#tests/support/account-browser.ts'
import { callTwirp, post, testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { documentsOf } from '#tests/support/documents.ts'
import { insertDoctor, ORIGIN } from '#tests/support/doctors.ts'
import { LineBrowser, startTestLine } from '#tests/support/line.ts'
import { insertDoctorsWithPassword } from '#tests/support/passwords.ts'
import { decideAs, insertStaff } from '#tests/support/staff.ts'

// The words an operator's alarms go by (the security reference): each is written where its cause is, once.

let db: TestDatabase
let backend: TestBackend
let lines: string[] = []

beforeAll(async () => {
  db = await testDatabase()
}, 60_000)
afterAll(() => db.close())
beforeEach(() => {
  backend = testBackend(db.database)
  lines = []
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0)
})
afterEach(() => {
  vi.restoreAllMocks()
})

const events = () =>
  lines.map((line): unknown => {
    const { level, event, reason }: Record<string, unknown> = JSON.parse(line)
    return reason === undefined ? [level, event] : [level, event, reason]
  })

async function loggedIn() {
  const [doctor] = await insertDoctorsWithPassword(db.database, 1)
  if (!doctor) throw new Error('no doctor')
  const browser = new AccountBrowser(backend, { address: `192.0.2.${Math.floor(Math.random() * 250)}` })
  expect(await browser.logIn(doctor.loginId, doctor.password)).toBe('LOGGED_IN')
  return { browser, ...doctor }
}

test('log-ins, changes of the password and of the address, and links that come back', async () => {
  const { browser, loginId, password } = await loggedIn()
  await browser.ask(ChangePassword, { current: password, next: 'kumo-hitotsu-nai-9' })
  await browser.ask(ChangeMailAddress, { loginId: 'other@dp.example' })
  await browser.ask(ResetPassword, { token: 'A'.repeat(43), next: 'kumo-hitotsu-nai-9' })
  await browser.logIn(loginId, 'not the password')
  expect(events()).toEqual(
    expect.arrayContaining([
      ['info', 'authn_login_success', 'logIn LOGGED_IN'],
      ['info', 'authn_password_change', 'changePassword CHANGED'],
      ['info', 'authn_identity_change', 'changeMailAddress REQUESTED'],
      ['warn', 'authn_token_reuse', 'resetPassword LINK_UNKNOWN'],
      ['warn', 'authn_login_fail', 'logIn WRONG_CREDENTIALS'],
    ]),
  )
  expect(lines.join('')).not.toMatch(/not the password|kumo-hitotsu|other@dp/)
})

test('limits: of trying to log in, and the others', async () => {
  const stranger = new AccountBrowser(backend, { address: '198.51.100.7' })
  for (let time = 0; time < 40; time += 1)
    await stranger.ask(RequestPasswordReset, { loginId: 'a@dp.example' })
  for (let time = 0; time < 40; time += 1) await stranger.logIn('a@dp.example', 'guess')
  expect(events()).toEqual(
    expect.arrayContaining([
      ['warn', 'excess_rate_limit_exceeded', 'requestPasswordReset TOO_MANY_ATTEMPTS'],
      ['warn', 'authn_login_lock', 'logIn TOO_MANY_ATTEMPTS'],
    ]),
  )
})

test('what our staff see and decide, and who is not one of them', async () => {
  const member = await insertStaff(db.database, '鈴木')
  const { doctorId, bearer } = await insertDoctor(db.database, { status: 'INITIAL' })
  if (!doctorId) throw new Error('no doctor')
  const file = { doctor_id: doctorId }
  await callTwirp(backend, 'dp.staff.Staff/GetDoctorFile', file, bearer)
  await callTwirp(backend, 'dp.staff.Staff/GetDoctorFile', file, member.bearer)
  const [picture = ''] = await documentsOf(db.database, doctorId)
  const headers = { Authorization: `Bearer ${member.bearer}` }
  await backend.handlers.documents(new Request(`${ORIGIN}/documents/${picture}`, { headers }))
  await decideAs({ backend, database: db.database, bearer: member.bearer }, doctorId, {})
  await callTwirp(backend, 'dp.staff.Staff/GetStaff', {}, `${member.bearer}x`)
  expect(events()).toEqual([
    ['warn', 'authz_fail'],
    ['info', 'sensitive_read', 'doctor file'],
    ['info', 'sensitive_read', 'document'],
    ['info', 'authz_change', expect.stringMatching(/^VERIFY_LICENSE /)],
    ['warn', 'authn_token_reuse', 'bearer refused'],
  ])
})

test('pictures that are none, requests of other sites, and the own data', async () => {
  const { bearer } = await insertDoctor(db.database)
  const headers = { Authorization: `Bearer ${bearer}` }
  const put = { method: 'PUT', headers, body: 'no picture' }
  await backend.handlers.documents(new Request(`${ORIGIN}/documents/licence`, put))
  await backend.handlers.accountGraphql(post('/account/graphql', {}, { Origin: 'https://evil.example' }))
  await backend.handlers.accountData(new Request(`${ORIGIN}/account/data`, { headers }))
  expect(events()).toEqual([
    ['warn', 'upload_rejected', 'NOT_AN_IMAGE'],
    ['warn', 'input_validation_fail', 'cross-site'],
    ['info', 'sensitive_read', 'own data'],
  ])
})

test('a device nobody has seen, and only once', async () => {
  const { browser, loginId, password } = await loggedIn()
  const news = () => events().filter((event) => JSON.stringify(event).includes('new device'))
  expect(news()).toEqual([['info', 'authn_identity_change', 'new device']])
  await browser.logIn(loginId, password)
  expect(news()).toHaveLength(1)
})

test('LINE: linked, a way in, unlinked, and what is none', async () => {
  const line = await startTestLine()
  try {
    backend = testBackend(db.database, () => new Date(), null, { line: line.channel })
    const [doctor] = await insertDoctorsWithPassword(db.database, 1)
    if (!doctor) throw new Error('no doctor')
    await db.database
      .update(account)
      .set({ mailConfirmedAt: new Date() })
      .where(eq(account.loginId, doctor.loginId))
    const own = new LineBrowser(backend)
    await own.ask(LogInDocument, doctor)
    await own.logIn('mikan', { purpose: 'link' })
    await new LineBrowser(backend).logIn('mikan', {})
    await own.post('/line/unlink', {})
    line.tamper(() => 'forged')
    await new LineBrowser(backend).logIn('mikan', {})
    expect(events().filter((event) => JSON.stringify(event).includes('LINE'))).toEqual([
      ['info', 'authn_identity_change', 'LINE LINKED'],
      ['info', 'authn_login_success', 'LINE LOGGED_IN'],
      ['info', 'authn_identity_change', 'LINE UNLINKED'],
      ['warn', 'authn_token_reuse', 'LINE LINE_RETRY'],
    ])
  } finally {
    await line.stop()
  }
})
