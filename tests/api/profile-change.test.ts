import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { profileChange } from '#app/backend/database/schema/doctor/profile.ts'
import { testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import type { TestDoctor } from '#tests/support/doctors.ts'
import { insertStaff } from '#tests/support/staff.ts'
import {
  CHANGED_NAME as NAME,
  decideChange,
  outcomeOf,
  REASON,
  requestChange,
  withdrawChange,
} from '#tests/support/profile-changes.ts'
import { insertRegistered } from '#tests/support/profiles.ts'

let db: TestDatabase
let backend: TestBackend
let member: TestDoctor

beforeAll(async () => {
  db = await testDatabase({ max: 10 })
  backend = testBackend(db.database)
  member = await insertStaff(db.database, '運営 花子')
}, 60_000)
afterAll(() => db.close())

const request = (bearer: string | undefined, more?: Record<string, unknown>) =>
  requestChange(backend, bearer, more)
const decide = (changeId: string, more?: Record<string, unknown>, bearer = member.bearer) =>
  decideChange(backend, changeId, bearer, more)
const withdraw = (changeId: string, bearer?: string) => withdrawChange(backend, changeId, bearer)

async function requested(more?: Record<string, unknown>) {
  const one = await insertRegistered(db.database)
  const { body } = await request(one.bearer, more)
  const changeId: string = body.profile.changes[0].id
  return { ...one, changeId }
}

const changeOf = async (changeId: string) =>
  (await db.database.select().from(profileChange).where(eq(profileChange.id, changeId)))[0]

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
        kind: `CHANGE_KIND_${kind}`,
        state: 'CHANGE_STATE_OPEN',
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

  test('what could not be sent is there again for a page without script, until it is sent', async () => {
    const { bearer } = await insertRegistered(db.database)
    const change = { ...NAME, last_name_kana: 'satou', reason: REASON }
    expect((await request(bearer, { change })).body.profile.unsaved_change).toBeUndefined()
    const refused = await request(bearer, { change, keep_unsaved: true })
    expect(refused.body.profile.unsaved_change).toMatchObject({
      kind: 'CHANGE_KIND_NAME',
      change: { last_name: '佐藤', last_name_kana: 'satou', reason: REASON },
      problems: [{ field: 'lastNameKana', message: 'カタカナで入力してください' }],
    })
    const same = { kind: 'SEX', change: { sex: 'MALE', reason: REASON }, keep_unsaved: true }
    const unchanged = await request(bearer, same)
    expect(outcomeOf(unchanged)).toBe('UNCHANGED')
    expect(unchanged.body.profile.unsaved_change).toMatchObject({
      kind: 'CHANGE_KIND_SEX',
      change: { reason: REASON },
    })
    const sent = await request(bearer, { keep_unsaved: true })
    expect(outcomeOf(sent)).toBe('REQUESTED')
    expect(sent.body.profile.unsaved_change).toBeUndefined()
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
    expect(again.body.profile.changes).toEqual([expect.objectContaining({ state: 'CHANGE_STATE_WITHDRAWN' })])
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

test('nothing was reported as a bug', () => expect(backend.reported).toEqual([]))
