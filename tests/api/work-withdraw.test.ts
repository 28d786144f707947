import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { application, applicationEvent, work } from '#app/backend/database/schema/work/application.ts'
import { notification } from '#app/backend/database/schema/notification.ts'
import { spotWork } from '#app/backend/database/schema/listing/spot-work.ts'
import type { ApplicationState, WorkState } from '#app/domain/application/application-words.ts'
import { callWork } from '#tests/support/backend-calls.ts'
import { insertDoctor, NOW, type TestDoctor } from '#tests/support/doctors.ts'
import { spotIndexAlone } from '#tests/support/index-alone.ts'
import { hours } from '#tests/support/listings.ts'
import { withdrawals, type Withdrawals } from '#tests/support/withdrawals.ts'

let scene: Withdrawals

const told = async ({ id }: { id: string }) =>
  (await scene.db.database.select().from(notification))
    .filter(({ dedupeKey }) => dedupeKey.endsWith(id))
    .map(({ type }) => String(type))

beforeAll(async () => {
  scene = await withdrawals()
}, 60_000)
afterAll(() => scene.db.close())
beforeEach(() => scene.at(0))

describe('a match made by applying', () => {
  test('is undone to the last moment: the slot, the listing and the day are free again', async () => {
    const one = await scene.applied()
    const search = spotIndexAlone(scene.db.database)
    const ask = { where: {}, orderBy: 'FEE_DESC', limit: 100, after: null, now: NOW } as const
    expect((await search.page(ask)).ids).not.toContain(one.spot)
    scene.at(5)
    const { status, body } = await scene.withdraw(one.bearer, one.id)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      outcome: 'WITHDRAW_OUTCOME_WITHDRAWN',
      application: { id: one.id, state: 'APPLICATION_STATE_WITHDRAWN', decided_at: '2026-11-21T03:05:00Z' },
    })
    expect(body.application.undo_until).toBeUndefined()
    expect(await scene.listingOf(one.spot)).toMatchObject({
      status: 'PUBLISHED',
      filledSlots: 0,
      applicantCount: 0,
    })
    expect((await search.page(ask)).ids).toContain(one.spot)
    expect(await scene.db.database.select().from(work).where(eq(work.doctorId, one.doctorId))).toEqual([])
    const events = await scene.db.database
      .select()
      .from(applicationEvent)
      .where(eq(applicationEvent.applicationId, one.id))
      .orderBy(applicationEvent.id)
    expect(events).toMatchObject([
      { fromState: null, toState: 'MATCHED' },
      { fromState: 'MATCHED', toState: 'WITHDRAWN', actor: 'DOCTOR', reason: '誤応募の取り消し' },
    ])
    expect(await told(one)).toContain('APPLICATION_UNDONE')

    // The same doctor may apply again, to this one and to what overlaps with it.
    const again = await scene.apply(one.spot, one.bearer)
    expect(again.outcome).toBe('APPLY_OUTCOME_MATCHED')
    expect(again.application.id).not.toBe(one.id)
  })

  test('gives back one slot of several', async () => {
    const [first, second] = [await insertDoctor(scene.db.database), await insertDoctor(scene.db.database)]
    const one = await scene.applied({ slots: 2 }, first)
    await scene.apply(one.spot, second.bearer)
    expect(await scene.listingOf(one.spot)).toMatchObject({ status: 'FILLED', filledSlots: 2 })
    await scene.withdraw(one.bearer, one.id)
    expect(await scene.listingOf(one.spot)).toMatchObject({
      status: 'PUBLISHED',
      filledSlots: 1,
      applicantCount: 1,
    })
    const third = await insertDoctor(scene.db.database)
    expect((await scene.apply(one.spot, third.bearer)).outcome).toBe('APPLY_OUTCOME_MATCHED')
  })

  test('says until when, and no longer than eight hours before the start', async () => {
    const far = await scene.applied()
    const near = await scene.applied({
      startTime: hours(8 + 2 / 60),
      applicationDeadline: hours(2),
      endTime: hours(16),
    })
    const tooNear = await scene.applied({
      startTime: hours(7),
      applicationDeadline: hours(2),
      endTime: hours(16),
    })
    const untilOf = async ({ bearer }: TestDoctor) => {
      const { body } = await callWork(scene.backend, 'ListMatchedWorks', {}, bearer)
      return body.works[0].application.undo_until
    }
    expect(await untilOf(far)).toBe('2026-11-21T03:05:00Z')
    expect(await untilOf(near)).toBe('2026-11-21T03:02:00Z')
    expect(await untilOf(tooNear)).toBeUndefined()

    const before = await scene.traces(tooNear)
    expect((await scene.withdraw(tooNear.bearer, tooNear.id)).body.outcome).toBe('WITHDRAW_OUTCOME_TOO_CLOSE')
    expect(await scene.traces(tooNear)).toBe(before)
    scene.at(3)
    expect((await scene.withdraw(near.bearer, near.id)).body.outcome).toBe('WITHDRAW_OUTCOME_TOO_CLOSE')
    expect((await scene.withdraw(far.bearer, far.id)).body.outcome).toBe('WITHDRAW_OUTCOME_WITHDRAWN')
  })

  test('cannot be undone after five minutes', async () => {
    const one = await scene.applied()
    const before = await scene.traces(one)
    scene.at(5 + 1 / 60_000)
    expect((await scene.withdraw(one.bearer, one.id)).body).toMatchObject({
      outcome: 'WITHDRAW_OUTCOME_TOO_LATE',
      application: { state: 'APPLICATION_STATE_MATCHED' },
    })
    expect(await scene.traces(one)).toBe(before)
  })

  test.each<WorkState>(['CANCELLED_BY_HOSPITAL', 'CANCELLATION_REQUESTED', 'IN_PROGRESS'])(
    'stands once its work is %s',
    async (state) => {
      const one = await scene.applied()
      await scene.db.database.update(work).set({ state }).where(eq(work.applicationId, one.id))
      const before = await scene.traces(one)
      expect((await scene.withdraw(one.bearer, one.id)).body.outcome).toBe('WITHDRAW_OUTCOME_ALREADY_DECIDED')
      expect(await scene.traces(one)).toBe(before)
    },
  )

  test('does not open a listing whose deadline has passed, nor one the hospital has closed', async () => {
    const late = await scene.applied({ applicationDeadline: hours(1 / 60) })
    scene.at(2)
    await scene.withdraw(late.bearer, late.id)
    expect(await scene.listingOf(late.spot)).toMatchObject({ status: 'CLOSED', filledSlots: 0 })
    scene.at(0)
    const paused = await scene.applied({ slots: 2 })
    await scene.db.database.update(spotWork).set({ status: 'PAUSED' }).where(eq(spotWork.id, paused.spot))
    await scene.withdraw(paused.bearer, paused.id)
    expect(await scene.listingOf(paused.spot)).toMatchObject({ status: 'PAUSED', filledSlots: 0 })
  })
})

