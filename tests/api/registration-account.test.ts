import { DAY_MS } from '#app/domain/duration.ts'
import { createHash, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mailOutbox } from '#app/backend/database/schema/account/mail.ts'
import { account, loginAttempt, session } from '#app/backend/database/schema/account/account.ts'
import { registration } from '#app/backend/database/schema/doctor/registration.ts'
import { hospital } from '#app/backend/database/schema/hospital/hospital.ts'
import { makeHospitals } from '#app/backend/seed/hospitals.ts'
import { LogInDocument, Register } from '#app/services/account/session.account.documents.ts'
import { documentId } from '#app/services/trusted-document.server.ts'
import { post, testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { NOW, ORIGIN } from '#tests/support/doctors.ts'
import { insertMember } from '#tests/support/members.ts'
import { pngPicture } from '#tests/support/pictures.ts'

const PASSWORD = 'umi-to-yama-no-1946'

let db: TestDatabase
let backend: TestBackend

beforeAll(async () => {
  db = await testDatabase()
  backend = testBackend(db.database)
}, 60_000)
afterAll(() => db.close())
beforeEach(() => db.database.delete(loginAttempt))

async function ask(document: typeof Register | typeof LogInDocument, variables: unknown, headers = {}) {
  const sent = { 'X-Client-Address': '192.0.2.1', ...headers }
  const response = await backend.handlers.accountGraphql(
    post('/account/graphql', { documentId: documentId(document), variables }, sent),
  )
  const { data } = await response.json()
  return { ...data?.register, ...data?.logIn, cookie: response.headers.getSetCookie()[0]?.split(';')[0] }
}

const register = (loginId: string, changes: object = {}, headers = {}) =>
  ask(Register, { loginId, password: PASSWORD, consent: true, ...changes }, headers)

/** Whoever reads its mail has said that it is theirs. */
const prove = (loginId: string) =>
  db.database
    .update(account)
    .set({ mailConfirmedAt: NOW, lapsesAt: null })
    .where(eq(account.loginId, loginId))

test('opens an account, signs it in, and keeps the consent', async () => {
  const { outcome, cookie } = await register(' Ｓuzuki@Example.com ')
  expect(outcome).toBe('REGISTERED')
  expect(cookie).toMatch(/^__Host-sid=/)
  const [row] = await db.database.select().from(account).where(eq(account.loginId, 'suzuki@example.com'))
  expect(row?.passwordHash).toMatch(/^\$argon2id\$/)
  const [kept] = await db.database
    .select()
    .from(registration)
    .where(eq(registration.accountId, row?.id ?? ''))
  expect(kept).toMatchObject({ consentedAt: NOW, submittedAt: null })
  expect(await ask(LogInDocument, { loginId: 'suzuki@example.com', password: PASSWORD })).toMatchObject({
    outcome: 'LOGGED_IN',
  })
})

test('the cookie sends and shows a picture, to its own account only', async () => {
  const [one, other] = [await register('one@example.com'), await register('other@example.com')]
  const request = (method: string, name: string, cookie: string, body?: Buffer) =>
    backend.handlers.documents(
      new Request(`${ORIGIN}/documents/${name}`, {
        method,
        headers: { Cookie: cookie, 'Sec-Fetch-Site': 'same-origin' },
        body: body ? new Uint8Array(body) : null,
      }),
    )
  const sent = await request('PUT', 'licence', String(one.cookie), pngPicture(800, 600))
  const { id } = await sent.json()
  expect((await request('GET', String(id), String(one.cookie))).status).toBe(200)
  expect((await request('GET', String(id), String(other.cookie))).status).toBe(404)
  // A cookie beside a bearer that does not hold says nothing.
  const both = new Request(`${ORIGIN}/documents/${id}`, {
    headers: { Cookie: String(one.cookie), Authorization: 'Bearer a.b.c' },
  })
  expect((await backend.handlers.documents(both)).status).toBe(404)
})

test('a taken address is told, whatever the case, and its owner keeps the password', async () => {
  await register('taken@example.com')
  await prove('taken@example.com')
  expect(await register('TAKEN@example.com', { password: 'another-one-77' })).toMatchObject({
    outcome: 'ALREADY_REGISTERED',
    cookie: undefined,
  })
  expect(await ask(LogInDocument, { loginId: 'taken@example.com', password: PASSWORD })).toMatchObject({
    outcome: 'LOGGED_IN',
  })
})

test('all that is wrong with a registration is told at once, the address that is taken too', async () => {
  await register('at-once@example.com')
  await prove('at-once@example.com')
  expect(await register('at-once@example.com', { password: 'password1', consent: false })).toMatchObject({
    outcome: 'WEAK_PASSWORD',
    problem: 'COMMON',
    isTaken: true,
  })
  expect(await register('free@example.com', { consent: false })).toMatchObject({
    outcome: 'CONSENT_MISSING',
    isTaken: false,
  })
})

test('an address nobody has proved bars nobody, and its mailbox is not flooded', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => register('race@example.com')))
  expect(answers.map(({ outcome }) => outcome)).toEqual(Array.from({ length: 10 }, () => 'REGISTERED'))
  const mails = await db.database
    .select()
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, 'race@example.com'))
  expect(mails).toHaveLength(5)
})

