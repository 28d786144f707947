import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { workReport } from '#app/backend/database/schema/work/work-record.ts'
import { workSurvey } from '#app/backend/database/schema/work/work-survey.ts'
import { callTwirp } from '#tests/support/backend-calls.ts'
import {
  cancellations,
  inHours,
  type CancellationHouse,
  type Fields,
  type Matched,
} from '#tests/support/cancellations.ts'
import { insertDoctor } from '#tests/support/doctors.ts'
import { hours } from '#tests/support/listings.ts'
import { workRecords } from '#tests/support/work-records.ts'

/** The doctor's survey about a confirmed work: draft, answer, time to edit, and nobody else's eyes. */

const AT_ONCE = 50
const COMPLETE = {
  duty: 'MATCH_ANSWER_YES',
  time: 'MATCH_ANSWER_PARTLY',
  break: 'MATCH_ANSWER_NO',
  pay: 'MATCH_ANSWER_YES',
  busyness: 4,
  handover: 5,
  facilities: 3,
  rework: 'REWORK_ANSWER_CONDITION',
  good: '引き継ぎが丁寧でした。',
}

let scene: CancellationHouse
let records: ReturnType<typeof workRecords>

beforeAll(async () => {
  scene = await cancellations()
  records = workRecords(scene)
}, 60_000)
afterAll(() => scene.db.close())
beforeEach(() => scene.at(0))

const call = (method: string, bearer: string, body: Fields) =>
  callTwirp(scene.backend, `dp.work.Surveys/${method}`, body, bearer)

const save = async (
  { workId, bearer }: Pick<Matched, 'workId' | 'bearer'>,
  answers: Fields,
  more: Fields = {},
) => {
  const request = {
    work_id: workId,
    idempotency_key: crypto.randomUUID(),
    answers,
    is_submitted: true,
    ...more,
  }
  const { body } = await call('SaveSurvey', bearer, request)
  return body.outcome?.replace(/^.*_OUTCOME_/, '') ?? body.code
}
const read = async ({ workId, bearer }: Pick<Matched, 'workId' | 'bearer'>) =>
  (await call('GetSurvey', bearer, { work_id: workId })).body

async function reported(): Promise<Matched> {
  const one = await scene.matched(inHours(300))
  await records.takesPlace(one, -12, -4)
  await records.run()
  await records.run()
  expect(await records.report(one)).toBe('REPORTED')
  return one
}
async function confirmed(): Promise<Matched> {
  const one = await reported()
  expect(await records.answer(one, 'CONFIRMED')).toBe('CONFIRMED')
  return one
}
const confirmedAgo = ({ workId }: Matched, days: number) =>
  scene.db.database
    .update(workReport)
    .set({ answeredAt: hours(-days * 24) })
    .where(eq(workReport.workId, workId))
const rowsOf = ({ workId }: Matched) =>
  scene.db.database.select().from(workSurvey).where(eq(workSurvey.workId, workId))

test('a survey is stored as a draft, submitted once, and can be edited for seven days', async () => {
  const one = await confirmed()
  expect((await read(one)).phase).toBe('SURVEY_PHASE_OPEN')
  expect(await save(one, { duty: 'MATCH_ANSWER_YES' }, { is_submitted: false })).toBe('DRAFT_SAVED')
  expect((await read(one)).answers).toMatchObject({ duty: 'MATCH_ANSWER_YES' })
  expect(await save(one, { ...COMPLETE, rework: undefined })).toBe('INCOMPLETE')
  expect(await save(one, COMPLETE)).toBe('SUBMITTED')
  const [first] = await rowsOf(one)
  expect(await save(one, { ...COMPLETE, busyness: 2 })).toBe('SUBMITTED')
  expect(await save(one, COMPLETE, { is_submitted: false })).toBe('CLOSED')
  const [edited] = await rowsOf(one)
  expect(edited).toMatchObject({
    busyness: 2,
    submittedAt: first?.submittedAt,
    editableUntil: first?.editableUntil,
  })
  await scene.db.database
    .update(workSurvey)
    .set({ editableUntil: hours(-1) })
    .where(eq(workSurvey.workId, one.workId))
  expect(await save(one, COMPLETE)).toBe('CLOSED')
  expect(await read(one)).toMatchObject({ phase: 'SURVEY_PHASE_SUBMITTED', answers: { busyness: 2 } })
})

test('opens with the confirmation and closes fourteen days after it', async () => {
  const early = await reported()
  expect((await read(early)).phase).toBe('SURVEY_PHASE_NOT_YET')
  expect(await save(early, COMPLETE)).toBe('NOT_YET')
  const late = await confirmed()
  await confirmedAgo(late, 13.9)
  expect((await read(late)).phase).toBe('SURVEY_PHASE_OPEN')
  await confirmedAgo(late, 14)
  expect((await read(late)).phase).toBe('SURVEY_PHASE_CLOSED')
  expect(await save(late, COMPLETE)).toBe('CLOSED')
})

test.each([
  { answers: undefined },
  { answers: { ...COMPLETE, busyness: 6 } },
  { answers: { ...COMPLETE, good: 'あ'.repeat(1_001) } },
  { work_id: 'x' },
  { idempotency_key: 'x' },
])('is refused malformed: %o', async (fields) => {
  expect(await save(await confirmed(), COMPLETE, fields)).toBe('invalid_argument')
})

test('is read by its doctor alone: neither a stranger nor the hospital finds it', async () => {
  const one = await confirmed()
  await save(one, COMPLETE)
  const stranger = await insertDoctor(scene.db.database)
  for (const { bearer } of [stranger, one.member]) {
    expect((await read({ ...one, bearer })).code).toBe('not_found')
  }
  expect(await save({ ...one, bearer: stranger.bearer }, COMPLETE)).toBe('NOT_FOUND')
  expect(JSON.stringify(await records.read(one))).not.toContain('引き継ぎが丁寧')
})

test(`${AT_ONCE} identical answers at once have one effect and one response`, async () => {
  const one = await confirmed()
  const all = await Promise.all(
    Array.from({ length: AT_ONCE }, () => save(one, COMPLETE, { idempotency_key: `survey-${one.id}` })),
  )
  expect(new Set(all)).toEqual(new Set(['SUBMITTED']))
  expect(await rowsOf(one)).toHaveLength(1)
})
