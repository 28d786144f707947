import { Code, ConnectError, createClient } from '@connectrpc/connect'
import { timestampDate } from '@bufbuild/protobuf/wkt'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createSmtp } from '#app/backend/mail/smtp.ts'
import { startMailCatcher, type MailCatcher } from '#app/commands/mail-catcher.ts'
import { DoctorStatus as WireStatus, User } from '#app/contract/gen/user_pb.ts'
import type { DoctorStatus } from '#app/domain/account/doctor-words.ts'
import { callTwirp, callWork, testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertDoctor, NOW, ORIGIN, type TestDoctor } from '#tests/support/doctors.ts'
import { hours, insertListing } from '#tests/support/listings.ts'
import { pngPicture } from '#tests/support/pictures.ts'
import { decideByTwo } from '#tests/support/proposals.ts'
import { addressOf, decideAs, insertStaff } from '#tests/support/staff.ts'

/** Four minutes ahead: the tokens of the test live longer. */
const UNTIL = new Date('2026-11-21T12:04:00+09:00')
const UNTIL_TEXT = '2026-11-21T03:04:00Z'

let db: TestDatabase
let catcher: MailCatcher
let backend: TestBackend
let member: TestDoctor
let now = NOW
let days = 20

beforeAll(async () => {
  catcher = await startMailCatcher()
  db = await testDatabase({ max: 10 })
  const sendMail = createSmtp({ url: catcher.url, from: 'DPワーク <mail@example.test>' })
  backend = testBackend(db.database, () => now, null, { sendMail })
  member = await insertStaff(db.database, '運営 花子')
}, 60_000)
afterAll(async () => {
  await db.close()
  await catcher.close()
})
beforeEach(() => {
  now = NOW
})

const decide = (doctorId: string, more: Record<string, unknown>) =>
  decideAs({ backend, database: db.database, bearer: member.bearer }, doctorId, more)

const suspend = (doctorId: string, status: DoctorStatus, more: Record<string, unknown> = {}) =>
  decide(doctorId, {
    decision: 'SUSPEND',
    seen_status: status,
    reason: '確認のためです。',
    suspend_until: UNTIL.toISOString(),
    ...more,
  })

const doctorOf = (status: DoctorStatus) => insertDoctor(db.database, { status })

const recordOf = async ({ bearer }: TestDoctor) =>
  (await createClient(User, backend.inProcess.user(bearer)).signInUser({})).doctor

async function apply({ bearer }: TestDoctor): Promise<string> {
  const id = await insertListing(db.database, {
    startTime: hours((days += 5) * 24),
    endTime: hours(days * 24 + 8),
  })
  const { body } = await callWork(
    backend,
    'ApplyToSpot',
    { spot_work_id: id, idempotency_key: crypto.randomUUID(), short_rest_acknowledged: true },
    bearer,
  )
  return String(body.outcome)
}

const fileOf = async ({ doctorId }: TestDoctor) =>
  (await callTwirp(backend, 'dp.staff.Staff/GetDoctorFile', { doctor_id: doctorId }, member.bearer)).body

async function queueOf({ doctorId }: TestDoctor): Promise<string[]> {
  const found: string[] = []
  for (const queue of ['WAITING', 'ACTIVE', 'STOPPED']) {
    const { body } = await callTwirp(
      backend,
      'dp.staff.Staff/ListDoctors',
      { queue: `DOCTOR_QUEUE_${queue}`, limit: 100 },
      member.bearer,
    )
    const listed = body.doctors.some((one: { doctor_id: string }) => one.doctor_id === doctorId)
    if (listed) found.push(queue)
  }
  return found
}

const upload = async ({ bearer }: TestDoctor) => {
  const response = await backend.handlers.documents(
    new Request(`${ORIGIN}/documents/identity`, {
      method: 'PUT',
      headers: { Authorization: `Bearer ${bearer}`, Origin: ORIGIN },
      body: new Uint8Array(pngPicture(700, 500)),
    }),
  )
  return response.status
}

