import { DAY_MS } from '#app/domain/duration.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { findOwnData } from '#app/backend/leaving/own-data.store.ts'
import { staff } from '#app/backend/database/schema/staff.ts'
import { staffAction } from '#app/backend/database/schema/staff-action.ts'
import { work } from '#app/backend/database/schema/work/application.ts'
import { workSurvey } from '#app/backend/database/schema/work/work-survey.ts'
import { surveyNote } from '#app/backend/database/schema/work/survey-note.ts'
import { callTwirp } from '#tests/support/backend-calls.ts'
import {
  cancellations,
  inHours,
  type CancellationHouse,
  type Fields,
  type Matched,
} from '#tests/support/cancellations.ts'
import { insertDoctor, NOW, type TestDoctor } from '#tests/support/doctors.ts'
import { insertSurvey } from '#tests/support/retained-rows.ts'
import { insertStaff } from '#tests/support/staff.ts'
import { workRecords } from '#tests/support/work-records.ts'

/** What doctors write in surveys reaches our staff: for a recorded reason, newest first, until it is handled. */

const CHOICES = {
  ...{
    duty: 'MATCH_ANSWER_YES',
    time: 'MATCH_ANSWER_YES',
    break: 'MATCH_ANSWER_YES',
    pay: 'MATCH_ANSWER_YES',
  },
  ...{ busyness: 3, handover: 3, facilities: 3, rework: 'REWORK_ANSWER_YES' },
}
const SAID = '当直明けに残った時間の扱いで困りました。'
const REASON = '先生からの相談の確認'

let scene: CancellationHouse
let records: ReturnType<typeof workRecords>
let one: TestDoctor
let colleague: TestDoctor

beforeAll(async () => {
  scene = await cancellations()
  records = workRecords(scene)
  one = await insertStaff(scene.db.database, '運営 花子')
  colleague = await insertStaff(scene.db.database, '運営 次郎')
}, 60_000)
afterAll(() => scene.db.close())
beforeEach(() => scene.at(0))

const call = (method: string, body: Fields, { bearer } = one) =>
  callTwirp(scene.backend, `dp.staff.StaffSurveys/${method}`, body, bearer)
const list = async (fields: Fields = {}) => (await call('ListNotes', fields)).body

const answer = async ({ workId, bearer }: Matched, words: Fields, is_submitted = true) => {
  const request = { work_id: workId, idempotency_key: crypto.randomUUID(), is_submitted }
  const body = { ...request, answers: { ...CHOICES, ...words } }
  return (await callTwirp(scene.backend, 'dp.work.Surveys/SaveSurvey', body, bearer)).body.outcome
}

async function confirmed(): Promise<Matched> {
  const work = await scene.matched(inHours(300))
  await records.takesPlace(work, -12, -4)
  await records.run()
  await records.run()
  expect(await records.report(work)).toBe('REPORTED')
  expect(await records.answer(work, 'CONFIRMED')).toBe('CONFIRMED')
  return work
}
async function answered(words: Fields = { only_to_operator: SAID }): Promise<Matched> {
  const work = await confirmed()
  expect(await answer(work, words)).toBe('SAVE_SURVEY_OUTCOME_SUBMITTED')
  return work
}
const open = (work: Matched, reason = REASON, by = one) =>
  call('OpenNote', { work_id: work.workId, reason }, by)
const read = async (work: Matched, by = one) => (await call('GetNote', { work_id: work.workId }, by)).body
const handling = async (work: Matched, more: Fields = {}) => ({
  work_id: work.workId,
  idempotency_key: crypto.randomUUID(),
  words: '病院の担当者に確かめ、求人の記載を直していただきました。',
  sent_at: (await read(work)).note.sent_at,
  ...more,
})
const handle = async (work: Matched, more: Fields = {}, by = one) => {
  const { body } = await call('HandleNote', await handling(work, more), by)
  return body.outcome?.replace(/^HANDLE_NOTE_OUTCOME_/, '') ?? body.code
}
const trail = ({ workId }: Matched) =>
  scene.db.database
    .select({ kind: staffAction.kind, words: staffAction.words })
    .from(staffAction)
    .where(eq(staffAction.subject, workId))
    .orderBy(staffAction.at)

