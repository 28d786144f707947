import { eq } from 'drizzle-orm'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { FirebaseProject } from '#app/backend/account/token/firebase-project.ts'
import { session } from '#app/backend/database/schema/account/account.ts'
import { doctor } from '#app/backend/database/schema/doctor/doctor.ts'
import { analyticsEvent } from '#app/backend/database/schema/event.ts'
import { SpotWorksByIds } from '#app/features/listing/spot/spot.listings.documents.ts'
import { CreateFirebaseToken } from '#app/services/account/session.account.documents.ts'
import { documentId } from '#app/services/trusted-document.server.ts'
import { callWork, post, testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertDoctor, NOW, type TestDoctor } from '#tests/support/doctors.ts'
import {
  firebaseClaims,
  forgeriesOfEmulator,
  forgeriesOfFirebase,
  PROJECT,
  signedProject,
  startGoogleKeys,
  unsigned,
  type GoogleKeys,
} from '#tests/support/forged-firebase.ts'
import { forgeriesOfOurs, seconds, type Forgeries } from '#tests/support/forgeries.ts'
import { insertListing } from '#tests/support/listings.ts'

const EMULATOR: FirebaseProject = { projectId: PROJECT, isEmulator: true }

let db: TestDatabase
let keys: GoogleKeys
let someone: TestDoctor
let listing: string
let now = NOW
let backends: Record<'none' | 'signed' | 'emulator', TestBackend>

beforeAll(async () => {
  db = await testDatabase()
  keys = await startGoogleKeys()
  someone = await insertDoctor(db.database)
  listing = await insertListing(db.database)
  const clock = () => now
  backends = {
    none: testBackend(db.database, clock),
    signed: testBackend(db.database, clock, signedProject(keys)),
    emulator: testBackend(db.database, clock, EMULATOR),
  }
}, 60_000)
afterAll(async () => {
  await keys.stop()
  await db.close()
})
beforeEach(() => {
  now = NOW
})

const persisted = (document: Parameters<typeof documentId>[0], variables = {}) => ({
  extensions: { persistedQuery: { version: 1, sha256Hash: documentId(document) } },
  variables,
})

/** Where a bearer counts, and whether it was taken for the doctor's. */
const DOORS: Record<string, (backend: TestBackend, bearer: string) => Promise<boolean>> = {
  'listings over GraphQL': async ({ handlers }, bearer) => {
    const query = persisted(SpotWorksByIds, { ids: [listing] })
    const answer = await handlers.listingsGraphql(post('/listings/graphql', query, { bearer }))
    return (await answer.json()).data.spotWorksByIds[0].viewer !== null
  },
  'the user service over Connect': async ({ handlers }, bearer) =>
    (await handlers.connect(post('/dp.user.User/GetDoctor', {}, { bearer }))).status === 200,
  'the work service over Twirp': async (backend, bearer) =>
    (await callWork(backend, 'ListApplications', {}, bearer)).status === 200,
  'the analytics events': async ({ handlers, analytics }, bearer) => {
    const event = {
      version: 'v1',
      timestamp: NOW.toISOString(),
      event_group: 'web',
      event_type: 'show',
      target_key: 'page',
      target_value: '/',
    }
    expect((await handlers.collect(post('/collect', event, { bearer }))).status).toBe(204)
    await analytics.flush()
    const rows = await db.database.delete(analyticsEvent).returning()
    expect(rows).toHaveLength(1)
    return rows.some(({ accountId }) => accountId !== null)
  },
  'the account server': async ({ handlers }, bearer) => {
    const call = post('/account/graphql', persisted(CreateFirebaseToken), { bearer })
    const { data } = await (await handlers.accountGraphql(call)).json()
    return data.createFirebaseToken.customToken !== null
  },
}

/** The doors that took the bearer. */
async function opened(backend: TestBackend, bearer: string): Promise<string[]> {
  const answers = await Promise.all(
    Object.entries(DOORS).map(async ([name, isTaken]) => ((await isTaken(backend, bearer)) ? [name] : [])),
  )
  return answers.flat()
}

const ours = forgeriesOfOurs(
  () => db.database,
  () => someone,
)
const signed = forgeriesOfFirebase(
  () => keys,
  () => someone,
)
const emulated = forgeriesOfEmulator(
  () => keys,
  () => someone,
)

/** Real tokens of the other issuer, dressed as this one's. */
const crossed: Forgeries = {
  'our key under Firebase’s issuer': async () => ours.sign(firebaseClaims(someone), { typ: 'JWT' }),
  'Google’s key under our issuer': async () => keys.sign(ours.claims()),
  'Google’s key under our issuer and our kid': async () =>
    keys.sign(ours.claims(), { kid: (await ours.ourKey()).kid, typ: 'at+jwt' }),
  'our issuer without signature': () => unsigned(ours.claims(), { typ: 'at+jwt' }),
  'an ID token of LINE': () =>
    new SignJWT({ ...ours.claims(), iss: 'https://access.line.me', aud: '1650000000' })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .sign(new TextEncoder().encode('channel-secret-of-thirty-two-bytes')),
}

