import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { application } from '#app/backend/database/schema/work/application.ts'
import { doctorDocument } from '#app/backend/database/schema/doctor/registration.ts'
import type { DocumentState } from '#app/domain/doctor/registration-words.ts'
import { callTwirp, callWork, testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertDoctor, NOW, type TestDoctor } from '#tests/support/doctors.ts'
import { hours, insertListing } from '#tests/support/listings.ts'

let db: TestDatabase
let backend: TestBackend

beforeAll(async () => {
  db = await testDatabase()
  backend = testBackend(db.database)
}, 60_000)
afterAll(() => db.close())

const IMAGE = Buffer.from('picture')

async function doctorWith(state: DocumentState, expiresOn: string | null = null): Promise<TestDoctor> {
  const doctor = await insertDoctor(db.database)
  const document = {
    accountId: doctor.accountId,
    image: IMAGE,
    mime: 'image/jpeg' as const,
    size: IMAGE.length,
    sha256: Buffer.alloc(32),
    uploadedAt: NOW,
  }
  await db.database.insert(doctorDocument).values([
    { ...document, kind: 'LICENCE', state, expiresOn },
    { ...document, kind: 'IDENTITY', state: 'VERIFIED' },
  ])
  return doctor
}

const apply = async (
  { bearer }: TestDoctor,
  id: string,
  kinds: string[],
  key: string = crypto.randomUUID(),
) =>
  callWork(
    backend,
    'ApplyToSpot',
    {
      spot_work_id: id,
      idempotency_key: key,
      shared_documents: kinds.map((kind) => `DOCUMENT_KIND_${kind}`),
    },
    bearer,
  )

const shareable = async ({ bearer }: TestDoctor, id: string): Promise<string[]> => {
  const { body } = await callWork(backend, 'PreviewSpotApplication', { spot_work_ids: [id] }, bearer)
  return body.shareable_documents
}

test('a hospital sees what was agreed to, and nothing else', async () => {
  const doctor = await doctorWith('VERIFIED', '2026-11-21')
  const id = await insertListing(db.database)
  expect(await shareable(doctor, id)).toEqual(['DOCUMENT_KIND_IDENTITY', 'DOCUMENT_KIND_LICENCE'])
  const { body } = await apply(doctor, id, ['LICENCE', 'LICENCE'])
  expect(body).toMatchObject({
    outcome: 'APPLY_OUTCOME_MATCHED',
    application: { shared_documents: ['DOCUMENT_KIND_LICENCE'] },
  })
  const [row] = await db.database.select().from(application).where(eq(application.doctorId, doctor.doctorId))
  const [licence] = await db.database
    .select({ id: doctorDocument.id, kind: doctorDocument.kind })
    .from(doctorDocument)
    .where(eq(doctorDocument.accountId, doctor.accountId))
    .orderBy(doctorDocument.kind)
    .offset(1)
  expect(row?.sharedDocuments).toEqual([licence])
})

test('the doctor’s own profile lists what which hospital was shown, and that it has ended', async () => {
  const doctor = await doctorWith('VERIFIED')
  const shares = async () =>
    (await callTwirp(backend, 'dp.profile.Profile/GetProfile', {}, doctor.bearer)).body.profile
      .document_shares ?? []
  expect(await shares()).toEqual([])
  await apply(doctor, await insertListing(db.database), [])
  const { body } = await apply(doctor, await insertListing(db.database, { startTime: hours(20 * 24) }), [
    'IDENTITY',
  ])
  const share = { hospital_name: expect.any(String), kinds: ['DOCUMENT_KIND_IDENTITY'] }
  expect(await shares()).toEqual([expect.objectContaining({ ...share, is_shown: true })])
  const taken = { application_id: body.application.id, idempotency_key: crypto.randomUUID() }
  await callWork(backend, 'WithdrawApplication', taken, doctor.bearer)
  const [ended] = await shares()
  expect(ended).toMatchObject(share)
  expect(ended.is_shown ?? false).toBe(false)
})

test('nothing is shared unless it is asked for', async () => {
  const doctor = await doctorWith('VERIFIED')
  const { body } = await apply(doctor, await insertListing(db.database), [])
  expect(body.application.shared_documents).toEqual([])
})

test.each<[DocumentState, string | null]>([
  ['SUBMITTED', null],
  ['RETURNED', null],
  ['VERIFIED', '2026-11-20'],
])('a document that is %s, to %s, is not offered and stops an application', async (state, expiresOn) => {
  const doctor = await doctorWith(state, expiresOn)
  const id = await insertListing(db.database)
  expect(await shareable(doctor, id)).toEqual(['DOCUMENT_KIND_IDENTITY'])
  expect((await apply(doctor, id, ['LICENCE', 'IDENTITY'])).body).toEqual({
    outcome: 'APPLY_OUTCOME_DOCUMENT_MISSING',
  })
  expect((await apply(doctor, id, ['IDENTITY'])).body.outcome).toBe('APPLY_OUTCOME_MATCHED')
})

test('another choice of documents is another request, and an unknown one is none', async () => {
  const doctor = await doctorWith('VERIFIED')
  const id = await insertListing(db.database)
  await apply(doctor, id, ['LICENCE'], 'tap-documents-1')
  expect((await apply(doctor, id, [], 'tap-documents-1')).status).toBe(400)
  expect((await apply(doctor, id, ['PASSPORT'])).body).toEqual({
    code: 'invalid_argument',
    msg: '指定された形式で入力してください',
  })
  expect(backend.reported).toEqual([])
})
