import { afterAll, beforeAll, expect, test } from 'vitest'
import { cancellations, type CancellationHouse } from '#tests/support/cancellations.ts'
import { runLength } from '#tests/support/run-length.ts'

// On a real server only: the embedded database is one connection, where nothing ever meets.
const ROUNDS = runLength('RACES', { short: 12, long: 30 })
const FIRST_MS = 500
const AT_ONCE = 50

let scene: CancellationHouse

beforeAll(async () => {
  scene = await cancellations()
}, 60_000)
afterAll(() => scene.db.close())

const times = <T>(run: () => Promise<T>) => Promise.all(Array.from({ length: AT_ONCE }, run))

test(`${AT_ONCE} identical commands at once have one effect and one response`, async () => {
  const one = await scene.matched()
  const same = (name: string) => ({ idempotency_key: `race-${name}-0001` })
  const asked = await times(() => scene.ask(one, 'RECORDED', same('ask')))
  expect(new Set(asked.map(({ body }) => body.outcome))).toEqual(
    new Set(['REQUEST_CANCELLATION_OUTCOME_REQUESTED']),
  )
  expect((await scene.statesOf(one)).cancellations).toEqual(['PENDING RECORDED'])
  const accepted = await times(() => scene.decide(one, 'ACCEPT', same('accept')))
  expect(new Set(accepted.map(({ body }) => body.outcome))).toEqual(
    new Set(['DECIDE_CANCELLATION_OUTCOME_ACCEPTED']),
  )
  expect(await scene.listingOf(one.spot)).toMatchObject({ status: 'PUBLISHED', filledSlots: 0 })

  expect(await scene.noticesOf(one)).toEqual(['CANCELLATION_ACCEPTED', 'CANCELLATION_REQUESTED'])

  const other = await scene.matched({ slots: 3 })
  const cancelled = await times(() => scene.cancel(other, same('cancel')))
  expect(new Set(cancelled.map(({ body }) => body.outcome))).toEqual(
    new Set(['CANCEL_WORK_OUTCOME_CANCELLED']),
  )
  expect(await scene.listingOf(other.spot)).toMatchObject({ slots: 2, filledSlots: 0 })

  const third = await scene.matched()
  await scene.ask(third, 'RECORDED')
  const back = await times(() => scene.takeBack(third, same('back')))
  expect(new Set(back.map(({ body }) => body.outcome))).toEqual(
    new Set(['WITHDRAW_CANCELLATION_OUTCOME_WITHDRAWN']),
  )
})

test(`the doctor withdraws while the hospital accepts, ${ROUNDS} times: one of the two holds`, async () => {
  const seen = new Set<string>()
  for (let round = 0; round < ROUNDS; round += 1) {
    const one = await scene.matched()
    await scene.ask(one, 'RECORDED')
    const late = <T>(wait: number, run: () => Promise<T>) =>
      new Promise((settle) => setTimeout(settle, wait)).then(run)
    const [back, accepted] = await Promise.all([
      // The first two rounds have a clear winner each.
      late(round === 1 ? FIRST_MS : round % 10, () => scene.takeBack(one)),
      late(round === 0 ? FIRST_MS : 9 - (round % 10), () => scene.decide(one, 'ACCEPT')),
    ])
    const isBack = back.body.outcome === 'WITHDRAW_CANCELLATION_OUTCOME_WITHDRAWN'
    expect(accepted.body.outcome).toBe(
      `DECIDE_CANCELLATION_OUTCOME_${isBack ? 'ALREADY_DECIDED' : 'ACCEPTED'}`,
    )
    expect(await scene.statesOf(one)).toMatchObject(
      isBack
        ? { application: 'MATCHED', work: 'SCHEDULED' }
        : { application: 'CANCELLED', work: 'CANCELLED_BY_DOCTOR' },
    )
    expect(await scene.listingOf(one.spot)).toMatchObject({ filledSlots: isBack ? 1 : 0 })
    seen.add(back.body.outcome)
  }
  expect(seen.size).toBe(2)
}, 60_000)

test('the doctor requests while the hospital cancels: one cancellation, no slot lost', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const one = await scene.matched({ slots: 2 })
    await Promise.all([scene.ask(one, 'RECORDED'), scene.cancel(one)])
    const states = await scene.statesOf(one)
    expect(states.cancellations).toHaveLength(1)
    expect(await scene.listingOf(one.spot)).toMatchObject(
      states.work === 'CANCELLED_BY_HOSPITAL' ? { slots: 1, filledSlots: 0 } : { slots: 2, filledSlots: 1 },
    )
  }
  expect(scene.backend.reported).toEqual([])
}, 60_000)
