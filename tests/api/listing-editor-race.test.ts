import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { application } from '#app/backend/database/schema/work/application.ts'
import { hospital } from '#app/backend/database/schema/hospital/hospital.ts'
import { listingDraft } from '#app/backend/database/schema/listing/listing-draft.ts'
import { spotWork } from '#app/backend/database/schema/listing/spot-work.ts'
import { makeHospitals } from '#app/backend/seed/hospitals.ts'
import { callWork, testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertDoctors, type TestDoctor } from '#tests/support/doctors.ts'
import { editorOf } from '#tests/support/listing-drafts.ts'
import { insertMember } from '#tests/support/members.ts'

// On a real server only: the embedded database is one connection, where nothing ever meets.
const DOCTORS = 30
const ROUNDS = 10

let db: TestDatabase
let backend: TestBackend
let doctors: TestDoctor[]
let editor: ReturnType<typeof editorOf>

beforeAll(async () => {
  db = await testDatabase({ max: 20 })
  backend = testBackend(db.database)
  const [place] = makeHospitals(1)
  if (!place) throw new Error('no hospital')
  await db.database.insert(hospital).values(place.row)
  editor = editorOf(backend, (await insertMember(db.database, place.row.id)).bearer)
  doctors = await insertDoctors(db.database, DOCTORS)
}, 60_000)
afterAll(() => db.close())

const published = async () => {
  const ref = await editor.draft({ slots: ['50'] })
  return String((await editor.publish(ref)).body.listing_number)
}
const applyAll = (number: string) =>
  doctors.map(({ bearer }) =>
    callWork(
      backend,
      'ApplyToSpot',
      { spot_work_id: String(Number(number.slice(2))), idempotency_key: crypto.randomUUID() },
      bearer,
    ),
  )
const applied = (number: string) =>
  db.database
    .select({ state: application.state, terms: application.terms })
    .from(application)
    .where(eq(application.spotWorkId, Number(number.slice(2))))

test('a fee that changes while doctors apply is the fee that all of them agreed to', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const number = await published()
    const { body } = await editor.call('GetDraft', { ref: number })
    const answers: { field: string; values?: string[] }[] = body.draft.answers
    const time = Object.fromEntries(answers.map(({ field, values = [] }) => [field, values]))
    await editor.save(number, 'time', { ...time, fee: ['99000'] })
    const [edit, ...answered] = await Promise.all([editor.publish(number, 1), ...applyAll(number)])
    const [row] = await db.database
      .select({ fee: spotWork.fee, applicants: spotWork.applicantCount })
      .from(spotWork)
      .where(eq(spotWork.id, Number(number.slice(2))))
    const fee = edit.body.outcome === 'PUBLISH_OUTCOME_PUBLISHED' ? 99_000 : 85_000
    expect(answered.map((one) => one.body.outcome)).toEqual(answered.map(() => 'APPLY_OUTCOME_APPLIED'))
    expect(row).toEqual({ fee, applicants: DOCTORS })
    expect(new Set((await applied(number)).map(({ terms }) => terms.fee))).toEqual(new Set([fee]))
  }
}, 60_000)

test('who applied before the listing was withdrawn gets a notice; nobody applies after it', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const number = await published()
    const [, ...answered] = await Promise.all([editor.change(number, 'WITHDRAW'), ...applyAll(number)])
    const rows = await applied(number)
    expect(rows.filter(({ state }) => state !== 'LISTING_CLOSED')).toEqual([])
    expect(rows).toHaveLength(answered.filter(({ body }) => body.outcome === 'APPLY_OUTCOME_APPLIED').length)
  }
}, 60_000)

test('fifty identical publications are one listing with one answer', async () => {
  const ref = await editor.draft()
  const listings = await db.database.$count(spotWork)
  const { version } = (await editor.call('GetDraft', { ref })).body.draft
  const key = crypto.randomUUID()
  const answers = await Promise.all(Array.from({ length: 50 }, () => editor.publish(ref, version, key)))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(await db.database.$count(spotWork)).toBe(listings + 1)
  expect(await db.database.$count(listingDraft, eq(listingDraft.id, ref))).toBe(0)
  expect(backend.reported).toEqual([])
})
