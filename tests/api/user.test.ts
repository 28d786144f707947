import { Code, ConnectError, createClient } from '@connectrpc/connect'
import { timestampFromDate } from '@bufbuild/protobuf/wkt'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { usageEvent } from '#app/backend/database/schema/event.ts'
import { DoctorStatus, Platform, User } from '#app/contract/gen/user_pb.ts'
import { post, testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertDoctor, NOW } from '#tests/support/doctors.ts'

let db: TestDatabase
let backend: TestBackend

beforeAll(async () => {
  db = await testDatabase()
  backend = testBackend(db.database)
}, 60_000)
afterAll(() => db.close())

const client = (bearer: string | null) => createClient(User, backend.inProcess.user(bearer))

async function codeOf(call: Promise<unknown>) {
  try {
    await call
    return null
  } catch (error) {
    return ConnectError.from(error).code
  }
}

describe('SignInUser', () => {
  test('gives the doctor record, over HTTP with an empty body too', async () => {
    const { bearer, doctorId } = await insertDoctor(db.database)
    const { doctor } = await client(bearer).signInUser({})
    expect(doctor).toMatchObject({
      uid: doctorId,
      status: DoctorStatus.APPROVE,
      lastName: '試験',
      firstName: '一郎',
      sex: 1,
    })
    const response = await backend.handlers.connect(post('/dp.user.User/SignInUser', '', { bearer }))
    expect(await response.json()).toMatchObject({
      doctor: { uid: doctorId, firstName: '一郎', sex: 'SEX_MALE' },
    })
    const twirp = await backend.handlers.twirp(post('/twirp/dp.user.User/SignInUser', '', { bearer }))
    expect(await twirp.json()).toMatchObject({ doctor: { uid: doctorId, first_name: '一郎' } })
  })

  test('fails with failed_precondition when there is no doctor record yet', async () => {
    const { bearer } = await insertDoctor(db.database, { status: null })
    expect(await codeOf(client(bearer).signInUser({}))).toBe(Code.FailedPrecondition)
    const response = await backend.handlers.connect(post('/dp.user.User/SignInUser', {}, { bearer }))
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ code: 'failed_precondition' })
    const twirp = await backend.handlers.twirp(post('/twirp/dp.user.User/SignInUser', {}, { bearer }))
    expect(twirp.status).toBe(412)
  })

  test('fails with unauthenticated without a token that holds', async () => {
    expect(await codeOf(client(null).signInUser({}))).toBe(Code.Unauthenticated)
    expect(await codeOf(client('x.y.z').getDoctor({}))).toBe(Code.Unauthenticated)
    expect(await codeOf(client(null).createActivity({ version: 1 }))).toBe(Code.Unauthenticated)
  })

  test('raises an error on a status the table does not know', async () => {
    const { bearer, doctorId } = await insertDoctor(db.database)
    await db.database.execute(sql`alter table doctor drop constraint doctor_status_known`)
    await db.database.execute(sql`update doctor set status = 'RETIRED' where id = ${doctorId}`)
    expect(await codeOf(client(bearer).signInUser({}))).toBe(Code.Internal)
    expect(backend.reported.splice(0)).toMatchObject([{ message: 'unknown doctor status: RETIRED' }])
  })
})

describe('CreateActivity', () => {
  const event = (changes: Record<string, unknown> = {}) => ({
    id: crypto.randomUUID(),
    actionType: 'click',
    coordinateName: 'mail',
    additionalProps: { path: '/spot/1', isAnonymous: 'false' },
    occurTime: timestampFromDate(NOW),
    ...changes,
  })

  test('keeps an event once, however often it is sent', async () => {
    const { bearer, doctorId } = await insertDoctor(db.database)
    const [one, two] = [event(), event()]
    await client(bearer).createActivity({ version: 1, events: [one] })
    await client(bearer).createActivity({ version: 1, events: [{ ...one, actionType: 'changed' }, two, two] })
    const rows = await db.database.select().from(usageEvent)
    expect(rows).toHaveLength(2)
    expect(rows.find(({ id }) => id === one.id)).toMatchObject({
      doctorId,
      actionType: 'click',
      occurTime: NOW,
    })
  })

  test('keeps on what device and app they came about', async () => {
    const { bearer, doctorId } = await insertDoctor(db.database)
    await client(bearer).createActivity({
      version: 1,
      device: { manufacturer: 'Apple', modelName: 'iPhone' },
      app: { platform: Platform.IOS_WEBVIEW, version: '1.7.0', mobileAppVersion: '2.1.0' },
      events: [event()],
    })
    expect(
      await db.database.select().from(usageEvent).where(eq(usageEvent.doctorId, doctorId)),
    ).toMatchObject([
      {
        platform: 'IOS_WEBVIEW',
        manufacturer: 'Apple',
        modelName: 'iPhone',
        appVersion: '1.7.0',
        mobileAppVersion: '2.1.0',
      },
    ])
  })

  test('takes 100 events, none, and those of somebody without a doctor record', async () => {
    const { bearer } = await insertDoctor(db.database, { status: null })
    await client(bearer).createActivity({ version: 1, events: Array.from({ length: 100 }, () => event()) })
    expect(await client(bearer).createActivity({ version: 1 })).toMatchObject({})
  })

  test.each<[string, Record<string, unknown>]>([
    ['another version', { version: 2, events: [] }],
    ['101 events', { version: 1, events: Array.from({ length: 101 }, () => event()) }],
    ['an id that is no UUID', { version: 1, events: [event({ id: '1' })] }],
    ['no time', { version: 1, events: [event({ occurTime: undefined })] }],
    ['no action', { version: 1, events: [event({ actionType: '' })] }],
    ['a long word', { version: 1, events: [event({ coordinateName: 'x'.repeat(201) })] }],
    ['a character the database cannot keep', { version: 1, events: [event({ actionType: 'a\0' })] }],
    ['a property too long', { version: 1, events: [event({ additionalProps: { a: 'x'.repeat(5_000) } })] }],
  ])('refuses %s', async (_, message) => {
    const { bearer } = await insertDoctor(db.database)
    expect(await codeOf(client(bearer).createActivity(message))).toBe(Code.InvalidArgument)
  })
})

test('nothing else was reported as a bug', () => expect(backend.reported).toEqual([]))
