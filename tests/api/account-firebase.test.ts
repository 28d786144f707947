import { generateKeyPairSync } from 'node:crypto'
import { decodeJwt, decodeProtectedHeader, importSPKI, jwtVerify } from 'jose'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { FirebaseProject } from '#app/backend/account/token/firebase-project.ts'
import { newSessionSecret, hashOfSecret } from '#app/backend/account/session/session-cookie.ts'
import { session } from '#app/backend/database/schema/account/account.ts'
import { readEnvironment } from '#app/backend/environment/environment.ts'
import { CreateFirebaseToken } from '#app/services/account/session.account.documents.ts'
import { documentId } from '#app/services/trusted-document.server.ts'
import { post, testBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertDoctor, NOW, type TestDoctor } from '#tests/support/doctors.ts'

const key = generateKeyPairSync('rsa', { modulusLength: 2048 })
const pem = key.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
const spki = key.publicKey.export({ type: 'spki', format: 'pem' }).toString()
const signer = 'signer@dp-work.iam.gserviceaccount.com'

const REAL: FirebaseProject = {
  projectId: 'dp-work',
  isEmulator: false,
  jwksUrl: 'http://127.0.0.1:9/keys',
  serviceAccount: { clientEmail: signer, privateKey: pem, privateKeyId: 'k1' },
}

let db: TestDatabase
let someone: TestDoctor
let cookie: string

beforeAll(async () => {
  db = await testDatabase()
  someone = await insertDoctor(db.database)
  const secret = newSessionSecret()
  cookie = `__Host-sid=${secret}`
  await db.database
    .update(session)
    .set({ idHash: hashOfSecret(secret) })
    .where(eq(session.id, someone.sessionId))
}, 60_000)
afterAll(() => db.close())

async function customToken(
  firebase: FirebaseProject | null,
  headers: Record<string, string> = {},
): Promise<string | null> {
  const { handlers } = testBackend(db.database, () => NOW, firebase)
  const body = {
    extensions: { persistedQuery: { version: 1, sha256Hash: documentId(CreateFirebaseToken) } },
  }
  const answer = await handlers.accountGraphql(post('/account/graphql', body, headers))
  expect(answer.status).toBe(200)
  return (await answer.json()).data.createFirebaseToken.customToken
}

describe('createFirebaseToken', () => {
  test('signs a custom token for the session with the service account', async () => {
    const token = (await customToken(REAL, { cookie })) ?? ''
    expect(decodeProtectedHeader(token)).toEqual({ alg: 'RS256', typ: 'JWT', kid: 'k1' })
    const { payload } = await jwtVerify(token, await importSPKI(spki, 'RS256'), {
      currentDate: NOW,
      issuer: signer,
      subject: signer,
      audience: 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit',
    })
    expect(payload['uid']).toBe(someone.accountId)
    // No role, no name: only what makes it end with the session.
    expect(payload['claims']).toEqual({ sid: someone.sessionId })
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBeLessThanOrEqual(3_600)
  })

  test('is unsigned for the emulator', async () => {
    const emulator: FirebaseProject = { projectId: 'demo-dp-work', isEmulator: true }
    const token = (await customToken(emulator, { cookie })) ?? ''
    expect(decodeProtectedHeader(token)).toMatchObject({ alg: 'none' })
    expect(decodeJwt(token)).toMatchObject({ uid: someone.accountId, claims: { sid: someone.sessionId } })
  })

  test('takes the account of the bearer before that of the cookie', async () => {
    const other = await insertDoctor(db.database)
    const ways: Record<string, string>[] = [{ bearer: other.bearer }, { bearer: other.bearer, cookie }]
    for (const headers of ways) {
      const token = (await customToken(REAL, headers)) ?? ''
      expect(decodeJwt(token)).toMatchObject({ uid: other.accountId, claims: { sid: other.sessionId } })
    }
  })

  test('is none for a visitor, and without a project or what could sign', async () => {
    expect(await customToken(REAL)).toBeNull()
    expect(await customToken(REAL, { cookie: `__Host-sid=${newSessionSecret()}` })).toBeNull()
    expect(await customToken(null, { cookie })).toBeNull()
    expect(await customToken({ ...REAL, serviceAccount: null }, { cookie })).toBeNull()
  })

  test('is none once the session has ended', async () => {
    const other = await insertDoctor(db.database)
    await db.database.update(session).set({ revokedAt: NOW }).where(eq(session.id, other.sessionId))
    expect(await customToken(REAL, { bearer: other.bearer })).toBeNull()
  })
})

