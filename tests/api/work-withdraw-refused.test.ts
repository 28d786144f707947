import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { doctor } from '#app/backend/database/schema/doctor/doctor.ts'
import { callWork } from '#tests/support/backend-calls.ts'
import { insertDoctor } from '#tests/support/doctors.ts'
import { withdrawals, type Withdrawals } from '#tests/support/withdrawals.ts'

let house: Withdrawals

beforeAll(async () => {
  house = await withdrawals()
}, 60_000)
afterAll(() => house.db.close())
beforeEach(() => house.at(0))

test('a repeat gets the first answer and gives back no second slot', async () => {
  const one = await house.applied({ slots: 2 })
  const key = { idempotency_key: 'undo-0001' }
  const taps = await Promise.all(Array.from({ length: 5 }, () => house.withdraw(one.bearer, one.id, key)))
  expect(new Set(taps.map((tap) => JSON.stringify(tap))).size).toBe(1)
  expect(taps[0]?.body.outcome).toBe('WITHDRAW_OUTCOME_WITHDRAWN')
  const before = await house.traces(one)
  house.at(9)
  expect(await house.withdraw(one.bearer, one.id, key)).toEqual(taps[0])
  expect((await house.withdraw(one.bearer, one.id)).body.outcome).toBe('WITHDRAW_OUTCOME_ALREADY_WITHDRAWN')
  expect(await house.traces(one)).toBe(before)
  const other = await house.applied({}, one)
  expect(await house.withdraw(one.bearer, other.id, key)).toEqual({
    status: 400,
    body: {
      code: 'invalid_argument',
      msg: expect.stringContaining('内容の違う操作をすでに受け付けています'),
    },
  })
})

test('nobody takes back what is another doctor’s, nor what is not there', async () => {
  const one = await house.applied()
  const before = await house.traces(one)
  const { bearer } = await insertDoctor(house.db.database)
  for (const id of [one.id, crypto.randomUUID()])
    expect((await house.withdraw(bearer, id)).body).toEqual({ outcome: 'WITHDRAW_OUTCOME_NOT_FOUND' })
  const { bearer: nobody } = await insertDoctor(house.db.database, { status: null })
  expect((await house.withdraw(nobody, one.id)).body).toEqual({ outcome: 'WITHDRAW_OUTCOME_NOT_FOUND' })
  expect(await house.traces(one)).toBe(before)
})

test.each(['BANNED', 'SUSPENDED', 'VIEW_ONLY'] as const)(
  'a doctor who is %s asks our staff',
  async (status) => {
    const one = await house.applied()
    await house.db.database.update(doctor).set({ status }).where(eq(doctor.id, one.doctorId))
    const before = await house.traces(one)
    expect((await house.withdraw(one.bearer, one.id)).body).toEqual({
      outcome: 'WITHDRAW_OUTCOME_NOT_ALLOWED',
    })
    expect(await house.traces(one)).toBe(before)
  },
)

test.each([
  ['no application', { application_id: '' }],
  ['an application that is no id', { application_id: "1' or '1'='1" }],
  ['a short key', { idempotency_key: 'short' }],
  ['a long key', { idempotency_key: 'k'.repeat(256) }],
])('malformed: %s', async (_, more) => {
  const { bearer } = await insertDoctor(house.db.database)
  const { status, body } = await house.withdraw(bearer, crypto.randomUUID(), more)
  expect(status).toBe(400)
  expect(body.code).toBe('invalid_argument')
  expect(body.msg).toMatch(/\p{Script=Hiragana}/u)
})

test('no token', async () => {
  const { status, body } = await callWork(house.backend, 'WithdrawApplication', {})
  expect(status).toBe(401)
  expect(body.code).toBe('unauthenticated')
})

test('a preview brings the application that still stands', async () => {
  const one = await house.applied()
  const request = { spot_work_ids: [String(one.spot)] }
  const preview = async () => {
    const { body } = await callWork(house.backend, 'PreviewSpotApplication', request, one.bearer)
    return body.previews[0]
  }
  expect(await preview()).toMatchObject({
    outcome: 'APPLY_OUTCOME_ALREADY_APPLIED',
    application: { id: one.id, state: 'APPLICATION_STATE_MATCHED', undo_until: '2026-11-21T03:05:00Z' },
  })
  await house.withdraw(one.bearer, one.id)
  const after = await preview()
  expect(after.outcome).toBe('APPLY_OUTCOME_MATCHED')
  expect(after.application).toBeUndefined()
})

test('nothing was reported as a bug', () => expect(house.backend.reported).toEqual([]))
