import { asc, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { doctorProfile } from '#app/backend/database/schema/doctor/registration.ts'
import { hospital } from '#app/backend/database/schema/hospital/hospital.ts'
import { performanceMedian, performanceSum } from '#app/backend/database/schema/doctor/performance.ts'
import { makeHospitals } from '#app/backend/seed/hospitals.ts'
import { MEDIAN_DOCTORS } from '#app/domain/work/performance-median.ts'
import type { MainHospitalLevel } from '#app/domain/doctor/registration-words.ts'
import { callTwirp, testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertDoctor, NOW, type TestDoctor } from '#tests/support/doctors.ts'
import { insertRegistered } from '#tests/support/profiles.ts'

/** The anonymous median of doctors alike, beside the doctor's own figures. */

describe('medians', () => {
  let db: TestDatabase
  let backend: TestBackend
  let hospitalId = 0
  beforeAll(async () => {
    db = await testDatabase()
    backend = testBackend(db.database, () => NOW)
    const row = makeHospitals(1)[0]?.row
    if (!row) throw new Error('no hospital')
    await db.database.insert(hospital).values(row)
    hospitalId = row.id
  }, 60_000)
  afterAll(() => db.close())

  const NOTHING = { walkIns: 0, wardCalls: 0, incentiveYen: 0, yen: 0, appreciations: 0, minutes: 0 }

  /** A doctor of a level with so many works in a month. */
  async function worked(level: MainHospitalLevel, works: number, month = '2026-10') {
    const doctor = await insertRegistered(db.database)
    await db.database
      .update(doctorProfile)
      .set({ mainHospitalLevel: level, sideJobPermission: 'CONFIRMED' })
      .where(eq(doctorProfile.doctorId, doctor.doctorId))
    await db.database.insert(performanceSum).values({
      ...NOTHING,
      doctorId: doctor.doctorId,
      month,
      hospitalId,
      works,
      ambulanceAccepted: works * 2,
      declined: works * 2,
      declinedByHospital: works,
      admissions: works,
    })
    return doctor
  }
  const count = () => backend.jobs.run('measured', [{ medians: true }])
  const read = async ({ bearer }: Pick<TestDoctor, 'bearer'>) =>
    (await callTwirp(backend, 'dp.work.Performance/GetMedian', {}, bearer)).body

  test('shows from the minimum of doctors of the same level on', async () => {
    const doctors = []
    for (let nth = 1; nth < MEDIAN_DOCTORS; nth += 1) doctors.push(await worked('B', nth))
    await count()
    const [first] = doctors
    if (!first) throw new Error('no doctor')
    expect((await read(first)).median).toBeUndefined()
    // Of another level, and of a month that is not over: neither counts.
    await worked('A', 99)
    await worked('B', 99, '2026-11')
    await count()
    expect((await read(first)).median).toBeUndefined()
    await worked('B', MEDIAN_DOCTORS)
    await count()
    const seen = await read(first)
    expect(seen).toMatchObject({ level: 'DOCTORS_ALIKE_B', first_month: '2025-11', last_month: '2026-10' })
    expect(seen.own.works).toBe(1)
    expect(seen.median).toMatchObject({
      doctors: MEDIAN_DOCTORS,
      works: 5.5,
      ambulance_accepted: 11,
      acceptance_percent: 67,
      admissions: 5.5,
    })
  })

  test('vanishes when there are too few again', async () => {
    const [one] = await db.database.select().from(performanceMedian)
    expect(one?.level).toBe('B')
    const rows = await db.database.select().from(performanceSum).orderBy(asc(performanceSum.works))
    await db.database.delete(performanceSum).where(
      inArray(
        performanceSum.doctorId,
        rows.slice(0, 2).map(({ doctorId }) => doctorId),
      ),
    )
    await count()
    expect(await db.database.select().from(performanceMedian)).toEqual([])
  })

  test('a doctor without a profile and a visitor see none', async () => {
    const { median, level } = await read(await insertDoctor(db.database))
    expect(median).toBeUndefined()
    expect(level).toBe('DOCTORS_ALIKE_NONE')
    expect((await read({ bearer: '' })).code).toBe('unauthenticated')
  })
})
