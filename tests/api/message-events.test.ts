import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hospitalMember } from '#app/backend/database/schema/hospital/hospital-member.ts'
import { callTwirp, testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { insertDoctor, NOW, ORIGIN, type TestDoctor } from '#tests/support/doctors.ts'
import { editorOf } from '#tests/support/listing-drafts.ts'
import { insertMember } from '#tests/support/members.ts'
import { messageHouse, type Listing, type MessageHouse } from '#tests/support/messages.ts'

/** Server-sent events: an open page hears of messages without asking. */

const open = async (backend: TestBackend, bearer: string) => {
  const headers = new Headers(bearer === '' ? {} : { Authorization: `Bearer ${bearer}` })
  const response = await backend.handlers.messageEvents(new Request(`${ORIGIN}/messages/events`, { headers }))
  const reader = response.ok ? response.body?.getReader() : undefined
  const text = new TextDecoder()
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    /** The next chunk; null at the end, `silent` when none comes. */
    next: async (within = 2_000): Promise<string | null> => {
      const silent = new Promise<'silent'>((resolve) => setTimeout(() => resolve('silent'), within))
      const chunk = await Promise.race([reader?.read(), silent])
      if (chunk === 'silent') return 'silent'
      return chunk?.value ? text.decode(chunk.value) : null
    },
    close: () => reader?.cancel(),
  }
}

describe('message events', () => {
  let scene: MessageHouse
  let person: TestDoctor
  let listing: Listing
  let threadId: string

  beforeAll(async () => {
    scene = await messageHouse()
  }, 60_000)
  afterAll(() => scene.db.close())
  beforeEach(async () => {
    person = await insertDoctor(scene.db.database)
    listing = await scene.newSpot()
    await scene.ask(listing, person.bearer)
    threadId = (await scene.threadOf(listing, person.bearer)).id
  })

  test('both sides hear of a message and of its being read; a stranger and the hospital next door do not', async () => {
    const [doctor, member] = [
      await open(scene.backend, person.bearer),
      await open(scene.backend, scene.member.bearer),
    ]
    const other = await insertDoctor(scene.db.database)
    const stranger = await open(scene.backend, other.bearer)
    expect(doctor).toMatchObject({ status: 200, type: 'text/event-stream; charset=utf-8' })
    for (const one of [doctor, member, stranger]) expect(await one.next()).toContain('data: changed')
    await scene.reply(threadId)
    expect(await doctor.next()).toBe('data: changed\n\n')
    expect(await member.next()).toBe('data: changed\n\n')
    await scene.asMember('MarkHospitalThreadRead', { thread_id: threadId, until: NOW.toISOString() })
    await scene.asMember('MarkHospitalThreadRead', {
      thread_id: threadId,
      until: new Date(NOW.getTime() + 1_000).toISOString(),
    })
    expect(await doctor.next()).toBe('data: changed\n\n')
    expect(await stranger.next(100)).toBe('silent')
    for (const one of [doctor, member, stranger]) await one.close()
  })

  test('both sides hear of what is done about an application, whoever does it', async () => {
    const doctor = await open(scene.backend, person.bearer)
    const member = await open(scene.backend, scene.member.bearer)
    for (const one of [doctor, member]) expect(await one.next()).toContain('data: changed')
    const { application } = await scene.apply(listing.id, person.bearer)
    for (const one of [doctor, member]) expect(await one.next()).toBe('data: changed\n\n')
    // A refused command changes nothing, and nobody hears of it.
    await scene.apply(listing.id, person.bearer)
    expect(await member.next(200)).toBe('silent')
    await callTwirp(
      scene.backend,
      'dp.hospital.HospitalApplications/DecideApplication',
      {
        application_id: application.id,
        idempotency_key: crypto.randomUUID(),
        decision: 'HOSPITAL_DECISION_ACCEPT',
      },
      scene.member.bearer,
    )
    expect(await doctor.next()).toBe('data: changed\n\n')
    for (const one of [doctor, member]) await one.close()
  })

  test('a member’s colleagues hear of what the member does, also where no notice tells anybody', async () => {
    const colleague = await insertMember(scene.db.database, scene.own)
    const [beside, doctor] = [
      await open(scene.backend, colleague.bearer),
      await open(scene.backend, person.bearer),
    ]
    for (const one of [beside, doctor]) expect(await one.next()).toContain('data: changed')
    await editorOf(scene.backend, scene.member.bearer).draft()
    expect(await beside.next()).toBe('data: changed\n\n')
    expect(await doctor.next(200)).toBe('silent')
    for (const one of [beside, doctor]) await one.close()
  })

  test('a visitor, an account without a side, and a ninth stream of one account are refused', async () => {
    expect((await open(scene.backend, '')).status).toBe(401)
    const nobody = await insertDoctor(scene.db.database, { status: null })
    expect((await open(scene.backend, nobody.bearer)).status).toBe(403)
    const former = await insertMember(scene.db.database, scene.own)
    await scene.db.database
      .update(hospitalMember)
      .set({ leftAt: NOW })
      .where(eq(hospitalMember.id, former.memberId))
    expect((await open(scene.backend, former.bearer)).status).toBe(403)
    const streams = await Promise.all(Array.from({ length: 9 }, () => open(scene.backend, person.bearer)))
    expect(streams.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      ...Array.from({ length: 8 }, () => 200),
      503,
    ])
    // A stream that ends makes room.
    for (const one of streams) await one.close()
    const again = await open(scene.backend, person.bearer)
    expect(again.status).toBe(200)
    await again.close()
  })

  test('a reader who does not read is let go, and the server’s end ends every stream', async () => {
    const backend = testBackend(scene.db.database, () => NOW)
    const lazy = await open(backend, person.bearer)
    const awake = await open(backend, scene.member.bearer)
    expect(await awake.next()).toContain('retry')
    const other = { ...scene, backend }
    for (let n = 0; n < 24; n++) {
      const thread = { thread_id: threadId, body: `${n}`, idempotency_key: crypto.randomUUID() }
      const call = new Request(`${ORIGIN}/twirp/dp.hospital.HospitalMessages/SendHospitalMessage`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Authorization: `Bearer ${scene.member.bearer}`,
          Origin: ORIGIN,
        },
        body: JSON.stringify(thread),
      })
      expect((await other.backend.handlers.twirp(call)).status).toBe(200)
      expect(await awake.next()).toBe('data: changed\n\n')
    }
    let chunks = 0
    while ((await lazy.next(200)) !== null) chunks += 1
    expect(chunks).toBeLessThan(24)
    backend.drain()
    expect(await awake.next()).toBeNull()
  })
})

test('a message sent in one process is heard in another, over PostgreSQL', async () => {
  const scene = await messageHouse()
  const person = await insertDoctor(scene.db.database)
  const listing = await scene.newSpot()
  const listenUrl = scene.db.database.$client.options.connectionString ?? ''
  const second = testBackend(scene.db.database, () => NOW, null, { listenUrl })
  const page = await open(second, person.bearer)
  // Once at the opening, once when the listener has connected.
  expect(await page.next()).toContain('data: changed')
  expect(await page.next()).toBe('data: changed\n\n')
  await scene.ask(listing, person.bearer)
  expect(await page.next()).toBe('data: changed\n\n')
  // What is missed while the connection is lost is asked for when it is back.
  await scene.db.database.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %'`,
  )
  expect(await page.next(5_000)).toBe('data: changed\n\n')
  await scene.ask(listing, person.bearer)
  expect(await page.next()).toBe('data: changed\n\n')
  await page.close()
  await second.close()
})
