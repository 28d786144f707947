import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { doctor } from '#app/backend/database/schema/doctor/doctor.ts'
import { profileChange, profileChangeProof } from '#app/backend/database/schema/doctor/profile.ts'
import { doctorProfile } from '#app/backend/database/schema/doctor/registration.ts'
import { callTwirp, testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { NOW, type TestDoctor } from '#tests/support/doctors.ts'
import { insertStaff } from '#tests/support/staff.ts'
import {
  decideChange,
  lookAt,
  outcomeOf,
  REASON,
  requestChange,
  reviewChange,
  sendProof,
  withdrawChange,
} from '#tests/support/profile-changes.ts'
import { insertRegistered } from '#tests/support/profiles.ts'

let db: TestDatabase
let backend: TestBackend
let member: TestDoctor
let colleague: TestDoctor

beforeAll(async () => {
  db = await testDatabase({ max: 10 })
  backend = testBackend(db.database)
  member = await insertStaff(db.database, '運営 花子')
  colleague = await insertStaff(db.database, '運営 次郎')
}, 60_000)
afterAll(() => db.close())

const request = (bearer: string | undefined, more?: Record<string, unknown>) =>
  requestChange(backend, bearer, more)
const decide = (changeId: string, more?: Record<string, unknown>, bearer = member.bearer) =>
  decideChange(backend, changeId, bearer, more)
const withdraw = (changeId: string, bearer?: string) => withdrawChange(backend, changeId, bearer)
const review = (method: string, body: unknown, bearer: string | undefined = member.bearer) =>
  reviewChange(backend, method, body, bearer)
const own = (method: string, body: unknown, bearer?: string) =>
  callTwirp(backend, `dp.profile.Profile/${method}`, body, bearer)
const send = (bearer: string, changeId: string, width?: number) => sendProof(backend, bearer, changeId, width)
const look = (bearer: string, id: string) => lookAt(backend, bearer, id)

async function requested(more?: Record<string, unknown>) {
  const one = await insertRegistered(db.database)
  const { body } = await request(one.bearer, more)
  const changeId: string = body.profile.changes[0].id
  return { ...one, changeId }
}

const doctorOf = async (doctorId: string) =>
  (await db.database.select().from(doctor).where(eq(doctor.id, doctorId)))[0]
const changeOf = async (changeId: string) =>
  (await db.database.select().from(profileChange).where(eq(profileChange.id, changeId)))[0]

describe('our staff', () => {
  test('see what waits, oldest first, with what stands there now', async () => {
    const { doctorId, changeId } = await requested()
    await requested()
    const { body } = await review('ListOpenChanges', { limit: 100 })
    const found = body.changes.find(({ id }: { id: string }) => id === changeId)
    expect(found).toMatchObject({
      doctor_id: doctorId,
      last_name: '試験',
      kind: 'CHANGE_KIND_NAME',
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
    expect(shown).toMatchObject({
      state: 'CHANGE_STATE_APPROVED',
      staff_name: '運営 花子',
      before: { lastName: '試験' },
    })
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
      expect.objectContaining({ state: 'CHANGE_STATE_RETURNED', answer: '戸籍の写しを添えてください。' }),
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
      [
        'DecideChange',
        { change_id: changeId, decision: 'CHANGE_DECISION_APPROVE', idempotency_key: randomUUID() },
      ],
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
        { change_id: changeId, decision: 'CHANGE_DECISION_MAYBE', idempotency_key: 'xxxxxxxx' },
        'invalid_argument',
      ],
      [
        'DecideChange',
        { change_id: changeId, decision: 'CHANGE_DECISION_APPROVE', idempotency_key: 'x' },
        'invalid_argument',
      ],
      [
        'DecideChange',
        { change_id: randomUUID(), decision: 'CHANGE_DECISION_APPROVE', idempotency_key: 'xxxxxxxx' },
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
