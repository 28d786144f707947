import { createHmac, createPrivateKey, sign as signBytes } from 'node:crypto'
import {
  exportJWK,
  generateKeyPair,
  importJWK,
  SignJWT,
  type JWTHeaderParameters,
  type JWTPayload,
} from 'jose'
import type { Database } from '#app/backend/database/client.ts'
import { signingKey } from '#app/backend/database/schema/account/account.ts'
import { NOW, ORIGIN, type TestDoctor } from './doctors.ts'

export const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url')
export const seconds = (date: Date): number => Math.floor(date.getTime() / 1_000)
export const signature = (token: string): string => token.split('.')[2] ?? ''

/** Header and claims with a signature made of what an attacker has. */
export function hmac(header: object, payload: object, secret: string): string {
  const signed = `${encode(header)}.${encode(payload)}`
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`
}

/** Signed with a fresh key of the attacker's own. */
export async function withKeyOf(
  alg: 'ES256' | 'RS256' | 'ES384' | 'PS256' | 'EdDSA',
  payload: JWTPayload,
  header: (jwk: object) => object,
): Promise<string> {
  const { publicKey, privateKey } = await generateKeyPair(alg, { extractable: true })
  const jwk = await exportJWK(publicKey)
  return new SignJWT(payload).setProtectedHeader({ alg, ...header(jwk) }).sign(privateKey)
}

export type Forgeries = Record<string, () => Promise<string> | string>

/** Tokens that look like ours, most of them signed with our very key, for a doctor who is really signed in. */
export function forgeriesOfOurs(database: () => Database, doctorOfTest: () => TestDoctor) {
  const claims = (changes: JWTPayload = {}): JWTPayload => ({
    iss: ORIGIN,
    aud: 'dp-api',
    sub: doctorOfTest().accountId,
    sid: doctorOfTest().sessionId,
    iat: seconds(NOW),
    exp: seconds(NOW) + 600,
    ...changes,
  })

  async function ourKey() {
    const [row] = await database().select().from(signingKey)
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
    const made = signBytes('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' })
    return `${signed}.${made.toString('base64url')}`
  }

  const withKey = (alg: 'ES256' | 'RS256' | 'ES384' | 'EdDSA', header: (jwk: object) => object) =>
    withKeyOf(alg, claims(), (jwk) => ({ typ: 'at+jwt', ...header(jwk) }))

  const forgeries: Forgeries = {
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
      return withKey('ES256', () => ({ kid }))
    },
    'a key of the attacker under his own kid': () => withKey('ES256', () => ({ kid: 'mine' })),
    'no kid': async () => sign(claims(), { kid: undefined }),
    'a key sent along (jwk)': async () => {
      const { kid } = await ourKey()
      return withKey('ES256', (jwk) => ({ kid, jwk }))
    },
    'an address to fetch the key from (jku)': () =>
      withKey('ES256', () => ({ kid: 'mine', jku: 'https://evil.example/jwks.json' })),
    'an address to fetch the key from (x5u)': () =>
      withKey('ES256', () => ({ kid: 'mine', x5u: 'https://evil.example/cert.pem' })),
    'kid as a path': () => withKey('ES256', () => ({ kid: '../../../dev/null' })),
    'kid as SQL': () => withKey('ES256', () => ({ kid: "' union select '{}' --" })),
    'kid as a name every object has': () => withKey('ES256', () => ({ kid: '__proto__' })),
    RS256: () => withKey('RS256', () => ({})),
    ES384: () => withKey('ES384', () => ({})),
    EdDSA: () => withKey('EdDSA', () => ({})),
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

  return { claims, sign, signRaw, ourKey, forgeries }
}
