import { MINUTE_MS } from '#app/domain/duration.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { session } from '#app/backend/database/schema/account/account.ts'
import { doctorBankAccount } from '#app/backend/database/schema/doctor/profile.ts'
import { BankState } from '#app/contract/gen/profile_pb.ts'
import { testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { NOW } from '#tests/support/doctors.ts'
import { SECTIONS } from '#tests/support/profile-answers.ts'
import { readProfile, saveSection } from '#tests/support/profile-calls.ts'
import { addressOf } from '#tests/support/staff.ts'
import { insertRegistered } from '#tests/support/profiles.ts'

/** A bank account is changed by who has proved in the last ten minutes who is at the device. */

let db: TestDatabase
let backend: TestBackend
const sent: { recipient: string; subject: string; text: string }[] = []

beforeAll(async () => {
  db = await testDatabase()
  backend = testBackend(db.database, undefined, null, {
    bankKey: Buffer.alloc(32, 7),
    sendMail: async (mail) => void sent.push(mail),
  })
}, 60_000)
afterAll(() => db.close())

/** A doctor whose session proved it so many minutes ago. */
async function provedBefore(minutes: number) {
  const one = await insertRegistered(db.database)
  const authenticatedAt = new Date(NOW.getTime() - minutes * MINUTE_MS)
  await db.database.update(session).set({ authenticatedAt }).where(eq(session.id, one.sessionId))
  return one
}

const sealedOf = (doctorId: string) =>
  db.database.select().from(doctorBankAccount).where(eq(doctorBankAccount.doctorId, doctorId))

test.each([
  [0, 'SAVED'],
  [9, 'SAVED'],
  [10, 'NOT_PROVED'],
  [20_000, 'NOT_PROVED'],
])('proved %i minutes ago: %s', async (minutes, outcome) => {
  const { bearer, doctorId } = await provedBefore(minutes)
  expect(await saveSection(backend, bearer, 'bank', 1)).toMatchObject({
    outcome,
    problems: {},
    profile: { bankState: outcome === 'SAVED' ? BankState.KEPT : BankState.NONE },
  })
  expect(await sealedOf(doctorId)).toHaveLength(outcome === 'SAVED' ? 1 : 0)
})

test('what is wrong with the account is told beside the proof that is missing', async () => {
  const { bearer } = await provedBefore(20)
  const { outcome, problems } = await saveSection(backend, bearer, 'bank', 1, { bankCode: '12', holder: '' })
  expect(outcome).toBe('NOT_PROVED')
  expect(Object.keys(problems).sort()).toEqual(['bankCode', 'holder'])
})

test('nobody finds out by trying which account is kept, nor changes it', async () => {
  const { bearer, doctorId, sessionId } = await provedBefore(0)
  await saveSection(backend, bearer, 'bank', 1)
  const before = await sealedOf(doctorId)
  const longAgo = new Date(NOW.getTime() - 11 * MINUTE_MS)
  await db.database.update(session).set({ authenticatedAt: longAgo }).where(eq(session.id, sessionId))
  const tries: Record<string, string>[] = [{}, { number: '7654321' }, { number: '', branchName: '新宿支店' }]
  for (const changes of tries)
    expect(await saveSection(backend, bearer, 'bank', 2, changes)).toMatchObject({ outcome: 'NOT_PROVED' })
  expect(await sealedOf(doctorId)).toEqual(before)
})

test('the doctor hears of it by mail, once, and the mail says nothing of the account', async () => {
  const one = await provedBefore(0)
  const recipient = await addressOf(db.database, one)
  await Promise.all([1, 2, 3].map(() => saveSection(backend, one.bearer, 'bank', 1)))
  await saveSection(backend, one.bearer, 'bank', 2)
  const old = await provedBefore(11)
  const nobody = await addressOf(db.database, old)
  await saveSection(backend, old.bearer, 'bank', 1)
  await backend.sendMails()
  expect(sent.filter((mail) => mail.recipient === nobody)).toEqual([])
  const [mail, ...more] = sent.filter((one) => one.recipient === recipient)
  expect(more).toEqual([])
  expect(mail?.subject).toBe('【DPワーク】振込口座が登録されました')
  expect(mail?.text).toContain('11/21(土) 12:00に、給与の振込口座が登録または変更されました。')
  expect(mail?.text).not.toContain(SECTIONS.bank.number)
  expect(mail?.text).not.toContain(SECTIONS.bank.bankName)
})

test('another session’s proof counts for nothing', async () => {
  const old = await provedBefore(11)
  await db.database.insert(session).values({
    idHash: Buffer.alloc(32, 9),
    accountId: old.accountId,
    authMethod: 'test',
    authenticatedAt: NOW,
    expiresAt: new Date(NOW.getTime() + 60 * MINUTE_MS),
  })
  expect(await saveSection(backend, old.bearer, 'bank', 1)).toMatchObject({ outcome: 'NOT_PROVED' })
})

test('what was typed is there again for a page without script, but for the number', async () => {
  const { bearer } = await provedBefore(11)
  await saveSection(backend, bearer, 'bank', 1, {}, true)
  const profile = await readProfile(backend, bearer)
  expect(profile?.unsaved?.section).toMatchObject({
    case: 'bank',
    value: { bankName: SECTIONS.bank.bankName, holder: SECTIONS.bank.holder, number: '' },
  })
})

test('everything else is changed without a proof', async () => {
  const { bearer } = await provedBefore(11)
  expect(await saveSection(backend, bearer, 'wishes', 1)).toMatchObject({ outcome: 'SAVED' })
})

test('nothing was reported as a bug', () => expect(backend.reported).toEqual([]))
