import { Code } from '@connectrpc/connect'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { doctor } from '#app/backend/database/schema/doctor/doctor.ts'
import { doctorBankAccount } from '#app/backend/database/schema/doctor/profile.ts'
import { doctorDocument, doctorProfile } from '#app/backend/database/schema/doctor/registration.ts'
import { BankAccountKind, BankState, PaperState } from '#app/contract/gen/profile_pb.ts'
import { DocumentKind } from '#app/contract/gen/registration_pb.ts'
import type { Section } from '#app/domain/doctor/profile-draft.ts'
import { testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { documentsOf } from '#tests/support/documents.ts'
import { failure, profileClient, readProfile, saveSection } from '#tests/support/profile-calls.ts'
import { insertRegistered } from '#tests/support/profiles.ts'

const KEY = Buffer.alloc(32, 7)

let db: TestDatabase
let backend: TestBackend

beforeAll(async () => {
  db = await testDatabase()
  backend = testBackend(db.database, undefined, null, { bankKey: KEY })
}, 60_000)
afterAll(() => db.close())

const read = (bearer: string | null) => readProfile(backend, bearer)
const save = (
  bearer: string | null,
  section: Section,
  version: number,
  changes?: Record<string, string | string[]>,
) => saveSection(backend, bearer, section, version, changes)

const rowOf = async (doctorId: string) =>
  (await db.database.select().from(doctorProfile).where(eq(doctorProfile.doctorId, doctorId)))[0]
const doctorOf = async (doctorId: string) =>
  (await db.database.select().from(doctor).where(eq(doctor.id, doctorId)))[0]

describe('what is verified', () => {
  test('stays, whatever a form says', async () => {
    for (const status of ['MEDICAL_LICENSE_VERIFIED', 'APPROVE', 'VIEW_ONLY'] as const) {
      const { bearer, doctorId } = await insertRegistered(db.database, { status })
      await save(bearer, 'basics', 1, { lastName: '別人', sex: 'FEMALE', birthYear: '1990' })
      await save(bearer, 'practice', 2)
      expect(await doctorOf(doctorId)).toMatchObject({
        lastName: '試験',
        sex: 'MALE',
        birthDate: '1985-04-01',
      })
      expect(await rowOf(doctorId)).toMatchObject({
        licenceNumber: '123456',
        phone: '08099990000',
        version: 3,
      })
    }
  })

  test('before that the form changes it, and pictures that wait are to be looked at anew', async () => {
    const { bearer, doctorId } = await insertRegistered(db.database, { status: 'INITIAL' })
    const ids = await documentsOf(db.database, doctorId)
    const { profile } = await save(bearer, 'basics', 1, {
      lastName: '鈴木',
      birthYear: '1990',
      birthMonth: '3',
      birthDay: '1',
    })
    expect(profile).toMatchObject({ isVerified: false, basics: { lastName: '鈴木', birthYear: '1990' } })
    expect(await doctorOf(doctorId)).toMatchObject({ lastName: '鈴木', birthDate: '1990-03-01' })
    const now = await documentsOf(db.database, doctorId)
    expect(now.filter((id) => ids.includes(id))).toEqual([])
    // A telephone number is nothing a licence shows.
    await save(bearer, 'basics', 2, {
      lastName: '鈴木',
      birthYear: '1990',
      birthMonth: '3',
      birthDay: '1',
      phone: '0311112222',
    })
    expect(await documentsOf(db.database, doctorId)).toEqual(now)
    const practice = await save(bearer, 'practice', 3)
    expect(practice.profile?.practice?.licenceNumber).toBe('654321')
  })

  test('a licence that has been verified locks it, even for who was sent back', async () => {
    const { bearer, doctorId, accountId } = await insertRegistered(db.database, { status: 'INITIAL' })
    await documentsOf(db.database, doctorId)
    await db.database
      .update(doctorDocument)
      .set({ state: 'VERIFIED' })
      .where(eq(doctorDocument.accountId, accountId))
    await save(bearer, 'basics', 1, { lastName: '別人' })
    expect(await doctorOf(doctorId)).toMatchObject({ lastName: '試験' })
  })
})

describe('the bank account', () => {
  test('lies sealed, leaves the server without its number, and keeps it when the form leaves it empty', async () => {
    const { bearer, doctorId } = await insertRegistered(db.database)
    const { profile } = await save(bearer, 'bank', 1)
    expect(profile).toMatchObject({
      bankState: BankState.KEPT,
      maskedNumber: '****345',
      bank: { bankCode: '0001', number: '', holder: 'ｼｹﾝ ｲﾁﾛｳ', kind: BankAccountKind.ORDINARY },
    })
    const [row] = await db.database.select().from(doctorBankAccount)
    expect(row?.sealed.toString('latin1')).not.toMatch(/0012345|0001|ORDINARY/)
    const next = await save(bearer, 'bank', 2, { number: '', branchCode: '456' })
    expect(next.profile).toMatchObject({ maskedNumber: '****345', bank: { branchCode: '456' } })
    await save(bearer, 'bank', 3, { number: '７６５４３２１' })
    expect((await read(bearer))?.maskedNumber).toBe('****321')
    expect((await rowOf(doctorId))?.version).toBe(4)
  })

  test('opens with its own key and in its own row only', async () => {
    const [one, other] = [await insertRegistered(db.database), await insertRegistered(db.database)]
    await save(one.bearer, 'bank', 1)
    await save(other.bearer, 'bank', 1)
    const [mine] = await db.database
      .select()
      .from(doctorBankAccount)
      .where(eq(doctorBankAccount.doctorId, one.doctorId))
    await db.database
      .update(doctorBankAccount)
      .set({ sealed: mine?.sealed })
      .where(eq(doctorBankAccount.doctorId, other.doctorId))
    expect(await read(other.bearer)).toMatchObject({ bankState: BankState.UNREADABLE, maskedNumber: '' })
    const elsewhere = testBackend(db.database, undefined, null, { bankKey: Buffer.alloc(32, 8) })
    const { profile } = await profileClient(elsewhere, one.bearer).getProfile({})
    // Another key than the database's: nobody is asked to enter the account again, and nothing is sealed with it.
    expect(profile).toMatchObject({ bankState: BankState.UNAVAILABLE, maskedNumber: '' })
    await expect(saveSection(elsewhere, one.bearer, 'bank', 2)).rejects.toThrow(/受け付けていません/)
    // Giving it again mends it.
    expect((await save(other.bearer, 'bank', 2)).profile).toMatchObject({ bankState: BankState.KEPT })
  })

  test('is not taken where nothing could seal it', async () => {
    const bare = testBackend(db.database)
    const { bearer } = await insertRegistered(db.database)
    expect((await profileClient(bare, bearer).getProfile({})).profile).toMatchObject({
      bankState: BankState.UNAVAILABLE,
    })
    expect(await failure(saveSection(bare, bearer, 'bank', 1))).toEqual({
      code: Code.FailedPrecondition,
      message: 'ただいま口座の登録を受け付けていません。',
    })
  })
})

describe('a form without script', () => {
  test('finds again what it could not save, with what is wrong, until it saves', async () => {
    const { bearer } = await insertRegistered(db.database)
    await saveSection(backend, bearer, 'basics', 1, { phone: '12' }, true)
    const before = await read(bearer)
    expect(before).toMatchObject({
      version: 1,
      basics: { phone: '09011112222' },
      unsaved: {
        section: { case: 'basics', value: { phone: '12', city: '千代田区' } },
        problems: [{ field: 'phone' }],
      },
    })
    await save(bearer, 'wishes', 1)
    expect((await read(bearer))?.unsaved).toBeUndefined()
  })

  test('types the account’s number again', async () => {
    const { bearer, doctorId } = await insertRegistered(db.database)
    await saveSection(backend, bearer, 'bank', 1, { bankCode: '1' }, true)
    expect((await read(bearer))?.unsaved?.section.value).toMatchObject({ bankCode: '1', number: '' })
    expect(JSON.stringify(await rowOf(doctorId))).not.toContain('12345"')
  })
})

test('papers that end are expired after their last day', async () => {
  const { bearer, doctorId } = await insertRegistered(db.database)
  await documentsOf(db.database, doctorId)
  const { profile } = await save(bearer, 'papers', 1)
  expect(profile?.documents.find(({ kind }) => kind === DocumentKind.IDENTITY)).toMatchObject({
    expiresOn: '2030-04-01',
    state: PaperState.SUBMITTED,
  })
  await db.database
    .update(doctorDocument)
    .set({ expiresOn: '2026-11-20' })
    .where(eq(doctorDocument.kind, 'IDENTITY'))
  const states = (await read(bearer))?.documents.map(({ kind, state }) => [kind, state])
  expect(states).toEqual([
    [DocumentKind.IDENTITY, PaperState.EXPIRED],
    [DocumentKind.LICENCE, PaperState.SUBMITTED],
  ])
})

test('nothing was reported as a bug', () => expect(backend.reported).toEqual([]))