test('of two accounts the database lets one prove an address', async () => {
  await register('index@example.com')
  await register('index@example.com')
  await expect(prove('index@example.com')).rejects.toThrow()
  expect(await db.database.$count(account, eq(account.loginId, 'index@example.com'))).toBe(2)
})

test.each<[string, string, object, string]>([
  ['no mail address', 'yamada', {}, 'INVALID_LOGIN_ID'],
  ['two at signs', 'a@b@example.com', {}, 'INVALID_LOGIN_ID'],
  ['an endless address', `${'a'.repeat(100_000)}@example.com`, {}, 'INVALID_LOGIN_ID'],
  ['a short password', 'short@example.com', { password: 'abc12' }, 'WEAK_PASSWORD'],
  ['an endless password', 'long@example.com', { password: 'a1'.repeat(5_000) }, 'WEAK_PASSWORD'],
  ['no consent', 'consent@example.com', { consent: false }, 'CONSENT_MISSING'],
])('%s is refused', async (_, loginId, changes, outcome) => {
  expect(await register(loginId, changes)).toMatchObject({ outcome, cookie: undefined })
})

test('asking on and on which addresses are taken has to wait, from one place', async () => {
  await register('known@example.com')
  await prove('known@example.com')
  for (let asked = 0; asked < 19; asked += 1) await register('known@example.com')
  const last = await register('known@example.com')
  expect(last).toMatchObject({ outcome: 'TOO_MANY_ATTEMPTS', retryAfter: expect.any(Number) })
  expect(last.retryAfter).toBeLessThanOrEqual(900)
  const elsewhere = await register('known@example.com', {}, { 'X-Client-Address': '192.0.2.2' })
  expect(elsewhere.outcome).toBe('ALREADY_REGISTERED')
})

/** Signed in by LINE for the first time: a session, and neither an address nor a password. */
async function cameByLine() {
  const secret = randomBytes(32).toString('base64url')
  const [row] = await db.database.insert(account).values({}).returning({ id: account.id })
  await db.database.insert(session).values({
    idHash: createHash('sha256').update(secret).digest(),
    accountId: row?.id ?? '',
    authMethod: 'LINE',
    createdAt: NOW,
    lastSeenAt: NOW,
    expiresAt: new Date(NOW.getTime() + DAY_MS),
  })
  return { accountId: row?.id ?? '', headers: { Cookie: `__Host-sid=${secret}` } }
}

const accountRow = async (id: string) =>
  (await db.database.select().from(account).where(eq(account.id, id)))[0]

test('who came by LINE gives an address to their own account, with or without a password', async () => {
  const [one, other] = [await cameByLine(), await cameByLine()]
  const without = await register('line-1@example.com', { password: '' }, one.headers)
  expect(without).toMatchObject({ outcome: 'REGISTERED', cookie: undefined })
  expect(await accountRow(one.accountId)).toMatchObject({
    loginId: 'line-1@example.com',
    passwordHash: null,
  })
  expect(await register('line-2@example.com', {}, other.headers)).toMatchObject({ outcome: 'REGISTERED' })
  expect(await ask(LogInDocument, { loginId: 'line-2@example.com', password: PASSWORD })).toMatchObject({
    outcome: 'LOGGED_IN',
  })
  const [kept] = await db.database
    .select()
    .from(registration)
    .where(eq(registration.accountId, one.accountId))
  expect(kept?.consentedAt).toEqual(NOW)
})

test('LINE or not, an address is one account’s', async () => {
  await register('hers@example.com')
  await prove('hers@example.com')
  const { accountId, headers } = await cameByLine()
  const refused = await register('hers@example.com', { password: '' }, headers)
  expect(refused).toMatchObject({ outcome: 'ALREADY_REGISTERED' })
  expect(await accountRow(accountId)).toMatchObject({ loginId: null })
  expect(await register('mine@example.com', { consent: false }, headers)).toMatchObject({
    outcome: 'CONSENT_MISSING',
  })
})

test('another site cannot register anybody', async () => {
  expect(await register('csrf@example.com', {}, { Origin: 'https://evil.example' })).toMatchObject({
    cookie: undefined,
  })
  expect(await db.database.select().from(account).where(eq(account.loginId, 'csrf@example.com'))).toEqual([])
})

test('nothing was reported as a bug', () => expect(backend.reported).toEqual([]))

test('The account of a hospital’s member saves no step of a registration, nor submits one.', async () => {
  const [place] = makeHospitals(30)
  if (!place) throw new Error('no hospital')
  await db.database.insert(hospital).values(place.row).onConflictDoNothing()
  const { bearer, accountId } = await insertMember(db.database, place.row.id)
  for (const [method, body] of [
    ['SaveStep', { version: 0, workplace: { prefecture: 'TOKYO' } }],
    ['Submit', {}],
  ] as const) {
    const response = await backend.handlers.connect(
      post(`/dp.registration.Registration/${method}`, body, { bearer }),
    )
    expect(await response.json()).toMatchObject({ code: 'permission_denied' })
  }
  expect(await db.database.$count(registration, eq(registration.accountId, accountId))).toBe(0)
})
