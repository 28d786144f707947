import { DAY_MS } from '#app/domain/duration.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { account, loginAttempt } from '#app/backend/database/schema/account/account.ts'
import { doctor } from '#app/backend/database/schema/doctor/doctor.ts'
import {
  ChangeMailAddress,
  ConfirmMailAddress,
  StopMailChange,
} from '#app/services/account/mail.account.documents.ts'
import { LogOutEverywhere } from '#app/services/account/own-sessions.account.documents.ts'
import { ChangePassword } from '#app/services/account/password.account.documents.ts'
import { CreateIdToken, LogInDocument, Register } from '#app/services/account/session.account.documents.ts'
import { testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertDoctor } from '#tests/support/doctors.ts'
import { LineBrowser, startTestLine, type TestLine } from '#tests/support/line.ts'
import { mailedAccounts, NEXT, PASSWORD, type Sent } from '#tests/support/mailed-accounts.ts'

let line: TestLine
let db: TestDatabase
let backend: TestBackend
let passed = 0
const sent: Sent[] = []
let people: ReturnType<typeof mailedAccounts>

const clock = () => new Date(Date.now() + passed)

beforeAll(async () => {
  line = await startTestLine()
  db = await testDatabase()
  const sendMail = async (mail: Sent) => void sent.push(mail)
  backend = testBackend(db.database, clock, null, { line: line.channel, sendMail })
  people = mailedAccounts(backend, sent)
}, 120_000)
afterAll(async () => {
  await db.close()
  await line.stop()
})
beforeEach(async () => {
  passed = 0
  sent.length = 0
  await db.database.delete(doctor)
  await db.database.delete(account)
  await db.database.delete(loginAttempt)
})

const ENDS = {
  'a reset by mail': async (loginId: string) => {
    expect(await people.resetByMail(loginId)).toMatchObject({ outcome: 'RESET' })
  },
  'a change of the password': async (_: string, one: LineBrowser) => {
    expect(await people.ask(one, ChangePassword, { current: PASSWORD, next: NEXT })).toMatchObject({
      outcome: 'CHANGED',
    })
  },
  'logging out everywhere': async (_: string, one: LineBrowser) => {
    expect(await people.ask(one, LogOutEverywhere)).toBe(true)
  },
}

describe.each(Object.entries(ENDS))('%s', (_, end) => {
  test('ends what somebody else has begun: another address, a LINE, a session, its tokens', async () => {
    const [one, loginId] = await people.proved()
    const [thief] = await people.logIn(loginId)
    const theirs = people.newAddress()
    expect(await people.ask(thief, ChangeMailAddress, { loginId: theirs })).toMatchObject({
      outcome: 'REQUESTED',
    })
    await thief.logIn('mikan', { purpose: 'link' })
    expect(await people.ownAccount(thief)).toMatchObject({ lineLinkedAt: expect.any(String) })
    const token = await people.tokenTo(theirs, 'confirm')
    await end(loginId, one)
    expect(await people.ownAccount(thief)).toMatchObject({ account: null })
    expect(await people.ask(thief, CreateIdToken)).toEqual({ idToken: null, expiresIn: null })
    expect(await people.ask(thief, ConfirmMailAddress, { token, password: PASSWORD })).toBe('LINK_REPLACED')
    const again = new LineBrowser(backend)
    await again.logIn('mikan')
    expect(await people.ownAccount(again)).toMatchObject({ account: { loginId: null } })
    const [row] = await db.database.select().from(account).where(eq(account.loginId, loginId))
    expect(row).toMatchObject({ pendingLoginId: null })
    expect(await people.subjects(loginId)).toContain('LINEとの連携が解除されました')
  })
})

