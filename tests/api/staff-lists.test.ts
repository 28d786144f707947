import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callTwirp, testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertDoctors, NOW, type TestDoctor } from '#tests/support/doctors.ts'
import { insertStaff } from '#tests/support/staff.ts'

let db: TestDatabase
let backend: TestBackend
let member: TestDoctor

beforeAll(async () => {
  db = await testDatabase({ max: 10 })
  backend = testBackend(db.database, () => NOW)
  member = await insertStaff(db.database, '運営 花子')
  await insertDoctors(db.database, 13, { status: 'INITIAL' })
  await insertDoctors(db.database, 12, { status: 'MEDICAL_LICENSE_VERIFIED' })
  await insertDoctors(db.database, 3, { status: 'APPROVE' })
}, 60_000)
afterAll(() => db.close())

const ask = (method: string, body: unknown) =>
  callTwirp(backend, `dp.staff.Staff/${method}`, body, member.bearer)

describe('the lists', () => {
  test('go page by page, longest waiting first, and count all', async () => {
    const seen: string[] = []
    let after = ''
    let total = 0
    do {
      const { body } = await ask('ListDoctors', { queue: 'DOCTOR_QUEUE_WAITING', after, limit: 7 })
      for (const one of body.doctors) {
        expect(['INITIAL', 'MEDICAL_LICENSE_VERIFIED', 'VIEW_ONLY', 'UNKNOWN', 'UNSPECIFIED']).toContain(
          one.status.replace('DOCTOR_STATUS_', ''),
        )
        seen.push(one.doctor_id)
      }
      after = body.next_cursor
      total = body.total
    } while (after)
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen).toHaveLength(total)
    expect(total).toBe(25)
  })

  test.each([
    ['an unknown list', { queue: 'DOCTOR_QUEUE_ALL' }],
    ['a cursor of nobody', { queue: 'DOCTOR_QUEUE_WAITING', after: 'xyz' }],
    ['too many at once', { queue: 'DOCTOR_QUEUE_WAITING', limit: 101 }],
  ])('%s is refused', async (_, body) => {
    expect((await ask('ListDoctors', body)).status).toBe(400)
  })

  test('nothing of this was an outage', () => {
    expect(backend.reported).toEqual([])
  })
})
