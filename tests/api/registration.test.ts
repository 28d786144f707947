import { Code, ConnectError, createClient } from '@connectrpc/connect'
import { fromJson, type JsonObject } from '@bufbuild/protobuf'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { account } from '#app/backend/database/schema/account/account.ts'
import { doctor } from '#app/backend/database/schema/doctor/doctor.ts'
import { doctorProfile, registration } from '#app/backend/database/schema/doctor/registration.ts'
import {
  Registration,
  SaveOutcome,
  SaveStepRequestSchema,
  Step,
  SubmitOutcome,
} from '#app/contract/gen/registration_pb.ts'
import { DoctorStatus, User } from '#app/contract/gen/user_pb.ts'
import { specialtyConstants } from '#app/domain/doctor/specialty.ts'
import { isDraftStep, type DraftStep } from '#app/domain/doctor/registration-draft.ts'
import { post, testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { becomeStaff } from '#tests/support/staff.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertDoctor, NOW } from '#tests/support/doctors.ts'
import { ANSWERS } from '#tests/support/registration-answers.ts'

let db: TestDatabase
let backend: TestBackend

beforeAll(async () => {
  db = await testDatabase()
  backend = testBackend(db.database)
}, 60_000)
afterAll(() => db.close())

const client = (bearer: string | null) => createClient(Registration, backend.inProcess.user(bearer))

/** An account with mail and consent, without a doctor record. */
async function newcomer() {
  const { accountId, bearer } = await insertDoctor(db.database, { status: null })
  await db.database.insert(registration).values({ accountId, consentedAt: NOW })
  return { accountId, bearer, call: client(bearer) }
}

const STEPS = Object.keys(ANSWERS).filter(isDraftStep)
type Call = ReturnType<typeof client>
const save = (call: Call, step: DraftStep, version: number, changes: Record<string, string> = {}) =>
  call.saveStep(fromJson(SaveStepRequestSchema, { version, [step]: { ...ANSWERS[step], ...changes } }))

async function saveAll(call: Call, changes: Partial<Record<DraftStep, Record<string, string>>> = {}) {
  for (const [version, step] of STEPS.entries()) await save(call, step, version, changes[step])
}

async function failure(promise: Promise<unknown>) {
  try {
    await promise
    return null
  } catch (error) {
    const { code, rawMessage } = ConnectError.from(error)
    return { code, message: rawMessage }
  }
}

test('our staff do not become doctors', async () => {
  const { accountId, call } = await newcomer()
  await saveAll(call)
  await becomeStaff(db.database, accountId, '運営 三郎')
  expect((await failure(call.submit({})))?.code).toBe(Code.PermissionDenied)
  expect(await db.database.$count(doctor, eq(doctor.accountId, accountId))).toBe(0)
})

describe('saving the steps', () => {
  test('each is kept as it was typed and read back by another device', async () => {
    const { call, bearer } = await newcomer()
    for (const [version, step] of STEPS.entries()) {
      const { outcome, registration: state } = await save(call, step, version)
      expect([step, outcome, state?.version]).toEqual([step, SaveOutcome.SAVED, version + 1])
    }
    const { registration: read } = await client(bearer).getRegistration({})
    const { doctor: typed } = ANSWERS
    const answers = { ...ANSWERS, doctor: { ...typed, specialties: specialtyConstants(typed.specialties) } }
    expect(read).toMatchObject({ ...answers, version: 4, hasAccount: true, submitted: false, problems: [] })
  })

  test('a repeat, and a second tap that crossed it, change nothing', async () => {
    const { call } = await newcomer()
    await save(call, 'basics', 0)
    const { outcome, registration: state } = await save(call, 'basics', 0)
    expect([outcome, state?.version]).toEqual([SaveOutcome.SAVED, 1])
  })

  test('wrong answers are kept and named, each with its first broken rule', async () => {
    const { call } = await newcomer()
    const { outcome, registration: state } = await save(call, 'basics', 0, {
      lastName: '　',
      lastNameKana: 'yamada',
      phone: '1234',
      birthMonth: '2',
      birthDay: '31',
      building: 'あ'.repeat(101),
    })
    expect(outcome).toBe(SaveOutcome.INCOMPLETE)
    expect(state?.basics?.lastNameKana).toBe('yamada')
    const problems = state?.problems.find(({ step }) => step === Step.BASICS)?.problems
    expect(Object.fromEntries(problems?.map(({ field, message }) => [field, message]) ?? [])).toEqual({
      lastName: 'この項目は必須です',
      lastNameKana: 'カタカナで入力してください',
      phone: '電話番号は0から始まる10桁または11桁の数字で入力してください',
      birthDate: 'この日付は暦にありません。年月日をご確認ください',
      building: '100桁以下の文字数を入力してください',
    })
  })

  test('two devices do not overwrite each other', async () => {
    const { call } = await newcomer()
    await save(call, 'basics', 0)
    await save(call, 'basics', 1, { lastName: '鈴木' })
    const { outcome, registration: state } = await save(call, 'basics', 1, { lastName: '佐藤' })
    expect([outcome, state?.basics?.lastName, state?.version]).toEqual([SaveOutcome.CONFLICT, '鈴木', 2])
    // Knowing what is there, the doctor may still have it their way.
    expect((await save(call, 'basics', 2, { lastName: '佐藤' })).outcome).toBe(SaveOutcome.SAVED)
  })

  test('of twenty devices at once one is heard', async () => {
    const { call } = await newcomer()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => save(call, 'basics', 0, { city: `市${index}` })),
    )
    expect(answers.filter(({ outcome }) => outcome === SaveOutcome.SAVED)).toHaveLength(1)
  })

  test.each<[string, JsonObject]>([
    ['a field too long', { basics: { lastName: 'x'.repeat(501) } }],
    ['too many choices', { wishes: { weekdays: Array.from({ length: 101 }, () => 'A') } }],
    ['a choice that is no constant', { wishes: { weekdays: ['<script>'] } }],
    ['no step', {}],
  ])('%s is refused as malformed', async (_, step) => {
    const { call } = await newcomer()
    const request = fromJson(SaveStepRequestSchema, { version: 0, ...step })
    expect(await failure(call.saveStep(request))).toMatchObject({ code: Code.InvalidArgument })
  })

  test('what no database can keep does not break it', async () => {
    const { call } = await newcomer()
    const { registration: state } = await save(call, 'basics', 0, { city: 'a\0b', street: 'x' })
    expect(state?.basics?.city).toBe('a b')
    const half = await backend.handlers.connect(
      post('/dp.registration.Registration/SaveStep', '{"version":1,"basics":{"city":"\\ud83d"}}', {
        bearer: (await newcomer()).bearer,
      }),
    )
    expect(half.status).toBeLessThan(500)
  })

  test('a visitor is nobody, a doctor is done', async () => {
    expect(await failure(save(client(null), 'basics', 0))).toMatchObject({ code: Code.Unauthenticated })
    expect(await failure(client(null).getRegistration({}))).toMatchObject({ code: Code.Unauthenticated })
    const { bearer } = await insertDoctor(db.database)
    expect(await failure(save(client(bearer), 'basics', 0))).toMatchObject({ code: Code.FailedPrecondition })
  })

  test('nobody sees the answers of another', async () => {
    const [one, other] = [await newcomer(), await newcomer()]
    await save(one.call, 'basics', 0)
    expect((await other.call.getRegistration({})).registration?.basics).toBeUndefined()
  })
})

