import { createClient } from '@connectrpc/connect'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DoctorStatus, User } from '#app/contract/gen/user_pb.ts'
import { callTwirp, testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { STATUSES } from '#tests/support/doctor-decisions.ts'
import { insertDoctor, NOW, type TestDoctor } from '#tests/support/doctors.ts'
import { decideAs, insertStaff } from '#tests/support/staff.ts'

let db: TestDatabase
let backend: TestBackend
let member: TestDoctor

beforeAll(async () => {
  db = await testDatabase()
  backend = testBackend(db.database, () => NOW)
  member = await insertStaff(db.database, '運営 花子')
}, 60_000)
afterAll(() => db.close())

const user = (bearer: string | null) => createClient(User, backend.inProcess.user(bearer))

const waiting = async (doctorId: string) => {
  const request = { queue: 'DOCTOR_QUEUE_WAITING', limit: 100 }
  const { body } = await callTwirp(backend, 'dp.staff.Staff/ListDoctors', request, member.bearer)
  return body.doctors.find((one: { doctor_id: string }) => one.doctor_id === doctorId)
}

test('who has left asks to come back, our staff sees it and leads back to handing in the papers', async () => {
  const { doctorId, bearer } = await insertDoctor(db.database, { status: 'DEACTIVATED' })
  expect((await user(bearer).signInUser({})).doctor?.returnAsked).toBe(false)
  expect(await waiting(doctorId)).toBeUndefined()
  for (let again = 0; again < 2; again += 1) await user(bearer).askToReturn({})
  expect((await user(bearer).signInUser({})).doctor?.returnAsked).toBe(true)
  expect(await waiting(doctorId)).toMatchObject({
    status: 'DOCTOR_STATUS_DEACTIVATED',
    return_asked_at: '2026-11-21T03:00:00Z',
  })

  const back = { decision: 'REINSTATE', seen_status: 'DEACTIVATED', reason: 'お待ちしていました。' }
  const decided = await decideAs({ backend, database: db.database, bearer: member.bearer }, doctorId, back)
  expect(decided.body).toEqual({ outcome: 'DECIDE_OUTCOME_DECIDED', status: 'DOCTOR_STATUS_INITIAL' })
  const { doctor } = await user(bearer).signInUser({})
  expect([doctor?.status, doctor?.returnAsked]).toEqual([DoctorStatus.INITIAL, false])
})

test('nobody else is heard', async () => {
  for (const status of [...STATUSES.filter((one) => one !== 'DEACTIVATED'), null]) {
    const { bearer, doctorId } = await insertDoctor(db.database, { status })
    await expect(user(bearer).askToReturn({}), String(status)).rejects.toThrow('退会された先生')
    expect((await waiting(doctorId))?.return_asked_at).toBeUndefined()
  }
  await expect(user(null).askToReturn({})).rejects.toThrow()
  expect(backend.reported).toEqual([])
})
