import { and, eq } from 'drizzle-orm'
import { parse } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { regularWork } from '#app/backend/database/schema/listing/regular-work.ts'
import { spotWork } from '#app/backend/database/schema/listing/spot-work.ts'
import { work } from '#app/backend/database/schema/work/application.ts'
import { impressionsOfRow } from '#app/backend/database/impressions-of-row.ts'
import { doctor } from '#app/backend/database/schema/doctor/doctor.ts'
import { measuredDue } from '#app/backend/database/schema/doctor/performance.ts'
import { hospital, hospitalWorkload } from '#app/backend/database/schema/hospital/hospital.ts'
import { workReport } from '#app/backend/database/schema/work/work-record.ts'
import { workSurvey } from '#app/backend/database/schema/work/work-survey.ts'
import type { MatchAnswer } from '#app/domain/work/survey.ts'
import { cancellations, inHours, type CancellationHouse, type Matched } from '#tests/support/cancellations.ts'
import { callTwirp } from '#tests/support/backend-calls.ts'
import { insertStaff } from '#tests/support/staff.ts'
import { hours, insertListing } from '#tests/support/listings.ts'
import { insertRegularListing } from '#tests/support/regular-listings.ts'

/** What doctors report and answer becomes the figures beside a listing, from five on. */

const NOTHING_SAID = {
  busynessTenths: null,
  handoverTenths: null,
  facilitiesTenths: null,
  reworkYes: null,
  reworkCondition: null,
  reworkNo: null,
}