describe.each([
  ['APPROVE', 'APPLY_OUTCOME_MATCHED', 'ACTIVE'],
  ['MEDICAL_LICENSE_VERIFIED', 'APPLY_OUTCOME_NOT_ALLOWED', 'WAITING'],
] as const)('a suspension of %s with a date', (status, applying, queue) => {
  test('holds until its instant and ends by itself, wherever the role is read', async () => {
    const person = await doctorOf(status)
    const address = await addressOf(db.database, person)
    expect((await suspend(person.doctorId, status)).body).toEqual({
      outcome: 'DECIDE_OUTCOME_DECIDED',
      status: 'DOCTOR_STATUS_SUSPENDED',
    })
    await backend.sendMails()
    const mail = catcher.mails().find(({ recipients }) => recipients.includes(address))
    expect(mail?.text).toContain('2026年11月21日(土) 12:04まで、ご利用を一時停止しました。')

    now = new Date(UNTIL.getTime() - 1)
    const suspended = await recordOf(person)
    expect(suspended?.status).toBe(WireStatus.SUSPENDED)
    expect(suspended?.suspendedUntil && timestampDate(suspended.suspendedUntil)).toEqual(UNTIL)
    expect(await apply(person)).toBe('APPLY_OUTCOME_NOT_ALLOWED')
    expect(await upload(person)).toBe(403)
    expect(await queueOf(person)).toEqual(['STOPPED'])
    const { doctor } = await fileOf(person)
    expect(doctor).toMatchObject({ status: 'DOCTOR_STATUS_SUSPENDED', suspended_until: UNTIL_TEXT })

    now = UNTIL
    const record = await recordOf(person)
    expect([record?.status, record?.suspendedUntil]).toEqual([WireStatus[status], undefined])
    expect(await apply(person)).toBe(applying)
    expect(await upload(person)).toBe(200)
    const file = await fileOf(person)
    expect(file.doctor.status).toBe(`DOCTOR_STATUS_${status}`)
    expect(file.doctor.suspended_until).toBeUndefined()
    expect(file.allowed).toContain('DOCTOR_DECISION_SUSPEND')
    expect(file.decisions[0]).toMatchObject({
      decision: 'DOCTOR_DECISION_SUSPEND',
      suspended_until: UNTIL_TEXT,
    })
    expect(await queueOf(person)).toEqual([queue])

    // Decided from the status it has now, not from the one that stands in the row.
    const late = { decision: 'REINSTATE', seen_status: 'SUSPENDED', reason: '確認できました。' }
    expect((await decide(person.doctorId, late)).body).toEqual({
      outcome: 'DECIDE_OUTCOME_CHANGED_MEANWHILE',
      status: `DOCTOR_STATUS_${status}`,
    })
    const { bearer: second } = await insertStaff(db.database, '運営 次郎')
    const ban = { seen_status: status, reason: '規約違反' }
    await decideByTwo({ backend, database: db.database, bearer: member.bearer, second }, person.doctorId, ban)
    expect((await fileOf(person)).decisions[0]).toMatchObject({
      from_status: `DOCTOR_STATUS_${status}`,
      to_status: 'DOCTOR_STATUS_BANNED',
    })
  })
})

describe('what is asked', () => {
  test('an end that is not ahead is refused, and changes nothing', async () => {
    const person = await doctorOf('APPROVE')
    for (const instant of [NOW, new Date(NOW.getTime() - 60_000)]) {
      const { body } = await suspend(person.doctorId, 'APPROVE', { suspend_until: instant.toISOString() })
      expect(body).toEqual({
        outcome: 'DECIDE_OUTCOME_UNTIL_NOT_AHEAD',
        status: 'DOCTOR_STATUS_APPROVE',
      })
    }
    expect((await recordOf(person))?.status).toBe(WireStatus.APPROVE)
  })

  test.each([
    ['in a hundred years', '2126-11-24T00:30:00Z'],
    ['no instant', 'soon'],
  ])('an end %s is malformed', async (_, suspend_until) => {
    const person = await doctorOf('APPROVE')
    const { status } = await suspend(person.doctorId, 'APPROVE', { suspend_until })
    expect(status).toBe(400)
  })

  test('the same key with another end is not the same decision; the same end is, even once it has passed', async () => {
    const person = await doctorOf('APPROVE')
    const key = {
      idempotency_key: crypto.randomUUID(),
      suspend_until: new Date(NOW.getTime() + 60_000).toISOString(),
    }
    await suspend(person.doctorId, 'APPROVE', key)
    now = new Date(NOW.getTime() + 120_000)
    expect((await suspend(person.doctorId, 'APPROVE', key)).body.outcome).toBe('DECIDE_OUTCOME_DECIDED')
    expect(
      (await suspend(person.doctorId, 'APPROVE', { ...key, suspend_until: '2026-11-22T00:00:00Z' })).status,
    ).toBe(400)
    expect((await fileOf(person)).decisions).toHaveLength(1)
  })

  test('a suspension without an end lasts, and one with an end can be ended before', async () => {
    const lasting = await doctorOf('APPROVE')
    const { bearer: second } = await insertStaff(db.database, '運営 次郎')
    const deciding = { backend, database: db.database, bearer: member.bearer, second }
    const endless = { decision: 'SUSPEND', seen_status: 'APPROVE', reason: '確認のためです。' }
    await decideByTwo(deciding, lasting.doctorId, { ...endless, suspend_until: undefined })
    now = UNTIL
    expect((await recordOf(lasting))?.status).toBe(WireStatus.SUSPENDED)
    now = NOW
    const dated = await doctorOf('APPROVE')
    await suspend(dated.doctorId, 'APPROVE')
    await decide(dated.doctorId, {
      decision: 'REINSTATE',
      seen_status: 'SUSPENDED',
      reason: '確認できました。',
    })
    const record = await recordOf(dated)
    expect([record?.status, record?.suspendedUntil]).toEqual([WireStatus.APPROVE, undefined])
  })

  test('the doctor’s own data tell it; nobody else may suspend', async () => {
    const person = await doctorOf('APPROVE')
    const forbidden = await decideAs(
      { backend, database: db.database, bearer: person.bearer },
      person.doctorId,
      {
        decision: 'SUSPEND',
      },
    )
    expect(forbidden.status).toBe(403)
    await suspend(person.doctorId, 'APPROVE')
    const answer = await backend.handlers.accountData(
      new Request(`${ORIGIN}/account/data`, { headers: { Authorization: `Bearer ${person.bearer}` } }),
    )
    expect(await answer.json()).toMatchObject({
      医師: { status: 'SUSPENDED' },
      運営の判断: [{ 内容: 'SUSPEND', 停止の終わり: UNTIL.toISOString() }],
    })
    await expect(createClient(User, backend.inProcess.user(null)).getDoctor({})).rejects.toSatisfy(
      (error) => ConnectError.from(error).code === Code.Unauthenticated,
    )
    expect(backend.reported).toEqual([])
  })
})