test('what is genuine opens every door', async () => {
  const genuine = [someone.bearer, await ours.sign(ours.claims()), await ours.signRaw({}, ours.claims())]
  const doors = Object.keys(DOORS)
  // Only the emulator's installation can sign custom tokens here.
  const withoutAccount = doors.filter((name) => name !== 'the account server')
  for (const bearer of genuine) {
    expect(await opened(backends.none, bearer)).toEqual(withoutAccount)
    expect(await opened(backends.emulator, bearer)).toEqual(doors)
  }
  expect(await opened(backends.signed, await keys.sign(firebaseClaims(someone)))).toEqual(withoutAccount)
  expect(await opened(backends.emulator, unsigned(firebaseClaims(someone)))).toEqual(doors)
})

describe.each(['none', 'signed', 'emulator'] as const)('with %s for Firebase', (kind) => {
  const forgeries = {
    none: { ...ours.forgeries, ...crossed, ...signed },
    signed: { ...ours.forgeries, ...crossed, ...signed },
    emulator: { ...ours.forgeries, ...crossed, ...emulated },
  }[kind]

  test.each(Object.entries(forgeries))('no door opens to: %s', async (_, forge) => {
    expect(await opened(backends[kind], await forge())).toEqual([])
  })

  test('sixty forgeries or more were tried, and none was reported as a fault of ours', () => {
    expect(Object.keys(forgeries).length).toBeGreaterThanOrEqual(60)
    expect(backends[kind].reported).toEqual([])
  })
})

test('the genuine Firebase tokens of a project that is not ours open nothing', async () => {
  expect(await opened(backends.none, await keys.sign(firebaseClaims(someone)))).toEqual([])
  expect(await opened(backends.none, unsigned(firebaseClaims(someone)))).toEqual([])
  expect(await opened(backends.signed, unsigned(firebaseClaims(someone)))).toEqual([])
})

describe.each([
  ['ours', 'signed', (of: TestDoctor) => of.bearer],
  ['Firebase’s', 'signed', (of: TestDoctor) => keys.sign(firebaseClaims(of))],
  ['the emulator’s', 'emulator', (of: TestDoctor) => unsigned(firebaseClaims(of))],
] as const)('a token of %s', (_, kind, tokenOf) => {
  test('ends within ten seconds of the session', async () => {
    const one = await insertDoctor(db.database)
    const bearer = await tokenOf(one)
    expect(await opened(backends[kind], bearer)).not.toEqual([])
    await db.database.update(session).set({ revokedAt: NOW }).where(eq(session.id, one.sessionId))
    now = new Date(NOW.getTime() + 10_000)
    expect(await opened(backends[kind], bearer)).toEqual([])
  })

  test('carries no role: a ban bites within ten seconds', async () => {
    const one = await insertDoctor(db.database)
    const bearer = await tokenOf(one)
    const apply = async () => {
      const body = { spot_work_id: listing, idempotency_key: crypto.randomUUID() }
      return (await callWork(backends[kind], 'ApplyToSpot', body, bearer)).body.outcome
    }
    expect(await opened(backends[kind], bearer)).not.toEqual([])
    await db.database.update(doctor).set({ status: 'BANNED' }).where(eq(doctor.id, one.doctorId))
    now = new Date(NOW.getTime() + 10_000)
    expect(await apply()).toBe('APPLY_OUTCOME_NOT_ALLOWED')
  })
})

describe('Google’s keys', () => {
  test('are asked for once and kept as long as the answer says', async () => {
    const backend = testBackend(db.database, () => now, signedProject(keys))
    keys.state.asked = 0
    const isTaken = async () =>
      (
        await backend.handlers.connect(
          post('/dp.user.User/GetDoctor', {}, { bearer: await fresh(keys, someone) }),
        )
      ).status === 200
    expect(await isTaken()).toBe(true)
    expect(await isTaken()).toBe(true)
    expect(keys.state.asked).toBe(1)
    now = new Date(NOW.getTime() + 601_000)
    expect(await isTaken()).toBe(true)
    expect(keys.state.asked).toBe(2)
  })

  test('run out while Google is away: every token is refused, and Google is not knocked at each time', async () => {
    const backend = testBackend(db.database, () => now, signedProject(keys))
    const call = async () => {
      const bearer = await fresh(keys, someone)
      return (await backend.handlers.connect(post('/dp.user.User/GetDoctor', {}, { bearer }))).status
    }
    expect(await call()).toBe(200)
    keys.state.status = 503
    now = new Date(NOW.getTime() + 601_000)
    keys.state.asked = 0
    expect(await call()).toBe(401)
    expect(await call()).toBe(401)
    expect(keys.state.asked).toBe(1)
    expect(backend.reported).toHaveLength(1)
    keys.state.status = 200
    now = new Date(NOW.getTime() + 620_000)
    expect(await call()).toBe(200)
  })
})

/** Never the same token twice: one that was accepted is remembered for some seconds. */
const fresh = (from: GoogleKeys, of: TestDoctor) =>
  from.sign(firebaseClaims(of, { iat: seconds(now), exp: seconds(now) + 3_600, jti: crypto.randomUUID() }))