describe('the environment of Firebase', () => {
  const production = { DATABASE_URL: 'postgres://user@host/db', NODE_ENV: 'production' }
  const url = 'http://127.0.0.1:9099'
  const demo = { ...production, EMBEDDED_DATABASE: '1', ALLOW_EMBEDDED_DB: '1', DEMO_AUTH_EMULATOR_URL: url }
  const account = { project_id: 'dp-work', client_email: signer, private_key: pem, private_key_id: 'k1' }
  const real = {
    ...production,
    FIREBASE_PROJECT_ID: 'dp-work',
    FIREBASE_SERVICE_ACCOUNT: JSON.stringify(account),
  }

  test('is a real project, with or without a key to sign with', () => {
    expect(readEnvironment(real).firebase).toEqual({
      projectId: 'dp-work',
      isEmulator: false,
      jwksUrl: 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
      serviceAccount: REAL.isEmulator ? null : REAL.serviceAccount,
    })
    expect(readEnvironment({ ...real, FIREBASE_SERVICE_ACCOUNT: '' }).firebase).toMatchObject({
      serviceAccount: null,
    })
    expect(readEnvironment(production).firebase).toBeNull()
  })

  test('takes unsigned tokens in a demonstration on one machine, and in development', () => {
    const emulator = { projectId: 'demo-dp-work', isEmulator: true }
    expect(readEnvironment(demo).firebase).toEqual(emulator)
    const onServer = { ...production, ALLOW_DEMO_DATA: '1', DEMO_AUTH_EMULATOR_URL: url }
    expect(readEnvironment(onServer).firebase).toEqual(emulator)
    const development = {
      ...production,
      NODE_ENV: 'development',
      FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
    }
    expect(readEnvironment(development).firebase).toEqual(emulator)
  })

  test.each<[string, Record<string, string>, RegExp]>([
    ['an emulator in production', { ...production, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }, /本番/],
    ['a database with real doctors', { ...production, DEMO_AUTH_EMULATOR_URL: url }, /デモ用/],
    ['a public origin', { ...demo, APP_ORIGIN: 'https://app.example' }, /デモ用/],
    ['an origin that only looks local', { ...demo, APP_ORIGIN: 'https://localhost.example' }, /デモ用/],
    ['an address others can reach', { ...demo, HOST: '0.0.0.0' }, /デモ用/],
    ['an emulator elsewhere', { ...demo, DEMO_AUTH_EMULATOR_URL: 'http://10.0.0.9:9099' }, /デモ用/],
    ['the emulator for a real project', { ...demo, FIREBASE_PROJECT_ID: 'dp-work' }, /demo-/],
    ['a key that is no key', { ...real, FIREBASE_SERVICE_ACCOUNT: '{"private_key":"x"}' }, /SERVICE_ACCOUNT/],
    ['no JSON', { ...real, FIREBASE_SERVICE_ACCOUNT: 'x' }, /SERVICE_ACCOUNT/],
    ['the key of another project', { ...real, FIREBASE_PROJECT_ID: 'another' }, /SERVICE_ACCOUNT/],
  ])('refuses %s in a sentence', (_, variables, sentence) => {
    expect(() => readEnvironment(variables)).toThrow(sentence)
  })
})
