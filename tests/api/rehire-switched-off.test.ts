import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { work } from '#app/backend/database/schema/work/application.ts'
import { callTwirp, key } from '#tests/support/backend-calls.ts'
import { cancellations, type CancellationHouse, type Fields } from '#tests/support/cancellations.ts'
import { insertDoctor } from '#tests/support/doctors.ts'
import { hours } from '#tests/support/listings.ts'
import { rehires } from '#tests/support/rehires.ts'

/** Hospitals whose offers a doctor has switched off, and switches on again. */

describe('hospitals switched off', () => {
  let scene: CancellationHouse
  let offers: ReturnType<typeof rehires>
  beforeAll(async () => {
    scene = await cancellations()
    offers = rehires(scene)
  }, 60_000)
  afterAll(() => scene.db.close())

  const call = async (method: string, bearer: string, body: Fields = {}) =>
    (await callTwirp(scene.backend, `dp.work.RehireOffers/${method}`, body, bearer)).body
  const listed = async ({ bearer }: { bearer: string }) =>
    ((await call('ListSwitchedOff', bearer)).hospitals ?? []).map(
      ({ hospital_id }: { hospital_id: string }) => Number(hospital_id),
    )
  const switchOn = async (bearer: string, hospitalId: number | string, more: Fields = key()) => {
    const body = await call('SwitchOffersOn', bearer, { hospital_id: String(hospitalId), ...more })
    return body.outcome?.replace(/^.*_OUTCOME_/, '') ?? body.code
  }

  test('are listed, and offer again once switched on', async () => {
    const one = await offers.offered()
    expect(await listed(one)).toEqual([])
    expect(await offers.decline(one, one.offer, { no_more: true })).toBe('DECLINED')
    expect(await listed(one)).toEqual([one.hospitalId])
    const spot = await offers.listing()
    expect(await offers.offer(one, spot)).toBe('NOT_POSSIBLE')
    const same = key()
    expect(await switchOn(one.bearer, one.hospitalId, same)).toBe('ON')
    expect(await switchOn(one.bearer, one.hospitalId, same)).toBe('ON')
    expect(await switchOn(one.bearer, one.hospitalId)).toBe('NOT_OFF')
    expect(await listed(one)).toEqual([])
    expect(await offers.offer(one, spot)).toBe('OFFERED')
  })

  test('an offer tells what it makes of the hours, where that is much', async () => {
    const one = await offers.offered({
      startTime: hours(48),
      endTime: hours(56),
      applicationDeadline: hours(40),
    })
    const told = async () => (await call('ListOfferHours', one.bearer)).offers ?? []
    expect(await told()).toEqual([])
    await scene.db.database.insert(work).values({
      hospitalId: one.hospitalId,
      doctorId: one.doctorId,
      plannedStart: hours(72),
      plannedEnd: hours(72 + 150),
      breakMinutes: 0,
      fee: 0,
    })
    expect(await told()).toEqual([{ id: one.offer, sentence: expect.stringContaining('時間') }])
    expect((await call('ListOfferHours', one.member.bearer)).offers ?? []).toEqual([])
  })

  test('fifty presses at once switch on once', async () => {
    const one = await offers.confirmed()
    expect(await offers.choose(one, false)).toBe('OFF')
    const words = await Promise.all(Array.from({ length: 50 }, () => switchOn(one.bearer, one.hospitalId)))
    expect(words.filter((word) => word === 'ON')).toHaveLength(1)
    expect(new Set(words)).toEqual(new Set(['ON', 'NOT_OFF']))
  })

  test('are the doctor’s own', async () => {
    const one = await offers.confirmed()
    await offers.choose(one, false)
    const stranger = await insertDoctor(scene.db.database)
    expect(await listed(stranger)).toEqual([])
    expect(await switchOn(stranger.bearer, one.hospitalId)).toBe('NOT_OFF')
    expect(await switchOn(one.member.bearer, one.hospitalId)).toBe('not_found')
    expect(await listed(one.member)).toEqual([])
    expect(await switchOn('', one.hospitalId)).toBe('unauthenticated')
    expect(await switchOn(one.bearer, 'x')).toBe('invalid_argument')
    expect(await switchOn(one.bearer, one.hospitalId, { idempotency_key: '' })).toBe('invalid_argument')
    expect(await listed(one)).toEqual([one.hospitalId])
  })
})