describe('an application that waits', () => {
  test.each([
    [4, 'APPLICATION_UNDONE'],
    [6, 'APPLICATION_WITHDRAWN'],
    [9, 'APPLICATION_WITHDRAWN'],
  ])('is taken back after %i minutes', async (minutes, kind) => {
    const one = await scene.applied({ applicationStatus: 'SELECTION' })
    scene.at(minutes)
    expect((await scene.withdraw(one.bearer, one.id)).body.outcome).toBe('WITHDRAW_OUTCOME_WITHDRAWN')
    expect(await scene.listingOf(one.spot)).toMatchObject({
      status: 'PUBLISHED',
      filledSlots: 0,
      applicantCount: 0,
    })
    expect(await told(one)).toContain(kind)
  })

  test.each<[ApplicationState, string]>([
    ['UNDER_REVIEW', 'WITHDRAWN'],
    ['OFFERED', 'WITHDRAWN'],
    ['DECLINED', 'ALREADY_DECIDED'],
    ['EXPIRED', 'ALREADY_DECIDED'],
    ['LISTING_CLOSED', 'ALREADY_DECIDED'],
    ['WITHDRAWN', 'ALREADY_WITHDRAWN'],
  ])('once %s: %s', async (state, outcome) => {
    const one = await scene.applied({ applicationStatus: 'SELECTION' })
    await scene.db.database
      .update(application)
      .set({ state, awaitsDoctor: state === 'OFFERED' })
      .where(eq(application.id, one.id))
    expect((await scene.withdraw(one.bearer, one.id)).body.outcome).toBe(`WITHDRAW_OUTCOME_${outcome}`)
  })

  test('and that the hospital has accepted is a contract, within five minutes too', async () => {
    const one = await scene.applied({ applicationStatus: 'SELECTION' })
    await scene.db.database
      .update(application)
      .set({ state: 'MATCHED', slotNo: 1, decidedAt: new Date(NOW.getTime() + 60_000) })
      .where(eq(application.id, one.id))
    scene.at(2)
    const before = await scene.traces(one)
    const { body } = await scene.withdraw(one.bearer, one.id)
    expect(body).toMatchObject({
      outcome: 'WITHDRAW_OUTCOME_ALREADY_DECIDED',
      application: { state: 'APPLICATION_STATE_MATCHED' },
    })
    expect(body.application.undo_until).toBeUndefined()
    expect(await scene.traces(one)).toBe(before)
  })
})

test('nothing was reported as a bug', () => expect(scene.backend.reported).toEqual([]))
