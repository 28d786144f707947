import { Code, ConnectError, createClient } from '@connectrpc/connect'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DOCTOR_STATUS, type DoctorStatus } from '#app/domain/account/doctor-words.ts'
import { roleFlags, roleOfDoctorStatus, USER_STATUS, type Role } from '#app/domain/account/role.ts'
import { DoctorStatus as WireStatus, User } from '#app/contract/gen/user_pb.ts'
import { callWork, testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertDoctor, type TestDoctor } from '#tests/support/doctors.ts'
import { hours, insertListing } from '#tests/support/listings.ts'
import { readProfile, saveSection } from '#tests/support/profile-calls.ts'
import {
  decideChange,
  outcomeOf as outcomeOfChange,
  requestChange,
  reviewChange,
  withdrawChange,
} from '#tests/support/profile-changes.ts'
import { insertRegistered } from '#tests/support/profiles.ts'

/** Every doctor status × operation × own or another's object. */

/** What applying gives: to a listing without and with selection. */
type Applying = readonly [free: string, selection: string]

const ALL: Applying = ['MATCHED', 'APPLIED']
const SELECTION_ONLY: Applying = ['NOT_ALLOWED', 'APPLIED']
const NONE: Applying = ['NOT_ALLOWED', 'NOT_ALLOWED']

const TABLE: [DoctorStatus | null, Role, number, Applying][] = [
  ['APPROVE', 'TrustedDoctor', 3, ALL],
  ['INITIAL', 'Initial', 5, NONE],
  ['MEDICAL_LICENSE_VERIFIED', 'MedicalLicenseVerified', 6, SELECTION_ONLY],
  ['REJECT', 'BannedDoctor', 4, NONE],
  ['SUSPENDED', 'BannedDoctor', 4, NONE],
  ['BANNED', 'BannedDoctor', 4, NONE],
  ['UNKNOWN', 'InReviewDoctor', 2, NONE],
  ['UNSPECIFIED', 'InReviewDoctor', 2, NONE],
  ['VIEW_ONLY', 'InReviewDoctor', 2, NONE],
  ['DEACTIVATED', 'InReviewDoctor', 2, NONE],
  [null, 'PreRegistered', 1, NONE],
]

let db: TestDatabase
let backend: TestBackend
let other: TestDoctor
let listings: { free: string; selection: string }
let days = 9

beforeAll(async () => {
  db = await testDatabase()
  backend = testBackend(db.database)
  other = await insertDoctor(db.database)
}, 60_000)
afterAll(() => db.close())

beforeEach(async () => {
  // Each test on days of its own: nothing overlaps, and rest is long enough.
  const day = () => ({ startTime: hours((days += 5) * 24 + 5), slots: 2 })
  listings = {
    free: await insertListing(db.database, { ...day(), applicationStatus: 'FREE' }),
    selection: await insertListing(db.database, { ...day(), applicationStatus: 'SELECTION' }),
  }
})

async function apply(bearer: string | undefined, id: string) {
  const body = { spot_work_id: id, idempotency_key: crypto.randomUUID(), short_rest_acknowledged: true }
  return callWork(backend, 'ApplyToSpot', body, bearer)
}

const outcomeOf = async (bearer: string, id: string): Promise<string> =>
  String((await apply(bearer, id)).body.outcome).replace('APPLY_OUTCOME_', '')

async function codeOf(call: Promise<unknown>): Promise<Code | null> {
  try {
    await call
    return null
  } catch (error) {
    return ConnectError.from(error).code
  }
}

test('the table knows every status', () => {
  const known = TABLE.flatMap(([status]) => status ?? [])
  expect(known.sort()).toEqual(Object.keys(DOCTOR_STATUS).sort())
})

