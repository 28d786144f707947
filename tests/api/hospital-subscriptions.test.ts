import type { TadaDocumentNode } from 'gql.tada'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hospital } from '#app/backend/database/schema/hospital/hospital.ts'
import { doctorProfile } from '#app/backend/database/schema/doctor/registration.ts'
import { makeHospitals } from '#app/backend/seed/hospitals.ts'
import { SetHospitalSubscription } from '#app/features/like/like.listings.documents.ts'
import { HospitalSubscriptions } from '#app/features/subscription/subscription.listings.documents.ts'
import { dataOf } from '#app/services/graphql-request.server.ts'
import { testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertDoctor, type TestDoctor } from '#tests/support/doctors.ts'
import { hours, insertListing } from '#tests/support/listings.ts'
import { insertRegistered } from '#tests/support/profiles.ts'
import { insertRegularListing } from '#tests/support/regular-listings.ts'

describe('hospitals followed', () => {
  let db: TestDatabase
  let backend: TestBackend
  let doctor: TestDoctor
  let ids: string[]
  let now = hours(0)

  beforeAll(async () => {
    db = await testDatabase()
    backend = testBackend(db.database, () => now)
    const places = makeHospitals(105)
    await db.database.insert(hospital).values(places.map(({ row }) => row))
    ids = places.map(({ row }) => String(row.id))
  }, 60_000)
  afterAll(() => db.close())
  beforeEach(async () => {
    now = hours(0)
    doctor = await insertDoctor(db.database)
  })

  async function ask<Data, Variables extends Record<string, unknown>>(
    document: TadaDocumentNode<Data, Variables>,
    variables: Record<string, unknown>,
    bearer: string | null = doctor.bearer,
  ): Promise<Data> {
    return dataOf('listings', document, await backend.inProcess.listings({ document, variables, bearer }))
  }

  const follow = async (hospitalId = '', more: Record<string, unknown> = {}, bearer?: string | null) =>
    (await ask(SetHospitalSubscription, { hospitalId, subscribed: true, ...more }, bearer))
      .setHospitalSubscription.refusal
  const list = async (more: Record<string, unknown> = {}, bearer?: string | null) =>
    (await ask(HospitalSubscriptions, { limit: 20, ...more }, bearer)).hospitalSubscriptions
  const idsOf = ({ items }: Awaited<ReturnType<typeof list>>) => items.map((item) => item.hospital.id)

  test('a hospital that is followed is listed with its open listings, until it is no longer followed', async () => {
    const [id] = ids
    const soon = hours(30)
    await insertListing(db.database, { startTime: soon, publishTime: hours(-1) })
    await insertListing(db.database, { publishTime: hours(-100) })
    await insertListing(db.database, { status: 'FILLED', startTime: hours(20) })
    await insertRegularListing(db.database, { publishTime: hours(-71) })
    expect(await follow(id)).toBeNull()
    const { items } = await list()
    expect(items).toMatchObject([{ hospital: { id }, spotCount: 2, regularCount: 1, newCount: 2 }])
    expect(Date.parse(String(items[0]?.nextStartTime))).toBe(soon.getTime())
    for (let times = 0; times < 2; times += 1) expect(await follow(id, { subscribed: false })).toBeNull()
    expect((await list()).items).toEqual([])
  })

  test('a hospital followed twice is listed once, with its first channels unless the second call names others', async () => {
    const [, id] = ids
    doctor = await insertRegistered(db.database)
    await db.database
      .update(doctorProfile)
      .set({ notices: ['LISTING_LINE', 'WORK_MAIL'] })
      .where(eq(doctorProfile.doctorId, doctor.doctorId))
    await Promise.all(Array.from({ length: 8 }, () => follow(id)))
    expect((await list()).items).toMatchObject([{ channels: ['LINE'] }])
    await follow(id, { channels: ['MAIL', 'PUSH', 'MAIL'] })
    expect((await list()).items).toMatchObject([{ channels: ['MAIL', 'PUSH'] }])
    await follow(id)
    expect((await list()).items).toMatchObject([{ channels: ['MAIL', 'PUSH'] }])
    await follow(id, { channels: [] })
    expect((await list()).items).toMatchObject([{ channels: [] }])
    await expect(follow(id, { channels: ['PIGEON'] })).rejects.toThrow()
  })

  test('nobody sees or changes those of another', async () => {
    const [, , id] = ids
    await follow(id)
    const { bearer } = await insertDoctor(db.database)
    expect((await list({}, bearer)).items).toEqual([])
    await follow(id, { subscribed: false }, bearer)
    expect(idsOf(await list())).toEqual([id])
  })

  test('doctors may follow; other roles are refused with a sentence', async () => {
    const [id] = ids
    expect(await follow(id, {}, null)).toBe('SIGNED_OUT')
    expect((await list({}, null)).items).toEqual([])
    for (const [status, refusal] of [
      [null, null],
      ['INITIAL', null],
      ['APPROVE', null],
      ['BANNED', 'NOT_ALLOWED'],
      ['DEACTIVATED', 'NOT_ALLOWED'],
    ] as const) {
      const { bearer } = await insertDoctor(db.database, { status })
      expect(await follow(id, {}, bearer), String(status)).toBe(refusal)
      expect(await follow(id, { subscribed: false }, bearer), String(status)).toBe(refusal)
    }
    for (const wrong of ['', 'x', '0', '-1', '999999']) {
      expect(await follow(wrong), wrong).toBe('NOT_FOUND')
      expect(await follow(wrong, { subscribed: false }), wrong).toBeNull()
    }
    expect(backend.reported).toEqual([])
  })

  test('followed last comes first, page after page; a hundred are the most', async () => {
    for (const [at, id] of ids.slice(0, 99).entries()) {
      now = hours(at / 10_000)
      expect(await follow(id)).toBeNull()
    }
    const answers = await Promise.all(ids.slice(99, 104).map((id) => follow(id)))
    expect(answers.filter((refusal) => refusal === 'TOO_MANY')).toHaveLength(4)
    const first = await list({ limit: 60 })
    const second = await list({ limit: 60, after: first.nextCursor })
    const found = [...idsOf(first), ...idsOf(second)]
    expect(found).toHaveLength(100)
    expect(found.slice(-99)).toEqual(ids.slice(0, 99).toReversed())
    expect(second.nextCursor).toBeNull()
    for (const wrong of [{ limit: 0 }, { limit: 101 }, { after: 'x' }]) {
      await expect(list(wrong)).rejects.toThrow(/件まで|続きの位置/)
    }
  })
})
