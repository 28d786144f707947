import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { account } from '#app/backend/database/schema/account/account.ts'
import {
  doctorBankAccount,
  profileChange,
  profileChangeProof,
} from '#app/backend/database/schema/doctor/profile.ts'
import { doctorProfile } from '#app/backend/database/schema/doctor/registration.ts'
import { hashPassword } from '#app/backend/account/password/password.ts'
import { Leave } from '#app/services/account/leave.account.documents.ts'
import { AccountBrowser } from '#tests/support/account-browser.ts'
import { testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { ORIGIN } from '#tests/support/doctors.ts'
import { saveSection } from '#tests/support/profile-calls.ts'
import { REASON, requestChange, sendProof } from '#tests/support/profile-changes.ts'
import { insertRegistered } from '#tests/support/profiles.ts'

const PASSWORD = 'correct horse 1'

let db: TestDatabase
let backend: TestBackend

beforeAll(async () => {
  db = await testDatabase()
  backend = testBackend(db.database, undefined, null, { bankKey: Buffer.alloc(32, 7) })
}, 60_000)
afterAll(() => db.close())

/** A doctor with an account at a bank, an open request with a picture, and something half typed. */
async function someone() {
  const one = await insertRegistered(db.database)
  await saveSection(backend, one.bearer, 'bank', 1)
  await saveSection(backend, one.bearer, 'practice', 2)
  const { body } = await requestChange(backend, one.bearer)
  await sendProof(backend, one.bearer, body.profile.changes[0].id)
  await saveSection(backend, one.bearer, 'basics', 3, { phone: '12' }, true)
  return one
}

test('the file of one’s own data has all of it, the number of the account too', async () => {
  const { bearer } = await someone()
  const response = await backend.handlers.accountData(
    new Request(`${ORIGIN}/account/data`, { headers: { Authorization: `Bearer ${bearer}` } }),
  )
  expect(await response.json()).toMatchObject({
    振込口座: { bankCode: '0001', number: '0012345', holder: 'ｼｹﾝ ｲﾁﾛｳ' },
    変更の申請: [{ 項目: 'NAME', 状態: 'OPEN', 理由: REASON, 新しい内容: { lastName: '佐藤' } }],
    医師情報: [{ skills: ['SUTURE', 'TRACHEAL_INTUBATION'], university: '新架空医科大学' }],
  })
})

test('leaving erases the account at the bank, what is asked for and its picture, and what was half typed', async () => {
  const { accountId, doctorId } = await someone()
  const loginId = `${accountId}@example.test`
  const passwordHash = await hashPassword(PASSWORD)
  await db.database.update(account).set({ loginId, passwordHash }).where(eq(account.id, accountId))
  const browser = new AccountBrowser(backend, { userAgent: 'test' })
  await browser.logIn(loginId, PASSWORD)
  expect((await browser.ask(Leave)).data.leave).toBe('LEFT')
  const of = { bank: doctorBankAccount, change: profileChange }
  for (const table of Object.values(of))
    expect(await db.database.select().from(table).where(eq(table.doctorId, doctorId))).toEqual([])
  const [row] = await db.database.select().from(doctorProfile).where(eq(doctorProfile.doctorId, doctorId))
  expect(row?.unsaved).toBeNull()
  const pictures = await db.database
    .select({ changeId: profileChangeProof.changeId })
    .from(profileChangeProof)
  const changes = await db.database.select({ id: profileChange.id }).from(profileChange)
  const known = new Set(changes.map(({ id }) => id))
  expect(pictures.every(({ changeId }) => known.has(changeId))).toBe(true)
})
