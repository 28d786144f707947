import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hospital } from '#app/backend/database/schema/hospital/hospital.ts'
import { hospitalMember } from '#app/backend/database/schema/hospital/hospital-member.ts'
import { listingDraft } from '#app/backend/database/schema/listing/listing-draft.ts'
import { spotWork } from '#app/backend/database/schema/listing/spot-work.ts'
import { makeHospitals } from '#app/backend/seed/hospitals.ts'
import { testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertDoctor, NOW } from '#tests/support/doctors.ts'
import { insertMember } from '#tests/support/members.ts'
import { editorOf } from '#tests/support/listing-drafts.ts'

let db: TestDatabase
let backend: TestBackend
let editor: ReturnType<typeof editorOf>
let neighbour: ReturnType<typeof editorOf>
let viewer: ReturnType<typeof editorOf>
let own: number

beforeAll(async () => {
  db = await testDatabase()
  backend = testBackend(db.database)
  const places = makeHospitals(2)
  await db.database.insert(hospital).values(places.map(({ row }) => row))
  own = places[0]?.row.id ?? 0
  const other = places[1]?.row.id ?? 0
  editor = editorOf(backend, (await insertMember(db.database, own)).bearer)
  viewer = editorOf(backend, (await insertMember(db.database, own, { role: 'VIEWER' })).bearer)
  neighbour = editorOf(backend, (await insertMember(db.database, other)).bearer)
}, 60_000)
afterAll(() => db.close())

const published = async () => String((await editor.publish(await editor.draft())).body.listing_number)

describe('who may', () => {
  test('another hospital sees and changes nothing, and is answered as for an unknown listing', async () => {
    const of = async (ref: string, number: string) => [
      await neighbour.call('GetDraft', { ref }),
      await neighbour.call('GetDraft', { ref: number }),
      await neighbour.save(ref, 'time', { fee: ['1'] }, 3),
      await neighbour.save(number, 'time', { fee: ['1'] }),
      await neighbour.publish(ref),
      await neighbour.change(number, 'WITHDRAW'),
      await neighbour.call('CopyListing', { ref, idempotency_key: crypto.randomUUID() }),
      await neighbour.call('DiscardDraft', { ref }),
    ]
    const ref = await editor.draft()
    const number = await published()
    const answers = await of(ref, number)
    expect(answers).toEqual(await of(crypto.randomUUID(), 'S-9999999'))
    expect(answers.map(({ status, body }) => body.outcome?.replace(/^.*_OUTCOME_/, '') ?? status)).toEqual([
      ...[404, 404, 'GONE', 'GONE', 'GONE', 404, 404, 200],
    ])
    const [row] = await db.database
      .select({ status: spotWork.status })
      .from(spotWork)
      .where(eq(spotWork.id, Number(number.slice(2))))
    expect(row?.status).toBe('PUBLISHED')
    expect(await db.database.$count(listingDraft, eq(listingDraft.id, ref))).toBe(1)
  })

  test('a viewer reads and changes nothing; a visitor and a doctor do not even read', async () => {
    const ref = await editor.draft()
    expect((await viewer.call('GetDraft', { ref })).status).toBe(200)
    expect((await viewer.publish(ref)).status).toBe(403)
    expect((await viewer.save(crypto.randomUUID(), 'time', {})).status).toBe(403)
    expect((await editorOf(backend, undefined).call('GetDraft', { ref })).status).toBe(401)
    const { bearer } = await insertDoctor(db.database)
    expect((await editorOf(backend, bearer).call('GetDraft', { ref })).status).toBe(403)
  })

  test('a member who has left is refused', async () => {
    const former = await insertMember(db.database, own)
    const ref = await editor.draft()
    await db.database
      .update(hospitalMember)
      .set({ leftAt: NOW })
      .where(eq(hospitalMember.id, former.memberId))
    expect((await editorOf(backend, former.bearer).publish(ref)).status).toBe(403)
  })

  test.each([
    ['SaveDraft', { ref: 'x', part: 'time' }],
    ['SaveDraft', { ref: crypto.randomUUID(), part: 'nothing', kind: 'LISTING_KIND_SPOT' }],
    ['SaveDraft', { ref: crypto.randomUUID(), part: 'time' }],
    ['PublishDraft', { ref: crypto.randomUUID(), idempotency_key: '' }],
    ['ChangeListing', { listing_number: 'S-1', change: 'LISTING_CHANGE_PAUSE' }],
    ['ListListings', { kind: 'LISTING_KIND_SPOT', shelf: 'LISTING_SHELF_OPEN', after: 'x' }],
    ['ListListings', { kind: 'LISTING_KIND_SPOT' }],
  ])('%s with %o is refused with 400', async (method, body) => {
    expect((await editor.call(method, body)).status).toBe(400)
  })

  test('none of this was an outage', () => {
    expect(backend.reported).toEqual([])
  })
})
