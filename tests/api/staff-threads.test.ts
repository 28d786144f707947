import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { threadView } from '#app/backend/database/schema/message.ts'
import { staff } from '#app/backend/database/schema/staff.ts'
import { callTwirp } from '#tests/support/backend-calls.ts'
import { insertDoctor, NOW, ORIGIN, type TestDoctor } from '#tests/support/doctors.ts'
import { bodiesOf, messageHouse, type Listing, type MessageHouse } from '#tests/support/messages.ts'
import { pdfFile } from '#tests/support/pdfs.ts'
import { insertStaff } from '#tests/support/staff.ts'

/** Our staff read what doctors and hospitals write to each other for a recorded reason only. */

describe('staff and messages', () => {
  let scene: MessageHouse
  let person: TestDoctor
  let worker: TestDoctor
  let listing: Listing
  let threadId: string

  beforeAll(async () => {
    scene = await messageHouse()
  }, 60_000)
  afterAll(() => scene.db.close())
  beforeEach(async () => {
    scene.at(0)
    person = await insertDoctor(scene.db.database)
    worker = await insertStaff(scene.db.database, '運営 花子')
    listing = await scene.newSpot()
    await scene.ask(listing, person.bearer, '謝金の件でご相談です。')
    threadId = (await scene.threadOf(listing, person.bearer)).id
    await scene.reply(threadId, '承知しました。')
  })

  const call = (method: string, body: object, bearer = worker.bearer) =>
    callTwirp(scene.backend, `dp.staff.StaffThreads/${method}`, body, bearer)
  const get = (bearer?: string) => call('GetStaffThread', { thread_id: threadId }, bearer)
  const open = (reason: string, bearer?: string) =>
    call('OpenThread', { thread_id: threadId, reason }, bearer)
  const list = () => call('ListDoctorThreads', { doctor_id: person.doctorId })
  const REASON = '謝金の未払いの申し出への対応'
  const views = () => scene.db.database.select().from(threadView).where(eq(threadView.threadId, threadId))

  test('the messages are there after a reason, for half an hour, and the view is on record', async () => {
    const { threads, views: none } = (await list()).body
    expect(threads).toMatchObject([{ id: threadId }])
    expect(JSON.stringify(threads)).not.toContain('謝金')
    expect(none ?? []).toEqual([])
    const closed = (await get()).body
    expect(closed.thread).toBeUndefined()
    expect(closed.doctor_id).toBe(person.doctorId)
    expect((await open(REASON)).status).toBe(200)
    expect((await open(REASON)).status).toBe(200)
    expect(bodiesOf((await get()).body.thread)).toEqual(['謝金の件でご相談です。', '承知しました。'])
    expect((await list()).body.views).toMatchObject([{ staff_name: '運営 花子', reason: REASON }])
    // What was read counts as read by neither side.
    expect((await scene.hospitalThread(threadId)).body.thread.unread).toBe(1)
    scene.at(31)
    expect((await get()).body.thread).toBeUndefined()
    expect(await views()).toMatchObject([{ staffAccountId: worker.accountId, reason: REASON }])
  })

  test('a reason is one; nobody but staff opens, and each for themselves', async () => {
    for (const reason of ['', '   ', 'なんとな', 'あ'.repeat(501)])
      expect((await open(reason)).status).toBe(400)
    expect((await call('OpenThread', { thread_id: 'x', reason: REASON })).status).toBe(400)
    const unknown = { thread_id: crypto.randomUUID(), reason: REASON }
    expect((await call('OpenThread', unknown)).status).toBe(404)
    for (const [bearer, status] of [
      [person.bearer, 403],
      [scene.member.bearer, 403],
      ['', 401],
    ] as const)
      for (const answer of [await open(REASON, bearer), await get(bearer)]) expect(answer.status).toBe(status)
    expect(await views()).toEqual([])
    await open(REASON)
    const colleague = await insertStaff(scene.db.database, '運営 次郎')
    expect((await get(colleague.bearer)).body.thread).toBeUndefined()
    await scene.db.database.update(staff).set({ leftAt: NOW }).where(eq(staff.accountId, worker.accountId))
    expect((await get()).status).toBe(403)
  })

  test('a file of the thread is there with it, and not before', async () => {
    const files = (path: string, bearer: string, init: RequestInit = {}) =>
      scene.backend.handlers.messageFiles(
        new Request(`${ORIGIN}/messages/files${path}`, {
          ...init,
          headers: { Origin: ORIGIN, Authorization: `Bearer ${bearer}` },
        }),
      )
    const body = new Uint8Array(pdfFile())
    const { id } = await (await files('?name=a.pdf', person.bearer, { method: 'PUT', body })).json()
    const more = { body: '', file_id: id, idempotency_key: crypto.randomUUID() }
    expect(scene.outcomeOf(await scene.asDoctor('SendMessage', listing, person.bearer, more))).toBe('SENT')
    const status = async () => (await files(`/${id}`, worker.bearer)).status
    expect(await status()).toBe(404)
    await open(REASON)
    expect(await status()).toBe(200)
    scene.at(31)
    expect(await status()).toBe(404)
  })
})
