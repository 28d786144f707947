import { fromJson } from '@bufbuild/protobuf'
import { Code, ConnectError, createClient } from '@connectrpc/connect'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { doctor } from '#app/backend/database/schema/doctor.ts'
import { doctorBankAccount } from '#app/backend/database/schema/profile.ts'
import { doctorDocument, doctorProfile } from '#app/backend/database/schema/registration.ts'
import { BankState, Profile, SaveOutcome, SaveSectionRequestSchema } from '#app/contract/gen/profile_pb.ts'
import { isSection, type Section } from '#app/domain/profile-draft.ts'
import { callTwirp, post, testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { documentsOf } from '#tests/support/documents.ts'
import { insertDoctor } from '#tests/support/doctors.ts'
import { SECTIONS } from '#tests/support/profile-answers.ts'
import { insertRegistered } from '#tests/support/profiles.ts'

const KEY = Buffer.alloc(32, 7)

let db: TestDatabase
let backend: TestBackend

beforeAll(async () => {
  db = await testDatabase({ kind: 'postgres' })
  backend = testBackend(db.database, undefined, null, { bankKey: KEY })
}, 60_000)
afterAll(() => db.close())

const client = (bearer: string | null, of = backend) => createClient(Profile, of.inProcess.user(bearer))

const save = async (
  bearer: string | null,
  section: Section,
  version: number,
  changes: Record<string, string | string[] | boolean> = {},
  { keepUnsaved = false, of = backend } = {},
) => {
  const answers = { ...SECTIONS[section], ...changes }
  const request = fromJson(SaveSectionRequestSchema, { version, keepUnsaved, [section]: answers })
  const { outcome, problems, profile } = await client(bearer, of).saveSection(request)
  return {
    outcome: Object.entries(SaveOutcome).find(([, value]) => value === outcome)?.[0],
    problems: Object.fromEntries(problems.map(({ field, message }) => [field, message])),
    profile,
  }
}

const read = async (bearer: string | null) => (await client(bearer).getProfile({})).profile

async function failure(promise: Promise<unknown>) {
  try {
    await promise
    return null
  } catch (error) {
    const { code, rawMessage } = ConnectError.from(error)
    return { code, message: rawMessage }
  }
}

const rowOf = async (doctorId: string) =>
  (await db.database.select().from(doctorProfile).where(eq(doctorProfile.doctorId, doctorId)))[0]
const doctorOf = async (doctorId: string) =>
  (await db.database.select().from(doctor).where(eq(doctor.id, doctorId)))[0]

const NAMES = Object.keys(SECTIONS).filter(isSection)

describe('reading', () => {
  test('gives the own profile the way its forms have it, over HTTP and Twirp too', async () => {
    const { bearer } = await insertRegistered(db.database)
    const profile = await read(bearer)
    expect(profile).toMatchObject({
      version: 1,
      status: 'APPROVE',
      mayEdit: true,
      isVerified: true,
      basics: { lastName: '試験', birthYear: '1985', birthMonth: '4', birthDay: '1', phone: '09011112222' },
      practice: { licenceNumber: '123456', licenceYear: '2013', skills: [] },
      workplace: { hasMainHospital: 'YES', level: 'A', weeklyHours: '' },
      // Nothing chosen by kind yet: every kind by the channels of the registration.
      notices: { notices: expect.arrayContaining(['WORK_MAIL', 'LISTING_MAIL']) },
      bankState: BankState.NONE,
    })
    const http = await backend.handlers.connect(post('/dp.profile.Profile/GetProfile', '', { bearer }))
    expect(await http.json()).toMatchObject({ profile: { version: 1, wishes: { prefectures: ['TOKYO'] } } })
    const twirp = await callTwirp(backend, 'dp.profile.Profile/GetProfile', {}, bearer)
    expect(twirp.body).toMatchObject({ profile: { version: 1, is_verified: true } })
  })

  test('is told apart from having nothing to read', async () => {
    const { bearer } = await insertDoctor(db.database, { status: null })
    expect(await failure(read(null))).toMatchObject({ code: Code.Unauthenticated })
    expect(await failure(read('a.b.c'))).toMatchObject({ code: Code.Unauthenticated })
    expect(await failure(read(bearer))).toMatchObject({ code: Code.FailedPrecondition })
    const early = await insertDoctor(db.database)
    const profile = await read(early.bearer)
    expect(profile).toMatchObject({ version: 0, mayEdit: false, status: 'APPROVE' })
    expect(profile?.basics).toBeUndefined()
  })
})

describe('saving a section', () => {
  test.each(NAMES)('%s: it is kept, read back, and a repeat changes nothing', async (section) => {
    const { bearer, doctorId } = await insertRegistered(db.database)
    await documentsOf(db.database, doctorId)
    const first = await save(bearer, section, 1)
    expect([first.outcome, first.problems, first.profile?.version]).toEqual(['SAVED', {}, 2])
    expect(await save(bearer, section, 1)).toMatchObject({ outcome: 'SAVED', profile: { version: 2 } })
    expect(await save(bearer, section, 2)).toMatchObject({ outcome: 'SAVED', profile: { version: 2 } })
    expect(await read(bearer)).toEqual(first.profile)
  })

  test('what is kept is made one way', async () => {
    const { bearer, doctorId } = await insertRegistered(db.database)
    for (const [index, section] of NAMES.filter((name) => name !== 'papers').entries())
      expect(await save(bearer, section, index + 1)).toMatchObject({ outcome: 'SAVED' })
    expect(await rowOf(doctorId)).toMatchObject({
      phone: '08099990000',
      postalCode: '1000001',
      university: '新架空医科大学',
      graduationYear: 2012,
      skills: ['SUTURE', 'TRACHEAL_INTUBATION'],
      weeklyHours: 50,
      minimumFee: 80_000,
      preferredPrefectures: ['OSAKA'],
      notices: ['WORK_MAIL', 'MESSAGE_LINE'],
      version: 7,
    })
  })

  test.each<[Section, Record<string, string | string[]>, Record<string, string>]>([
    [
      'basics',
      { phone: '12', city: '' },
      {
        phone: '電話番号は0から始まる10桁または11桁の数字で入力してください',
        city: 'この項目は必須です',
      },
    ],
    [
      'practice',
      { university: ' ', departments: [], graduationYear: '2026', skills: ['FLYING'] },
      {
        university: 'この項目は必須です',
        departments: '主な診療科を1つ以上選択してください',
        skills: '指定された形式で入力してください',
      },
    ],
    [
      'workplace',
      { level: '', weeklyHours: '200' },
      {
        level: 'この項目は必須です',
        weeklyHours: '112以下の数値を入力してください',
      },
    ],
    ['workplace', { weeklyHours: '0' }, { weeklyHours: '1以上の数値を入力してください' }],
    [
      'wishes',
      { minimumFee: '5', prefectures: ['MARS'] },
      {
        minimumFee: '1000以上の数値を入力してください',
        prefectures: '指定された形式で入力してください',
      },
    ],
    ['notices', { notices: ['WORK_PIGEON'] }, { notices: '指定された形式で入力してください' }],
    [
      'bank',
      { bankCode: '12', number: '', holder: '試験一郎', kind: '' },
      {
        bankCode: '金融機関コードは4桁の数字で入力してください',
        number: 'この項目は必須です',
        holder: '口座名義はカタカナで入力してください',
        kind: 'この項目は必須です',
      },
    ],
    ['papers', { expiryYear: '2020' }, { expiry: '有効期限が切れています。新しい書類をご提出ください' }],
  ])('%s %j: each field says what is wrong, and nothing is changed', async (section, changes, problems) => {
    const { bearer } = await insertRegistered(db.database)
    const before = await read(bearer)
    const answer = await save(bearer, section, 1, changes)
    expect([answer.outcome, answer.problems]).toEqual(['INVALID', problems])
    expect(answer.profile).toEqual(before)
  })

  test('who graduated too late has not finished the training', async () => {
    const { bearer } = await insertRegistered(db.database)
    const { outcome, problems } = await save(bearer, 'practice', 1, { graduationYear: '2026' })
    expect([outcome, problems['graduationYear']]).toEqual(['INVALID', expect.stringContaining('臨床研修')])
  })

  test('two devices do not overwrite each other', async () => {
    const { bearer } = await insertRegistered(db.database)
    await save(bearer, 'wishes', 1)
    const late = await save(bearer, 'wishes', 1, { minimumFee: '90000' })
    expect(late).toMatchObject({
      outcome: 'CONFLICT',
      profile: { version: 2, wishes: { minimumFee: '80000' } },
    })
    // Knowing what is there, the doctor may still have it their way.
    expect(await save(bearer, 'wishes', 2, { minimumFee: '90000' })).toMatchObject({ outcome: 'SAVED' })
  })

  test('of twenty devices at once one is heard', async () => {
    const { bearer } = await insertRegistered(db.database)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        save(bearer, 'wishes', 1, { minimumFee: String(10_000 + index) }),
      ),
    )
    expect(answers.filter(({ outcome }) => outcome === 'SAVED')).toHaveLength(1)
    expect((await read(bearer))?.version).toBe(2)
  })

  test('twenty taps of one form are one change', async () => {
    const { bearer } = await insertRegistered(db.database)
    const answers = await Promise.all(Array.from({ length: 20 }, () => save(bearer, 'workplace', 1)))
    expect(new Set(answers.map(({ outcome }) => outcome))).toEqual(new Set(['SAVED']))
    expect((await read(bearer))?.version).toBe(2)
  })

  test('is refused to who may not: strangers, the stopped, who left, who has no doctor record', async () => {
    expect(await failure(save(null, 'wishes', 1))).toMatchObject({ code: Code.Unauthenticated })
    for (const status of ['REJECT', 'SUSPENDED', 'BANNED', 'DEACTIVATED'] as const) {
      const { bearer, doctorId } = await insertRegistered(db.database, { status })
      for (const section of NAMES) {
        expect(await failure(save(bearer, section, 1)), `${status} ${section}`).toEqual({
          code: Code.PermissionDenied,
          message: '現在、登録内容を変更できません。お問い合わせください。',
        })
      }
      expect((await rowOf(doctorId))?.version).toBe(1)
    }
    const nobody = await insertDoctor(db.database, { status: null })
    expect(await failure(save(nobody.bearer, 'wishes', 1))).toMatchObject({ code: Code.FailedPrecondition })
    const early = await insertDoctor(db.database)
    expect(await failure(save(early.bearer, 'wishes', 0))).toMatchObject({ code: Code.PermissionDenied })
  })

  test('malformed ones are refused in words', async () => {
    const { bearer, doctorId } = await insertRegistered(db.database)
    const bodies = [
      {},
      { version: 1 },
      { version: 1, wishes: { prefectures: Array.from({ length: 101 }, () => 'TOKYO') } },
      { version: 1, wishes: { prefectures: ['TOKYO; drop'] } },
      { version: 1, basics: { city: 'あ'.repeat(501) } },
    ]
    for (const body of bodies) {
      const answer = await callTwirp(backend, 'dp.profile.Profile/SaveSection', body, bearer)
      expect([answer.status, answer.body.code]).toEqual([400, 'invalid_argument'])
      expect(answer.body.msg).toMatch(/[。]$/)
    }
    expect((await rowOf(doctorId))?.version).toBe(1)
  })
})

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
      bank: { bankCode: '0001', number: '', holder: 'ｼｹﾝ ｲﾁﾛｳ', kind: 'ORDINARY' },
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
    const { profile } = await client(one.bearer, elsewhere).getProfile({})
    expect(profile).toMatchObject({ bankState: BankState.UNREADABLE, maskedNumber: '' })
    // Giving it again mends it.
    expect((await save(other.bearer, 'bank', 2)).profile).toMatchObject({ bankState: BankState.KEPT })
  })

  test('is not taken where nothing could seal it', async () => {
    const bare = testBackend(db.database)
    const { bearer } = await insertRegistered(db.database)
    expect((await client(bearer, bare).getProfile({})).profile).toMatchObject({
      bankState: BankState.UNAVAILABLE,
    })
    expect(await failure(save(bearer, 'bank', 1, {}, { of: bare }))).toEqual({
      code: Code.FailedPrecondition,
      message: 'ただいま口座の登録を受け付けていません。',
    })
  })
})

