import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { application, work } from '#app/backend/database/schema/work/application.ts'
import { regularEngagement } from '#app/backend/database/schema/work/engagement.ts'
import { message } from '#app/backend/database/schema/message.ts'
import { regularWork } from '#app/backend/database/schema/listing/regular-work.ts'
import type { WorkState } from '#app/domain/application/application-words.ts'
import { callTwirp, callWork } from '#tests/support/backend-calls.ts'
import { hours } from '#tests/support/listings.ts'
import { messageHouse, type Listing, type MessageHouse } from '#tests/support/messages.ts'
import { regulars, type RegularApplied, type Regulars } from '#tests/support/regulars.ts'

/** When a thread closes and opens again, for both sides (`domain/message/thread-state.ts`). */

const DAY = 24

describe('a spot work', () => {
  let scene: MessageHouse
  beforeAll(async () => {
    scene = await messageHouse()
  }, 60_000)
  afterAll(() => scene.db.close())

  /** A worked shift of the hospital, which ended so many days ago, with a question in its thread. */
  async function worked() {
    const one = await scene.applied({ applicationStatus: 'FREE', slots: 1 })
    const listing: Listing = { kind: 'SPOT', id: String(one.spot) }
    expect(await scene.ask(listing, one.bearer)).toBe('SENT')
    const { id } = await scene.threadOf(listing, one.bearer)
    const ended = async (state: WorkState, daysAgo: number) => {
      const [plannedStart, plannedEnd] = [hours(-daysAgo * DAY - 8), hours(-daysAgo * DAY)]
      await scene.db.database
        .update(work)
        .set({ state, plannedStart, plannedEnd })
        .where(eq(work.applicationId, one.id))
    }
    const rights = async () => [
      (await scene.threadOf(listing, one.bearer)).right,
      (await scene.hospitalThread(id)).body.thread.right,
    ]
    return { ...one, listing, threadId: String(id), ended, rights }
  }
  const inList = async (threadId: string) =>
    (await scene.asMember('ListThreads', {})).body.threads.find(({ id }: { id: string }) => id === threadId)

  test('the thread stays open until the pay has arrived, and thirty days after the work', async () => {
    const one = await worked()
    const open = ['THREAD_RIGHT_WRITE', 'THREAD_RIGHT_WRITE']
    for (const state of ['FINISHED', 'REPORTED', 'CORRECTION_REQUESTED', 'CONFIRMED'] as const) {
      await one.ended(state, 60)
      expect(await one.rights()).toEqual(open)
    }
    // An overdue payment is asked about here.
    expect(await scene.ask(one.listing, one.bearer, '入金が確認できません。')).toBe('SENT')
    await one.ended('PAID', 29)
    expect(await one.rights()).toEqual(open)
    expect((await inList(one.threadId)).is_closed ?? false).toBe(false)
    await one.ended('PAID', 31)
    expect(await one.rights()).toEqual(['THREAD_RIGHT_CLOSED', 'THREAD_RIGHT_CLOSED'])
    expect(await scene.ask(one.listing, one.bearer)).toBe('CLOSED')
    expect(await scene.reply(one.threadId)).toBe('CLOSED')
    expect(await scene.db.database.$count(message, eq(message.threadId, one.threadId))).toBe(2)
  })

  test('the hospital reads what came before, and its list says that it is over', async () => {
    const one = await worked()
    await one.ended('CANCELLED_BY_DOCTOR', 31)
    expect(await inList(one.threadId)).toMatchObject({ unread: 1, is_closed: true })
    const { messages } = (await scene.hospitalThread(one.threadId)).body.thread
    const until = messages.at(-1).sent_at
    expect((await scene.asMember('MarkHospitalThreadRead', { thread_id: one.threadId, until })).status).toBe(
      200,
    )
    expect((await inList(one.threadId)).unread ?? 0).toBe(0)
  })
})

describe('a contract', () => {
  let scene: Regulars
  beforeAll(async () => {
    scene = await regulars()
  }, 60_000)
  afterAll(() => scene.db.close())

  const rights = async ({ listing, bearer, id, member }: RegularApplied) => {
    const place = { kind: 'LISTING_KIND_REGULAR', listing_id: String(listing) }
    const own = await callTwirp(scene.backend, 'dp.message.Messages/GetThread', place, bearer)
    const method = 'dp.hospital.HospitalMessages/GetHospitalThread'
    const theirs = await callTwirp(scene.backend, method, { thread_id: id }, member.bearer)
    return [own, theirs].map(({ body }) => String(body.thread.right).replace('THREAD_RIGHT_', ''))
  }
  const list = (listing: number, status: 'PUBLISHED' | 'CLOSED') =>
    scene.db.database
      .update(regularWork)
      .set({ status, slots: sql`${regularWork.filledSlots} + 1` })
      .where(eq(regularWork.id, listing))
  /** Ends the contract, so many days ago, with everything paid; later dates count no more. */
  async function ended(one: RegularApplied, daysAgo: number) {
    const day = hours(-daysAgo * DAY)
      .toISOString()
      .slice(0, 10)
    await scene.db.database
      .update(regularEngagement)
      .set({ state: 'ENDED', startDate: day, endDate: day })
      .where(eq(regularEngagement.applicationId, one.id))
    await scene.db.database.update(work).set({ state: 'PAID' }).where(eq(work.applicationId, one.id))
  }

  test('while it runs, and thirty days after; a later application opens the thread again', async () => {
    const one = await scene.matched()
    await list(one.listing, 'CLOSED')
    expect(await rights(one)).toEqual(['WRITE', 'WRITE'])
    await ended(one, 10)
    expect(await rights(one)).toEqual(['WRITE', 'WRITE'])

    // An application that came to nothing does not hide the contract before it.
    const again = async () => {
      await list(one.listing, 'PUBLISHED')
      const { application: asked, outcome } = await scene.apply(one.listing, one.bearer)
      expect(outcome).toBe('APPLY_OUTCOME_APPLIED')
      await list(one.listing, 'CLOSED')
      return String(asked.id)
    }
    const withdraw = (id: string) =>
      callWork(
        scene.backend,
        'WithdrawApplication',
        { application_id: id, idempotency_key: crypto.randomUUID() },
        one.bearer,
      )
    await scene.db.database
      .update(application)
      .set({ state: 'CANCELLED', slotNo: null })
      .where(eq(application.id, one.id))
    await withdraw(await again())
    expect(await rights(one)).toEqual(['WRITE', 'WRITE'])

    await ended(one, 40)
    expect(await rights(one)).toEqual(['CLOSED', 'CLOSED'])
    const later = await again()
    expect(await rights(one)).toEqual(['WRITE', 'WRITE'])
    await withdraw(later)
    expect(await rights(one)).toEqual(['CLOSED', 'CLOSED'])
  })
})
