import { DAY_MS, HOUR_MS } from '#app/domain/duration.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { application, work } from '#app/backend/database/schema/work/application.ts'
import { documentView } from '#app/backend/database/schema/doctor/document-view.ts'
import { hospital } from '#app/backend/database/schema/hospital/hospital.ts'
import { hospitalMember } from '#app/backend/database/schema/hospital/hospital-member.ts'
import { doctorDocument } from '#app/backend/database/schema/doctor/registration.ts'
import { makeHospitals } from '#app/backend/seed/hospitals.ts'
import { callTwirp, callWork, key } from '#tests/support/backend-calls.ts'
import { documentsOf, sendAgain } from '#tests/support/documents.ts'
import { insertDoctor, NOW, ORIGIN, type TestDoctor } from '#tests/support/doctors.ts'
import { insertListing } from '#tests/support/listings.ts'
import { insertRegistered } from '#tests/support/profiles.ts'
import { insertMember, type TestMember } from '#tests/support/members.ts'
import { withdrawals, type Withdrawals } from '#tests/support/withdrawals.ts'

/** A hospital views the documents that a doctor shared with an application, and nothing else. */

let scene: Withdrawals
let member: TestMember
let own: number

beforeAll(async () => {
  scene = await withdrawals()
  const spot = await insertListing(scene.db.database)
  own = (await scene.listingOf(Number(spot)))?.hospitalId ?? 0
  member = await insertMember(scene.db.database, own)
}, 60_000)
afterAll(() => scene.db.close())

const look = async (id: string, { bearer }: { bearer: string }) => {
  const headers = { Authorization: `Bearer ${bearer}` }
  const request = new Request(`${ORIGIN}/documents/${id}`, { headers })
  return (await scene.backend.handlers.documents(request)).status
}

const fileOf = async (applicationId: string) =>
  (
    await callTwirp(
      scene.backend,
      'dp.hospital.HospitalApplications/GetApplicationFile',
      { application_id: applicationId },
      member.bearer,
    )
  ).body

/** An application that shares the licence of two verified documents. */
async function sharing(): Promise<{ person: TestDoctor; id: string; licence: string; identity: string }> {
  const { database } = scene.db
  const person = await insertRegistered(database)
  await documentsOf(database, person.doctorId)
  const rows = await database
    .update(doctorDocument)
    .set({ state: 'VERIFIED' })
    .where(eq(doctorDocument.accountId, person.accountId))
    .returning({ id: doctorDocument.id, kind: doctorDocument.kind })
  const idOf = (kind: string) => rows.find((row) => row.kind === kind)?.id ?? ''
  const request = {
    spot_work_id: await insertListing(database, { applicationStatus: 'SELECTION' }),
    idempotency_key: crypto.randomUUID(),
    shared_documents: ['DOCUMENT_KIND_LICENCE'],
  }
  const { body } = await callWork(scene.backend, 'ApplyToSpot', request, person.bearer)
  return { person, id: body.application.id, licence: idOf('LICENCE'), identity: idOf('IDENTITY') }
}

test('the hospital views what was shared, and the doctor reads who did', async () => {
  const { person, id, licence, identity } = await sharing()
  expect((await fileOf(id)).shared_documents).toEqual([{ id: licence, kind: 'DOCUMENT_KIND_LICENCE' }])
  expect(await look(licence, member)).toBe(200)
  expect(await look(identity, member)).toBe(404)
  const views = await scene.db.database
    .select()
    .from(documentView)
    .where(eq(documentView.accountId, person.accountId))
  expect(views).toMatchObject([{ documentId: licence, memberId: member.memberId, staffAccountId: null }])
  const { body } = await callTwirp(scene.backend, 'dp.profile.Profile/GetProfile', {}, person.bearer)
  expect(body.profile.document_views).toMatchObject([
    { kind: 'VIEWED_DOCUMENT_LICENCE', hospital_name: expect.stringMatching(/.+/) },
  ])
})

test('Documents end with the work, the telephone number thirty days later, and the record stays.', async () => {
  const { id, licence } = await sharing()
  const { database } = scene.db
  const accept = { application_id: id, decision: 'HOSPITAL_DECISION_ACCEPT', ...key() }
  await callTwirp(scene.backend, 'dp.hospital.HospitalApplications/DecideApplication', accept, member.bearer)
  const ended = async (days: number) => {
    const end = NOW.getTime() - days * DAY_MS
    const times = {
      plannedStart: new Date(end - 8 * HOUR_MS),
      plannedEnd: new Date(end),
      state: 'PAID' as const,
    }
    await database.update(work).set(times).where(eq(work.applicationId, id))
    const file = await fileOf(id)
    return [await look(licence, member), file.shared_documents?.[0]?.id ?? '', file.phone ?? '']
  }
  expect(await ended(-1)).toEqual([200, licence, '09011112222'])
  expect(await ended(0)).toEqual([404, '', '09011112222'])
  expect(await ended(29)).toEqual([404, '', '09011112222'])
  expect(await ended(30)).toEqual([404, '', ''])
  expect(await ended(1096)).toEqual([404, '', ''])
  expect(await fileOf(id)).toMatchObject({
    state: 'APPLICATION_STATE_MATCHED',
    applicant: { last_name: expect.any(String) },
  })
})

test('the hospital next door, a former member and another doctor view nothing', async () => {
  const { licence } = await sharing()
  const place = makeHospitals(2)[1]
  if (!place) throw new Error('no hospital')
  await scene.db.database.insert(hospital).values(place.row).onConflictDoNothing()
  const nextDoor = await insertMember(scene.db.database, place.row.id)
  const former = await insertMember(scene.db.database, own)
  await scene.db.database
    .update(hospitalMember)
    .set({ leftAt: NOW })
    .where(eq(hospitalMember.id, former.memberId))
  const other = await insertDoctor(scene.db.database)
  for (const one of [nextDoor, former, other, { bearer: '' }]) expect(await look(licence, one)).toBe(404)
})

test('the sharing ends with the application, and with the picture', async () => {
  const withdrawn = await sharing()
  await scene.withdraw(withdrawn.person.bearer, withdrawn.id)
  expect(await look(withdrawn.licence, member)).toBe(404)
  expect((await fileOf(withdrawn.id)).shared_documents[0].id ?? '').toBe('')

  const replaced = await sharing()
  await sendAgain(scene.db.database, [replaced.licence])
  expect(await look(replaced.licence, member)).toBe(404)
  expect((await fileOf(replaced.id)).shared_documents[0].id ?? '').toBe('')
})

test('not before the hospital knows of the application', async () => {
  const { licence, person } = await sharing()
  const held = await sharing()
  await scene.db.database.update(application).set({ releasedAt: null }).where(eq(application.id, held.id))
  expect(await look(held.licence, member)).toBe(404)
  expect(await look(licence, person)).toBe(200)
})