describe('a form without script', () => {
  test('finds again what it could not save, with what is wrong, until it saves', async () => {
    const { bearer } = await insertRegistered(db.database)
    await save(bearer, 'basics', 1, { phone: '12' }, { keepUnsaved: true })
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
    await save(bearer, 'bank', 1, { bankCode: '1' }, { keepUnsaved: true })
    expect((await read(bearer))?.unsaved?.section.value).toMatchObject({ bankCode: '1', number: '' })
    expect(JSON.stringify(await rowOf(doctorId))).not.toContain('12345"')
  })
})

test('papers that end are expired after their last day', async () => {
  const { bearer, doctorId } = await insertRegistered(db.database)
  await documentsOf(db.database, doctorId)
  const { profile } = await save(bearer, 'papers', 1)
  expect(profile?.documents.find(({ kind }) => kind === 'IDENTITY')).toMatchObject({
    expiresOn: '2030-04-01',
    state: 'SUBMITTED',
  })
  await db.database
    .update(doctorDocument)
    .set({ expiresOn: '2026-11-20' })
    .where(eq(doctorDocument.kind, 'IDENTITY'))
  const states = (await read(bearer))?.documents.map(({ kind, state }) => [kind, state])
  expect(states).toEqual([
    ['IDENTITY', 'EXPIRED'],
    ['LICENCE', 'SUBMITTED'],
  ])
})

test('nothing was reported as a bug', () => expect(backend.reported).toEqual([]))
