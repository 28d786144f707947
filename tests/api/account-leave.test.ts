import { MINUTE_MS } from '#app/domain/duration.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hashPassword } from '#app/backend/account/password/password.ts'
import { account, loginAttempt } from '#app/backend/database/schema/account/account.ts'
import { application } from '#app/backend/database/schema/work/application.ts'
import { doctor } from '#app/backend/database/schema/doctor/doctor.ts'
import { notification } from '#app/backend/database/schema/notification.ts'
import { doctorDocument, registration } from '#app/backend/database/schema/doctor/registration.ts'
import { savedSearch } from '#app/backend/database/schema/doctor/saved-search.ts'
import { spotWork } from '#app/backend/database/schema/listing/spot-work.ts'
import type { DoctorStatus } from '#app/domain/account/doctor-words.ts'
import { Leave } from '#app/services/account/leave.account.documents.ts'
import { CreateIdToken, HasSession } from '#app/services/account/session.account.documents.ts'
import { AccountBrowser } from '#tests/support/account-browser.ts'
import { becomeStaff } from '#tests/support/staff.ts'
import { callTwirp, callWork, testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { documentsOf } from '#tests/support/documents.ts'
import { insertDoctor, NOW, ORIGIN } from '#tests/support/doctors.ts'
import { hours, insertListing } from '#tests/support/listings.ts'

const PASSWORD = 'correct horse 1'

let db: TestDatabase
let backend: TestBackend
let passwordHash = ''
let now = NOW

beforeAll(async () => {
  db = await testDatabase()
  backend = testBackend(db.database, () => now)
  passwordHash = await hashPassword(PASSWORD)
}, 60_000)
afterAll(() => db.close())
beforeEach(async () => {
  now = NOW
  await db.database.delete(loginAttempt)
})

/** A doctor of this status in a browser of their own, or somebody who never became one. */
async function someone(status: DoctorStatus | null) {
  const one = await insertDoctor(db.database, { status })
  const loginId = `${one.accountId}@example.test`
  await db.database.update(account).set({ loginId, passwordHash }).where(eq(account.id, one.accountId))
  const browser = new AccountBrowser(backend, { userAgent: 'test' })
  expect(await browser.logIn(loginId, PASSWORD)).toBe('LOGGED_IN')
  return { ...one, loginId, browser }
}

const leave = async (browser: AccountBrowser) => (await browser.ask(Leave)).data.leave
const statusOf = async (doctorId: string) =>
  (await db.database.select().from(doctor).where(eq(doctor.id, doctorId)))[0]?.status

const apply = async (bearer: string, applicationStatus: 'FREE' | 'SELECTION', startTime = hours(200)) =>
  callWork(
    backend,
    'ApplyToSpot',
    {
      spot_work_id: await insertListing(db.database, { applicationStatus, startTime }),
      idempotency_key: crypto.randomUUID(),
    },
    bearer,
  )

/** A search the doctor keeps, and what they were told for it. */
async function keepSearch(doctorId: string): Promise<void> {
  await db.database.insert(savedSearch).values({
    doctorId,
    kind: 'spot',
    criteria: { minimumFee: 80_000 },
    criteriaKey: 'minimumFee=80000',
    label: '8万円以上',
    notify: true,
    createdAt: now,
  })
  await db.database.insert(notification).values({
    doctorId,
    type: 'SAVED_SEARCH_NEW',
    title: '保存した条件の新着',
    body: '当直',
    link: '/spot/1',
    channels: [],
    dedupeKey: 'SAVED_SEARCH_NEW:spot:1',
    createdAt: now,
  })
}

test('a doctor leaves: applications are withdrawn, papers are gone, sessions end, works stay', async () => {
  const { browser, doctorId, accountId, bearer, loginId } = await someone('APPROVE')
  await documentsOf(db.database, doctorId)
  await db.database.insert(registration).values({ accountId })
  await apply(bearer, 'SELECTION')
  await keepSearch(doctorId)
  expect(await leave(browser)).toBe('LEFT')
  expect(await statusOf(doctorId)).toBe('DEACTIVATED')
  const applications = await db.database.select().from(application).where(eq(application.doctorId, doctorId))
  expect(applications.map(({ state }) => state)).toEqual(['WITHDRAWN'])
  const [listing] = await db.database
    .select({ applicantCount: spotWork.applicantCount })
    .from(spotWork)
    .where(eq(spotWork.id, applications[0]?.spotWorkId ?? 0))
  expect(listing).toEqual({ applicantCount: 0 })
  for (const table of [savedSearch, notification])
    expect(await db.database.select().from(table).where(eq(table.doctorId, doctorId))).toEqual([])
  for (const table of [doctorDocument, registration])
    expect(await db.database.select().from(table).where(eq(table.accountId, accountId))).toEqual([])
  expect((await browser.ask(HasSession)).data.hasSession).toBe(false)
  expect(await leave(browser)).toBe('SIGNED_OUT')
  // Who left may log in to read what was, and not leave a second time.
  const again = new AccountBrowser(backend, { userAgent: 'test' })
  expect(await again.logIn(loginId, PASSWORD)).toBe('LOGGED_IN')
  const { idToken } = (await again.ask(CreateIdToken)).data.createIdToken
  const me = await callTwirp(backend, 'dp.user.User/GetDoctor', {}, idToken)
  expect(me.body.doctor.status).toBe('DOCTOR_STATUS_DEACTIVATED')
  expect((await apply(idToken, 'FREE')).body.outcome).toBe('APPLY_OUTCOME_NOT_ALLOWED')
  expect(await leave(again)).toBe('NOT_ALLOWED')
})

test('an account without a doctor leaves no row behind when it is deleted', async () => {
  const { browser, accountId } = await someone(null)
  expect(await leave(browser)).toBe('LEFT')
  expect(await db.database.select().from(account).where(eq(account.id, accountId))).toEqual([])
})

test('not while a hospital counts on the doctor', async () => {
  const { browser, doctorId, bearer } = await someone('APPROVE')
  await apply(bearer, 'FREE', hours(300))
  await apply(bearer, 'SELECTION', hours(400))
  expect(await leave(browser)).toBe('WORKS_AHEAD')
  expect(await statusOf(doctorId)).toBe('APPROVE')
  const states = await db.database.select().from(application).where(eq(application.doctorId, doctorId))
  expect(states.map(({ state }) => state).sort((a, b) => (a < b ? -1 : 1))).toEqual(['APPLIED', 'MATCHED'])
})

test.each(['SUSPENDED', 'BANNED', 'REJECT'] as const)(
  'a doctor who is %s cannot slip out of it',
  async (status) => {
    const { browser, doctorId } = await someone(status)
    expect(await leave(browser)).toBe('NOT_ALLOWED')
    expect(await statusOf(doctorId)).toBe(status)
  },
)

test('nor can our staff', async () => {
  const { browser, accountId } = await someone(null)
  await becomeStaff(db.database, accountId, '運営 一郎')
  expect(await leave(browser)).toBe('NOT_ALLOWED')
})

test('only who proved lately who they are', async () => {
  const { browser, doctorId } = await someone('APPROVE')
  now = new Date(NOW.getTime() + 11 * MINUTE_MS)
  expect(await leave(browser)).toBe('NOT_PROVED')
  expect(await statusOf(doctorId)).toBe('APPROVE')
  expect(await leave(new AccountBrowser(backend, { userAgent: 'test' }))).toBe('SIGNED_OUT')
})

test('the data of a doctor is all of it, and nobody else’s', async () => {
  const one = await someone('APPROVE')
  const other = await someone('APPROVE')
  await apply(one.bearer, 'FREE', hours(500))
  await apply(other.bearer, 'SELECTION', hours(600))
  await documentsOf(db.database, one.doctorId)
  await keepSearch(one.doctorId)
  const ask = (bearer?: string, method = 'GET') =>
    backend.handlers.accountData(
      new Request(`${ORIGIN}/account/data`, {
        method,
        headers: bearer ? { Authorization: `Bearer ${bearer}` } : {},
      }),
    )
  const response = await ask(one.bearer)
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="dp-work-2026-11-21.json"')
  expect(response.headers.get('cache-control')).toContain('no-store')
  const text = await response.text()
  const data = JSON.parse(text)
  expect(data).toMatchObject({
    アカウント: [{ ユーザーID: one.loginId }],
    医師: { lastName: '試験', status: 'APPROVE' },
    応募: [{ 状態: 'MATCHED' }],
    保存した検索条件: [{ 種類: 'spot', 名前: '8万円以上', 条件: { minimumFee: 80_000 }, 通知: true }],
    お知らせ: [{ 件名: '保存した条件の新着' }],
    勤務: [{ 状態: 'SCHEDULED', 給与: 85_000 }],
    書類: [{ 状態: 'SUBMITTED' }, { 状態: 'SUBMITTED' }],
  })
  for (const secret of [passwordHash, other.loginId, other.doctorId, 'idHash', 'password'])
    expect(text).not.toContain(secret)
  expect((await ask()).status).toBe(401)
  expect((await ask('forged')).status).toBe(401)
  expect((await ask(one.bearer, 'POST')).status).toBe(405)
})

test('nothing of this was an outage', () => expect(backend.reported).toEqual([]))
