import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { doctor } from '#app/backend/database/schema/doctor/doctor.ts'
import { hospital } from '#app/backend/database/schema/hospital/hospital.ts'
import { hospitalMember } from '#app/backend/database/schema/hospital/hospital-member.ts'
import { makeHospitals } from '#app/backend/seed/hospitals.ts'
import { callTwirp } from '#tests/support/backend-calls.ts'
import { insertDoctor, NOW, type TestDoctor } from '#tests/support/doctors.ts'
import { insertMember } from '#tests/support/members.ts'
import { bodiesOf, messageHouse, type Listing, type MessageHouse } from '#tests/support/messages.ts'

/** Who may read and write the messages about a listing. */

describe('access to messages', () => {
  let scene: MessageHouse
  let person: TestDoctor

  beforeAll(async () => {
    scene = await messageHouse()
  }, 60_000)
  afterAll(() => scene.db.close())
  beforeEach(async () => {
    scene.at(0)
    person = await insertDoctor(scene.db.database)
  })

  test('doctors by role: questions from the licence on, reading only for who was stopped', async () => {
    const listing = await scene.newSpot()
    const verified = await insertDoctor(scene.db.database, { status: 'MEDICAL_LICENSE_VERIFIED' })
    const initial = await insertDoctor(scene.db.database, { status: 'INITIAL' })
    const visitor = await insertDoctor(scene.db.database, { status: null })
    expect(await scene.ask(listing, verified.bearer)).toBe('SENT')
    expect(await scene.ask(listing, initial.bearer)).toBe('NOT_ALLOWED')
    expect((await scene.threadOf(listing, initial.bearer)).right).toBe('THREAD_RIGHT_NONE')
    expect(await scene.ask(listing, visitor.bearer)).toBe(412)
    expect(await scene.ask(listing, '')).toBe(401)
    await scene.ask(listing, person.bearer)
    await scene.db.database.update(doctor).set({ status: 'BANNED' }).where(eq(doctor.id, person.doctorId))
    expect(await scene.ask(listing, person.bearer)).toBe('NOT_ALLOWED')
    expect(await scene.threadOf(listing, person.bearer)).toMatchObject({
      right: 'THREAD_RIGHT_READ',
      messages: [{ body: '駐車場はありますか。' }],
    })
  })

  test('the hospital next door, a former member, doctors and strangers see and write nothing', async () => {
    const listing = await scene.newSpot()
    await scene.ask(listing, person.bearer)
    const { id, messages } = await scene.threadOf(listing, person.bearer)
    const place = makeHospitals(2)[1]
    if (!place) throw new Error('no hospital')
    await scene.db.database.insert(hospital).values(place.row).onConflictDoNothing()
    const nextDoor = await insertMember(scene.db.database, place.row.id)
    const former = await insertMember(scene.db.database, scene.own)
    await scene.db.database
      .update(hospitalMember)
      .set({ leftAt: NOW })
      .where(eq(hospitalMember.id, former.memberId))
    for (const [bearer, status] of [
      [nextDoor.bearer, 404],
      [former.bearer, 403],
      [person.bearer, 403],
      ['', 401],
    ] as const) {
      expect((await scene.hospitalThread(id, bearer)).status).toBe(status)
      expect(await scene.reply(id, 'のぞき見', bearer)).toBe(status)
      const mark = { thread_id: id, until: messages[0].sent_at }
      expect((await scene.asMember('MarkHospitalThreadRead', mark, bearer)).status).toBe(status)
    }
    const other = await insertDoctor(scene.db.database)
    expect(bodiesOf(await scene.threadOf(listing, other.bearer))).toEqual([])
    const mark = { thread_id: id, until: messages[0].sent_at }
    const marked = await callTwirp(scene.backend, 'dp.message.Messages/MarkThreadRead', mark, other.bearer)
    expect(marked.status).toBe(404)
    expect((await scene.threadOf(listing, person.bearer)).messages).toHaveLength(1)
  })

  test('a viewer reads, but neither writes nor marks', async () => {
    const listing = await scene.newSpot()
    await scene.ask(listing, person.bearer)
    const { id, messages } = await scene.threadOf(listing, person.bearer)
    const viewer = await insertMember(scene.db.database, scene.own, { role: 'VIEWER' })
    expect((await scene.hospitalThread(id, viewer.bearer)).body.thread.right).toBe('THREAD_RIGHT_READ')
    expect(await scene.reply(id, '書けない', viewer.bearer)).toBe(403)
    const mark = { thread_id: id, until: messages[0].sent_at }
    expect((await scene.asMember('MarkHospitalThreadRead', mark, viewer.bearer)).status).toBe(403)
  })

  test('an application that is held is not known: neither its name nor its state, nor its thread', async () => {
    const held = await insertDoctor(scene.db.database, { status: 'MEDICAL_LICENSE_VERIFIED' })
    const one = await scene.applied({ applicationStatus: 'SELECTION' }, held)
    expect((await scene.hospitalThread(one.id)).status).toBe(404)
    expect(await scene.reply(one.id)).toBe(404)
    const listing: Listing = { kind: 'SPOT', id: String(one.spot) }
    await scene.ask(listing, one.bearer)
    const { id } = await scene.threadOf(listing, one.bearer)
    const { body } = await scene.hospitalThread(id)
    expect(body.doctor_name ?? '').toBe('')
    expect(body.thread.events ?? []).toEqual([])
    expect(body.thread.application_state ?? 'none').toBe('none')
  })

  test('malformed calls are refused, and an unknown listing is not found', async () => {
    const listing = await scene.newSpot()
    expect(await scene.ask(listing, person.bearer, '  ')).toBe(400)
    expect(await scene.ask(listing, person.bearer, 'あ'.repeat(1_001))).toBe(400)
    expect(await scene.ask(listing, person.bearer, 'a\0b')).toBe(400)
    expect(await scene.ask(listing, person.bearer, '短い鍵', 'short')).toBe(400)
    expect(await scene.ask({ kind: 'SPOT', id: 'x' }, person.bearer)).toBe(400)
    expect(await scene.ask({ kind: 'SPOT', id: '999999999' }, person.bearer)).toBe('NOT_FOUND')
    expect((await scene.asDoctor('GetThread', { kind: 'SPOT', id: '999999999' }, person.bearer)).status).toBe(
      404,
    )
    expect((await scene.asDoctor('GetThread', listing, person.bearer, { before: '???' })).status).toBe(400)
    expect((await scene.hospitalThread('x')).status).toBe(400)
    expect((await scene.hospitalThread(crypto.randomUUID())).status).toBe(404)
    expect(await scene.ask(listing, person.bearer, 'あ'.repeat(1_000))).toBe('SENT')
  })
})