describe('an address nobody has proved', () => {
  test('bars nobody: its owner registers, and has nothing of what a stranger began with it', async () => {
    const loginId = people.newAddress()
    const stranger = new LineBrowser(backend)
    await stranger.logIn('lemon')
    await people.register(loginId, stranger, '')
    const owner = await people.register(loginId)
    expect(await people.confirm(loginId, owner)).toBe('CONFIRMED')
    expect(await people.ownAccount(owner)).toMatchObject({ account: { loginId }, lineLinkedAt: null })
    expect(await people.ownAccount(stranger)).toMatchObject({ account: null })
    expect(
      await people.ask(new LineBrowser(backend), Register, { loginId, password: PASSWORD, consent: true }),
    ).toMatchObject({ outcome: 'ALREADY_REGISTERED' })
  })

  test('is entered by a reset, though a stranger opened its account by LINE and without a password', async () => {
    const loginId = people.newAddress()
    const stranger = new LineBrowser(backend)
    await stranger.logIn('lemon')
    await people.register(loginId, stranger, '')
    expect(await people.resetByMail(loginId)).toMatchObject({ outcome: 'RESET' })
    const [owner, answer] = await people.logIn(loginId, NEXT)
    expect(answer).toMatchObject({ outcome: 'LOGGED_IN' })
    expect(await people.ownAccount(owner)).toMatchObject({
      account: { loginId, isMailUnconfirmed: false },
      lineLinkedAt: null,
    })
    const again = new LineBrowser(backend)
    await again.logIn('lemon')
    expect(await people.ownAccount(again)).toMatchObject({ account: { loginId: null } })
    // Only the consent is missing before the registration goes on.
    expect(await people.ask(owner, Register, { loginId, password: '', consent: false })).toMatchObject({
      outcome: 'CONSENT_MISSING',
    })
    await people.register(loginId, owner, '')
    expect(await people.ownAccount(owner)).toMatchObject({ account: { loginId, hasPassword: true } })
  })

  test('is logged in to by each who registered with it, on the device where they did', async () => {
    const loginId = people.newAddress()
    const one = await people.register(loginId)
    for (let index = 0; index < 4; index += 1) {
      await people.register(loginId, new LineBrowser(backend), `tomato-to-nasu-${index}`)
    }
    expect(await people.ask(one, LogInDocument, { loginId, password: PASSWORD })).toMatchObject({
      outcome: 'LOGGED_IN',
    })
    expect((await people.logIn(loginId, 'tomato-to-nasu-3'))[1]).toMatchObject({ outcome: 'LOGGED_IN' })
    expect((await people.logIn(loginId, NEXT))[1]).toMatchObject({ outcome: 'WRONG_CREDENTIALS' })
  })

  test('is linked with no LINE', async () => {
    const one = await people.register(people.newAddress())
    const answer = await one.start({ purpose: 'link' })
    expect(answer.headers.get('location')).toBe('/profile?line=MAIL_UNCONFIRMED#line')
  })

  const purge = () => backend.jobs.run('purge', [{ of: 'registrations' }])

  test('is somebody’s for seven days', async () => {
    const loginId = people.newAddress()
    const one = await people.register(loginId)
    passed = 7 * DAY_MS - 60_000
    expect(await people.ownAccount(one)).toMatchObject({ account: { loginId } })
    await purge()
    expect(await db.database.$count(account)).toBe(1)
    passed = 7 * DAY_MS
    expect(await people.ownAccount(one)).toMatchObject({ account: null })
    expect((await people.logIn(loginId))[1]).toMatchObject({ outcome: 'WRONG_CREDENTIALS' })
    await purge()
    expect(await db.database.$count(account)).toBe(0)
  })

  test('of a doctor who has handed in everything, or proved in time, does not end', async () => {
    await people.proved()
    const handedIn = await insertDoctor(db.database, { now: clock() })
    await db.database
      .update(account)
      .set({ loginId: people.newAddress(), lapsesAt: clock() })
      .where(eq(account.id, handedIn.accountId))
    passed = 8 * DAY_MS
    await purge()
    expect(await db.database.$count(account)).toBe(2)
  })
})

