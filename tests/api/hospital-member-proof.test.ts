import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { session } from '#app/backend/database/schema/account/account.ts'
import { hospital } from '#app/backend/database/schema/hospital/hospital.ts'
import { makeHospitals } from '#app/backend/seed/hospitals.ts'
import { PROOF_ASKED } from '#app/domain/account/identity-proof.ts'
import { callTwirp, key, testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { NOW } from '#tests/support/doctors.ts'
import { insertMember, type TestMember } from '#tests/support/members.ts'

/** An owner proves in the last ten minutes who is at the device before members are changed. */

let db: TestDatabase
let backend: TestBackend
let owner: TestMember
let colleague: TestMember

beforeAll(async () => {
  db = await testDatabase()
  backend = testBackend(db.database)
  const [place] = makeHospitals(30)
  if (!place) throw new Error('no hospital')
  await db.database.insert(hospital).values(place.row)
  owner = await insertMember(db.database, place.row.id)
  colleague = await insertMember(db.database, place.row.id, { role: 'STAFF' })
}, 60_000)
afterAll(() => db.close())

const provedBefore = (minutes: number) =>
  db.database
    .update(session)
    .set({ authenticatedAt: new Date(NOW.getTime() - minutes * 60_000) })
    .where(eq(session.id, owner.sessionId))

const commands: [string, () => object][] = [
  ['InviteMember', () => ({ address: 'new@example.jp', role: 'MEMBER_ROLE_STAFF' })],
  ['VoidInvitation', () => ({ invitation_id: owner.memberId })],
  ['ChangeRole', () => ({ member_id: colleague.memberId, role: 'MEMBER_ROLE_VIEWER' })],
  ['ResetFactor', () => ({ member_id: colleague.memberId })],
  ['RemoveMember', () => ({ member_id: colleague.memberId })],
]
const call = (method: string, body: object) =>
  callTwirp(backend, `dp.hospital.HospitalMembers/${method}`, body, owner.bearer)

test.each(commands)(
  '%s is refused ten minutes after the last proof, and runs after a new one',
  async (method, of) => {
    const request = { ...of(), ...key() }
    await provedBefore(10)
    expect((await call(method, request)).body).toMatchObject({
      code: 'failed_precondition',
      msg: PROOF_ASKED,
    })
    await provedBefore(9)
    expect((await call(method, request)).body.outcome).toMatch(/_OUTCOME_/)
  },
)

test('Reading the members asks for no proof.', async () => {
  await provedBefore(20_000)
  expect((await call('ListMembers', {})).status).toBe(200)
})
