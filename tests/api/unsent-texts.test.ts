import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { beginSession } from '#app/backend/account/session/begin-session.ts'
import { sessionCookie } from '#app/backend/account/session/session-cookie.ts'
import { createUnsentTexts } from '#app/backend/account/session/unsent-texts.ts'
import { account, session } from '#app/backend/database/schema/account/account.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { NOW } from '#tests/support/doctors.ts'

const KEY = randomBytes(32)
const TEXT = JSON.stringify({ typed: { body: '当直の前に、駐車場の場所を教えてください。' } })

let db: TestDatabase
let own: { accountId: string; sessionId: string; cookie: string }
let other: typeof own

beforeAll(async () => {
  db = await testDatabase()
  own = await ended('yamada@example.test')
  other = await ended('sato@example.test')
}, 60_000)
afterAll(() => db.close())

/** An account whose session has ended. */
async function ended(loginId: string): Promise<typeof own> {
  const { database } = db
  const [made] = await database.insert(account).values({ loginId }).returning({ id: account.id })
  if (!made) throw new Error('no account was made')
  const { secret } = await database.transaction(async (tx) =>
    beginSession(tx, {
      accountId: made.id,
      epoch: 0,
      authMethod: 'PASSWORD',
      browser: { current: null, device: null, userAgent: null },
      attemptKeys: [],
      now: NOW,
    }),
  )
  const [row] = await database
    .update(session)
    .set({ revokedAt: NOW })
    .where(eq(session.accountId, made.id))
    .returning({ id: session.id })
  if (!row) throw new Error('no session was begun')
  return { accountId: made.id, sessionId: row.id, cookie: sessionCookie(secret) }
}

/** The browser needs no valid token to say whose page it showed. */
const bearerOf = (sid: string) => `e30.${Buffer.from(JSON.stringify({ sid })).toString('base64url')}.x`

test('what an ended session could not send is read by its account alone, and by no other key', async () => {
  const texts = createUnsentTexts({ database: db.database, key: KEY })
  const sealed = await texts.seal({ bearer: null, cookie: own.cookie }, TEXT)
  expect(sealed).toMatch(/^[\w-]+$/)
  expect(Buffer.from(sealed ?? '', 'base64url').toString()).not.toContain('駐車場')
  expect(texts.open(own.accountId, sealed ?? '')).toBe(TEXT)
  expect(texts.open(other.accountId, sealed ?? '')).toBeNull()
  // Another process with the same key opens it, one with another key does not.
  expect(createUnsentTexts({ database: db.database, key: KEY }).open(own.accountId, sealed ?? '')).toBe(TEXT)
  expect(createUnsentTexts({ database: db.database, key: null }).open(own.accountId, sealed ?? '')).toBeNull()
  expect(texts.open(own.accountId, `${sealed}A`)).toBeNull()
  expect(texts.open(own.accountId, '')).toBeNull()
})

test('the session of the page counts, not the one begun later in the same browser', async () => {
  const texts = createUnsentTexts({ database: db.database, key: KEY })
  const sealed = await texts.seal({ bearer: bearerOf(own.sessionId), cookie: other.cookie }, TEXT)
  expect(texts.open(own.accountId, sealed ?? '')).toBe(TEXT)
  expect(texts.open(other.accountId, sealed ?? '')).toBeNull()
})

test('a page names its session when its bearer is gone or refused', async () => {
  const texts = createUnsentTexts({ database: db.database, key: KEY })
  const whose = { id: own.sessionId, bearer: bearerOf(other.sessionId), cookie: other.cookie }
  const sealed = await texts.seal(whose, TEXT)
  expect(texts.open(own.accountId, sealed ?? '')).toBe(TEXT)
  expect(texts.open(other.accountId, sealed ?? '')).toBeNull()
  expect(await texts.seal({ ...whose, id: 'not a session' }, TEXT)).toBeNull()
})

test('without a known session nothing is kept', async () => {
  const texts = createUnsentTexts({ database: db.database, key: KEY })
  for (const bearer of [bearerOf('not a session'), bearerOf('00000000-0000-4000-8000-000000000000')]) {
    expect(await texts.seal({ bearer, cookie: other.cookie }, TEXT)).toBeNull()
  }
  for (const cookie of [null, '', '__Host-sid=x', sessionCookie('x'.repeat(43))]) {
    expect(await texts.seal({ bearer: null, cookie }, TEXT)).toBeNull()
  }
})
