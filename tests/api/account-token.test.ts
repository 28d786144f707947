import { createHmac, createPrivateKey, sign as signBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import {
  exportJWK,
  generateKeyPair,
  importJWK,
  SignJWT,
  type JWTHeaderParameters,
  type JWTPayload,
} from 'jose'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { session, signingKey } from '#app/backend/database/schema/account.ts'
import { callWork, testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertDoctor, NOW, ORIGIN, type TestDoctor } from '#tests/support/doctors.ts'

let db: TestDatabase
let backend: TestBackend
let now = NOW
let doctorOfTest: TestDoctor

beforeAll(async () => {
  db = await testDatabase({ kind: 'pglite' })
  backend = testBackend(db.database, () => now)
  doctorOfTest = await insertDoctor(db.database)
}, 60_000)
afterAll(() => db.close())
beforeEach(() => {
  now = NOW
})

const isAccepted = async (bearer: string) =>
  (await callWork(backend, 'ListApplications', {}, bearer)).status === 200

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const seconds = (date: Date) => Math.floor(date.getTime() / 1_000)

const claims = (changes: JWTPayload = {}): JWTPayload => ({
  iss: ORIGIN,
  aud: 'dp-api',
  sub: doctorOfTest.accountId,
  sid: doctorOfTest.sessionId,
  iat: seconds(NOW),
  exp: seconds(NOW) + 600,
  ...changes,
})

async function ourKey() {
  const [row] = await db.database.select().from(signingKey)
  if (!row) throw new Error('no key')
  return { ...row, key: await importJWK(row.privateJwk, 'ES256') }
}

/** Signed with our very key, unless told otherwise. */
async function sign(payload: JWTPayload, header: Partial<JWTHeaderParameters> = {}) {
  const { key, kid } = await ourKey()
  return new SignJWT(payload).setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid, ...header }).sign(key)
}

/** The same where the library would refuse to sign. */
async function signRaw(header: object, payload: object) {
  const { privateJwk, kid } = await ourKey()
  const signed = `${encode({ alg: 'ES256', typ: 'at+jwt', kid, ...header })}.${encode(payload)}`
  const key = createPrivateKey({ key: { ...privateJwk }, format: 'jwk' })
  return `${signed}.${signBytes('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`
}

