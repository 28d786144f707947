import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { application } from '#app/backend/database/schema/work/application.ts'
import { hospital } from '#app/backend/database/schema/hospital/hospital.ts'
import { callTwirp } from '#tests/support/backend-calls.ts'
import { NOW } from '#tests/support/doctors.ts'
import { insertMember, type TestMember } from '#tests/support/members.ts'
import { withdrawals, type Withdrawals } from '#tests/support/withdrawals.ts'

/** How long a hospital takes to answer, computed from its answers. */

describe.each(['pglite', 'postgres'] as const)('the time to answer, on %s', (server) => {
  let house: Withdrawals
  let hospitalId = 0
  let member: TestMember
  beforeAll(async () => {
    house = await withdrawals(server)
    const one = await house.applied({ applicationStatus: 'SELECTION' })
    hospitalId = (await house.listingOf(one.spot))?.hospitalId ?? 0
    member = await insertMember(house.db.database, hospitalId)
    await house.db.database
      .update(hospital)
      .set({ replyMedianMinutes: null })
      .where(eq(hospital.id, hospitalId))
  }, 60_000)
  afterAll(() => house.db.close())

  const answered = async (minutes: number) => {
    house.at(0)
    const { id } = await house.applied({ applicationStatus: 'SELECTION' })
    // A bearer does not last as long as an answer takes.
    const releasedAt = new Date(NOW.getTime() - minutes * 60_000)
    await house.db.database.update(application).set({ releasedAt }).where(eq(application.id, id))
    const request = {
      application_id: id,
      idempotency_key: crypto.randomUUID(),
      decision: 'HOSPITAL_DECISION_DECLINE',
      reason: 'DECLINE_REASON_OTHER',
    }
    const path = 'dp.hospital.HospitalApplications/DecideApplication'
    const { body } = await callTwirp(house.backend, path, request, member.bearer)
    expect(body).toEqual({ outcome: 'DECIDE_APPLICATION_OUTCOME_DECIDED' })
  }
  const median = async () => {
    await house.backend.jobs.run('reply-time', [{}])
    const [row] = await house.db.database.select().from(hospital).where(eq(hospital.id, hospitalId))
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
    house.at(200 * 24 * 60)
    // The figure of then stays until there are new answers.
    expect(await median()).toBe(140)
  })
})
