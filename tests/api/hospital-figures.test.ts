import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { application, work } from '#app/backend/database/schema/work/application.ts'
import { hospital } from '#app/backend/database/schema/hospital/hospital.ts'
import { hospitalAccuracy, hospitalFigure } from '#app/backend/database/schema/hospital/hospital-figure.ts'
import { hospitalMember } from '#app/backend/database/schema/hospital/hospital-member.ts'
import { workSurvey } from '#app/backend/database/schema/work/work-survey.ts'
import { makeHospitals } from '#app/backend/seed/hospitals.ts'
import { callTwirp } from '#tests/support/backend-calls.ts'
import { cancellations, inHours, type CancellationHouse, type Fields } from '#tests/support/cancellations.ts'
import { insertDoctor, NOW } from '#tests/support/doctors.ts'
import { hours, insertListing } from '#tests/support/listings.ts'
import { insertMember, type TestMember } from '#tests/support/members.ts'

/** 数字: what a hospital reads of itself, recounted by a job, and what every number comes from. */

const DAY = 24
/** The hospitals of the tests' listings, and one alike that has no listing. */
const [OWN, OTHER] = [1, 2]

describe('figures of a hospital', () => {
  let scene: CancellationHouse
  let member: TestMember

  beforeAll(async () => {
    scene = await cancellations()
    await insertListing(scene.db.database)
    member = await insertMember(scene.db.database, OWN)
    await scene.db.database.update(hospital).set({
      ...{ replyMedianMinutes: null, accuracyPercent: null, accuracyCount: 0, busynessTenths: null },
      ...{
        handoverTenths: null,
        facilitiesTenths: null,
        reworkYes: null,
        reworkCondition: null,
        reworkNo: null,
      },
    })
  }, 60_000)
  afterAll(() => scene.db.close())

  const call = (method: string, bearer: string | undefined, body: Fields) =>
    callTwirp(scene.backend, `dp.hospital.Figures/${method}`, body, bearer)
  const read = async (period = 'YEAR', bearer = member.bearer) =>
    (await call('GetFigures', bearer, { period: `FIGURE_PERIOD_${period}` })).body
  const sources = async (figure: string, more: Fields = {}) =>
    (await call('ListFigureSources', member.bearer, { figure: `FIGURE_${figure}`, ...more })).body
  const recount = () => scene.backend.jobs.run('figures', [{}])

  /** An application that came so many days ago and was declined after so many minutes. */
  async function answered(minutes: number, daysAgo = 0) {
    const { id } = await scene.applied({ applicationStatus: 'SELECTION' })
    const releasedAt = hours(-daysAgo * DAY - minutes / 60)
    await scene.db.database.update(application).set({ releasedAt }).where(eq(application.id, id))
    const request = {
      application_id: id,
      idempotency_key: crypto.randomUUID(),
      decision: 'HOSPITAL_DECISION_DECLINE',
      reason: 'DECLINE_REASON_OTHER',
    }
    await callTwirp(
      scene.backend,
      'dp.hospital.HospitalApplications/DecideApplication',
      request,
      member.bearer,
    )
    await scene.db.database.execute(
      sql`update application_event set at = ${new Date(releasedAt.getTime() + minutes * 60_000).toISOString()}::timestamptz
        where application_id = ${id} and actor = 'HOSPITAL'`,
    )
  }

  const began = async (daysAgo: number) => ({
    startTime: hours(-daysAgo * DAY),
    endTime: hours(-daysAgo * DAY + 8),
    applicationDeadline: hours(-daysAgo * DAY - 2),
  })

  test('a new hospital has none', async () => {
    await recount()
    expect(await read()).toEqual({ months: [], peers: [] })
    expect((await sources('REPLY')).applications).toEqual([])
  })

  test('time to answer: the median of the period, beside the one that doctors read', async () => {
    for (const minutes of [40, 80, 120, 160]) await answered(minutes)
    for (const minutes of [2_000, 3_000]) await answered(minutes, 200)
    await scene.applied({ applicationStatus: 'SELECTION' })
    await recount()
    await scene.backend.jobs.run('reply-time', [{}])
    const year = await read()
    expect(year.sums).toMatchObject({ replies: 6, reply_median_minutes: 140 })
    // Four answers of the last 180 days are too few to be shown to doctors.
    expect(year.shown_reply_median_minutes).toBeUndefined()
    expect((await read('QUARTER')).sums).toMatchObject({ replies: 4, reply_median_minutes: 100 })
    await answered(100)
    await recount()
    await scene.backend.jobs.run('reply-time', [{}])
    const quarter = await read('QUARTER')
    expect(quarter.sums.reply_median_minutes).toBe(100)
    expect(quarter.shown_reply_median_minutes).toBe(100)
    const { applications } = await sources('REPLY')
    expect(applications).toHaveLength(7)
    expect((await sources('REPLY', { period: 'FIGURE_PERIOD_QUARTER' })).applications).toHaveLength(5)
  })

  test('fill rate: slots that have begun, without those taken back before anybody came', async () => {
    await insertListing(scene.db.database, {
      ...(await began(3)),
      slots: 3,
      filledSlots: 2,
      status: 'CLOSED',
    })
    await insertListing(scene.db.database, {
      ...(await began(4)),
      slots: 1,
      filledSlots: 1,
      status: 'FILLED',
    })
    await insertListing(scene.db.database, { ...(await began(5)), slots: 2, status: 'WITHDRAWN' })
    await insertListing(scene.db.database, { ...(await began(150)), slots: 4 })
    await recount()
    expect((await read('QUARTER')).sums).toMatchObject({ slots: 4, filled_slots: 3 })
    expect((await read()).sums).toMatchObject({ slots: 8, filled_slots: 3 })
    expect((await sources('FILL')).listings).toHaveLength(3)
  })

  test('cancellations by either side; one that the hospital refuses is none', async () => {
    const all = []
    for (let one = 0; one < 4; one += 1) all.push(await scene.matched(inHours(300)))
    const [byDoctor, byHospital, refused, kept] = all
    if (!byDoctor || !byHospital || !refused || !kept) throw new Error('no works')
    await scene.ask(byDoctor, 'RECORDED')
    await scene.decide(byDoctor, 'ACCEPT')
    await scene.ask(refused, 'RECORDED')
    await scene.decide(refused, 'REJECT')
    await scene.cancel(byHospital)
    for (const [index, { workId }] of all.entries()) {
      const planned = { plannedStart: hours(-(index + 2) * DAY), plannedEnd: hours(-(index + 2) * DAY + 8) }
      await scene.db.database.update(work).set(planned).where(eq(work.id, workId))
    }
    await recount()
    expect((await read()).sums).toMatchObject({ works: 4, cancelled_by_doctor: 1, cancelled_by_hospital: 1 })
    const { works } = await sources('CANCELLATION')
    expect(works.map((one: { work_id: string }) => one.work_id).toSorted()).toEqual(
      [byDoctor.workId, byHospital.workId].toSorted(),
    )
    // A figure never names the doctor.
    expect(JSON.stringify(works)).not.toContain(byDoctor.doctorId)
  })

  test('求人票どおり度 by question, from five final surveys on, never one by one', async () => {
    const answers = ['YES', 'YES', 'YES', 'PARTLY', 'NO'] as const
    const again = ['YES', 'YES', 'YES', 'CONDITION', 'NO'] as const
    for (const [index, duty] of answers.entries()) {
      const { workId } = await scene.matched(inHours(300))
      await scene.db.database.insert(workSurvey).values({
        ...{ workId, duty, time: 'YES', break: 'YES', pay: 'YES', rework: again[index] },
        ...{
          busyness: 3,
          handover: 3,
          facilities: 3,
          good: '',
          improve: '引き継ぎを早く',
          onlyToOperator: '',
        },
        ...{ savedAt: NOW, submittedAt: hours(-200), editableUntil: hours(-30 + index) },
      })
      await scene.backend.jobs.run('measured', [{}])
      const { accuracy, impressions } = await read()
      if (index < answers.length - 1) {
        expect(accuracy).toBeUndefined()
        expect(impressions).toBeUndefined()
      } else {
        const means = { busyness: 3, handover: 3, facilities: 3 }
        expect(impressions).toEqual({ ...means, rework_yes: 3, rework_condition: 1, rework_no: 1 })
        // Of one group, 100 would say what each of its doctors answered.
        expect(accuracy).toEqual({ percent: 93, count: 5 })
      }
    }
    // The same five would say what each of them answered, had all said that they come again.
    const unanimous = { reworkYes: 5, reworkCondition: 0, reworkNo: 0 }
    await scene.db.database.update(hospital).set(unanimous).where(eq(hospital.id, OWN))
    expect((await read()).impressions).toBeUndefined()
    const mixed = { reworkYes: 3, reworkCondition: 1, reworkNo: 1 }
    await scene.db.database.update(hospital).set(mixed).where(eq(hospital.id, OWN))
    expect(JSON.stringify(await read())).not.toContain('引き継ぎ')
    expect(await scene.db.database.$count(hospitalAccuracy, eq(hospitalAccuracy.hospitalId, OWN))).toBe(1)
  })

  test('months add up to the year, and counting again changes nothing', async () => {
    const before = await scene.db.database.select().from(hospitalFigure)
    await recount()
    expect(await scene.db.database.select().from(hospitalFigure)).toEqual(before)
    const { sums, months } = await read()
    for (const part of ['replies', 'slots', 'filled_slots', 'works', 'cancelled_by_doctor']) {
      const values = months.map((one: { sums: Record<string, number> }) => one.sums[part] ?? 0)
      expect(
        values.reduce((sum: number, value: number) => sum + value, 0),
        part,
      ).toBe(sums[part])
    }
  })

  test('what is gone is not counted any more', async () => {
    await scene.db.database.insert(hospitalFigure).values({
      ...{ hospitalId: OWN, months: 1, firstDay: '2024-01-01', replies: 0 },
      ...{ slots: 1, filledSlots: 1, works: 0, cancelledByDoctor: 0, cancelledByHospital: 0 },
    })
    await recount()
    expect(await scene.db.database.$count(hospitalFigure, eq(hospitalFigure.firstDay, '2024-01-01'))).toBe(0)
  })

  test('hospitals alike are compared from ten on, in the region before the country', async () => {
    expect((await read()).peers).toEqual([])
    const own = makeHospitals(1)[0]?.row
    if (!own) throw new Error('no hospital')
    const alike = Array.from({ length: 9 }, (_, index) => ({
      ...own,
      id: 100 + index,
      replyMedianMinutes: 60 * (index + 1),
      accuracyPercent: 90,
      accuracyCount: 5,
    }))
    await scene.db.database.insert(hospital).values(alike)
    await recount()
    const { peers } = await read()
    // 100 minutes of its own, and 60 to 540.
    expect(peers).toContainEqual({
      ...{ measure: 'PEER_MEASURE_REPLY', hospitals: 10, median: 270, is_of_region: true },
    })
    expect(peers.map((one: { measure: string }) => one.measure)).not.toContain('PEER_MEASURE_FILL')
    await scene.db.database.update(hospital).set({ prefecture: 'OKINAWA' }).where(eq(hospital.id, 100))
    await recount()
    const [reply] = (await read()).peers
    expect(reply.is_of_region ?? false).toBe(false)
  })

  test('sources come a page at a time, each once', async () => {
    for (let index = 0; index < 21; index += 1) {
      await insertListing(scene.db.database, { ...(await began(10)), status: 'CLOSED' })
    }
    const first = await sources('FILL')
    const second = await sources('FILL', { after: first.next_cursor })
    const ids = [...first.listings, ...second.listings].map(
      (one: { spot_work_id: string }) => one.spot_work_id,
    )
    expect(first.listings).toHaveLength(20)
    expect(second.next_cursor).toBe('')
    expect(new Set(ids).size).toBe(24)
  })

  test.each([
    ['ListFigureSources', {}],
    ['ListFigureSources', { figure: 'FIGURE_FILL', after: 'x' }],
    ['ListFigureSources', { figure: 'FIGURE_REPLY', after: 'x' }],
    ['ListFigureSources', { figure: 'FIGURE_FILL', after: '999999999999999-999999999999999999' }],
  ])('%s refuses %o', async (method, body) => {
    expect((await call(method, member.bearer, body)).body.code).toBe('invalid_argument')
  })

  test('is read by members only, each of their own hospital', async () => {
    const stranger = await insertDoctor(scene.db.database)
    for (const method of ['GetFigures', 'ListFigureSources']) {
      const body = { figure: 'FIGURE_FILL' }
      expect((await call(method, stranger.bearer, body)).body.code).toBe('permission_denied')
      expect((await call(method, undefined, body)).body.code).toBe('unauthenticated')
    }
    const places = makeHospitals(2).map(({ row }) => row)
    await scene.db.database.insert(hospital).values(places).onConflictDoNothing()
    const next = await insertMember(scene.db.database, OTHER, { role: 'VIEWER' })
    expect((await read('YEAR', next.bearer)).sums).toBeUndefined()
    const foreign = await call('ListFigureSources', next.bearer, { figure: 'FIGURE_FILL' })
    expect(foreign.body.listings).toEqual([])
    await scene.db.database
      .update(hospitalMember)
      .set({ leftAt: NOW })
      .where(eq(hospitalMember.id, next.memberId))
    expect((await read('YEAR', next.bearer)).code).toBe('permission_denied')
  })
})
