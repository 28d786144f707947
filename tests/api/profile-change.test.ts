import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { doctor } from '#app/backend/database/schema/doctor.ts'
import { profileChange, profileChangeProof } from '#app/backend/database/schema/profile.ts'
import { doctorProfile } from '#app/backend/database/schema/registration.ts'
import { staff } from '#app/backend/database/schema/staff.ts'
import { callTwirp, testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertDoctor, NOW, ORIGIN, type TestDoctor } from '#tests/support/doctors.ts'
import { pngPicture } from '#tests/support/pictures.ts'
import { insertRegistered } from '#tests/support/profiles.ts'

let db: TestDatabase
let backend: TestBackend
let member: TestDoctor
let colleague: TestDoctor

beforeAll(async () => {
  db = await testDatabase({ kind: 'postgres', max: 10 })
  backend = testBackend(db.database)
  member = await insertStaff('運営 花子')
  colleague = await insertStaff('運営 次郎')
}, 60_000)
afterAll(() => db.close())

async function insertStaff(name: string): Promise<TestDoctor> {
  const one = await insertDoctor(db.database, { status: null })
  await db.database.insert(staff).values({ accountId: one.accountId, name })
  return one
}

const NAME = { last_name: '佐藤', first_name: '一郎', last_name_kana: 'さとう', first_name_kana: 'ｲﾁﾛｳ' }
const REASON = '結婚により姓が変わりました。'

const own = (method: string, body: unknown, bearer?: string) =>
  callTwirp(backend, `dp.profile.Profile/${method}`, body, bearer)
const review = (method: string, body: unknown, bearer: string | undefined = member.bearer) =>
  callTwirp(backend, `dp.staff.ChangeReview/${method}`, body, bearer)

const request = (bearer: string | undefined, more: Record<string, unknown> = {}) =>
  own(
    'RequestChange',
    { kind: 'NAME', change: { ...NAME, reason: REASON }, idempotency_key: randomUUID(), ...more },
    bearer,
  )

const outcomeOf = ({ body }: { body: { outcome?: string } }) => body.outcome?.replace(/^[A-Z_]*OUTCOME_/, '')

async function requested(more: Record<string, unknown> = {}) {
  const one = await insertRegistered(db.database)
  const { body } = await request(one.bearer, more)
  const changeId: string = body.profile.changes[0].id
  return { ...one, changeId }
}

const decide = (changeId: string, more: Record<string, unknown> = {}, bearer = member.bearer) =>
  review(
    'DecideChange',
    { change_id: changeId, decision: 'APPROVE', reason: '', idempotency_key: randomUUID(), ...more },
    bearer,
  )

const withdraw = (changeId: string, bearer?: string) => own('WithdrawChange', { change_id: changeId }, bearer)

const doctorOf = async (doctorId: string) =>
  (await db.database.select().from(doctor).where(eq(doctor.id, doctorId)))[0]
const changeOf = async (changeId: string) =>
  (await db.database.select().from(profileChange).where(eq(profileChange.id, changeId)))[0]

