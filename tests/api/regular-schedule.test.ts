import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { application, work } from '#app/backend/database/schema/work/application.ts'
import { regularEngagement, regularWorkSchedule } from '#app/backend/database/schema/work/engagement.ts'
import { RegularWorkSchedules } from '#app/features/engagement/engagement.listings.documents.ts'
import { dataOf } from '#app/services/graphql-request.server.ts'
import { callTwirp, callWork } from '#tests/support/backend-calls.ts'
import { insertDoctor, ORIGIN } from '#tests/support/doctors.ts'
import { insertListing } from '#tests/support/listings.ts'
import { regulars, type RegularApplied, type Regulars } from '#tests/support/regulars.ts'

/** The dates of a regular contract: planned ahead, clashing, confirmed, cancelled one by one. */

const tokyo = (text: string) => new Date(`${text}:00+09:00`)
/** On Monday 2027-01-18, when a date of the contract begins at 17:00. */
const CLASH = { startTime: tokyo('2027-01-18T18:00'), endTime: tokyo('2027-01-18T22:00'), breakMinutes: 0 }
const DAY = 24 * 60

describe('the dates of a contract', () => {
  let scene: Regulars
  beforeAll(async () => {
    scene = await regulars()
  }, 60_000)
  afterAll(() => scene.db.close())
  beforeEach(() => scene.at(0))

  const applyToSpot = async (bearer: string, changes: Parameters<typeof insertListing>[1]) => {
    const spot = await insertListing(scene.db.database, changes)
    const { body } = await callWork(
      scene.backend,
      'ApplyToSpot',
      { spot_work_id: spot, idempotency_key: crypto.randomUUID(), short_rest_acknowledged: true },
      bearer,
    )
    return String(body.outcome).replace('APPLY_OUTCOME_', '')
  }
  const dateOf = async (one: RegularApplied, day: string) => {
    const date = (await scene.datesOf(one)).find((row) => row.day === day)
    if (!date) throw new Error(`no date on ${day}`)
    return date
  }
  const confirm = async ({ bearer }: Pick<RegularApplied, 'bearer'>, ids: string[]) => {
    const request = { schedule_ids: ids, idempotency_key: crypto.randomUUID() }
    const { body } = await callWork(scene.backend, 'ConfirmSchedules', request, bearer)
    return body.code ?? String(body.outcome).replace('CONFIRM_SCHEDULES_OUTCOME_', '')
  }
  const listed = async (bearer: string | null, listing: number, more: Record<string, unknown> = {}) => {
    const variables = { where: { regularWorkId: String(listing) }, limit: 50, ...more }
    const answer = await scene.backend.inProcess.listings({
      document: RegularWorkSchedules,
      variables,
      bearer,
    })
    return dataOf('listings', RegularWorkSchedules, answer).regularWorkSchedules
  }

  test('that overlaps a confirmed work is told before, and stays tentative until that is gone', async () => {
    const one = await scene.applied()
    expect(await applyToSpot(one.bearer, CLASH)).toBe('MATCHED')
    await scene.offer(one)
    expect(await scene.answer(one, 'ACCEPT')).toBe('DATES_CLASH')
    expect(await scene.engagementOf(one.id)).toBeUndefined()
    expect(await scene.answer(one, 'ACCEPT', { short_rest_acknowledged: true })).toBe('MATCHED')
    const date = await dateOf(one, '2027-01-18')
    expect(date).toMatchObject({ state: 'TENTATIVE', workId: null })
    const page = await listed(one.bearer, one.listing)
    expect(page.items.find(({ day }) => day === '2027-01-18')).toMatchObject({ clashes: true })
    expect(await confirm(one, [date.id])).toBe('PARTLY')
    const other = await insertDoctor(scene.db.database)
    const tentative = async ({ bearer }: { bearer: string }) => {
      const method = 'dp.work.WorkRecords/GetOverview'
      return (await callTwirp(scene.backend, method, { month: '2027-01' }, bearer)).body.tentative ?? []
    }
    expect(await tentative(one)).toEqual([
      {
        schedule_id: date.id,
        regular_work_id: String(one.listing),
        hospital_name: expect.any(String),
        start: '2027-01-18T08:00:00Z',
        end: '2027-01-19T00:00:00Z',
        fee: 62_000,
      },
    ])
    expect(await tentative(other)).toEqual([])
    expect(await confirm(other, [date.id])).toBe('NOTHING_LEFT')
    await scene.db.database
      .update(work)
      .set({ state: 'CANCELLED_BY_HOSPITAL' })
      .where(eq(work.plannedStart, CLASH.startTime))
    expect(await confirm(one, [date.id])).toBe('CONFIRMED')
    expect(await confirm(one, [date.id])).toBe('NOTHING_LEFT')
    expect((await dateOf(one, '2027-01-18')).workId).not.toBeNull()
    expect(await tentative(one)).toEqual([])
  })

  test('keeps the doctor from other work at that time', async () => {
    const one = await scene.matched()
    expect(await applyToSpot(one.bearer, CLASH)).toBe('OVERLAPPING')
  })

  test('is for one doctor, when two accept the last slot at once', async () => {
    const one = await scene.applied()
    const rival = await insertDoctor(scene.db.database)
    const { application: applied } = await scene.apply(one.listing, rival.bearer)
    const other = { ...rival, listing: one.listing, id: applied.id, member: one.member }
    await scene.offer(one)
    await scene.offer(other)
    const answers = await Promise.all([scene.answer(one, 'ACCEPT'), scene.answer(other, 'ACCEPT')])
    expect(new Set(answers)).toEqual(new Set(['FILLED', 'MATCHED']))
    const contracts = await scene.db.database
      .select()
      .from(regularEngagement)
      .where(eq(regularEngagement.regularWorkId, one.listing))
    expect(contracts).toHaveLength(1)
  })

  test('is accepted once, however often the button is tapped', async () => {
    const one = await scene.applied()
    await scene.offer(one)
    const same = { idempotency_key: crypto.randomUUID() }
    const answers = await Promise.all(Array.from({ length: 50 }, () => scene.answer(one, 'ACCEPT', same)))
    expect(new Set(answers)).toEqual(new Set(['MATCHED']))
    expect(await scene.datesOf(one)).toHaveLength(13)
  })

  test('is planned three months ahead by a job, once, and the contract ends with its term', async () => {
    const one = await scene.matched()
    const look = () => scene.backend.jobs.run('engagement', [{}])
    // 2027-02-04: two months of dates are left.
    scene.at(75 * DAY)
    await look()
    expect(await scene.datesOf(one)).toHaveLength(13)
    scene.at(76 * DAY)
    await look()
    await look()
    const dates = await scene.datesOf(one)
    expect(dates.length).toBeGreaterThan(13)
    expect(new Set(dates.map(({ day }) => day)).size).toBe(dates.length)
    expect(dates.every(({ workId }) => workId !== null)).toBe(true)
    expect((await scene.noticesOf(one)).filter((kind) => kind === 'SCHEDULE_PLANNED')).toHaveLength(1)
    scene.at(500 * DAY)
    await look()
    expect(await scene.engagementOf(one.id)).toMatchObject({ state: 'ENDED' })
    expect((await scene.datesOf(one)).length).toBe(dates.length)
  })

  test('is cancelled alone: the contract and its other dates stand', async () => {
    const one = await scene.matched()
    const date = await dateOf(one, '2027-01-25')
    const call = (path: string, bearer: string, fields: Record<string, unknown>) =>
      callTwirp(scene.backend, path, { idempotency_key: crypto.randomUUID(), ...fields }, bearer)
    const seen = await call('dp.work.Cancellations/GetCancellation', one.bearer, { schedule_id: date.id })
    expect(seen.body.work).toMatchObject({ schedule_id: date.id, regular_work_id: String(one.listing) })
    const stranger = await insertDoctor(scene.db.database)
    const other = await call('dp.work.Cancellations/GetCancellation', stranger.bearer, {
      schedule_id: date.id,
    })
    expect(other.status).toBe(404)
    const asked = await call('dp.work.Cancellations/RequestCancellation', one.bearer, {
      work_id: date.workId,
      reason: 'CANCELLATION_REASON_PERSONAL_REASON',
      detail: '学会に出席するため勤務できません。',
      phone: '090-1234-5678',
      seen_tier: 'CANCELLATION_TIER_NONE',
    })
    expect(asked.body.outcome).toBe('REQUEST_CANCELLATION_OUTCOME_REQUESTED')
    const file = await call('dp.hospital.Cancellations/GetCancellation', one.member.bearer, {
      work_id: date.workId,
    })
    const decided = await call('dp.hospital.Cancellations/DecideCancellation', one.member.bearer, {
      work_id: date.workId,
      cancellation_id: file.body.cancellation.id,
      answer: 'CANCELLATION_ANSWER_ACCEPT',
      word: '',
    })
    expect(decided.body.outcome).toBe('DECIDE_CANCELLATION_OUTCOME_ACCEPTED')
    expect(await dateOf(one, '2027-01-25')).toMatchObject({ state: 'CANCELLED' })
    expect(await dateOf(one, '2027-02-01')).toMatchObject({ state: 'CONFIRMED' })
    const [row] = await scene.db.database.select().from(application).where(eq(application.id, one.id))
    expect(row).toMatchObject({ state: 'MATCHED' })
    expect(await scene.listingOf(one.listing)).toMatchObject({ filledSlots: 1, applicantCount: 1 })
    const gone = await dateOf(one, '2027-02-01')
    const cancelled = await call('dp.hospital.Cancellations/CancelWork', one.member.bearer, {
      work_id: gone.workId,
      reason: 'HOSPITAL_CANCELLATION_REASON_STAFFED_OTHERWISE',
      detail: '常勤の医師が当直できることになりました。',
      compensation_yen: 62_000,
    })
    expect(cancelled.body.outcome).toBe('CANCEL_WORK_OUTCOME_CANCELLED')
    expect(await dateOf(one, '2027-02-01')).toMatchObject({ state: 'CANCELLED' })
  })

  test('is read by its doctor alone, page by page, and as a calendar file', async () => {
    const one = await scene.matched()
    const first = await listed(one.bearer, one.listing, { limit: 5 })
    expect(first.engagement).toMatchObject({
      state: 'ACTIVE',
      pattern: '毎週 月曜 17:00〜翌9:00',
      fee: 62_000,
    })
    const second = await listed(one.bearer, one.listing, { limit: 50, after: first.nextCursor })
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(
      (await scene.datesOf(one)).map(({ id }) => id),
    )
    expect(second.nextCursor).toBeNull()
    const stranger = await insertDoctor(scene.db.database)
    for (const bearer of [stranger.bearer, null])
      expect(await listed(bearer, one.listing)).toMatchObject({ engagement: null, items: [] })
    const response = await scene.backend.handlers.workCalendar(
      new Request(`${ORIGIN}/calendar/${one.id}.ics`, { headers: { Authorization: `Bearer ${one.bearer}` } }),
    )
    const text = await response.text()
    expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(13)
    expect(new Set(text.match(/UID:.*/g)).size).toBe(13)
  })

  test('is listed among the matched works, with the way to its own cancellation', async () => {
    const one = await scene.matched()
    const { body } = await callWork(scene.backend, 'ListMatchedWorks', { limit: 3 }, one.bearer)
    const [first] = await scene.datesOf(one)
    expect(body.works).toHaveLength(3)
    expect(body.works[0]).toMatchObject({
      schedule_id: first?.id,
      regular_work_id: String(one.listing),
      meeting_place: '夜間入口の守衛室',
      application: { id: one.id, pattern: '毎週 月曜 17:00〜翌9:00' },
    })
  })

  test('stands in the calendar of its hospital, without those that are cancelled', async () => {
    const one = await scene.matched()
    // Day by day: a month shows the first entries of each day alone.
    const entriesOf = async (day: string) => {
      const { body } = await callTwirp(
        scene.backend,
        'dp.hospital.HospitalCalendar/GetDay',
        { day },
        one.member.bearer,
      )
      const entries: { regular_work_id: string; start_time: string; works: unknown[] }[] = body.listings
      return entries.filter((entry) => entry.regular_work_id === String(one.listing))
    }
    const month = async () => {
      const days = ['01', '08', '15', '22', '29'].map((day) => entriesOf(`2027-03-${day}`))
      return (await Promise.all(days)).flat()
    }
    expect(await month()).toHaveLength(5)
    expect((await month())[0]).toMatchObject({
      start_time: '2027-03-01T08:00:00Z',
      works: [{ doctor_name: '試験 一郎' }],
    })
    const { workId } = await dateOf(one, '2027-03-01')
    await scene.db.database
      .update(work)
      .set({ state: 'CANCELLED_BY_DOCTOR' })
      .where(eq(work.id, workId ?? ''))
    expect(await month()).toHaveLength(4)
  })

  test('comes with days off: New Year by word, holidays without work', async () => {
    const one = await scene.applied({
      holidayPolicy: 'OFF',
      holidayFee: null,
      yearEndPolicy: 'CONSULT',
      contractStart: '2026-12-28',
    })
    await scene.offer(one, { contract_start: '2026-12-28', weekdays: [1, 5] })
    expect(await scene.answer(one, 'ACCEPT')).toBe('MATCHED')
    expect(await dateOf(one, '2026-12-28')).toMatchObject({ state: 'CONFIRMED' })
    const newYear = await dateOf(one, '2027-01-01')
    expect(newYear).toMatchObject({ state: 'TENTATIVE', kind: 'YEAR_END_CONSULT', workId: null })
    expect(await dateOf(one, '2027-01-11')).toMatchObject({ state: 'HOLIDAY_OFF', workId: null })
    expect(await confirm(one, [newYear.id])).toBe('CONFIRMED')
    const rows = await scene.db.database
      .select()
      .from(regularWorkSchedule)
      .where(eq(regularWorkSchedule.id, newYear.id))
    expect(rows[0]?.workId).not.toBeNull()
  })
})
