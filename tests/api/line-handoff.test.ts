import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { account, session } from '#app/backend/database/schema/account/account.ts'
import { lineHandoff } from '#app/backend/database/schema/account/line.ts'
import { testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { ORIGIN } from '#tests/support/doctors.ts'
import { LineBrowser, startTestLine, type TestLine } from '#tests/support/line.ts'

/** The webview cannot go to LINE: the system's browser does, and hands over what came of it by an app link. */

let line: TestLine
let db: TestDatabase
let backend: TestBackend
let passed = 0

beforeAll(async () => {
  line = await startTestLine()
  db = await testDatabase()
  backend = testBackend(db.database, () => new Date(Date.now() + passed), null, { line: line.channel })
}, 60_000)
afterAll(async () => {
  await db.close()
  await line.stop()
})
beforeEach(async () => {
  passed = 0
  await db.database.delete(account)
})

const newVerifier = () => randomBytes(32).toString('base64url')
const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url')

/** The system's browser logs in for the app that knows the verifier; the code of the app link. */
async function logInFor(verifier: string, fields: Record<string, string> = {}) {
  const system = new LineBrowser(backend)
  const answer = await system.logIn('mikan', { challenge: challengeOf(verifier), ...fields })
  const link = new URL(answer.headers.get('location') ?? '', ORIGIN)
  return { system, answer, link, code: link.searchParams.get('code') ?? '' }
}

const pickUp = (webview: LineBrowser, code: string, verifier: string, headers: Record<string, string> = {}) =>
  webview.post('/line/session', { code, verifier }, headers)

test('the webview is signed in, and the system’s browser is not', async () => {
  const verifier = newVerifier()
  const { system, link, code } = await logInFor(verifier, { returnTo: '/spot/12' })
  expect(link.pathname).toBe('/line/handoff')
  expect([...link.searchParams.keys()]).toEqual(['code'])
  expect(await db.database.$count(session)).toBe(0)
  expect(system.app.get('__Host-sid')).toBeUndefined()

  const webview = new LineBrowser(backend)
  const answer = await pickUp(webview, code, verifier)
  expect([answer.status, await answer.json()]).toEqual([200, { goTo: '/sign-up?returnTo=%2Fspot%2F12' }])
  expect(await webview.isSignedIn()).toBe(true)
})

test('a code counts once, whoever comes first', async () => {
  const verifier = newVerifier()
  const { code } = await logInFor(verifier)
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => pickUp(new LineBrowser(backend), code, verifier)),
  )
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400, 400])
  expect(await db.database.$count(session)).toBe(1)
})

test('a code is good for a minute', async () => {
  const verifier = newVerifier()
  const { code } = await logInFor(verifier)
  passed = 60_001
  const answer = await pickUp(new LineBrowser(backend), code, verifier)
  expect([answer.status, await answer.json()]).toEqual([
    400,
    { message: 'ログインの引き継ぎの時間が過ぎました。もう一度ログインしてください。' },
  ])
})

test('a code without what its challenge was made of is worth nothing, and is used up', async () => {
  const verifier = newVerifier()
  const { code } = await logInFor(verifier)
  expect((await pickUp(new LineBrowser(backend), code, newVerifier())).status).toBe(400)
  expect((await pickUp(new LineBrowser(backend), code, verifier)).status).toBe(400)
  expect(await db.database.$count(session)).toBe(0)
})

test.each([
  ['', ''],
  ['x', 'y'],
  ['A'.repeat(43), 'A'.repeat(43)],
  ["' or 1=1 --", 'x'.repeat(100_000)],
])('a made-up code %j is refused', async (code, verifier) => {
  expect((await pickUp(new LineBrowser(backend), code, verifier)).status).toBe(400)
})

test('another site cannot sign a webview in', async () => {
  const verifier = newVerifier()
  const { code } = await logInFor(verifier)
  const webview = new LineBrowser(backend)
  expect((await pickUp(webview, code, verifier, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  expect((await pickUp(webview, code, verifier, { origin: 'https://evil.example' })).status).toBe(403)
})

test('who stops at LINE comes back to the button for the app', async () => {
  const challenge = challengeOf(newVerifier())
  const answer = await new LineBrowser(backend).logIn(null, { challenge, returnTo: '/spot/12' })
  expect(answer.headers.get('location')).toBe(
    `/line/app?challenge=${challenge}&returnTo=%2Fspot%2F12&outcome=LINE_CANCELLED`,
  )
})

test('a challenge of another form begins nothing', async () => {
  const answer = await new LineBrowser(backend).start({ challenge: 'short' })
  expect(answer.headers.get('location')).toBe('/line/app?challenge=short&outcome=LINE_RETRY')
})

test('the code and the verifier are stored nowhere', async () => {
  const verifier = newVerifier()
  const { code } = await logInFor(verifier)
  const stored = JSON.stringify(await db.database.select().from(lineHandoff))
  expect(stored).toContain(challengeOf(verifier))
  expect(stored).not.toContain(code)
  expect(stored).not.toContain(verifier)
})