const send = (bearer: string, changeId: string, side = 800) =>
  backend.handlers.documents(
    new Request(`${ORIGIN}/documents/${changeId}`, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${bearer}`, Origin: ORIGIN },
      body: new Uint8Array(pngPicture(side, 600)),
    }),
  )
const look = (bearer: string, id: string) =>
  backend.handlers.documents(
    new Request(`${ORIGIN}/documents/${id}`, { headers: { Authorization: `Bearer ${bearer}` } }),
  )

describe('asking', () => {
  test.each([
    ['NAME', { ...NAME }, { lastName: '佐藤', lastNameKana: 'サトウ', firstNameKana: 'イチロウ' }],
    ['SEX', { sex: 'FEMALE' }, { sex: 'FEMALE' }],
    ['BIRTH_DATE', { birth_year: '1986', birth_month: '4', birth_day: '1' }, { birthDate: '1986-04-01' }],
    [
      'LICENCE',
      { licence_number: '第９９号', licence_year: '2013', licence_month: '4', licence_day: '21' },
      { licenceNumber: '99', licenceDate: '2013-04-21' },
    ],
  ])('%s: is stored, shown as open, and a repeat is the same request', async (kind, change, wanted) => {
    const { bearer } = await insertRegistered(db.database)
    const body = { kind, change: { ...change, reason: REASON }, idempotency_key: randomUUID() }
    const first = await request(bearer, body)
    expect(outcomeOf(first)).toBe('REQUESTED')
    expect(first.body.profile.changes).toEqual([
      expect.objectContaining({
        kind,
        state: 'OPEN',
        reason: REASON,
        wanted: expect.objectContaining(wanted),
      }),
    ])
    expect((await request(bearer, body)).body).toEqual(first.body)
  })

  test('a second one of the kind is refused while the first is open, another kind is not', async () => {
    const { bearer, changeId } = await requested()
    expect(outcomeOf(await request(bearer))).toBe('ALREADY_OPEN')
    const other = { kind: 'SEX', change: { sex: 'FEMALE', reason: REASON } }
    expect(outcomeOf(await request(bearer, other))).toBe('REQUESTED')
    await withdraw(changeId, bearer)
    expect(outcomeOf(await request(bearer))).toBe('REQUESTED')
  })

  test('of twenty at once one is stored', async () => {
    const { bearer, doctorId } = await insertRegistered(db.database)
    const answers = await Promise.all(Array.from({ length: 20 }, () => request(bearer)))
    expect(answers.map(outcomeOf).filter((one) => one === 'REQUESTED')).toHaveLength(1)
    const rows = await db.database.select().from(profileChange).where(eq(profileChange.doctorId, doctorId))
    expect(rows).toHaveLength(1)
  })

  test('says what is wrong, field by field', async () => {
    const { bearer } = await insertRegistered(db.database)
    const answer = await request(bearer, { change: { ...NAME, last_name: '', last_name_kana: 'satou' } })
    expect(outcomeOf(answer)).toBe('INVALID')
    const problems = answer.body.problems.map(({ field, message }: Record<string, string>) => [
      field,
      message,
    ])
    expect(Object.fromEntries(problems)).toEqual({
      lastName: 'この項目は必須です',
      lastNameKana: 'カタカナで入力してください',
      reason: 'この項目は必須です',
    })
    expect(answer.body.profile.changes).toEqual([])
  })

  test('is for what is verified and would change', async () => {
    const initial = await insertRegistered(db.database, { status: 'INITIAL' })
    expect(outcomeOf(await request(initial.bearer))).toBe('NOT_VERIFIED')
    const { bearer } = await insertRegistered(db.database)
    const same = { kind: 'SEX', change: { sex: 'MALE', reason: REASON } }
    expect(outcomeOf(await request(bearer, same))).toBe('UNCHANGED')
  })

  test('is refused to strangers, to the stopped and malformed', async () => {
    expect((await request(undefined)).status).toBe(401)
    expect((await withdraw(randomUUID())).status).toBe(401)
    for (const status of ['SUSPENDED', 'BANNED', 'REJECT', 'DEACTIVATED'] as const) {
      const { bearer } = await insertRegistered(db.database, { status })
      expect((await request(bearer)).body.code).toBe('permission_denied')
    }
    const { bearer } = await insertRegistered(db.database)
    const bodies = [
      { kind: 'SHOE_SIZE' },
      { change: undefined },
      { idempotency_key: 'x' },
      { change: { ...NAME, reason: 'あ'.repeat(2_001) } },
    ]
    for (const body of bodies) expect((await request(bearer, body)).body.code).toBe('invalid_argument')
    expect((await withdraw('1', bearer)).body.code).toBe('invalid_argument')
    const key = randomUUID()
    await request(bearer, { idempotency_key: key })
    const other = await request(bearer, { idempotency_key: key, kind: 'SEX', change: { sex: 'FEMALE' } })
    expect(other.body.code).toBe('invalid_argument')
  })
})

describe('withdrawing', () => {
  test('ends one’s own open request, and a repeat changes nothing', async () => {
    const { bearer, changeId } = await requested()
    expect(outcomeOf(await withdraw(changeId, bearer))).toBe('WITHDRAWN')
    const again = await withdraw(changeId, bearer)
    expect(outcomeOf(again)).toBe('WITHDRAWN')
    expect(again.body.profile.changes).toEqual([expect.objectContaining({ state: 'WITHDRAWN' })])
    expect(outcomeOf(await decide(changeId))).toBe('CHANGED_MEANWHILE')
  })

  test('is nobody else’s, and too late once it is decided', async () => {
    const { bearer, changeId } = await requested()
    const other = await insertRegistered(db.database)
    expect((await withdraw(changeId, other.bearer)).status).toBe(404)
    expect((await changeOf(changeId))?.state).toBe('OPEN')
    await decide(changeId)
    expect(outcomeOf(await withdraw(changeId, bearer))).toBe('ALREADY_DECIDED')
  })
})

describe('our staff', () => {
  test('see what waits, oldest first, with what stands there now', async () => {
    const { doctorId, changeId } = await requested()
    const { body } = await review('ListOpenChanges', { limit: 100 })
    const found = body.changes.find(({ id }: { id: string }) => id === changeId)
    expect(found).toMatchObject({
      doctor_id: doctorId,
      last_name: '試験',
      kind: 'NAME',
      wanted: { lastName: '佐藤' },
      before: { lastName: '試験', firstName: '一郎' },
    })
    expect(body.total).toBeGreaterThan(0)
    const first = await review('ListOpenChanges', { limit: 1 })
    const next = await review('ListOpenChanges', { limit: 1, after: first.body.next_cursor })
    expect(next.body.changes[0].id).not.toBe(first.body.changes[0].id)
    const own = await review('ListDoctorChanges', { doctor_id: doctorId })
    expect(own.body.changes).toEqual([found])
  })

  test('approve: the value changes, recorded with who and when; a repeat changes nothing', async () => {
    const { bearer, doctorId, changeId } = await requested()
    const body = { idempotency_key: randomUUID() }
    expect(outcomeOf(await decide(changeId, body))).toBe('DECIDED')
    expect(await doctorOf(doctorId)).toMatchObject({ lastName: '佐藤', lastNameKana: 'サトウ' })
    expect(await changeOf(changeId)).toMatchObject({
      state: 'APPROVED',
      staffAccountId: member.accountId,
      decidedAt: NOW,
      before: { lastName: '試験' },
    })
    expect(outcomeOf(await decide(changeId, body))).toBe('DECIDED')
    expect(outcomeOf(await decide(changeId, {}, colleague.bearer))).toBe('CHANGED_MEANWHILE')
    const { profile } = (await own('GetProfile', {}, bearer)).body
    expect(profile).toMatchObject({ version: 2, basics: { last_name: '佐藤' } })
    // A form that was open on a device meanwhile saves nothing over it.
    const late = await own(
      'SaveSection',
      { version: 1, wishes: { prefectures: ['OSAKA'], minimum_fee: '' } },
      bearer,
    )
    expect(outcomeOf(late)).toBe('CONFLICT')
    const [shown] = (await review('ListDoctorChanges', { doctor_id: doctorId })).body.changes
    expect(shown).toMatchObject({ state: 'APPROVED', staff_name: '運営 花子', before: { lastName: '試験' } })
  })

  test('approve another number of the licence', async () => {
    const { doctorId, changeId } = await requested({
      kind: 'LICENCE',
      change: {
        licence_number: '777',
        licence_year: '2013',
        licence_month: '5',
        licence_day: '1',
        reason: REASON,
      },
    })
    await decide(changeId)
    const [row] = await db.database.select().from(doctorProfile).where(eq(doctorProfile.doctorId, doctorId))
    expect(row).toMatchObject({ licenceNumber: '777', licenceDate: '2013-05-01', version: 2 })
  })

  test('return with a reason, which the doctor reads, and who may ask again', async () => {
    const { bearer, doctorId, changeId } = await requested()
    expect(outcomeOf(await decide(changeId, { decision: 'RETURN', reason: ' ' }))).toBe('REASON_REQUIRED')
    await decide(changeId, { decision: 'RETURN', reason: '戸籍の写しを添えてください。' })
    expect(await doctorOf(doctorId)).toMatchObject({ lastName: '試験' })
    const { profile } = (await own('GetProfile', {}, bearer)).body
    expect(profile.changes).toEqual([
      expect.objectContaining({ state: 'RETURNED', answer: '戸籍の写しを添えてください。' }),
    ])
    expect(outcomeOf(await request(bearer))).toBe('REQUESTED')
  })

  test('and the doctor at once: one of them is heard', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { bearer, doctorId, changeId } = await requested()
      const answers = await Promise.all([
        decide(changeId),
        withdraw(changeId, bearer),
        decide(changeId, { decision: 'RETURN', reason: 'いいえ' }, colleague.bearer),
      ])
      const outcomes = answers.map(outcomeOf)
      expect(outcomes.filter((one) => one === 'DECIDED' || one === 'WITHDRAWN')).toHaveLength(1)
      const state = (await changeOf(changeId))?.state
      expect((await doctorOf(doctorId))?.lastName).toBe(state === 'APPROVED' ? '佐藤' : '試験')
    }
  })

  test('nobody else: not even the doctor asked about', async () => {
    const { bearer, doctorId, changeId } = await requested()
    const calls: [string, Record<string, unknown>][] = [
      ['ListOpenChanges', {}],
      ['ListDoctorChanges', { doctor_id: doctorId }],
      ['DecideChange', { change_id: changeId, decision: 'APPROVE', idempotency_key: randomUUID() }],
    ]
    for (const [method, body] of calls) {
      expect((await callTwirp(backend, `dp.staff.ChangeReview/${method}`, body)).status).toBe(401)
      expect((await review(method, body, bearer)).body.code).toBe('permission_denied')
    }
    expect((await changeOf(changeId))?.state).toBe('OPEN')
  })

  test('malformed ones are refused in words', async () => {
    const { changeId } = await requested()
    const bodies: [string, Record<string, unknown>, string][] = [
      ['ListOpenChanges', { limit: 101 }, 'invalid_argument'],
      ['ListOpenChanges', { after: 'x' }, 'invalid_argument'],
      ['ListDoctorChanges', { doctor_id: '1' }, 'invalid_argument'],
      [
        'DecideChange',
        { change_id: changeId, decision: 'MAYBE', idempotency_key: 'xxxxxxxx' },
        'invalid_argument',
      ],
      [
        'DecideChange',
        { change_id: changeId, decision: 'APPROVE', idempotency_key: 'x' },
        'invalid_argument',
      ],
      [
        'DecideChange',
        { change_id: randomUUID(), decision: 'APPROVE', idempotency_key: 'xxxxxxxx' },
        'not_found',
      ],
    ]
    for (const [method, body, code] of bodies) expect((await review(method, body)).body.code).toBe(code)
  })
})

describe('a picture that goes with it', () => {
  test('is shown to its owner and our staff, and gone once it is decided', async () => {
    const { bearer, changeId } = await requested()
    const { id }: { id: string } = await (await send(bearer, changeId)).json()
    const other = await insertRegistered(db.database)
    const seen = await Promise.all([bearer, member.bearer, other.bearer].map((one) => look(one, id)))
    expect(seen.map(({ status }) => status)).toEqual([200, 200, 404])
    expect(outcomeOf(await decide(changeId, { seen_proof_id: id }))).toBe('DECIDED')
    expect((await look(bearer, id)).status).toBe(404)
    expect((await send(bearer, changeId)).status).toBe(404)
  })

  test('is decided about as it was seen', async () => {
    const { bearer, changeId } = await requested()
    const first: { id: string } = await (await send(bearer, changeId)).json()
    expect(outcomeOf(await decide(changeId))).toBe('CHANGED_MEANWHILE')
    await send(bearer, changeId, 900)
    expect(outcomeOf(await decide(changeId, { seen_proof_id: first.id }))).toBe('CHANGED_MEANWHILE')
    const [now] = await db.database
      .select()
      .from(profileChangeProof)
      .where(eq(profileChangeProof.changeId, changeId))
    expect(outcomeOf(await decide(changeId, { seen_proof_id: now?.id }))).toBe('DECIDED')
  })

  test('goes with one’s own open request only', async () => {
    const { bearer, changeId } = await requested()
    const other = await insertRegistered(db.database)
    expect((await send(other.bearer, changeId)).status).toBe(404)
    expect((await send(bearer, randomUUID())).status).toBe(404)
    await withdraw(changeId, bearer)
    expect((await send(bearer, changeId)).status).toBe(404)
  })
})

test('nothing was reported as a bug', () => expect(backend.reported).toEqual([]))
