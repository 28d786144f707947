import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMemberships } from '#app/backend/gate/memberships.ts'
import { HospitalApplications } from '#app/contract/gen/hospital_application_pb.ts'
import { createMemberGate, namedHospital } from '#app/backend/gate/member-gate.ts'
import { account } from '#app/backend/database/schema/account/account.ts'
import { doctor } from '#app/backend/database/schema/doctor/doctor.ts'
import { hospital } from '#app/backend/database/schema/hospital/hospital.ts'
import { hospitalMember } from '#app/backend/database/schema/hospital/hospital-member.ts'
import { makeHospitals } from '#app/backend/seed/hospitals.ts'
import { MEMBER_ROLE, mayOperate, type MemberRole } from '#app/domain/hospital/member-role.ts'
import { callTwirp, testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertDoctor, NOW } from '#tests/support/doctors.ts'
import { insertMember, joinHospital } from '#tests/support/members.ts'
import { insertStaff } from '#tests/support/staff.ts'

let db: TestDatabase
let backend: TestBackend
let own: number
let next: number

beforeAll(async () => {
  db = await testDatabase()
  backend = testBackend(db.database)
  const places = makeHospitals(2)
  await db.database.insert(hospital).values(places.map(({ row }) => row))
  ;[own = 0, next = 0] = places.map(({ row }) => row.id)
}, 60_000)
afterAll(() => db.close())

const ask = (method: string, bearer?: string, body = {}) =>
  callTwirp(backend, `dp.hospital.Members/${method}`, body, bearer)
const hospitalsOf = async (bearer: string) =>
  (await ask('GetMember', bearer)).body.memberships.map((one: { hospital_id: string }) => one.hospital_id)

test('a member is told the hospital and the role', async () => {
  const { bearer } = await insertMember(db.database, own, { role: 'VIEWER' })
  const { status, body } = await ask('GetMember', bearer)
  expect(status).toBe(200)
  expect(body.memberships).toEqual([
    {
      hospital_id: String(own),
      hospital_name: expect.any(String),
      role: 'MEMBER_ROLE_VIEWER',
      name: '採用 桜子',
      mails: ['MEMBER_MAIL_APPLICATION', 'MEMBER_MAIL_WORK', 'MEMBER_MAIL_MESSAGE'],
      standing: 'HOSPITAL_STANDING_ACTIVE',
    },
  ])
})

test('nobody else is: a visitor, a doctor, our staff, who has left', async () => {
  const left = await insertMember(db.database, own)
  await db.database
    .update(hospitalMember)
    .set({ leftAt: NOW })
    .where(eq(hospitalMember.accountId, left.accountId))
  expect((await ask('GetMember')).status).toBe(401)
  for (const { bearer } of [await insertDoctor(db.database), await insertStaff(db.database, '係'), left])
    expect((await ask('GetMember', bearer)).status).toBe(403)
})

test('who works for several hospitals chooses one, and only one of them', async () => {
  const { bearer, accountId } = await insertMember(db.database, own, { now: NOW })
  await joinHospital(db.database, accountId, next, 'STAFF')
  for (const chosen of [own, next, next, own]) {
    await db.database
      .update(hospitalMember)
      .set({ chosenAt: new Date(0) })
      .where(eq(hospitalMember.accountId, accountId))
    expect((await ask('ChooseHospital', bearer, { hospital_id: String(chosen) })).status).toBe(200)
    expect((await hospitalsOf(bearer))[0]).toBe(String(chosen))
  }
  const stranger = await insertMember(db.database, next)
  expect((await ask('ChooseHospital', stranger.bearer, { hospital_id: String(own) })).status).toBe(403)
  expect((await ask('ChooseHospital', stranger.bearer, { hospital_id: 'x' })).status).toBe(400)
})

describe('the gate of a hospital’s commands', () => {
  const allowed = async (role: MemberRole, hospitalId?: number) => {
    const { accountId, sessionId } = await insertMember(db.database, own, { role })
    const method = HospitalApplications.method.decideApplication
    const call = { caller: { accountId, sessionId, doctorId: null }, address: '', method }
    const base = { database: db.database, clock: () => NOW }
    const gate = createMemberGate({
      ...base,
      memberships: createMemberships({ ...base, rule: 'OPTIONAL' }),
    })
    return gate(call, 'DECIDE_APPLICATIONS', namedHospital(hospitalId)).then(
      (member) => member.hospitalId,
      (error: { code: string }) => error.code,
    )
  }

  test('asks the role', async () => {
    for (const role of ['OWNER', 'STAFF', 'VIEWER'] as const) {
      expect(role in MEMBER_ROLE).toBe(true)
      expect(await allowed(role)).toBe(mayOperate(role, 'DECIDE_APPLICATIONS') ? own : 'permission_denied')
    }
    expect(mayOperate('VIEWER', 'DECIDE_APPLICATIONS')).toBe(false)
  })

  test('asks for membership of the hospital that owns the object', async () => {
    expect(await allowed('OWNER', own)).toBe(own)
    expect(await allowed('OWNER', next)).toBe('permission_denied')
  })
})

test('an account is a doctor’s, a hospital member’s or ours, by constraint', async () => {
  const { accountId } = await insertDoctor(db.database)
  const failure = await joinHospital(db.database, accountId, own, 'OWNER').catch((error: unknown) => error)
  expect(failure).toMatchObject({ cause: { constraint: 'hospital_member_account' } })
  const change = await db.database
    .update(account)
    .set({ kind: 'STAFF' })
    .where(eq(account.id, accountId))
    .catch((error: unknown) => error)
  expect(change).toMatchObject({ cause: { constraint: 'doctor_account' } })
  expect(await db.database.$count(doctor, eq(doctor.accountId, accountId))).toBe(1)
})
