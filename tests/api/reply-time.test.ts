import { DAY_MS } from '#app/domain/duration.ts'
import fc from 'fast-check'
import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { application } from '#app/backend/database/schema/work/application.ts'
import { hospital } from '#app/backend/database/schema/hospital/hospital.ts'
import { makeHospitals } from '#app/backend/seed/hospitals.ts'
import { callTwirp } from '#tests/support/backend-calls.ts'
import { NOW } from '#tests/support/doctors.ts'
import { insertMember, type TestMember } from '#tests/support/members.ts'
import { withdrawals, type Withdrawals } from '#tests/support/withdrawals.ts'

/** How long a hospital takes to answer, computed from its answers. */

describe('the time to answer', () => {
  let scene: Withdrawals
  let hospitalId = 0
  let member: TestMember
  beforeAll(async () => {
    scene = await withdrawals()
    const one = await scene.applied({ applicationStatus: 'SELECTION' })
    hospitalId = (await scene.listingOf(one.spot))?.hospitalId ?? 0
    member = await insertMember(scene.db.database, hospitalId)
    await scene.db.database
      .update(hospital)
      .set({ replyMedianMinutes: null })
      .where(eq(hospital.id, hospitalId))
  }, 60_000)
  afterAll(() => scene.db.close())

  const answered = async (minutes: number) => {
    scene.at(0)
    const { id } = await scene.applied({ applicationStatus: 'SELECTION' })
    // A bearer does not last as long as an answer takes.
    const releasedAt = new Date(NOW.getTime() - minutes * 60_000)
    await scene.db.database.update(application).set({ releasedAt }).where(eq(application.id, id))
    const request = {
      application_id: id,
      idempotency_key: crypto.randomUUID(),
      decision: 'HOSPITAL_DECISION_DECLINE',
      reason: 'DECLINE_REASON_OTHER',
    }
    const path = 'dp.hospital.HospitalApplications/DecideApplication'
    const { body } = await callTwirp(scene.backend, path, request, member.bearer)
    expect(body).toEqual({ outcome: 'DECIDE_APPLICATION_OUTCOME_DECIDED' })
  }
  const median = async () => {
    await scene.backend.jobs.run('reply-time', [{}])
    const [row] = await scene.db.database.select().from(hospital).where(eq(hospital.id, hospitalId))
    return row?.replyMedianMinutes
  }

  test('is the median of five answers and more, without those that never came', async () => {
    for (const minutes of [40, 80, 120, 160]) await answered(minutes)
    expect(await median()).toBeNull()
    await answered(2_000)
    expect(await median()).toBe(120)
    await answered(3_000)
    expect(await median()).toBe(140)
  })

  test('leaves out answers of long ago', async () => {
    scene.at(200 * 24 * 60)
    // The figure of then stays until there are new answers.
    expect(await median()).toBe(140)
  })

  /** The median of every hospital that has one. */
  const medians = async () => {
    await scene.backend.jobs.run('reply-time', [{}])
    const { rows } = await scene.db.database.execute<{ id: string; minutes: number }>(
      sql`select id, reply_median_minutes minutes from hospital where reply_median_minutes is not null order by id`,
    )
    return rows
  }

  /** The same after a recount of all. */
  const recounted = async () => {
    const all = sql`insert into reply_due (hospital_id, due_at) select id, to_timestamp(0) from hospital`
    await scene.db.database.execute(all)
    return medians()
  }

  test('a run without anything new counts nothing', async () => {
    scene.at(0)
    const before = await medians()
    await scene.db.database.update(hospital).set({ replyMedianMinutes: 1 }).where(eq(hospital.id, hospitalId))
    expect(await median()).toBe(1)
    await scene.db.database.execute(
      sql`insert into reply_due (hospital_id, due_at) values (${hospitalId}, ${NOW.toISOString()})`,
    )
    expect(await medians()).toEqual(before)
  })

  test('property: counted change by change it equals a recount of all hospitals, at any time', async () => {
    const { database } = scene.db
    const rows = await database
      .select({ id: application.id })
      .from(application)
      .where(eq(application.state, 'DECLINED'))
    const ids = rows.map(({ id }) => id)
    const [, nextDoor] = makeHospitals(2)
    if (!nextDoor) throw new Error('no hospital')
    await database.insert(hospital).values(nextDoor.row).onConflictDoNothing()
    const hospitals = (await database.select({ id: hospital.id }).from(hospital)).map(({ id }) => id)
    expect(hospitals).toHaveLength(2)
    const dayOn = (day: number) => NOW.getTime() + day * DAY_MS
    const change = fc.record({
      index: fc.nat(ids.length - 1),
      daysAgo: fc.integer({ min: 0, max: 400 }),
      hospital: fc.constantFrom(...hospitals),
      daysOn: fc.integer({ min: 0, max: 60 }),
    })
    // The clock only goes on: a mark that was taken does not come back. It has been here before.
    let day = 200
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 3, maxLength: 8 }), async (changes) => {
        for (const { index, daysAgo, hospital: hospitalId, daysOn } of changes) {
          await database
            .update(application)
            .set({ hospitalId, releasedAt: new Date(dayOn(day - daysAgo) - index * 60_000) })
            .where(eq(application.id, ids[index] ?? ''))
          day += daysOn
          scene.at(day * 24 * 60)
          const kept = await medians()
          expect(await recounted()).toEqual(kept)
        }
      }),
      { numRuns: 5 },
    )
  })

  test('an answer is left out once it is too old, or its application is deleted', async () => {
    const { database } = scene.db
    const answers = await database.select().from(application).where(eq(application.state, 'DECLINED'))
    const ids = answers.map(({ id }) => id)
    expect(ids).toHaveLength(6)
    const took = (minutes: number, those: readonly string[]) =>
      database
        .update(application)
        .set({ hospitalId, releasedAt: new Date(NOW.getTime() - minutes * 60_000) })
        .where(inArray(application.id, [...those]))
    const DAY = 24 * 60
    scene.at(0)
    await took(2, ids.slice(0, 3))
    await took(10, ids.slice(3, 5))
    await took(170 * DAY, ids.slice(5))
    expect(await median()).toBe(6)
    scene.at(11 * DAY)
    expect(await median()).toBe(2)
    await took(10, ids.slice(3))
    expect(await median()).toBe(6)
    await database.delete(application).where(inArray(application.id, ids.slice(0, 1)))
    expect(await median()).toBe(10)
  })
})
