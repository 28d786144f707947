import { createServer } from 'node:http'
import { once } from 'node:events'
import { exportJWK, generateKeyPair, SignJWT, type JWTHeaderParameters, type JWTPayload } from 'jose'
import type { FirebaseProject } from '#app/backend/account/token/firebase-project.ts'
import { NOW, type TestDoctor } from './doctors.ts'
import { encode, hmac, seconds, signature, withKeyOf, type Forgeries } from './forgeries.ts'

export const PROJECT = 'dp-work-test'
const KID = 'google-key-1'

/** A server that publishes keys as Google does, and the half of them that signs. */
export async function startGoogleKeys() {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true })
  const publicJwk = { ...(await exportJWK(publicKey)), kid: KID, alg: 'RS256', use: 'sig' }
  const state = { asked: 0, status: 200 }
  const server = createServer((_, answer) => {
    state.asked += 1
    answer.writeHead(state.status, { 'Cache-Control': 'public, max-age=600' })
    answer.end(JSON.stringify({ keys: [publicJwk] }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}/keys`,
    publicJwk,
    state,
    sign: (payload: JWTPayload, header: Partial<JWTHeaderParameters> = {}) =>
      new SignJWT(payload)
        .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: KID, ...header })
        .sign(privateKey),
    stop: async () => {
      server.closeAllConnections()
      await new Promise((settle) => server.close(settle))
    },
  }
}

export type GoogleKeys = Awaited<ReturnType<typeof startGoogleKeys>>

export const signedProject = (keys: GoogleKeys): FirebaseProject => ({
  projectId: PROJECT,
  isEmulator: false,
  jwksUrl: keys.url,
  serviceAccount: null,
})

/** What Firebase says of a doctor who came with our custom token. */
export const firebaseClaims = (of: TestDoctor, changes: JWTPayload = {}): JWTPayload => ({
  iss: `https://securetoken.google.com/${PROJECT}`,
  aud: PROJECT,
  sub: of.accountId,
  user_id: of.accountId,
  sid: of.sessionId,
  auth_time: seconds(NOW),
  iat: seconds(NOW),
  exp: seconds(NOW) + 3_600,
  firebase: { identities: {}, sign_in_provider: 'custom' },
  ...changes,
})

/** As the emulator hands them out. */
export const unsigned = (payload: JWTPayload, header: object = {}): string =>
  `${encode({ alg: 'none', typ: 'JWT', ...header })}.${encode(payload)}.`

const CUSTOM_TOKEN_AUDIENCE =
  'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit'

/** Claims that are wrong however well they are signed. */
const wrongFirebaseClaims: Record<string, JWTPayload> = {
  'another project as issuer': { iss: 'https://securetoken.google.com/another' },
  'a session cookie of the project': { iss: `https://session.firebase.google.com/${PROJECT}` },
  'issuer over http': { iss: `http://securetoken.google.com/${PROJECT}` },
  'issuer with a slash': { iss: `https://securetoken.google.com/${PROJECT}/` },
  'no issuer': { iss: undefined },
  'another project as audience': { aud: 'another' },
  'our own audience': { aud: 'dp-api' },
  'audiences in a list': { aud: [PROJECT, 'another'] },
  'no audience': { aud: undefined },
  'an anonymous user': { firebase: { identities: {}, sign_in_provider: 'anonymous' } },
  'a user with a password at Firebase': { firebase: { sign_in_provider: 'password' } },
  'a user of another provider': { firebase: { sign_in_provider: 'google.com' } },
  'no provider': { firebase: {} },
  'no word of Firebase': { firebase: undefined },
  'an empty subject': { sub: '' },
  'no subject': { sub: undefined },
  'a subject that is no account': { sub: 'kq8dJ2mAbCdEfGhIjKlMnOpQrSt2' },
  'another account': { sub: crypto.randomUUID() },
  'no session': { sid: undefined },
  'an unknown session': { sid: crypto.randomUUID() },
  'sign-in in the future': { auth_time: seconds(NOW) + 60 },
  'no time of sign-in': { auth_time: undefined },
  'a time of sign-in in words': { auth_time: 'yesterday' },
  expired: { iat: seconds(NOW) - 3_500, exp: seconds(NOW) - 6 },
  'no expiry': { exp: undefined },
  'older than an hour': { iat: seconds(NOW) - 3_700, exp: seconds(NOW) + 600 },
  'issued in the future': { iat: seconds(NOW) + 60 },
  'not valid yet': { nbf: seconds(NOW) + 60 },
  'a custom token passed off as an ID token': {
    iss: 'firebase-auth-emulator@example.com',
    sub: 'firebase-auth-emulator@example.com',
    aud: CUSTOM_TOKEN_AUDIENCE,
    uid: crypto.randomUUID(),
  },
  'claims of a custom token under the right issuer': { aud: CUSTOM_TOKEN_AUDIENCE },
}

/** Tokens that say they are Firebase's, held against a project whose tokens are signed. */
export function forgeriesOfFirebase(keys: () => GoogleKeys, of: () => TestDoctor): Forgeries {
  const claims = (changes: JWTPayload = {}) => firebaseClaims(of(), changes)
  const sign = (changes: JWTPayload, header: Partial<JWTHeaderParameters> = {}) =>
    keys().sign(claims(changes), header)
  const withKey = (alg: Parameters<typeof withKeyOf>[0], header: (jwk: object) => object) =>
    withKeyOf(alg, claims(), (jwk) => ({ typ: 'JWT', ...header(jwk) }))
  const wrong = Object.entries(wrongFirebaseClaims).map(
    ([name, changes]) => [name, () => sign(changes)] as const,
  )
  return {
    ...Object.fromEntries(wrong),
    'unsigned, as the emulator makes them': () => unsigned(claims()),
    'unsigned under a real kid': () => unsigned(claims(), { kid: KID }),
    'unsigned with a real signature': async () => unsigned(claims()) + signature(await sign({})),
    'another key under the real kid': () => withKey('RS256', () => ({ kid: KID })),
    'another key under its own kid': () => withKey('RS256', () => ({ kid: 'mine' })),
    'another key without kid': () => withKey('RS256', () => ({})),
    'a key sent along (jwk)': () => withKey('RS256', (jwk) => ({ kid: KID, jwk })),
    'an address of keys (jku)': () => withKey('RS256', () => ({ kid: 'mine', jku: 'https://evil.example' })),
    'an address of a certificate (x5u)': () =>
      withKey('RS256', () => ({ kid: KID, x5u: 'https://evil.example/cert.pem' })),
    'kid as a name every object has': () => withKey('RS256', () => ({ kid: 'constructor' })),
    'PS256 under the real kid': () => withKey('PS256', () => ({ kid: KID })),
    'ES256 under the real kid': () => withKey('ES256', () => ({ kid: KID })),
    'EdDSA under the real kid': () => withKey('EdDSA', () => ({ kid: KID })),
    'HMAC with the public key as its secret': () =>
      hmac({ alg: 'HS256', typ: 'JWT', kid: KID }, claims(), JSON.stringify(keys().publicJwk)),
    'HMAC with the modulus as its secret': () =>
      hmac({ alg: 'HS256', typ: 'JWT', kid: KID }, claims(), String(keys().publicJwk.n)),
    'our type': () => sign({}, { typ: 'at+jwt' }),
    'no type': () => sign({}, { typ: undefined }),
    'no kid': () => sign({}, { kid: undefined }),
    'claims exchanged under a real signature': async () => {
      const [header, , signed] = (await sign({ sub: crypto.randomUUID() })).split('.')
      return `${header}.${encode(claims())}.${signed}`
    },
    'signature left out': async () => (await sign({})).replace(/[^.]+$/, ''),
  }
}

/** The same held against the emulator, where a signature proves nothing: it takes none at all. */
export function forgeriesOfEmulator(keys: () => GoogleKeys, of: () => TestDoctor): Forgeries {
  const claims = (changes: JWTPayload = {}) => firebaseClaims(of(), changes)
  const wrong = Object.entries(wrongFirebaseClaims).map(
    ([name, changes]) => [name, () => unsigned(claims(changes))] as const,
  )
  return {
    ...Object.fromEntries(wrong),
    'signed after all': () => keys().sign(claims()),
    'unsigned with something where the signature goes': () => `${unsigned(claims())}x`,
    'our type': () => unsigned(claims(), { typ: 'at+jwt' }),
    'HMAC with an empty secret': () => hmac({ alg: 'HS256', typ: 'JWT' }, claims(), ''),
    'an extension it asks us to know (crit)': () => unsigned(claims(), { crit: ['later'], later: true }),
  }
}