describe('measured figures', () => {
  let scene: CancellationHouse
  let hospitalId = 0
  beforeAll(async () => {
    scene = await cancellations()
    hospitalId = (await hospitalOf(await scene.matched(inHours(300)))) ?? 0
    await scene.db.database.delete(hospitalWorkload)
    await scene.db.database
      .update(hospital)
      .set({ accuracyPercent: null, accuracyCount: 0, ...NOTHING_SAID })
      .where(eq(hospital.id, hospitalId))
  }, 60_000)
  afterAll(() => scene.db.close())

  const doctorOf = async (workId: string) =>
    (await scene.db.database.select().from(work).where(eq(work.id, workId)))[0]?.doctorId
  const hospitalOf = async ({ workId }: Matched) =>
    (await scene.db.database.select().from(work).where(eq(work.id, workId)))[0]?.hospitalId
  const figures = async () => {
    await scene.backend.jobs.run('measured', [{}])
    const [row] = await scene.db.database.select().from(hospital).where(eq(hospital.id, hospitalId))
    return [row?.accuracyPercent, row?.accuracyCount]
  }
  /** Means of busyness, hand-over and facilities, and how many would come again, as everybody reads them. */
  const said = async () => {
    await scene.backend.jobs.run('measured', [{}])
    const [row] = await scene.db.database.select().from(hospital).where(eq(hospital.id, hospitalId))
    return row && impressionsOfRow(row)
  }
  /** What the page of a listing shows of them to a visitor. */
  const shown = async (kind: 'spotWork' | 'regularWork', id: string) => {
    const document = parse(
      `query ($id: ID!) { ${kind}(id: $id) { hospital { impressions { busyness handover facilities reworkYes reworkCondition reworkNo } } } }`,
    )
    const { data } = await scene.backend.inProcess.listings({ document, variables: { id }, bearer: null })
    return data?.[kind]
  }
  const workloads = async () => {
    await scene.backend.jobs.run('measured', [{}])
    return scene.db.database
      .select()
      .from(hospitalWorkload)
      .where(eq(hospitalWorkload.hospitalId, hospitalId))
  }

  /** A work of which a report is confirmed, `daysAgo` days ago. */
  async function worked(
    counts: { accepted: number; walkIns: number; calls: number; sleep: number; permitted?: number },
    daysAgo = 1,
  ) {
    const one = await scene.matched(inHours(300))
    const [start, end] = [hours(-daysAgo * 24 - 10), hours(-daysAgo * 24)]
    await scene.db.database
      .update(work)
      .set({ state: 'CONFIRMED', reportNumber: 1, plannedStart: start, plannedEnd: end })
      .where(eq(work.id, one.workId))
    await scene.db.database.insert(workReport).values({
      workId: one.workId,
      number: 1,
      actualStart: start,
      actualEnd: end,
      breakMinutes: 0,
      permittedMinutes: counts.permitted ?? 0,
      ambulanceAccepted: counts.accepted,
      declined: {},
      admissionsAmbulance: 0,
      admissionsWalkIn: 0,
      walkIns: counts.walkIns,
      wardCalls: counts.calls,
      sleepMinutes: counts.sleep,
      carfareYen: 0,
      comment: '',
      incentiveYen: 0,
      reportedAt: end,
      confirmDueAt: end,
      answer: 'CONFIRMED',
      answeredAt: end,
    })
    return one
  }
  /** A submitted survey of four equal answers, which became final `hoursAgo` hours ago; the id of its work. */
  async function surveyed(
    answer: MatchAnswer,
    hoursAgo: number,
    besides: Partial<typeof workSurvey.$inferInsert> = {},
  ) {
    const { workId } = await scene.matched(inHours(300))
    await scene.db.database.insert(workSurvey).values({
      workId,
      duty: answer,
      time: answer,
      break: answer,
      pay: answer,
      busyness: 3,
      handover: 3,
      facilities: 3,
      rework: 'YES',
      good: '',
      improve: '',
      onlyToOperator: '',
      savedAt: hours(-hoursAgo - 168),
      submittedAt: hours(-hoursAgo - 168),
      editableUntil: hours(-hoursAgo),
      ...besides,
    })
    return workId
  }

  test('surveys count in groups of five, and not while they can be edited', async () => {
    for (const answer of ['YES', 'YES', 'PARTLY', 'NO'] as const) await surveyed(answer, 100)
    await surveyed('YES', -1)
    expect(await figures()).toEqual([null, 0])
    await surveyed('PARTLY', 99)
    expect(await figures()).toEqual([60, 5])
    // Four more would tell what each of them said.
    for (const answer of ['NO', 'NO', 'NO', 'NO'] as const) await surveyed(answer, 50)
    expect(await figures()).toEqual([60, 5])
    await surveyed('NO', 49)
    expect(await figures()).toEqual([30, 10])
    expect(await figures()).toEqual([30, 10])
  })

  test('a doctor counts once in a group', async () => {
    const before = await figures()
    const doctorId = await doctorOf(await surveyed('YES', 48))
    for (const hoursAgo of [47, 46, 45, 44]) {
      const next = await surveyed('YES', hoursAgo)
      // No two works of a doctor overlap.
      const planned = { plannedStart: hours(-hoursAgo * 24), plannedEnd: hours(-hoursAgo * 24 + 8) }
      await scene.db.database
        .update(work)
        .set({ doctorId, ...planned })
        .where(eq(work.id, next))
    }
    expect(await figures()).toEqual(before)
    for (const hoursAgo of [43.9, 43.8, 43.7, 43.6]) await surveyed('NO', hoursAgo)
    expect(await figures()).toEqual([27, 15])
  })

  test('what doctors said besides changes with five more answers only, and keeps those of doctors who left', async () => {
    const before = await said()
    expect(before).toMatchObject({ busyness: 3, reworkYes: 15, reworkNo: 0 })
    const calm = { busyness: 1, handover: 5, facilities: 2, rework: 'NO' } as const
    for (const hoursAgo of [43.5, 43.4, 43.3, 43.2]) {
      await surveyed('YES', hoursAgo, calm)
      expect(await said()).toEqual(before)
    }
    const last = await surveyed('YES', 43.1, { ...calm, rework: 'CONDITION' })
    // Means of 15 answers of 3 and five others.
    const after = {
      ...{ busyness: 2.5, handover: 3.5, facilities: 2.8 },
      ...{ reworkYes: 15, reworkCondition: 1, reworkNo: 4 },
    }
    expect(await said()).toEqual(after)
    await scene.db.database
      .update(doctor)
      .set({ status: 'DEACTIVATED' })
      .where(eq(doctor.id, (await doctorOf(last)) ?? ''))
    await scene.db.database.insert(measuredDue).values({ hospitalId, dueAt: hours(-1) })
    expect(await said()).toEqual(after)
    const page = { hospital: { impressions: after } }
    expect(await shown('spotWork', await insertListing(scene.db.database))).toEqual(page)
    expect(await shown('regularWork', await insertRegularListing(scene.db.database))).toEqual(page)
  })

  test('the newest fifty surveys count', async () => {
    for (let round = 0; round < 50; round += 1) await surveyed('YES', 40 - round / 2)
    expect(await figures()).toEqual([100, 50])
  })

  test('confirmed reports of a year give the workload of a shift, from five on', async () => {
    for (const accepted of [0, 1, 2, 3]) await worked({ accepted, walkIns: 4, calls: 2, sleep: 200 })
    await worked({ accepted: 90, walkIns: 90, calls: 90, sleep: 0 }, 366)
    const unconfirmed = await worked({ accepted: 90, walkIns: 90, calls: 90, sleep: 0 })
    await scene.db.database.update(work).set({ state: 'REPORTED' }).where(eq(work.id, unconfirmed.workId))
    expect(await workloads()).toEqual([])
    await worked({ accepted: 4, walkIns: 5, calls: 2, sleep: 300 })
    const first = {
      reports: 5,
      ambulanceMedian: 2,
      ambulanceLow: 1,
      ambulanceHigh: 3,
      walkInMedian: 4,
      wardCallMedian: 2,
    }
    expect(await workloads()).toMatchObject([first])
    await scene.db.database.update(work).set({ state: 'PAID' }).where(eq(work.id, unconfirmed.workId))
    expect(await workloads()).toMatchObject([{ reports: 6, ambulanceMedian: 2.5 }])
  })

  test('what was worked under a permit counts too, from five reports on', async () => {
    expect((await workloads())[0]).toMatchObject({ permittedMinutesMedian: 0 })
    for (let more = 0; more < 9; more += 1)
      await worked({ accepted: 2, walkIns: 2, calls: 2, sleep: 200, permitted: 220 })
    expect((await workloads())[0]).toMatchObject({ permittedMinutesMedian: 220 })
    // Our staff are told as long as a listing claims the permit, and nobody else may read it.
    const staff = await insertStaff(scene.db.database, '運営 花子')
    const troubles = async (bearer: string) =>
      (await callTwirp(scene.backend, 'dp.staff.Troubles/ListTroubles', {}, bearer)).body
    const busy = {
      hospital_id: String(hospitalId),
      shift: 'BUSY_SHIFT_NIGHT',
      median_minutes: 220,
    }
    expect(await troubles(staff.bearer)).toMatchObject({ busy_permits: [busy], busy_permits_total: 1 })
    expect(await troubles('')).toMatchObject({ code: 'unauthenticated' })
    await scene.db.database.update(hospitalWorkload).set({ permittedMinutesMedian: 60 })
    expect((await troubles(staff.bearer)).busy_permits ?? []).toEqual([])
    await scene.db.database.update(hospitalWorkload).set({ permittedMinutesMedian: 61 })
    expect((await troubles(staff.bearer)).busy_permits).toHaveLength(1)
    for (const listings of [spotWork, regularWork])
      await scene.db.database.update(listings).set({ nightDutyPermit: 'NONE' })
    expect((await troubles(staff.bearer)).busy_permits ?? []).toEqual([])
  })

  test('a report that was superseded does not count', async () => {
    const before = await workloads()
    const one = await worked({ accepted: 2, walkIns: 2, calls: 2, sleep: 200 })
    const now = await workloads()
    expect(now[0]?.reports).toBe((before[0]?.reports ?? 0) + 1)
    const [row] = await scene.db.database
      .select()
      .from(workReport)
      .where(and(eq(workReport.workId, one.workId), eq(workReport.number, 1)))
    if (!row) throw new Error('no report')
    await scene.db.database.insert(workReport).values({ ...row, number: 2, ambulanceAccepted: 50 })
    expect(await workloads()).toEqual(now)
  })
})
