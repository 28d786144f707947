import { DAY_MS } from '#app/domain/duration.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hospitalMember } from '#app/backend/database/schema/hospital/hospital-member.ts'
import { hospital } from '#app/backend/database/schema/hospital/hospital.ts'
import { WHILE_SUSPENDED } from '#app/backend/gate/while-suspended.ts'
import { SUSPENDED_COMMAND } from '#app/domain/listing/hospital-standing.ts'
import { callTwirp, testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { NOW, ORIGIN } from '#tests/support/doctors.ts'
import { hospitalMethods, hospitalRequest, type RpcMethodName } from '#tests/support/rpc-methods.ts'
import { makeHospitals } from '#app/backend/seed/hospitals.ts'
import { insertMember, type TestMember } from '#tests/support/members.ts'

/** Every method of the contract against owners who have put off the second factor, and against suspended hospitals. */

const OVERDUE = '二段階認証を設定すると、このページをお使いになれます。'

let db: TestDatabase
let backend: TestBackend
let strict: TestBackend
let own = 0

beforeAll(async () => {
  db = await testDatabase()
  backend = testBackend(db.database)
  strict = testBackend(db.database, undefined, null, {
    bankKey: Buffer.alloc(32, 7),
    secondFactor: 'REQUIRED',
  })
  const [place] = makeHospitals(30)
  if (!place) throw new Error('no hospital')
  own = place.row.id
  await db.database.insert(hospital).values(place.row)
}, 60_000)
afterAll(() => db.close())

const call = (at: TestBackend, one: RpcMethodName, { bearer }: TestMember) =>
  callTwirp(at, one.path, hospitalRequest(one, own), bearer)

async function overdueOwner() {
  const member = await insertMember(db.database, own)
  await db.database
    .update(hospitalMember)
    .set({ factorAskedAt: new Date(NOW.getTime() - 15 * DAY_MS) })
    .where(eq(hospitalMember.id, member.memberId))
  return member
}

/** What the page that sets the factor up needs around it; an invitation is no member's, nor is a link of a mail. */
const OPEN = new Set([
  'dp.hospital.Members/GetMember',
  'dp.hospital.Members/ChooseHospital',
  'dp.hospital.HospitalMembers/AcceptInvitation',
  'dp.notice.Notices/StopMails',
])

describe('an owner who has put off a required second factor', () => {
  test.each(hospitalMethods.map((one) => [one.path, one] as const))('%s', async (path, one) => {
    const { body, status } = await call(strict, one, await overdueOwner())
    if (OPEN.has(path)) expect(body.msg).not.toBe(OVERDUE)
    else expect({ path, status, msg: body.msg }).toEqual({ path, status: 403, msg: OVERDUE })
  })

  test('opens no file, no stream and no CSV', async () => {
    const { bearer } = await overdueOwner()
    const get = (path: string) =>
      new Request(`${ORIGIN}${path}`, { headers: { Authorization: `Bearer ${bearer}` } })
    const { paymentFiles, messageEvents } = strict.handlers
    expect((await paymentFiles(get('/account/payments/hospital-unpaid.csv'))).status).toBe(403)
    expect((await messageEvents(get('/messages/events'))).status).toBe(403)
    expect((await backend.handlers.paymentFiles(get('/account/payments/hospital-unpaid.csv'))).status).toBe(
      200,
    )
  })
})

describe('the members of a suspended hospital', () => {
  let member: TestMember
  beforeAll(async () => {
    await db.database
      .update(hospital)
      .set({ standing: 'SUSPENDED', isHiringPaused: true })
      .where(eq(hospital.id, own))
    member = await insertMember(db.database, own)
  })

  const gated = hospitalMethods.filter(({ path }) => WHILE_SUSPENDED[path] !== undefined)

  test('every method that asks the gate has its place in the table', () => {
    expect(
      Object.keys(WHILE_SUSPENDED).filter((path) => !hospitalMethods.some((one) => one.path === path)),
    ).toEqual([])
    const others = hospitalMethods.filter((one) => !gated.includes(one)).map(({ path }) => path)
    expect(new Set(others)).toEqual(OPEN)
  })

  test.each(gated.map((one) => [one.path, WHILE_SUSPENDED[one.path], one] as const))(
    '%s: %s',
    async (path, rule, one) => {
      const { body } = await call(backend, one, member)
      const refused = body.msg === SUSPENDED_COMMAND
      // An application that is not there is said to be no sooner than the gate asks about the hospital.
      if (rule === 'REFUSED' && body.code === 'not_found') expect(path).toMatch(/ProposeDate$/)
      else
        expect({ path, refused, ...(refused !== (rule === 'REFUSED') && { body }) }).toEqual({
          path,
          refused: rule === 'REFUSED',
        })
    },
  )
})