describe('the address that is to be left', () => {
  test('hears of the wish, and stops it with everything else that was begun', async () => {
    const [, loginId] = await people.proved()
    const [thief] = await people.logIn(loginId)
    const theirs = people.newAddress()
    await people.ask(thief, ChangeMailAddress, { loginId: theirs })
    const [mail] = (await people.mailsTo(loginId)).filter(({ subject }) => subject.includes('変更の申し込み'))
    expect(mail?.text).not.toContain(theirs)
    const stop = await people.tokenTo(loginId, 'stop')
    const confirmation = await people.tokenTo(theirs, 'confirm')
    const owner = new LineBrowser(backend)
    expect(await people.ask(owner, StopMailChange, { token: 'x' })).toBe('LINK_UNKNOWN')
    // Each link does what its mail says and nothing else.
    expect(await people.ask(owner, StopMailChange, { token: confirmation })).toBe('LINK_UNKNOWN')
    expect(await people.ask(thief, ConfirmMailAddress, { token: stop })).toBe('LINK_UNKNOWN')
    expect(await people.ask(owner, StopMailChange, { token: stop })).toBe('STOPPED')
    expect(await people.ask(owner, StopMailChange, { token: stop })).toBe('LINK_USED')
    expect(await people.ownAccount(thief)).toMatchObject({ account: null })
    expect(await people.ask(thief, ConfirmMailAddress, { token: confirmation, password: PASSWORD })).toBe(
      'LINK_REPLACED',
    )
    expect((await people.logIn(loginId))[1]).toMatchObject({ outcome: 'LOGGED_IN' })
  })

  test('stops a second wish by the link that came with the first', async () => {
    const [one, loginId] = await people.proved()
    await people.ask(one, ChangeMailAddress, { loginId: people.newAddress() })
    const stop = await people.tokenTo(loginId, 'stop')
    const theirs = people.newAddress()
    await people.ask(one, ChangeMailAddress, { loginId: theirs })
    const token = await people.tokenTo(theirs, 'confirm')
    expect(await people.ask(new LineBrowser(backend), StopMailChange, { token: stop })).toBe('STOPPED')
    expect(await people.ask(one, ConfirmMailAddress, { token, password: PASSWORD })).toBe('LINK_REPLACED')
  })

  test('hears nothing when nobody has proved that it is theirs', async () => {
    const loginId = people.newAddress()
    const one = await people.register(loginId)
    await people.ask(one, ChangeMailAddress, { loginId: people.newAddress() })
    expect(await people.subjects(loginId)).toEqual(['メールアドレスの確認'])
  })
})

describe('a LINE identity', () => {
  test('that is linked or unlinked causes one mail each', async () => {
    const [one, loginId] = await people.proved()
    await one.logIn('mikan', { purpose: 'link' })
    await one.logIn('mikan', { purpose: 'link' })
    expect(await people.subjects(loginId)).toEqual(['LINEと連携しました', 'メールアドレスの確認'])
    const [other] = await people.logIn(loginId)
    await one.post('/line/unlink')
    await one.post('/line/unlink')
    expect((await people.subjects(loginId)).slice(0, 2)).toContain('LINEとの連携が解除されました')
    expect(await other.isSignedIn()).toBe(true)
  })

  test('that is unlinked ends the sessions that it began, except the present one', async () => {
    const [one] = await people.proved()
    await one.logIn('mikan', { purpose: 'link' })
    const byLine = new LineBrowser(backend)
    await byLine.logIn('mikan')
    await one.post('/line/unlink')
    expect([await byLine.isSignedIn(), await one.isSignedIn()]).toEqual([false, true])
  })

  test('is the only log-in until a password is chosen by mail, and can be unlinked then', async () => {
    const loginId = people.newAddress()
    const one = new LineBrowser(backend)
    await one.logIn('budou')
    await people.register(loginId, one, '')
    expect(await people.confirm(loginId, one)).toBe('CONFIRMED')
    expect((await one.post('/line/unlink')).headers.get('location')).toBe('/profile?line=NO_PASSWORD#line')
    expect(await people.resetByMail(loginId)).toMatchObject({ outcome: 'RESET' })
    expect(await people.subjects(loginId)).toContain('パスワードの設定')
    // The LINE of who proved the mailbox is proved with it.
    const again = new LineBrowser(backend)
    await again.logIn('budou')
    expect(await people.ownAccount(again)).toMatchObject({ account: { loginId, hasPassword: true } })
    expect((await again.post('/line/unlink')).headers.get('location')).toBe('/profile?line=UNLINKED#line')
    expect((await people.logIn(loginId, NEXT))[1]).toMatchObject({ outcome: 'LOGGED_IN' })
  })

  test('that is the only log-in stays, also after logging out everywhere', async () => {
    const one = new LineBrowser(backend)
    await one.logIn('budou')
    const before = await one.idToken()
    await people.ask(one, LogOutEverywhere)
    expect(before).not.toBeNull()
    await one.logIn('budou')
    expect(await db.database.$count(account)).toBe(1)
  })
})

test('nothing was reported as a bug', () => expect(backend.reported).toEqual([]))