/** Header and claims with a signature made of what an attacker has. */
const hmac = (header: object, payload: object, secret: string) => {
  const signed = `${encode(header)}.${encode(payload)}`
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`
}

async function withKeyOf(alg: 'ES256' | 'RS256' | 'ES384' | 'EdDSA', header: (jwk: object) => object) {
  const { publicKey, privateKey } = await generateKeyPair(alg, { extractable: true })
  const jwk = await exportJWK(publicKey)
  return new SignJWT(claims()).setProtectedHeader({ alg, typ: 'at+jwt', ...header(jwk) }).sign(privateKey)
}

const signature = (token: string) => token.split('.')[2] ?? ''

const forgeries: Record<string, () => Promise<string> | string> = {
  'no signature (alg none)': async () => `${encode({ alg: 'none', typ: 'at+jwt' })}.${encode(claims())}.`,
  'alg None in capitals': async () => `${encode({ alg: 'NONE', typ: 'at+jwt' })}.${encode(claims())}.`,
  'alg none with a real signature': async () =>
    `${encode({ alg: 'none', typ: 'at+jwt' })}.${encode(claims())}.${signature(await sign(claims()))}`,
  'signature left out': async () => (await sign(claims())).split('.').slice(0, 2).join('.') + '.',
  'signature of other claims': async () =>
    `${(await sign(claims())).split('.').slice(0, 2).join('.')}.${signature(await sign(claims({ jti: 'x' })))}`,
  'claims exchanged under a real signature': async () => {
    const [header, , signed] = (await sign(claims())).split('.')
    return `${header}.${encode(claims({ exp: seconds(NOW) + 60 }))}.${signed}`
  },
  'HMAC with our public key as its secret': async () => {
    const { kid, publicJwk } = await ourKey()
    return hmac({ alg: 'HS256', typ: 'at+jwt', kid }, claims(), JSON.stringify(publicJwk))
  },
  'HMAC with an empty secret': async () => hmac({ alg: 'HS256', typ: 'at+jwt' }, claims(), ''),
  'HMAC passed off as ES256': async () =>
    hmac({ alg: 'ES256', typ: 'at+jwt', kid: (await ourKey()).kid }, claims(), 'x'),
  'a key of the attacker under our kid': async () => {
    const { kid } = await ourKey()
    return withKeyOf('ES256', () => ({ kid }))
  },
  'a key of the attacker under his own kid': () => withKeyOf('ES256', () => ({ kid: 'mine' })),
  'no kid': async () => sign(claims(), { kid: undefined }),
  'a key sent along (jwk)': async () => {
    const { kid } = await ourKey()
    return withKeyOf('ES256', (jwk) => ({ kid, jwk }))
  },
  'an address to fetch the key from (jku)': () =>
    withKeyOf('ES256', () => ({ kid: 'mine', jku: 'https://evil.example/jwks.json' })),
  'an address to fetch the key from (x5u)': () =>
    withKeyOf('ES256', () => ({ kid: 'mine', x5u: 'https://evil.example/cert.pem' })),
  'kid as a path': () => withKeyOf('ES256', () => ({ kid: '../../../dev/null' })),
  'kid as SQL': () => withKeyOf('ES256', () => ({ kid: "' union select '{}' --" })),
  'kid as a name every object has': () => withKeyOf('ES256', () => ({ kid: '__proto__' })),
  RS256: () => withKeyOf('RS256', () => ({})),
  ES384: () => withKeyOf('ES384', () => ({})),
  EdDSA: () => withKeyOf('EdDSA', () => ({})),
  'another issuer': () => sign(claims({ iss: 'https://evil.example' })),
  'our issuer with a slash': () => sign(claims({ iss: `${ORIGIN}/` })),
  'issuer in a list': () => signRaw({}, { ...claims(), iss: [ORIGIN] }),
  'a Firebase token of nobody': () =>
    sign(
      claims({
        iss: 'https://securetoken.google.com/demo',
        aud: 'demo',
        firebase: { sign_in_provider: 'custom' },
      }),
    ),
  'an emulator token without signature': () =>
    `${encode({ alg: 'none' })}.${encode(claims({ iss: 'https://securetoken.google.com/demo', aud: 'demo' }))}.`,
  'no issuer': () => sign(claims({ iss: undefined })),
  'another audience': () => sign(claims({ aud: 'another-api' })),
  'no audience': () => sign(claims({ aud: undefined })),
  'another type (JWT)': () => sign(claims(), { typ: 'JWT' }),
  'no type': () => sign(claims(), { typ: undefined }),
  expired: () => sign(claims({ iat: seconds(NOW) - 700, exp: seconds(NOW) - 6 })),
  'no expiry': () => sign(claims({ exp: undefined })),
  'older than ours become': () => sign(claims({ iat: seconds(NOW) - 3_600, exp: seconds(NOW) + 600 })),
  'issued in the future': () => sign(claims({ iat: seconds(NOW) + 60 })),
  'not valid yet': () => sign(claims({ nbf: seconds(NOW) + 60 })),
  'no session': () => sign(claims({ sid: undefined })),
  'an unknown session': () => sign(claims({ sid: crypto.randomUUID() })),
  'a session that is no UUID': () => sign(claims({ sid: "' or 1=1 --" })),
  'another account on a real session': () => sign(claims({ sub: crypto.randomUUID() })),
  'no subject': () => sign(claims({ sub: undefined })),
  'an extension it asks us to know (crit)': () => signRaw({ crit: ['later'], later: true }, claims()),
  'encrypted in form': async () => 'a.b.c.d.e',
  'four parts': async () => `${await sign(claims())}.x`,
  'not base64': async () => '%%%.%%%.%%%',
  'far too long': async () => sign(claims({ pad: 'x'.repeat(10_000) })),
  'the word null': () => 'null',
}

test('a token of ours is accepted', async () => {
  expect(await isAccepted(doctorOfTest.bearer)).toBe(true)
  expect(await isAccepted(await sign(claims()))).toBe(true)
  expect(await isAccepted(await signRaw({}, claims()))).toBe(true)
})

test.each(Object.entries(forgeries))('refuses: %s', async (_, forge) => {
  expect(await isAccepted(await forge())).toBe(false)
})

test('no forgery was taken for a fault of ours', () => {
  expect(Object.keys(forgeries).length).toBeGreaterThanOrEqual(20)
  expect(backend.reported).toEqual([])
})

test('a token lives ten minutes, and five seconds for clocks that differ', async () => {
  const { bearer } = await insertDoctor(db.database)
  now = new Date(NOW.getTime() + 604_000)
  expect(await isAccepted(bearer)).toBe(true)
  now = new Date(NOW.getTime() + 610_000)
  expect(await isAccepted(bearer)).toBe(false)
})

test('an ended session ends its tokens within ten seconds', async () => {
  const { bearer, sessionId } = await insertDoctor(db.database)
  expect(await isAccepted(bearer)).toBe(true)
  await db.database.update(session).set({ revokedAt: NOW }).where(eq(session.id, sessionId))
  now = new Date(NOW.getTime() + 10_000)
  expect(await isAccepted(bearer)).toBe(false)
})

test('the keys are published without their private half, and verify what we sign', async () => {
  const response = await backend.handlers.jwks(new Request(`${ORIGIN}/.well-known/jwks.json`))
  expect(response.headers.get('cache-control')).toBe('public, max-age=300')
  const { keys } = await response.json()
  expect(keys).toHaveLength(1)
  expect(Object.keys(keys[0]).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y'])
  const put = await backend.handlers.jwks(new Request(`${ORIGIN}/.well-known/jwks.json`, { method: 'PUT' }))
  expect(put.status).toBe(405)
})

test('servers that start at once agree on one key', async () => {
  await db.database.delete(signingKey)
  const backends = Array.from({ length: 5 }, () => testBackend(db.database, () => now))
  const address = new Request(`${ORIGIN}/.well-known/jwks.json`)
  const shown = await Promise.all(backends.map(async ({ handlers }) => (await handlers.jwks(address)).text()))
  expect(new Set(shown).size).toBe(1)
  expect(await db.database.select().from(signingKey)).toHaveLength(1)
})
