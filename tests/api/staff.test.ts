import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { doctor } from '#app/backend/database/schema/doctor/doctor.ts'
import { notification } from '#app/backend/database/schema/notification.ts'
import { doctorDocument } from '#app/backend/database/schema/doctor/registration.ts'
import { doctorDecision, staff } from '#app/backend/database/schema/staff.ts'
import {
  decisionsFor,
  DOCTOR_DECISION,
  isDoctorDecision,
  needsSecond,
} from '#app/domain/doctor/doctor-decision.ts'
import { callTwirp, callWork, testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { rightStatus, STANDINGS, STATUSES } from '#tests/support/doctor-decisions.ts'
import { documentsOf, sendAgain } from '#tests/support/documents.ts'
import { insertDoctor, NOW, type TestDoctor } from '#tests/support/doctors.ts'
import { hours, insertListing } from '#tests/support/listings.ts'
import { decideByTwo } from '#tests/support/proposals.ts'
import { decideAs, insertStaff } from '#tests/support/staff.ts'

const DECISIONS = Object.keys(DOCTOR_DECISION).filter(isDoctorDecision)

let db: TestDatabase
let backend: TestBackend
let member: TestDoctor
let colleague: TestDoctor
let now = NOW

beforeAll(async () => {
  db = await testDatabase({ max: 10 })
  backend = testBackend(db.database, () => now)
  member = await insertStaff(db.database, '運営 花子')
  colleague = await insertStaff(db.database, '運営 三郎')
}, 60_000)
afterAll(() => db.close())

const ask = (method: string, body: unknown, bearer = member.bearer) =>
  callTwirp(backend, `dp.staff.Staff/${method}`, body, bearer)

const decide = (doctorId: string, more: Record<string, unknown>, bearer = member.bearer) =>
  decideAs({ backend, database: db.database, bearer }, doctorId, more)

const byTwo = (doctorId: string, more: Record<string, unknown>) =>
  decideByTwo({ backend, database: db.database, ...member, second: colleague.bearer }, doctorId, more)

/** The answer to a decision. */
const told = (outcome: string, status: string) => ({
  outcome: `DECIDE_OUTCOME_${outcome}`,
  status: `DOCTOR_STATUS_${status}`,
})

async function statusOf(doctorId: string) {
  const [row] = await db.database.select().from(doctor).where(eq(doctor.id, doctorId))
  return row?.status
}

const decisionsOf = (doctorId: string) =>
  db.database.select().from(doctorDecision).where(eq(doctorDecision.doctorId, doctorId))

describe('who is not staff', () => {
  const calls: [string, Record<string, unknown>][] = [
    ['GetStaff', {}],
    ['ListDoctors', { queue: 'DOCTOR_QUEUE_WAITING' }],
    ['GetDoctorFile', {}],
    ['DecideDoctor', {}],
  ]
  test.each(calls)('may not call %s, whatever is asked', async (method, body) => {
    const target = await insertDoctor(db.database, { status: 'INITIAL' })
    const request = { doctor_id: target.doctorId, ...body }
    for (const status of [...STATUSES, null]) {
      const { bearer } = await insertDoctor(db.database, { status })
      expect(await ask(method, request, bearer), String(status)).toMatchObject({
        status: 403,
        body: { code: 'permission_denied', msg: 'このページは運営スタッフ専用です。' },
      })
    }
    expect((await callTwirp(backend, `dp.staff.Staff/${method}`, request)).status).toBe(401)
    expect(await statusOf(target.doctorId)).toBe('INITIAL')
  })

  test('nor may who has left', async () => {
    const former = await insertStaff(db.database, '退職 次郎')
    expect((await ask('GetStaff', {}, former.bearer)).body).toMatchObject({ name: '退職 次郎' })
    await db.database.update(staff).set({ leftAt: NOW }).where(eq(staff.accountId, former.accountId))
    expect((await ask('GetStaff', {}, former.bearer)).status).toBe(403)
  })
})

describe('deciding', () => {
  test('every decision in every status: what the table allows happens and is recorded, all else changes nothing', async () => {
    for (const { status, before } of STANDINGS) {
      for (const decision of DECISIONS) {
        const { doctorId } = await insertDoctor(db.database, { status, before })
        const asked = { decision, seen_status: status, reason: ' 理由です ', suspend_until: undefined }
        const isByTwo = needsSecond(decision, { status, until: null, now: NOW })
        const { body } = await (isByTwo ? byTwo : decide)(doctorId, asked)
        const to = rightStatus({ status, before }, decision)
        const what = `${decision} in ${status} after ${before}`
        if (to === null) {
          expect(body, what).toEqual(told('NOT_ALLOWED', status))
          expect(await statusOf(doctorId), what).toBe(status)
          expect(await decisionsOf(doctorId), what).toEqual([])
        } else {
          expect(body, what).toEqual(isByTwo ? told('PROPOSED', status) : told('DECIDED', to))
          expect(await statusOf(doctorId), what).toBe(to)
          expect(await decisionsOf(doctorId), what).toMatchObject([
            {
              decision,
              fromStatus: status,
              toStatus: to,
              reason: '理由です',
              staffAccountId: (isByTwo ? colleague : member).accountId,
              proposedBy: isByTwo ? member.accountId : null,
            },
          ])
        }
      }
    }
  })

  test('a suspension or a refusal taken back leads to where the doctor stood, and no hospital hears of it', async () => {
    for (const [status, stop, stoppedStatus] of [
      ['MEDICAL_LICENSE_VERIFIED', 'SUSPEND', 'SUSPENDED'],
      ['MEDICAL_LICENSE_VERIFIED', 'REJECT', 'REJECT'],
      ['APPROVE', 'SUSPEND', 'SUSPENDED'],
      ['INITIAL', 'REJECT', 'REJECT'],
    ] as const) {
      const { doctorId, bearer } = await insertDoctor(db.database, { status })
      const id = await insertListing(db.database, { applicationStatus: 'SELECTION' })
      const key = { spot_work_id: id, idempotency_key: crypto.randomUUID() }
      const { body } = await callWork(backend, 'ApplyToSpot', key, bearer)
      const heard = async () =>
        (await db.database.select().from(notification)).filter(({ dedupeKey }) =>
          dedupeKey.endsWith(String(body.application?.id)),
        ).length
      const before = await heard()
      const stopped = await decide(doctorId, { decision: stop, seen_status: status, reason: '確認中' })
      expect(stopped.body.status).toBe(`DOCTOR_STATUS_${stoppedStatus}`)
      const seen = { seen_status: stoppedStatus, reason: '確認しました' }
      expect((await decide(doctorId, { ...seen, decision: 'REINSTATE' })).body).toEqual(
        told('DECIDED', status),
      )
      expect(await heard()).toBe(before)
    }
  })

  test('nobody is approved without licence and identity, from whatever status', async () => {
    for (const status of ['MEDICAL_LICENSE_VERIFIED', 'VIEW_ONLY', 'UNKNOWN', 'UNSPECIFIED'] as const) {
      for (const missing of ['LICENCE', 'IDENTITY'] as const) {
        const { doctorId, accountId } = await insertDoctor(db.database, { status })
        const seen_document_ids = await documentsOf(db.database, doctorId)
        const gone = and(eq(doctorDocument.accountId, accountId), eq(doctorDocument.kind, missing))
        const approve = { decision: 'APPROVE', seen_status: status, seen_document_ids }
        await db.database.update(doctorDocument).set({ state: 'RETURNED' }).where(gone)
        expect((await decide(doctorId, approve)).body.outcome).toBe('DECIDE_OUTCOME_DOCUMENT_MISSING')
        await db.database.delete(doctorDocument).where(gone)
        expect(
          (
            await callTwirp(
              backend,
              'dp.staff.Staff/DecideDoctor',
              {
                doctor_id: doctorId,
                idempotency_key: crypto.randomUUID(),
                decision: 'DOCTOR_DECISION_APPROVE',
                seen_status: `DOCTOR_STATUS_${status}`,
                seen_document_ids,
              },
              member.bearer,
            )
          ).body.outcome,
        ).toBe('DECIDE_OUTCOME_DOCUMENT_MISSING')
        expect(await statusOf(doctorId)).toBe(status)
      }
    }
  })

  test('a doctor is approved step by step, and the file tells the whole story', async () => {
    const { doctorId, bearer } = await insertDoctor(db.database, { status: 'INITIAL' })
    await decide(doctorId, { decision: 'RETURN', reason: '免許証の番号が読めません。' })
    expect((await decide(doctorId, {})).body.outcome).toBe('DECIDE_OUTCOME_DOCUMENT_MISSING')
    const seen = await documentsOf(db.database, doctorId)
    await sendAgain(db.database, seen)
    // Staff decide about the picture they saw, not about one that came since.
    const stale = await decide(doctorId, { seen_document_ids: seen })
    expect(stale.body).toEqual(told('CHANGED_MEANWHILE', 'INITIAL'))
    await decide(doctorId, {})
    await decide(doctorId, { decision: 'APPROVE', seen_status: 'MEDICAL_LICENSE_VERIFIED' })
    const { body } = await ask('GetDoctorFile', { doctor_id: doctorId })
    expect(body).toMatchObject({
      doctor: { doctor_id: doctorId, status: 'DOCTOR_STATUS_APPROVE', last_name: '試験' },
      sex: 'SEX_MALE',
      birth_date: '1985-04-01',
      allowed: decisionsFor('APPROVE').map((decision) => `DOCTOR_DECISION_${decision}`),
      documents: [
        { kind: 'DOCUMENT_KIND_IDENTITY', state: 'DOCUMENT_STATE_VERIFIED' },
        { kind: 'DOCUMENT_KIND_LICENCE', state: 'DOCUMENT_STATE_VERIFIED' },
      ],
    })
    expect(body.decisions).toHaveLength(3)
    expect(body.decisions.map((one: { staff_name: string }) => one.staff_name)).toEqual(
      Array.from({ length: 3 }, () => '運営 花子'),
    )
    // The doctor may apply from now on.
    const id = await insertListing(db.database)
    const applied = await callWork(
      backend,
      'ApplyToSpot',
      { spot_work_id: id, idempotency_key: crypto.randomUUID() },
      bearer,
    )
    expect(applied.body.outcome).toBe('APPLY_OUTCOME_MATCHED')
  })

  test('a ban bites within ten seconds', async () => {
    const { doctorId, bearer } = await insertDoctor(db.database)
    const spot_work_id = await insertListing(db.database, { startTime: hours(2_000), endTime: hours(2_008) })
    const request = { spot_work_id, idempotency_key: crypto.randomUUID() }
    const apply = () => callWork(backend, 'ApplyToSpot', request, bearer)
    await callWork(backend, 'ListApplications', {}, bearer)
    await byTwo(doctorId, { seen_status: 'APPROVE', reason: '規約違反' })
    now = new Date(NOW.getTime() + 10_000)
    const refused = await apply()
    now = NOW
    expect(refused.body.outcome ?? refused.body.code).toMatch(/NOT_ALLOWED|permission_denied/)
  })

  test('without a reason where the doctor has to be told one', async () => {
    const { doctorId } = await insertDoctor(db.database, { status: 'INITIAL' })
    for (const decision of ['RETURN', 'REJECT', 'BAN']) {
      const { body } = await decide(doctorId, { decision, reason: '  ' })
      expect(body.outcome).toBe('DECIDE_OUTCOME_REASON_REQUIRED')
    }
    expect(await statusOf(doctorId)).toBe('INITIAL')
  })

  test('the same key twice decides once; for something else it is refused', async () => {
    const { doctorId } = await insertDoctor(db.database, { status: 'INITIAL' })
    const other = await insertDoctor(db.database, { status: 'INITIAL' })
    const key = { idempotency_key: crypto.randomUUID() }
    const answers = await Promise.all(Array.from({ length: 5 }, () => decide(doctorId, key)))
    for (const { body } of answers) expect(body).toEqual(told('DECIDED', 'MEDICAL_LICENSE_VERIFIED'))
    expect(await decisionsOf(doctorId)).toHaveLength(1)
    expect((await decide(other.doctorId, key)).status).toBe(400)
    expect(await statusOf(other.doctorId)).toBe('INITIAL')
  })

  test('of two members of staff who decide at once, one is told that the other was first', async () => {
    const second = await insertStaff(db.database, '運営 二郎')
    for (let round = 0; round < 10; round += 1) {
      const { doctorId } = await insertDoctor(db.database, { status: 'INITIAL' })
      const answers = await Promise.all([
        decide(doctorId, {}),
        decide(doctorId, { decision: 'REJECT', reason: '登録番号がありません。' }, second.bearer),
      ])
      expect(new Set(answers.map(({ body }) => body.outcome))).toEqual(
        new Set(['DECIDE_OUTCOME_CHANGED_MEANWHILE', 'DECIDE_OUTCOME_DECIDED']),
      )
      expect(await decisionsOf(doctorId)).toHaveLength(1)
    }
  })

  test('the hospital hears of what was applied for before, once the doctor is approved', async () => {
    const { doctorId, bearer } = await insertDoctor(db.database, { status: 'MEDICAL_LICENSE_VERIFIED' })
    const id = await insertListing(db.database, { applicationStatus: 'SELECTION' })
    const { body } = await callWork(
      backend,
      'ApplyToSpot',
      { spot_work_id: id, idempotency_key: crypto.randomUUID() },
      bearer,
    )
    const heard = async () => {
      const rows = await db.database.select().from(notification)
      return rows.flatMap(({ type, dedupeKey }) => (dedupeKey.endsWith(body.application.id) ? [type] : []))
    }
    expect(await heard()).toEqual([])
    await decide(doctorId, { decision: 'APPROVE', seen_status: 'MEDICAL_LICENSE_VERIFIED' })
    expect(await heard()).toEqual(['APPLICATION_RECEIVED'])
    await decide(doctorId, { decision: 'SUSPEND', seen_status: 'APPROVE', reason: '確認中' })
    await decide(doctorId, { decision: 'REINSTATE', seen_status: 'SUSPENDED', reason: '確認しました' })
    expect(await heard()).toEqual(['APPLICATION_RECEIVED'])
  })

  test.each([
    ['no doctor', { doctor_id: '' }, 400],
    ['an unknown doctor', { doctor_id: crypto.randomUUID() }, 404],
    ['an unknown decision', { decision: 'PROMOTE' }, 400],
    ['an unknown status', { seen_status: 'KING' }, 400],
    ['a short key', { idempotency_key: 'short' }, 400],
    ['a long reason', { reason: 'あ'.repeat(501) }, 400],
    ['a character the database cannot keep', { reason: 'a\0b' }, 400],
  ])('%s is refused and changes nothing', async (_, change, status) => {
    const { doctorId } = await insertDoctor(db.database, { status: 'INITIAL' })
    const answer = await decide(doctorId, change)
    expect(answer.status).toBe(status)
    expect(answer.body.msg).toMatch(/[ぁ-ん]/)
    expect(await statusOf(doctorId)).toBe('INITIAL')
  })
})
