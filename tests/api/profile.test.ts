import { Code } from '@connectrpc/connect'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { doctorProfile } from '#app/backend/database/schema/doctor/registration.ts'
import { BankState } from '#app/contract/gen/profile_pb.ts'
import { DoctorStatus } from '#app/contract/gen/user_pb.ts'
import { isSection, type Section } from '#app/domain/doctor/profile-draft.ts'
import { callTwirp, post, testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { documentsOf } from '#tests/support/documents.ts'
import { insertDoctor } from '#tests/support/doctors.ts'
import { SECTIONS } from '#tests/support/profile-answers.ts'
import { failure, readProfile, saveSection } from '#tests/support/profile-calls.ts'
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

const NAMES = Object.keys(SECTIONS).filter(isSection)

describe('reading', () => {
  test('gives the own profile the way its forms have it, over HTTP and Twirp too', async () => {
    const { bearer } = await insertRegistered(db.database)
    const profile = await read(bearer)
    expect(profile).toMatchObject({
      version: 1,
      status: DoctorStatus.APPROVE,
      mayEdit: true,
      isVerified: true,
      basics: { lastName: '試験', birthYear: '1985', birthMonth: '4', birthDay: '1', phone: '09011112222' },
      practice: { licenceNumber: '123456', licenceYear: '2013', skills: [], specialties: [] },
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
    expect(profile).toMatchObject({ version: 0, mayEdit: false, status: DoctorStatus.APPROVE })
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
        graduationYear: expect.stringContaining('臨床研修'),
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

  test('a date that contradicts another one that is kept is asked about', async () => {
    const { bearer } = await insertRegistered(db.database, { status: 'INITIAL' })
    const { outcome, problems } = await save(bearer, 'basics', 1, { birthYear: '2000' })
    expect([outcome, Object.keys(problems)]).toEqual(['INVALID', ['birthDate']])
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

test('nothing was reported as a bug', () => expect(backend.reported).toEqual([]))
