import { decodeJwt, generateKeyPair, SignJWT, type JWTPayload } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createIdTokens } from '#app/backend/account/token/id-token.ts'
import { createSigningKeys } from '#app/backend/account/token/signing-keys.ts'
import { account } from '#app/backend/database/schema/account/account.ts'
import { post, testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { ORIGIN } from '#tests/support/doctors.ts'
import { expectRefusal } from '#tests/support/line-refusal.ts'
import { LineBrowser, startTestLine, type TestLine } from '#tests/support/line.ts'

let line: TestLine
let db: TestDatabase
let backend: TestBackend

beforeAll(async () => {
  line = await startTestLine()
  db = await testDatabase()
  backend = testBackend(db.database, () => new Date(), null, { line: line.channel })
}, 60_000)
afterAll(async () => {
  await db.close()
  await line.stop()
})
afterEach(() => line.tamper(undefined))

const browser = () => new LineBrowser(backend)

describe('an id token', () => {
  const key = (text: string) => new TextEncoder().encode(text)
  const rest = (claims: JWTPayload, names: string[]) =>
    Object.fromEntries(Object.entries(claims).filter(([name]) => !names.includes(name)))
  const signed = (claims: JWTPayload, { alg = 'HS256', secret = line.channel.channelSecret } = {}) =>
    new SignJWT(claims).setProtectedHeader({ alg }).sign(key(secret))
  const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const unsigned = (header: object, claims: JWTPayload, signature = '') =>
    `${encoded(header)}.${encoded(claims)}.${signature}`
  const now = () => Math.floor(Date.now() / 1_000)
  const except =
    (...names: string[]) =>
    (claims: JWTPayload) =>
      signed({ ...rest(claims, names) })
  const having = (changes: (claims: JWTPayload) => JWTPayload) => (claims: JWTPayload) =>
    signed({ ...claims, ...changes(claims) })

  /** From the claims LINE signed, or from its token. */
  const TOKENS: Record<string, (claims: JWTPayload, token: string) => unknown> = {
    'without a signature (alg none)': (claims) => unsigned({ alg: 'none' }, claims),
    'with alg None in capitals': (claims) => unsigned({ alg: 'NONE' }, claims),
    'with its signature cut off': (_, token) => `${token.split('.').slice(0, 2).join('.')}.`,
    'with another’s signature': async (claims, token) =>
      `${token.split('.').slice(0, 2).join('.')}.${(await signed(claims, { secret: 'x'.repeat(32) })).split('.')[2]}`,
    'signed with another key': (claims) => signed(claims, { secret: '0'.repeat(32) }),
    'signed with the channel’s id': (claims) => signed(claims, { secret: line.channel.channelId.repeat(4) }),
    'signed HS512 with the right key': (claims) =>
      signed(claims, { alg: 'HS512', secret: line.channel.channelSecret.repeat(2) }),
    'signed ES256 with a key of its own': async (claims) => {
      const { privateKey } = await generateKeyPair('ES256')
      return new SignJWT(claims).setProtectedHeader({ alg: 'ES256' }).sign(privateKey)
    },
    'that brings its key along': (claims) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', jwk: { kty: 'oct', kid: 'AAAA' } })
        .sign(key('0'.repeat(32))),
    'of our own': async () => {
      const clock = () => new Date()
      const { accountId, sessionId } = { accountId: crypto.randomUUID(), sessionId: crypto.randomUUID() }
      const tokens = createIdTokens({ issuer: ORIGIN, keys: createSigningKeys(db.database, clock), clock })
      return tokens.sign(accountId, sessionId)
    },
    'with another nonce': having(() => ({ nonce: 'another' })),
    'without a nonce': except('nonce'),
    'for another channel': having(() => ({ aud: '1234567890' })),
    'for two channels': having(({ aud }) => ({ aud: [String(aud), '1234567890'] })),
    'for nobody': except('aud'),
    'of another issuer': having(() => ({ iss: 'https://access.line.me' })),
    'of an issuer with a slash more': having(({ iss }) => ({ iss: `${iss}/` })),
    'of no issuer': except('iss'),
    'that has expired': having(() => ({ iat: now() - 7_200, exp: now() - 3_600 })),
    'that never expires': except('exp'),
    'that was never issued': except('iat'),
    'that is not valid yet': having(() => ({ nbf: now() + 3_600 })),
    'about nobody': except('sub'),
    'about an empty name': having(() => ({ sub: '' })),
    'about an endless name': having(() => ({ sub: 'U'.repeat(300) })),
    'about a number': (claims) => signed(Object.assign({ ...claims }, { sub: 5 })),
    'that is no token': () => 'not.a.token',
    'that is empty': () => '',
    'that is a number': () => 5,
    'that is missing': () => undefined,
  }

  test('signed by the test as LINE signs it is accepted', async () => {
    line.tamper((token) => signed(decodeJwt(token)))
    expect((await browser().logIn()).headers.get('location')).toBe('/sign-up')
    await db.database.delete(account)
  })

  test('there are thirty others', () => expect(Object.keys(TOKENS).length).toBeGreaterThanOrEqual(30))

  test.each(Object.entries(TOKENS))('%s is refused', async (_, forge) => {
    const one = browser()
    const address = await one.goToLine()
    line.tamper((token) => forge(decodeJwt(token), token))
    const answer = await one.arrive(address)
    await expectRefusal(db.database, one, answer)
    expect(answer.headers.get('location')).toBe('/login?outcome=LINE_RETRY')
  })
})

describe('whose token is whose', () => {
  test('LINE’s token opens none of our doors', async () => {
    await browser().logIn('budou')
    const { handlers } = backend
    const bearer = line.lastToken()
    expect(decodeJwt(bearer).iss).toBe(line.channel.issuer)
    const answers = await Promise.all([
      handlers.connect(post('/dp.user.User/SignInUser', {}, { bearer })),
      handlers.twirp(post('/twirp/dp.work.Work/ListApplications', {}, { bearer })),
      handlers.twirp(post('/twirp/dp.user.User/GetDoctor', {}, { bearer })),
    ])
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401])
    await db.database.delete(account)
  })
})
