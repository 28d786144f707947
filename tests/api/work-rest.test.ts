import { parse } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callTwirp, callWork, testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertDoctor } from '#tests/support/doctors.ts'
import { hours, insertListing } from '#tests/support/listings.ts'

let db: TestDatabase
let backend: TestBackend

beforeAll(async () => {
  db = await testDatabase()
  backend = testBackend(db.database)
}, 60_000)
afterAll(() => db.close())

const apply = (bearer: string, spotWorkId: string, more: Record<string, unknown> = {}) =>
  callWork(
    backend,
    'ApplyToSpot',
    { spot_work_id: spotWorkId, idempotency_key: crypto.randomUUID(), ...more },
    bearer,
  )

const dayAt = (start: number, length: number) =>
  insertListing(db.database, {
    startTime: hours(start),
    endTime: hours(start + length),
    shift: 'DAY',
    shiftPattern: 'DAY_PM',
    nightDutyPermit: 'NOT_APPLICABLE',
  })

const QUERY = parse(
  'query ($id: ID!) { spotWork(id: $id) { meter { sentence neutralSentence restBreaches restBefore { minutes guideline } } viewer { overlaps } } }',
)
const meterOf = async (id: string, bearer: string) => {
  const { data } = await backend.inProcess.listings({ document: QUERY, variables: { id }, bearer })
  return data?.['spotWork']
}

test('too little rest, until the doctor says it is known', async () => {
  const { bearer } = await insertDoctor(db.database)
  await apply(bearer, await insertListing(db.database, { nightDutyPermit: 'NONE' }))
  // The night ends at 9:00; two hours begin eight hours later, and a shift the day after: no 18 hours are left.
  const after = await dayAt(9 * 24 + 45, 8)
  expect((await apply(bearer, after)).body.outcome).toBe('APPLY_OUTCOME_MATCHED')
  const id = await dayAt(9 * 24 + 29, 2)
  expect((await apply(bearer, id)).body.outcome).toBe('APPLY_OUTCOME_SHORT_REST')
  const preview = await callWork(backend, 'PreviewSpotApplication', { spot_work_ids: [id] }, bearer)
  expect(preview.body.previews).toMatchObject([
    {
      outcome: 'APPLY_OUTCOME_MATCHED',
      rest_before_minutes: 480,
      rest_guideline_minutes: 1_080,
      rest_breaches: [
        expect.stringMatching(/当直\(宿日直許可なし\)から46時間のうちに、続けて18時間の休息がとれません/),
      ],
    },
  ])
  // The listing's own page, its card and the work beside it say the same.
  expect(await meterOf(id, bearer)).toMatchObject({
    meter: {
      sentence: '前の勤務から 8時間(目安の18時間に足りません)',
      neutralSentence: null,
      restBreaches: [expect.stringContaining('続けて18時間の休息がとれません')],
      restBefore: { minutes: 480, guideline: 1_080 },
    },
    viewer: { overlaps: false },
  })
  const known = await apply(bearer, id, { short_rest_acknowledged: true })
  expect(known.body.outcome).toBe('APPLY_OUTCOME_MATCHED')
})

test('a short gap that breaks no window is told, and needs no tick', async () => {
  const { bearer } = await insertDoctor(db.database)
  await apply(bearer, await insertListing(db.database, { nightDutyPermit: 'NONE' }))
  const id = await dayAt(9 * 24 + 29, 2)
  const preview = await callWork(backend, 'PreviewSpotApplication', { spot_work_ids: [id] }, bearer)
  expect(preview.body.previews).toMatchObject([{ rest_before_minutes: 480, rest_guideline_minutes: 1_080 }])
  expect(preview.body.previews[0].rest_breaches ?? []).toEqual([])
  expect(await meterOf(id, bearer)).toMatchObject({
    meter: {
      sentence: null,
      neutralSentence: '前の勤務から 8時間(必要な休息は、その前後にとれます)',
      restBreaches: [],
    },
  })
  expect((await apply(bearer, id)).body.outcome).toBe('APPLY_OUTCOME_MATCHED')
})

/** A time of the doctor's calendar, marked as work of the main job or not. */
const addTime = (bearer: string, start: Date, end: Date, isWork: boolean) =>
  callTwirp(
    backend,
    'dp.work.NgSettings/ChangeNgSettings',
    {
      idempotency_key: crypto.randomUUID(),
      add_period: { start: start.toISOString(), end: end.toISOString(), is_work: isWork },
    },
    bearer,
  )

test('the main job’s works count for rest once they are marked, and never for overlaps', async () => {
  const { bearer } = await insertDoctor(db.database)
  // Eight hours at the main job, and eight of the shift seven hours later: no nine hours of rest within 24.
  const busy = [hours(9 * 24 + 1), hours(9 * 24 + 9)] as const
  const id = await dayAt(9 * 24 + 16, 8)
  await addTime(bearer, ...busy, false)
  expect(await meterOf(id, bearer)).toMatchObject({ meter: { restBefore: null, restBreaches: [] } })
  await addTime(bearer, ...busy, true)
  expect(await meterOf(id, bearer)).toMatchObject({
    meter: { restBefore: { minutes: 420, guideline: 540 }, restBreaches: [expect.stringContaining('9時間')] },
  })
  const preview = await callWork(backend, 'PreviewSpotApplication', { spot_work_ids: [id] }, bearer)
  expect(preview.body.previews[0].rest_breaches).toHaveLength(1)
  expect((await apply(bearer, id)).body.outcome).toBe('APPLY_OUTCOME_SHORT_REST')
  // A shift at the same time is the doctor's own affair: the roster is not ours to judge.
  const same = await dayAt(9 * 24 + 2, 3)
  const known = await apply(bearer, same, { short_rest_acknowledged: true })
  expect(known.body.outcome).toBe('APPLY_OUTCOME_MATCHED')
  const { body } = await callTwirp(backend, 'dp.work.Hours/GetSummary', {}, bearer)
  // The weekly hours of the main job count it already.
  expect(body.month.side_minutes).toBe(120)
})

test('listings chosen together are compared with one another and with the doctor’s works as one set', async () => {
  const { bearer } = await insertDoctor(db.database)
  await apply(bearer, await dayAt(20 * 24, 8))
  // Each leaves nine hours on end beside the work; with the other one there are four, six and two of 24 hours.
  const before = await dayAt(20 * 24 + 12, 2)
  const after = await dayAt(20 * 24 + 20, 2)
  const previewed = async (...ids: string[]) =>
    (await callWork(backend, 'PreviewSpotApplication', { spot_work_ids: ids }, bearer)).body.previews
  for (const alone of [before, after]) {
    const [one] = await previewed(alone)
    expect([one.rest_breaches ?? [], one.rest_among ?? '']).toEqual([[], ''])
  }
  for (const one of await previewed(before, after)) {
    expect(one.rest_breaches).toEqual([expect.stringContaining('続けて9時間の休息がとれません')])
    expect(one.rest_among).not.toBe('')
  }
  // What cannot be applied for takes no part.
  const closed = await insertListing(db.database, {
    startTime: hours(20 * 24 + 12),
    endTime: hours(20 * 24 + 14),
    shift: 'DAY',
    status: 'WITHDRAWN',
  })
  const [open] = await previewed(after, closed)
  expect([open.rest_breaches ?? [], open.rest_among ?? '']).toEqual([[], ''])
})