test('is listed without words and doctor, opened for a reason, and handled with a record of both', async () => {
  const work = await answered({ good: '引き継ぎが丁寧でした。', only_to_operator: SAID })
  const listed = await list()
  expect(listed.notes[0]).toMatchObject({
    ...{ work_id: work.workId, state: 'SURVEY_NOTE_STATE_UNREAD' },
    ...{ has_good: true, has_improve: false, has_only_to_operator: true },
  })
  expect(JSON.stringify(listed)).not.toContain('当直明け')
  expect(JSON.stringify(listed)).not.toContain(work.doctorId)
  expect((await read(work)).text).toBeUndefined()
  for (const reason of ['', '確認', 'あ'.repeat(501)]) expect((await open(work, reason)).status).toBe(400)
  expect(await handle(work)).toBe('NOT_OPENED')
  for (const _ of [1, 2]) expect((await open(work)).status).toBe(200)
  expect(await read(work)).toMatchObject({
    note: { state: 'SURVEY_NOTE_STATE_READ' },
    text: { only_to_operator: SAID, good: '引き継ぎが丁寧でした。', doctor_id: work.doctorId },
  })
  // A reason opens the words for who gave it, for half an hour.
  expect((await read(work, colleague)).text).toBeUndefined()
  scene.at(31)
  expect((await read(work)).text).toBeUndefined()
  scene.at(1)

  const request = await handling(work)
  const all = await Promise.all(Array.from({ length: 20 }, () => call('HandleNote', request)))
  expect(new Set(all.map(({ body }) => body.outcome))).toEqual(new Set(['HANDLE_NOTE_OUTCOME_HANDLED']))
  expect(await handle(work)).toBe('ALREADY_HANDLED')
  expect(await trail(work)).toEqual([
    { kind: 'SURVEY_VIEWED', words: REASON },
    { kind: 'SURVEY_HANDLED', words: request.words },
  ])
  const { body: audit } = await callTwirp(scene.backend, 'dp.staff.Audit/ListEntries', {}, one.bearer)
  expect(audit.entries).toContainEqual(
    expect.objectContaining({ kind: 'AUDIT_KIND_SURVEY_VIEWED', doctor_id: work.doctorId, words: REASON }),
  )
  expect((await list()).notes.map((note: Fields) => note['work_id'])).not.toContain(work.workId)
  expect((await list({ is_handled: true })).notes[0]).toMatchObject({
    ...{ work_id: work.workId, state: 'SURVEY_NOTE_STATE_HANDLED', staff_name: '運営 花子' },
  })
})

test('drafts and surveys without words reach nobody', async () => {
  const before = await scene.db.database.$count(surveyNote)
  const draft = await confirmed()
  await answer(draft, { only_to_operator: SAID }, false)
  await answered({})
  expect(await scene.db.database.$count(surveyNote)).toBe(before)
  expect((await open(draft)).status).toBe(404)
})

test('words that the doctor changes are new: unread, and opened anew before they are handled', async () => {
  const work = await answered()
  await open(work)
  const first = await handling(work)
  scene.at(5)
  expect(await answer(work, { only_to_operator: SAID, busyness: 5 })).toBe('SAVE_SURVEY_OUTCOME_SUBMITTED')
  expect((await read(work)).note.state).toBe('SURVEY_NOTE_STATE_READ')
  await answer(work, { only_to_operator: '解決しましたが、手順を知りたいです。' })
  const changed = await read(work)
  expect(changed.note.state).toBe('SURVEY_NOTE_STATE_UNREAD')
  expect(changed.text).toBeUndefined()
  expect((await call('HandleNote', first)).body.outcome).toBe('HANDLE_NOTE_OUTCOME_CHANGED')
  scene.at(6)
  await open(work)
  expect((await read(work)).text.only_to_operator).toContain('解決しました')
  expect(await handle(work)).toBe('HANDLED')
  scene.at(7)
  await answer(work, { only_to_operator: 'もう一つあります。' })
  expect((await read(work)).note.state).toBe('SURVEY_NOTE_STATE_UNREAD')
  await answer(work, { only_to_operator: '' })
  expect((await open(work)).status).toBe(404)
})

