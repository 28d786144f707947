import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { doctor } from '#app/backend/database/schema/doctor/doctor.ts'
import { ngSetting } from '#app/backend/database/schema/doctor/ng.ts'
import { doctorProfile } from '#app/backend/database/schema/doctor/registration.ts'
import { spotWork } from '#app/backend/database/schema/listing/spot-work.ts'
import { work } from '#app/backend/database/schema/work/application.ts'
import { SUITABLE_COUNTS_A_MINUTE, toldCount } from '#app/domain/listing/suitable-count.ts'
import { callTwirp, testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { hours, insertListing } from '#tests/support/listings.ts'
import { NOW, type TestDoctor } from '#tests/support/doctors.ts'
import { insertMember } from '#tests/support/members.ts'
import { insertRegistered } from '#tests/support/profiles.ts'

/** While a hospital types requirements it is told how many doctors meet them, and never who. */

describe('suitable doctors', () => {
  let db: TestDatabase
  let backend: TestBackend
  let hospitalId: number
  const doctors: TestDoctor[] = []

  beforeAll(async () => {
    db = await testDatabase()
    backend = testBackend(db.database)
    const [row] = await db.database
      .select({ hospitalId: spotWork.hospitalId })
      .from(spotWork)
      .where(eq(spotWork.id, Number(await insertListing(db.database))))
    hospitalId = row?.hospitalId ?? 0
    for (let at = 0; at < 11; at += 1) {
      const one = await insertRegistered(db.database)
      doctors.push(one)
      await db.database
        .update(doctorProfile)
        .set({ skills: ['VENTILATOR', 'SUTURE'], specialties: ['SURGERY'], licenceDate: '2017-02-01' })
        .where(eq(doctorProfile.doctorId, one.doctorId))
    }
  }, 60_000)
  afterAll(() => db.close())

  const SURGEON = { skills: ['VENTILATOR'], specialties: ['SURGERY', 'UROLOGY'], firstTimeOk: ['YES'] }
  async function ask(answers: Record<string, string[]>, bearer?: string) {
    const typed = Object.entries(answers).map(([field, values]) => ({ field, values }))
    return callTwirp(
      backend,
      'dp.hospital.HospitalListings/CountSuitableDoctors',
      { answers: typed },
      bearer ?? (await insertMember(db.database, hospitalId)).bearer,
    )
  }
  const told = async (answers: Record<string, string[]>) => (await ask(answers)).body.told ?? 0

  test('who meets everything counts, rounded down; below ten none are told', async () => {
    expect(await told(SURGEON)).toBe(10)
    expect(await told({ ...SURGEON, skills: ['VENTILATOR', 'TRAUMA'] })).toBe(0)
    expect(await told({ ...SURGEON, specialties: ['UROLOGY'] })).toBe(0)
    // Ten years are complete on the first of February 2027.
    expect(await told({ ...SURGEON, minYears: ['10'], date: ['2027-02-01'] })).toBe(10)
    expect(await told({ ...SURGEON, minYears: ['10'], date: ['2027-01-31'] })).toBe(0)
    expect(await told({ ...SURGEON, minYears: ['10'], contractStart: ['2027-04-01'] })).toBe(10)
  })

  test('numbers are rounded so that a single doctor is not seen to come or go', () => {
    expect([9, 10, 19, 20, 999, 1_000, 1_234].map(toldCount)).toEqual([0, 10, 10, 20, 990, 1_000, 1_200])
  })

  test('who is not approved, has left or refuses the hospital does not count', async () => {
    const [first, second] = doctors
    const set = (status: 'BANNED' | 'APPROVE' | 'DEACTIVATED' | 'MEDICAL_LICENSE_VERIFIED') =>
      db.database
        .update(doctor)
        .set({ status })
        .where(eq(doctor.id, second?.doctorId ?? ''))
    await db.database.insert(ngSetting).values({
      doctorId: first?.doctorId ?? '',
      scope: 'HOSPITAL' as const,
      hospitalId,
      createdAt: NOW,
    })
    // Ten are left of eleven.
    expect(await told(SURGEON)).toBe(10)
    for (const status of ['BANNED', 'DEACTIVATED', 'MEDICAL_LICENSE_VERIFIED'] as const) {
      await set(status)
      expect(await told(SURGEON)).toBe(0)
    }
    await set('APPROVE')
    expect(await told(SURGEON)).toBe(10)
  })

  test('without 初めて可 only those who have worked at the hospital count', async () => {
    expect(await told({ ...SURGEON, firstTimeOk: ['NO'] })).toBe(0)
    for (const { doctorId } of doctors)
      await db.database.insert(work).values({
        doctorId,
        hospitalId,
        plannedStart: hours(-30),
        plannedEnd: hours(-20),
        breakMinutes: 0,
        fee: 1,
      })
    expect(await told({ ...SURGEON, firstTimeOk: ['NO'] })).toBe(10)
  })

  test('nobody but members who may write listings is told', async () => {
    const reader = await insertMember(db.database, hospitalId, { role: 'VIEWER' })
    expect((await ask(SURGEON, reader.bearer)).body.code).toBe('permission_denied')
    expect((await ask(SURGEON, doctors[0]?.bearer)).body.code).toBe('permission_denied')
    expect((await ask(SURGEON, 'nobody')).body.code).toBe('unauthenticated')
  })

  test('what cannot be read is refused', async () => {
    const unread: Record<string, string[]>[] = [
      { minYears: ['many'] },
      { minYears: ['-1'] },
      { skills: ['FLYING'] },
      { specialties: ['X', ''] },
    ]
    for (const wrong of unread) expect((await ask(wrong)).body.code).toBe('invalid_argument')
  })

  test('whoever asks too often has to wait', async () => {
    const { bearer } = await insertMember(db.database, hospitalId)
    const codes = []
    for (let at = 0; at <= SUITABLE_COUNTS_A_MINUTE; at += 1)
      codes.push(
        (
          await callTwirp(
            backend,
            'dp.hospital.HospitalListings/CountSuitableDoctors',
            { answers: [] },
            bearer,
          )
        ).body.code,
      )
    expect(codes.slice(0, -1).every((code) => code === undefined)).toBe(true)
    expect(codes.at(-1)).toBe('resource_exhausted')
  })
})
