import { deflateSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentView } from '#app/backend/database/schema/doctor/document-view.ts'
import { doctorDocument } from '#app/backend/database/schema/doctor/registration.ts'
import { callTwirp, testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { documentsOf, sendAgain } from '#tests/support/documents.ts'
import { insertDoctor, NOW, ORIGIN, type TestDoctor } from '#tests/support/doctors.ts'
import { jpegPicture, pngPicture } from '#tests/support/pictures.ts'
import { insertStaff } from '#tests/support/staff.ts'

let db: TestDatabase
let backend: TestBackend
let member: TestDoctor
let person: TestDoctor
let seen: string[]

beforeAll(async () => {
  db = await testDatabase()
  backend = testBackend(db.database)
  member = await insertStaff(db.database, '運営 花子')
  person = await insertDoctor(db.database, { status: 'INITIAL' })
  seen = await documentsOf(db.database, person.doctorId)
}, 60_000)
afterAll(() => db.close())

const get = (path: string, { bearer }: TestDoctor) =>
  new Request(`${ORIGIN}${path}`, { headers: { Authorization: `Bearer ${bearer}` } })

const look = async (id: string, who: TestDoctor) =>
  (await backend.handlers.documents(get(`/documents/${id}`, who))).status

test('who of our staff looks at a document is noted; its owner and who may not look are not', async () => {
  const stranger = await insertDoctor(db.database)
  const [one = '', two = ''] = seen
  expect(await look(one, person)).toBe(200)
  expect(await look(one, stranger)).toBe(404)
  expect(await db.database.select().from(documentView)).toEqual([])
  expect(await look(one, member)).toBe(200)
  expect(await look(two, member)).toBe(200)
  expect(await look(crypto.randomUUID(), member)).toBe(404)
  expect(await db.database.$count(documentView)).toBe(2)
})

test('the file and the doctor’s own data tell it, also when the picture has been replaced', async () => {
  await sendAgain(db.database, seen)
  const request = { doctor_id: person.doctorId }
  const { body } = await callTwirp(backend, 'dp.staff.Staff/GetDoctorFile', request, member.bearer)
  expect(body.views).toHaveLength(2)
  for (const view of body.views) {
    expect(view).toMatchObject({ viewer_name: '運営 花子', viewed_at: NOW.toISOString().replace('.000', '') })
    expect(seen).toContain(view.document_id)
  }
  const { body: own } = await callTwirp(backend, 'dp.profile.Profile/GetProfile', {}, person.bearer)
  expect(own.profile.document_views).toHaveLength(2)
  expect(own.profile.document_views).toContainEqual({
    kind: 'VIEWED_DOCUMENT_LICENCE',
    hospital_name: '',
    viewed_at: NOW.toISOString().replace('.000', ''),
  })
  const data = await (await backend.handlers.accountData(get('/account/data', person))).json()
  expect(data).toMatchObject({
    書類の閲覧: [{ 閲覧者: '運営 花子', 閲覧日時: NOW.toISOString() }, { 閲覧者: '運営 花子' }],
  })
  const other = await insertDoctor(db.database)
  const others = await (await backend.handlers.accountData(get('/account/data', other))).json()
  expect(others).toMatchObject({ 書類の閲覧: [] })
  expect(backend.reported).toEqual([])
})

test('what was kept before pictures were decoded is not shown to staff unless it is one', async () => {
  const { doctorId } = await insertDoctor(db.database, { status: 'INITIAL' })
  const ids = await documentsOf(db.database, doctorId)
  const whole = jpegPicture(640, 480)
  const old: [image: Buffer, status: number][] = [
    [pngPicture(600, 480, [], deflateSync(Buffer.alloc(1_000))), 422],
    [pngPicture(8_000, 8_000, [], deflateSync(Buffer.alloc(10))), 422],
    [Buffer.from('<svg onload="alert(1)"/>'), 422],
    [whole.subarray(0, whole.length / 2), 422],
    [whole, 200],
  ]
  const views = await db.database.$count(documentView)
  for (const [image, status] of old) {
    const [id = ''] = await sendAgain(db.database, ids.slice(0, 1))
      .returning({ id: doctorDocument.id })
      .then((rows) => rows.map((row) => row.id))
    ids[0] = id
    await db.database
      .update(doctorDocument)
      .set({ image, size: image.length })
      .where(eq(doctorDocument.id, id))
    expect([await look(id, member), await look(id, member)]).toEqual([status, status])
  }
  // Only what was shown was looked at.
  expect(await db.database.$count(documentView)).toBe(views + 2)
})