describe('submitting', () => {
  test('makes the doctor record, INITIAL, in the form hospitals and staff read', async () => {
    const { call, accountId, bearer } = await newcomer()
    const user = createClient(User, backend.inProcess.user(bearer))
    expect(await failure(user.signInUser({}))).toMatchObject({ code: Code.FailedPrecondition })
    await saveAll(call)
    expect((await call.submit({})).outcome).toBe(SubmitOutcome.SUBMITTED)
    const [made] = await db.database.select().from(doctor).where(eq(doctor.accountId, accountId))
    expect(made).toMatchObject({
      status: 'INITIAL',
      lastNameKana: 'ヤマダ',
      firstNameKana: 'ハナコ',
      birthDate: '1988-02-29',
      statusChangedAt: NOW,
    })
    const [profile] = await db.database
      .select()
      .from(doctorProfile)
      .where(eq(doctorProfile.doctorId, made?.id ?? ''))
    expect(profile).toMatchObject({
      phone: '09012345678',
      postalCode: '1000001',
      licenceNumber: '123456',
      licenceDate: '2013-04-20',
      graduationYear: 2013,
      mainHospitalLevel: 'B_COORDINATED',
      preferredPrefectures: ['TOKYO', 'KANAGAWA'],
      minimumFee: 50_000,
    })
    // At once, and not when some memory has run out.
    expect((await user.signInUser({})).doctor).toMatchObject({
      status: DoctorStatus.INITIAL,
      lastName: '山田',
    })
  })

  test('twice, or ten times at once, makes one doctor', async () => {
    const { call, accountId } = await newcomer()
    await saveAll(call)
    const answers = await Promise.all(Array.from({ length: 10 }, () => call.submit({})))
    expect(new Set(answers.map(({ outcome }) => outcome))).toEqual(new Set([SubmitOutcome.SUBMITTED]))
    expect(await db.database.select().from(doctor).where(eq(doctor.accountId, accountId))).toHaveLength(1)
    expect((await call.submit({})).outcome).toBe(SubmitOutcome.SUBMITTED)
  })

  test.each(STEPS)('without %s nothing is made', async (left) => {
    const { call, accountId } = await newcomer()
    let version = 0
    for (const step of STEPS) if (step !== left) await save(call, step, version++)
    expect((await call.submit({})).outcome).toBe(SubmitOutcome.INCOMPLETE)
    expect(await db.database.select().from(doctor).where(eq(doctor.accountId, accountId))).toEqual([])
  })

  test('without consent or a mail address nothing is made', async () => {
    const one = await newcomer()
    await db.database
      .update(registration)
      .set({ consentedAt: null })
      .where(eq(registration.accountId, one.accountId))
    await saveAll(one.call)
    expect((await one.call.submit({})).outcome).toBe(SubmitOutcome.INCOMPLETE)
    const other = await newcomer()
    await db.database.update(account).set({ loginId: null }).where(eq(account.id, other.accountId))
    await saveAll(other.call)
    expect((await other.call.submit({})).outcome).toBe(SubmitOutcome.INCOMPLETE)
  })

  test('a doctor in clinical training is turned away with the reason', async () => {
    const { call } = await newcomer()
    const { registration: state } = await save(call, 'doctor', 0, { trainingCompleted: 'NO' })
    const [problem] = state?.problems.find(({ step }) => step === Step.DOCTOR)?.problems ?? []
    expect(problem).toMatchObject({ field: 'trainingCompleted' })
    expect(problem?.message).toContain(
      '臨床研修中の先生は診療のアルバイトができないため、ご登録いただけません',
    )
    expect(problem?.message).toContain('医師法第16条の5')
    // Who says to have finished two years in less than two is asked again.
    const young = await save(call, 'doctor', 1, { graduationYear: '2025' })
    const fields = young.registration?.problems[0]?.problems.map(({ field }) => field)
    expect(fields).toContain('graduationYear')
    expect((await call.submit({})).outcome).toBe(SubmitOutcome.INCOMPLETE)
  })

  test('a licence from before the birth said in another step is asked about, and nothing is submitted', async () => {
    const { call } = await newcomer()
    await saveAll(call)
    const { version } = (await call.getRegistration({})).registration ?? { version: 0 }
    const { registration: state } = await save(call, 'basics', version, { birthYear: '2000' })
    const asked = state?.problems.find(({ step }) => step === Step.DOCTOR)?.problems
    expect(asked?.map(({ field }) => field).toSorted()).toEqual(['graduationYear', 'licenceDate'])
    expect(asked?.[0]?.message).toContain('どちらも正しいかご確認ください')
    expect((await call.submit({})).outcome).toBe(SubmitOutcome.INCOMPLETE)
  })
})

test('over Twirp and Connect alike', async () => {
  const { bearer } = await newcomer()
  const connect = await backend.handlers.connect(
    post('/dp.registration.Registration/SaveStep', { version: 0, workplace: ANSWERS.workplace }, { bearer }),
  )
  expect(await connect.json()).toMatchObject({ outcome: 'SAVE_OUTCOME_SAVED' })
  const twirp = await backend.handlers.twirp(
    post('/twirp/dp.registration.Registration/GetRegistration', {}, { bearer }),
  )
  expect(await twirp.json()).toMatchObject({
    registration: { version: 1, workplace: { level: 'B_COORDINATED' } },
  })
})

test('nothing was reported as a bug', () => expect(backend.reported).toEqual([]))
