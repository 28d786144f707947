import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { message, messageThread } from '#app/backend/database/schema/message.ts'
import { notification } from '#app/backend/database/schema/notification.ts'
import { spotWork } from '#app/backend/database/schema/listing/spot-work.ts'
import { insertDoctor, NOW, type TestDoctor } from '#tests/support/doctors.ts'
import { hours } from '#tests/support/listings.ts'
import { bodiesOf, messageHouse, type Listing, type MessageHouse } from '#tests/support/messages.ts'
import { insertRegularListing } from '#tests/support/regular-listings.ts'

/** Messages between a doctor and a hospital about a listing. */

describe('messages', () => {
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

  const noticesOf = async (type: string) =>
    (await scene.db.database.select().from(notification)).filter((one) => one.type === type)

  test.each(['SPOT', 'REGULAR'] as const)('a question before applying, and its answer: %s', async (kind) => {
    const listing: Listing =
      kind === 'SPOT'
        ? await scene.newSpot()
        : { kind, id: await insertRegularListing(scene.db.database, { hospitalId: scene.own }) }
    const empty = await scene.threadOf(listing, person.bearer)
    expect(empty).toMatchObject({ right: 'THREAD_RIGHT_WRITE' })
    expect(empty.id ?? '').toBe('')
    expect(await scene.ask(listing, person.bearer)).toBe('SENT')
    const { id } = await scene.threadOf(listing, person.bearer)
    const seen = (await scene.hospitalThread(id)).body
    // Before the application nothing but the question.
    expect(seen.doctor_name ?? '').toBe('')
    expect(seen.thread).toMatchObject({ unread: 1, messages: [{ sender: 'SENDER_DOCTOR' }] })
    const listed = (await scene.asMember('ListThreads', {})).body.threads
    expect(listed).toContainEqual(expect.objectContaining({ id, unread: 1, last_sender: 'SENDER_DOCTOR' }))
    expect(await scene.reply(id)).toBe('SENT')
    expect(bodiesOf(await scene.threadOf(listing, person.bearer))).toEqual([
      '駐車場はありますか。',
      'はい、あります。',
    ])
    expect(await noticesOf('MESSAGE_TO_DOCTOR')).toContainEqual(
      expect.objectContaining({
        doctorId: person.doctorId,
        link: `/${kind === 'SPOT' ? 'spot' : 'regular'}/${listing.id}/message`,
      }),
    )
  })

  test('reading is told to the other side, and counted anew', async () => {
    const listing = await scene.newSpot()
    await scene.ask(listing, person.bearer, '一つ目')
    await scene.ask(listing, person.bearer, '二つ目')
    const { id, messages } = await scene.threadOf(listing, person.bearer)
    await scene.asMember('MarkHospitalThreadRead', { thread_id: id, until: messages[0].sent_at })
    const half = await scene.threadOf(listing, person.bearer)
    expect(half.messages.map((one: { is_read?: boolean }) => one.is_read ?? false)).toEqual([true, false])
    expect((await scene.hospitalThread(id)).body.thread.unread).toBe(1)
    // Never back, and not past what has been sent.
    await scene.asMember('MarkHospitalThreadRead', { thread_id: id, until: hours(100).toISOString() })
    await scene.asMember('MarkHospitalThreadRead', { thread_id: id, until: messages[0].sent_at })
    await scene.ask(listing, person.bearer, '三つ目')
    expect((await scene.hospitalThread(id)).body.thread.unread).toBe(1)
    const all = await scene.threadOf(listing, person.bearer)
    expect(all.messages.map((one: { is_read?: boolean }) => one.is_read ?? false)).toEqual([
      true,
      true,
      false,
    ])
  })

  test('one notice until the thread has been read', async () => {
    const listing = await scene.newSpot()
    const before = (await noticesOf('MESSAGE_TO_HOSPITAL')).length
    await scene.ask(listing, person.bearer, '一つ目')
    await scene.ask(listing, person.bearer, '二つ目')
    expect(await noticesOf('MESSAGE_TO_HOSPITAL')).toHaveLength(before + 1)
    const { id } = await scene.threadOf(listing, person.bearer)
    await scene.asMember('MarkHospitalThreadRead', { thread_id: id, until: hours(1).toISOString() })
    await scene.ask(listing, person.bearer, '三つ目')
    expect(await noticesOf('MESSAGE_TO_HOSPITAL')).toHaveLength(before + 2)
  })

  test('fifty sends of one message are one message; fifty messages at once are thirty, in one order', async () => {
    const listing = await scene.newSpot()
    const key = crypto.randomUUID()
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, () => scene.ask(listing, person.bearer, '一度だけ', key)),
    )
    expect(new Set(outcomes)).toEqual(new Set(['SENT']))
    expect(bodiesOf(await scene.threadOf(listing, person.bearer))).toEqual(['一度だけ'])
    expect(await scene.ask(listing, person.bearer, 'ほかの内容', key)).toBe(400)
    const many = await Promise.all(
      Array.from({ length: 50 }, (_, n) => scene.ask(listing, person.bearer, `${n}`)),
    )
    expect(many.filter((outcome) => outcome === 'SENT')).toHaveLength(29)
    expect(many.filter((outcome) => outcome === 'TOO_MANY')).toHaveLength(21)
    const thread = await scene.threadOf(listing, person.bearer)
    const times = thread.messages.map(({ sent_at }: { sent_at: string }) => sent_at)
    expect(new Set(times).size).toBe(30)
    expect((await scene.hospitalThread(thread.id)).body.thread.unread).toBe(30)
  })

  test('two first messages at once, of the doctor and of the hospital, are one thread', async () => {
    const one = await scene.applied({ applicationStatus: 'SELECTION' })
    const listing: Listing = { kind: 'SPOT', id: String(one.spot) }
    // The hospital writes to an applicant by the application.
    const outcomes = await Promise.all([scene.ask(listing, one.bearer), scene.reply(one.id)])
    expect(outcomes).toEqual(['SENT', 'SENT'])
    const threads = await scene.db.database
      .select()
      .from(messageThread)
      .where(eq(messageThread.doctorId, one.doctorId))
    expect(threads).toHaveLength(1)
    const seen = (await scene.hospitalThread(one.id)).body
    expect(seen.application_id).toBe(one.id)
    expect(seen.doctor_name).not.toBe('')
    expect(seen.thread.events).toMatchObject([{ state: 'APPLICATION_STATE_APPLIED' }])
    expect(seen.thread.messages).toHaveLength(2)
  })

  test('a page of messages leads to the earlier ones', async () => {
    const listing = await scene.newSpot()
    await scene.ask(listing, person.bearer, '0')
    const [thread] = await scene.db.database
      .select()
      .from(messageThread)
      .where(eq(messageThread.doctorId, person.doctorId))
    if (!thread) throw new Error('no thread')
    await scene.db.database.insert(message).values(
      Array.from({ length: 60 }, (_, n) => ({
        threadId: thread.id,
        sender: 'HOSPITAL' as const,
        body: `${n + 1}`,
        sentAt: new Date(NOW.getTime() + n + 1_000),
      })),
    )
    const latest = await scene.threadOf(listing, person.bearer)
    expect(bodiesOf(latest)).toEqual(Array.from({ length: 50 }, (_, n) => `${n + 11}`))
    const earlier = (
      await scene.asDoctor('GetThread', listing, person.bearer, { before: latest.earlier_cursor })
    ).body.thread
    expect(bodiesOf(earlier)).toEqual(Array.from({ length: 11 }, (_, n) => `${n}`))
    expect(earlier.earlier_cursor ?? '').toBe('')
  })

  test('a thread closes with its listing, and stays open for those who work', async () => {
    const listing = await scene.newSpot()
    await scene.ask(listing, person.bearer)
    const worker = await scene.applied({ applicationStatus: 'FREE' })
    for (const id of [listing.id, String(worker.spot)])
      await scene.db.database
        .update(spotWork)
        .set({ status: 'CLOSED' })
        .where(eq(spotWork.id, Number(id)))
    expect(await scene.ask(listing, person.bearer)).toBe('CLOSED')
    const thread = await scene.threadOf(listing, person.bearer)
    expect(thread.right).toBe('THREAD_RIGHT_CLOSED')
    expect(thread.messages).toHaveLength(1)
    expect(await scene.reply(thread.id)).toBe('CLOSED')
    expect(await scene.ask({ kind: 'SPOT', id: String(worker.spot) }, worker.bearer)).toBe('SENT')
  })
})
