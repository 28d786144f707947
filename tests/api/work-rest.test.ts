import { parse } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callWork, testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertDoctor } from '#tests/support/doctors.ts'
import { hours, insertListing } from '#tests/support/listings.ts'

let db: TestDatabase
let backend: TestBackend

beforeAll(async () => {
  db = await testDatabase({ kind: 'pglite' })
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

test('too little rest, until the doctor says it is known', async () => {
  const { bearer } = await insertDoctor(db.database)
  await apply(bearer, await insertListing(db.database, { nightDutyPermit: 'NONE' }))
  // The night ends at 9:00; the day shift begins 8 hours later, 18 are the guideline.
  const id = await insertListing(db.database, {
    startTime: hours(9 * 24 + 29),
    endTime: hours(9 * 24 + 37),
    shift: 'DAY',
    shiftPattern: 'DAY_PM',
    nightDutyPermit: 'NOT_APPLICABLE',
  })
  expect((await apply(bearer, id)).body.outcome).toBe('APPLY_OUTCOME_SHORT_REST')
  const preview = await callWork(backend, 'PreviewSpotApplication', { spot_work_ids: [id] }, bearer)
  expect(preview.body.previews).toMatchObject([
    { outcome: 'APPLY_OUTCOME_MATCHED', rest_before_minutes: 480, rest_guideline_minutes: 1_080 },
  ])
  // The listing's own page says the same.
  const document = parse(
    'query ($id: ID!) { spotWork(id: $id) { viewer { restBeforeMinutes restAfterMinutes restGuidelineMinutes overlaps } } }',
  )
  const { data } = await backend.inProcess.listings({ document, variables: { id }, bearer })
  expect(data?.['spotWork']).toMatchObject({
    viewer: {
      restBeforeMinutes: 480,
      restAfterMinutes: null,
      restGuidelineMinutes: 1_080,
      overlaps: false,
    },
  })
  const known = await apply(bearer, id, { short_rest_acknowledged: true })
  expect(known.body.outcome).toBe('APPLY_OUTCOME_MATCHED')
})