describe.each(TABLE)('%s', (status, role, number, [free, selection]) => {
  test(`is ${role}, one flag of seven`, () => {
    if (status) expect(roleOfDoctorStatus(status)).toBe(role)
    expect(USER_STATUS[role]).toBe(number)
    const flags = Object.entries(roleFlags(role))
    expect(flags).toHaveLength(7)
    expect(flags.filter(([, isSet]) => isSet)).toEqual([[`is${role}`, true]])
  })

  test('SignInUser and GetDoctor give the own record, or say that there is none', async () => {
    const { bearer, doctorId } = await insertDoctor(db.database, { status })
    const client = createClient(User, backend.inProcess.user(bearer))
    if (status === null) {
      expect(await codeOf(client.signInUser({}))).toBe(Code.FailedPrecondition)
      expect(await codeOf(client.getDoctor({}))).toBe(Code.FailedPrecondition)
    } else {
      expect((await client.signInUser({})).doctor).toMatchObject({
        uid: doctorId,
        status: WireStatus[status],
      })
      expect((await client.getDoctor({})).doctor).toMatchObject({ uid: doctorId, status: WireStatus[status] })
    }
  })

  test('applies to what the role may apply to', async () => {
    const { bearer } = await insertDoctor(db.database, { status })
    expect(await outcomeOf(bearer, listings.free)).toBe(free)
    expect(await outcomeOf(bearer, listings.selection)).toBe(selection)
  })

  test('reads the own profile, and changes it unless stopped, refused or gone', async () => {
    const { bearer } = await (status
      ? insertRegistered(db.database, { status })
      : insertDoctor(db.database, { status }))
    const reading = await codeOf(readProfile(backend, bearer))
    if (status === null) {
      expect(reading).toBe(Code.FailedPrecondition)
      expect(await codeOf(saveSection(backend, bearer, 'wishes', 1))).toBe(Code.FailedPrecondition)
      return
    }
    expect(reading).toBeNull()
    const mayEdit = !['REJECT', 'SUSPENDED', 'BANNED', 'DEACTIVATED'].includes(status)
    expect((await readProfile(backend, bearer))?.mayEdit).toBe(mayEdit)
    const asked = await requestChange(backend, bearer)
    if (!mayEdit) {
      expect(await codeOf(saveSection(backend, bearer, 'wishes', 1))).toBe(Code.PermissionDenied)
      expect(asked.body.code).toBe('permission_denied')
      return
    }
    expect((await saveSection(backend, bearer, 'wishes', 1)).outcome).toBe('SAVED')
    expect(outcomeOfChange(asked)).toBe(status === 'INITIAL' ? 'NOT_VERIFIED' : 'REQUESTED')
    const theirs = await insertRegistered(db.database)
    const id: string = (await requestChange(backend, theirs.bearer)).body.profile.changes[0].id
    expect((await withdrawChange(backend, id, bearer)).status).toBe(404)
    expect((await reviewChange(backend, 'ListOpenChanges', {}, bearer)).body.code).toBe('permission_denied')
    expect((await decideChange(backend, id, bearer)).body.code).toBe('permission_denied')
  })

  test('lists what is the own and nothing of another’s', async () => {
    const theirs = [
      await apply(other.bearer, listings.free),
      await apply(other.bearer, listings.selection),
    ].map(({ body }) => body.application.id)
    const { bearer } = await insertDoctor(db.database, { status })
    const own = [await apply(bearer, listings.free), await apply(bearer, listings.selection)]
    const ownIds = own.flatMap(({ body }) => (body.application ? [body.application.id] : []))
    const applications = await callWork(backend, 'ListApplications', {}, bearer)
    const works = await callWork(backend, 'ListMatchedWorks', {}, bearer)
    expect([applications.status, works.status]).toEqual([200, 200])
    const shown = applications.body.applications.map(({ id }: { id: string }) => id)
    expect(new Set(shown)).toEqual(new Set(ownIds))
    expect(works.body.works).toHaveLength(free === 'MATCHED' ? 1 : 0)
    expect(shown.filter((id: string) => theirs.includes(id))).toEqual([])
  })
})

test('a visitor is told to sign in by every operation', async () => {
  const client = createClient(User, backend.inProcess.user(null))
  expect(await codeOf(client.signInUser({}))).toBe(Code.Unauthenticated)
  expect(await codeOf(client.getDoctor({}))).toBe(Code.Unauthenticated)
  expect((await apply(undefined, listings.free)).status).toBe(401)
  expect(await codeOf(readProfile(backend, null))).toBe(Code.Unauthenticated)
  expect(await codeOf(saveSection(backend, null, 'wishes', 1))).toBe(Code.Unauthenticated)
  expect((await requestChange(backend, undefined)).status).toBe(401)
  expect((await withdrawChange(backend, crypto.randomUUID())).status).toBe(401)
  expect((await reviewChange(backend, 'ListOpenChanges', {})).status).toBe(401)
  for (const method of ['ListApplications', 'ListMatchedWorks']) {
    expect((await callWork(backend, method, {})).status).toBe(401)
  }
})