test('the newest comes first, a page at a time, each once', async () => {
  const [sample] = await scene.db.database.select().from(surveyNote).limit(1)
  if (!sample) throw new Error('no note')
  const works = []
  for (let index = 0; index < 22; index += 1) works.push(await answered())
  const first = await list()
  const second = await list({ after: first.next_cursor })
  const ids = [...first.notes, ...second.notes].map((note) => note.work_id)
  expect(first.notes).toHaveLength(20)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toEqual(expect.arrayContaining(works.map(({ workId }) => workId)))
  const times = [...first.notes, ...second.notes].map((note) => Date.parse(note.sent_at))
  expect(times).toEqual(times.toSorted((a, b) => b - a))
  expect(first.open).toBe(ids.length)
  expect(first.unread).toBeLessThanOrEqual(first.open)
  expect((await call('ListNotes', { after: 'x' })).status).toBe(400)
})

test('nobody but our staff lists, opens or handles', async () => {
  const work = await answered()
  const left = await insertStaff(scene.db.database, '運営 三郎')
  await scene.db.database.update(staff).set({ leftAt: NOW }).where(eq(staff.accountId, left.accountId))
  const calls = [
    ['ListNotes', {}],
    ['GetNote', { work_id: work.workId }],
    ['OpenNote', { work_id: work.workId, reason: REASON }],
    ['HandleNote', await handling(work)],
  ] as const
  for (const [method, body] of calls) {
    for (const { bearer } of [{ bearer: work.bearer }, work.member, left])
      expect((await call(method, body, { ...one, bearer })).status).toBe(403)
    expect((await call(method, body, { ...one, bearer: '' })).status).toBe(401)
  }
  for (const [method, body] of calls.slice(1))
    expect((await call(method, { ...body, work_id: crypto.randomUUID() })).status).toBe(404)
})

test.each([
  { work_id: 'x' },
  { idempotency_key: 'x' },
  { words: '短い' },
  { words: 'あ'.repeat(1_001) },
  { words: 'あいうえお\0' },
  { sent_at: undefined },
])('%o is refused with a sentence', async (more) => {
  const work = await answered()
  await open(work)
  const { status, body } = await call('HandleNote', await handling(work, more))
  expect(status).toBe(400)
  expect(body.msg).toMatch(/[ぁ-ん]/)
})

test('the doctor’s export names who read the words, when and why', async () => {
  const work = await answered()
  await open(work)
  const data = await findOwnData(scene.db.database, work.accountId, {
    now: NOW,
    bankAccountOf: async () => null,
  })
  expect(data['運営によるアンケートのことばの閲覧']).toEqual([
    { 担当者: '運営 花子', 理由: REASON, 閲覧日時: expect.any(Date) },
  ])
})

test('a year later the words go with their note, and the choices stay', async () => {
  const doctor = await insertDoctor(scene.db.database)
  const then = new Date(NOW.getTime() - 400 * DAY_MS)
  await insertSurvey(scene.db.database, doctor, then, then)
  await scene.backend.jobs.run('purge', [{ of: 'surveyWords' }])
  const rows = await scene.db.database
    .select({ said: workSurvey.onlyToOperator, busyness: workSurvey.busyness })
    .from(workSurvey)
    .innerJoin(work, eq(work.id, workSurvey.workId))
    .where(eq(work.doctorId, doctor.doctorId))
  expect(rows).toEqual([{ said: '', busyness: 3 }])
})
