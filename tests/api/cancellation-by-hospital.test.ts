import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { work } from '#app/backend/database/schema/work/application.ts'
import {
  cancellations,
  inHours,
  outcomeOf,
  type CancellationHouse,
  type Matched,
} from '#tests/support/cancellations.ts'
import { insertListing } from '#tests/support/listings.ts'
import { workRecords } from '#tests/support/work-records.ts'

let scene: CancellationHouse

beforeAll(async () => {
  scene = await cancellations()
}, 60_000)
afterAll(() => scene.db.close())

describe('the hospital cancels', () => {
  const cancelled = async (
    changes: Parameters<CancellationHouse['matched']>[0],
    then: (one: Matched) => unknown,
  ) => {
    const one = await scene.matched(changes)
    await then(one)
    return scene.listingOf(one.spot)
  }

  test('a slot that is not offered again', async () => {
    const only = await cancelled({}, async (one) => {
      expect(await outcomeOf(scene.cancel(one))).toBe('CANCEL_WORK_OUTCOME_CANCELLED')
      expect(await scene.statesOf(one)).toEqual({
        application: 'CANCELLED',
        work: 'CANCELLED_BY_HOSPITAL',
        cancellations: ['ACCEPTED'],
      })
      expect((await scene.look(one)).body).toMatchObject({
        cancellation: { requested_by: 'CANCELLATION_SIDE_HOSPITAL', compensation_yen: 85_000 },
        caution_points: 0,
      })
      expect(await outcomeOf(scene.cancel(one))).toBe('CANCEL_WORK_OUTCOME_ENDED')
      expect(await scene.noticesOf(one)).toEqual(['WORK_CANCELLED'])
    })
    expect(only).toMatchObject({ status: 'CLOSED', slots: 1, filledSlots: 0 })
    const several = await cancelled({ slots: 3 }, (one) => scene.cancel(one))
    expect(several).toMatchObject({ status: 'PUBLISHED', slots: 2, filledSlots: 0 })
  })

  test.each([20, 300])(
    '%i hours before for three fifths of the pay at least, unless a reason frees',
    async (ahead) => {
      const one = await scene.matched(inHours(ahead))
      for (const compensation_yen of [0, 10_000])
        expect(await outcomeOf(scene.cancel(one, { compensation_yen }))).toBe(
          'CANCEL_WORK_OUTCOME_COMPENSATION_TOO_LOW',
        )
      expect(await outcomeOf(scene.cancel(one, { compensation_yen: 50_999 }))).toBe(
        'CANCEL_WORK_OUTCOME_COMPENSATION_TOO_LOW',
      )
      expect(await outcomeOf(scene.cancel(one, { compensation_yen: 51_000 }))).toBe(
        'CANCEL_WORK_OUTCOME_CANCELLED',
      )
      for (const word of ['DISASTER', 'DOCTOR_ASKED']) {
        const freed = await scene.matched(inHours(ahead))
        const reason = `HOSPITAL_CANCELLATION_REASON_${word}`
        expect(await outcomeOf(scene.cancel(freed, { compensation_yen: 0, reason }))).toBe(
          'CANCEL_WORK_OUTCOME_CANCELLED',
        )
      }
    },
  )

  test('not what has begun, nor what the doctor wants cancelled', async () => {
    const begun = await scene.matched(inHours(10))
    await scene.begin(begun)
    expect(await outcomeOf(scene.cancel(begun))).toBe('CANCEL_WORK_OUTCOME_STARTED')
    const one = await scene.matched(inHours(50))
    await scene.ask(one, 'CAUTION_2')
    expect(await outcomeOf(scene.cancel(one))).toBe('CANCEL_WORK_OUTCOME_REQUESTED_BY_DOCTOR')
    await scene.db.database.update(work).set({ state: 'NO_SHOW' }).where(eq(work.id, one.workId))
    expect(await outcomeOf(scene.cancel(one))).toBe('CANCEL_WORK_OUTCOME_ENDED')
  })

  test.each([
    { reason: 'HOSPITAL_CANCELLATION_REASON_UNSPECIFIED' },
    { detail: '短い' },
    { compensation_yen: -1 },
    { compensation_yen: 10_000_001 },
  ])('nothing malformed: %o', async (fields) => {
    expect((await scene.cancel(await scene.matched(), fields)).status).toBe(400)
  })
})

test('five points of late cancellations leave listings with selection only', async () => {
  const one = await scene.matched(inHours(10))
  const late = { phone_confirmed: true }
  await scene.ask(one, 'CAUTION_3', late)
  await scene.decide(one, 'ACCEPT')
  const again = await scene.matched({ ...inHours(30), slots: 2 }, one)
  await scene.ask(again, 'CAUTION_2')
  await scene.decide(again, 'ACCEPT')
  expect((await scene.look(again)).body.caution_points).toBe(5)
  const free = await insertListing(scene.db.database)
  expect((await scene.apply(free, one.bearer)).outcome).toBe('APPLY_OUTCOME_SELECTION_ONLY')
  const chosen = await insertListing(scene.db.database, { applicationStatus: 'SELECTION' })
  expect((await scene.apply(chosen, one.bearer)).outcome).toBe('APPLY_OUTCOME_APPLIED')
})

test('the coming works of a hospital are a list of its own, without those that are cancelled', async () => {
  const [one, other] = [await scene.matched(), await scene.matched()]
  const idsOf = async (bearer: string) =>
    (await scene.coming(bearer)).body.works.map(({ work: { id } }: { work: { id: string } }) => id)
  expect(await idsOf(one.member.bearer)).toEqual(expect.arrayContaining([one.workId, other.workId]))
  await scene.cancel(other)
  expect(await idsOf(one.member.bearer)).not.toContain(other.workId)
  expect((await scene.coming(one.bearer)).status).toBe(403)
  expect((await scene.coming(one.member.bearer, 'x')).status).toBe(400)
})

test('a work stays on the list with what was recorded until it is confirmed', async () => {
  const one = await scene.matched(inHours(30))
  const records = workRecords(scene)
  const listed = async () =>
    (await scene.coming(one.member.bearer)).body.works.find(
      (row: { work: { id: string } }) => row.work.id === one.workId,
    )
  await records.takesPlace(one, 0.5, 8)
  expect(await records.stamp(one, 'ARRIVE')).toBe('STAMPED')
  expect(await listed()).toMatchObject({ arrived_at: expect.any(String), doctor_phone: expect.any(String) })
  expect((await listed()).started_at).toBeUndefined()
  await records.takesPlace(one, -12, -4)
  // The job that begins works has not come by yet.
  expect((await listed()).work.state).toBe('WORK_STATE_SCHEDULED')
  await records.run()
  await records.run()
  expect((await listed()).work.state).toBe('WORK_STATE_FINISHED')
  await records.report(one)
  expect(await listed()).toMatchObject({
    work: { state: 'WORK_STATE_REPORTED' },
    arrived_at: expect.any(String),
  })
  await records.answer(one, 'CONFIRMED')
  expect(await listed()).toBeUndefined()
})

test('nothing was reported as a bug', () => expect(scene.backend.reported).toEqual([]))
