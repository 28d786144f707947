import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { doctor } from '#app/backend/database/schema/doctor/doctor.ts'
import { callWork } from '#tests/support/backend-calls.ts'
import { insertDoctor } from '#tests/support/doctors.ts'
import { withdrawals, type Withdrawals } from '#tests/support/withdrawals.ts'

let scene: Withdrawals

beforeAll(async () => {
  scene = await withdrawals()
}, 60_000)
afterAll(() => scene.db.close())
beforeEach(() => scene.at(0))

test('a repeat gets the first answer and gives back no second slot', async () => {
  const one = await scene.applied({ slots: 2 })
  const key = { idempotency_key: 'undo-0001' }
  const taps = await Promise.all(Array.from({ length: 5 }, () => scene.withdraw(one.bearer, one.id, key)))
  expect(new Set(taps.map((tap) => JSON.stringify(tap))).size).toBe(1)
  expect(taps[0]?.body.outcome).toBe('WITHDRAW_OUTCOME_WITHDRAWN')
  const before = await scene.traces(one)
  scene.at(9)
  expect(await scene.withdraw(one.bearer, one.id, key)).toEqual(taps[0])
  expect((await scene.withdraw(one.bearer, one.id)).body.outcome).toBe('WITHDRAW_OUTCOME_ALREADY_WITHDRAWN')
  expect(await scene.traces(one)).toBe(before)
  const other = await scene.applied({}, one)
  expect(await scene.withdraw(one.bearer, other.id, key)).toEqual({
    status: 400,
    body: {
      code: 'invalid_argument',
      msg: expect.stringContaining('内容の違う操作をすでに受け付けています'),
    },
  })
})

test('nobody takes back what is another doctor’s, nor what is not there', async () => {
  const one = await scene.applied()
  const before = await scene.traces(one)
  const { bearer } = await insertDoctor(scene.db.database)
  for (const id of [one.id, crypto.randomUUID()])
    expect((await scene.withdraw(bearer, id)).body).toEqual({ outcome: 'WITHDRAW_OUTCOME_NOT_FOUND' })
  const { bearer: nobody } = await insertDoctor(scene.db.database, { status: null })
  expect((await scene.withdraw(nobody, one.id)).body).toEqual({ outcome: 'WITHDRAW_OUTCOME_NOT_FOUND' })
  expect(await scene.traces(one)).toBe(before)
})

test.each(['BANNED', 'SUSPENDED', 'VIEW_ONLY'] as const)(
  'a doctor who is %s asks our staff',
  async (status) => {
    const one = await scene.applied()
    await scene.db.database.update(doctor).set({ status }).where(eq(doctor.id, one.doctorId))
    const before = await scene.traces(one)
    expect((await scene.withdraw(one.bearer, one.id)).body).toEqual({
      outcome: 'WITHDRAW_OUTCOME_NOT_ALLOWED',
    })
    expect(await scene.traces(one)).toBe(before)
  },
)

test.each([
  ['no application', { application_id: '' }],
  ['an application that is no id', { application_id: "1' or '1'='1" }],
  ['a short key', { idempotency_key: 'short' }],
  ['a long key', { idempotency_key: 'k'.repeat(256) }],
])('malformed: %s', async (_, more) => {
  const { bearer } = await insertDoctor(scene.db.database)
  const { status, body } = await scene.withdraw(bearer, crypto.randomUUID(), more)
  expect(status).toBe(400)
  expect(body.code).toBe('invalid_argument')
  expect(body.msg).toMatch(/\p{Script=Hiragana}/u)
})

test('no token', async () => {
  const { status, body } = await callWork(scene.backend, 'WithdrawApplication', {})
  expect(status).toBe(401)
  expect(body.code).toBe('unauthenticated')
})

test('a preview brings the application that still stands', async () => {
  const one = await scene.applied()
  const request = { spot_work_ids: [String(one.spot)] }
  const preview = async () => {
    const { body } = await callWork(scene.backend, 'PreviewSpotApplication', request, one.bearer)
    return body.previews[0]
  }
  expect(await preview()).toMatchObject({
    outcome: 'APPLY_OUTCOME_ALREADY_APPLIED',
    application: { id: one.id, state: 'APPLICATION_STATE_MATCHED', undo_until: '2026-11-21T03:05:00Z' },
  })
  await scene.withdraw(one.bearer, one.id)
  const after = await preview()
  expect(after.outcome).toBe('APPLY_OUTCOME_MATCHED')
  expect(after.application).toBeUndefined()
})

test('nothing was reported as a bug', () => expect(scene.backend.reported).toEqual([]))
