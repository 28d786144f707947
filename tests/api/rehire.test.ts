import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { application, work } from '#app/backend/database/schema/work/application.ts'
import { notification } from '#app/backend/database/schema/notification.ts'
import { rehireOffer } from '#app/backend/database/schema/work/rehire-offer.ts'
import { spotWork, spotWorkDetail } from '#app/backend/database/schema/listing/spot-work.ts'
import { NOTHING_REQUIRED } from '#app/domain/listing/requirements.ts'
import { callTwirp } from '#tests/support/backend-calls.ts'
import { cancellations, type CancellationHouse } from '#tests/support/cancellations.ts'
import { insertDoctor } from '#tests/support/doctors.ts'
import { hours, insertListing } from '#tests/support/listings.ts'
import { rehires } from '#tests/support/rehires.ts'

/** A hospital offers a doctor who has worked there another work; accepting is applying, with the premium. */

const AT_ONCE = 50

let scene: CancellationHouse
let offers: ReturnType<typeof rehires>

beforeAll(async () => {
  scene = await cancellations()
  offers = rehires(scene)
}, 60_000)
afterAll(() => scene.db.close())
beforeEach(async () => {
  scene.at(0)
  await scene.db.database.delete(notification)
})

const listingOf = (spot: string) => scene.listingOf(Number(spot))
const change = (spot: string, changes: Partial<typeof spotWork.$inferInsert>) =>
  scene.db.database
    .update(spotWork)
    .set(changes)
    .where(eq(spotWork.id, Number(spot)))
const matchOf = async (spot: string) =>
  (
    await scene.db.database
      .select()
      .from(application)
      .where(eq(application.spotWorkId, Number(spot)))
  )[0]

test('the hospital is told where the doctor lacks what a listing asks, and may offer it all the same', async () => {
  const one = await offers.confirmed()
  const [open, asking] = [await insertListing(scene.db.database), await insertListing(scene.db.database)]
  await scene.db.database
    .update(spotWorkDetail)
    .set({ requirements: { ...NOTHING_REQUIRED, skills: ['VENTILATOR'], unmet: 'CLOSED' } })
    .where(eq(spotWorkDetail.spotWorkId, Number(asking)))
  const { body } = await callTwirp(
    scene.backend,
    'dp.hospital.RehireOffers/GetRehire',
    { work_id: one.workId },
    one.member.bearer,
  )
  const lacks = (id: string) =>
    body.listings.find((listing: { spot_work_id: string }) => listing.spot_work_id === id)
      ?.lacks_experience ?? false
  expect([lacks(open), lacks(asking)]).toEqual([false, true])
  expect(await offers.offer(one, asking)).toBe('OFFERED')
})

test('is offered, viewed and accepted: the contract has the fee with the premium', async () => {
  const one = await offers.offered({ applicationStatus: 'SELECTION' })
  expect(await offers.stateOf(one)).toBe('OFFERED')
  const [read] = await offers.list(one)
  expect(read).toMatchObject({
    fee: 90_000,
    premium_yen: 5_000,
    message: 'またお願いできますと幸いです。',
    preview: { outcome: 'APPLY_OUTCOME_MATCHED' },
  })
  expect(JSON.stringify(read.preview.terms)).toContain('うち指名手当 5,000円')
  await offers.view(one, [one.offer])
  expect(await offers.stateOf(one)).toBe('VIEWED')
  expect(await offers.accept(one, one.offer)).toBe('MATCHED')
  expect(await offers.stateOf(one)).toBe('ACCEPTED')
  const match = await matchOf(one.offered)
  expect(match).toMatchObject({
    state: 'MATCHED',
    terms: { fee: 90_000, premiumYen: 5_000 },
  })
  const [shift] = await scene.db.database
    .select()
    .from(work)
    .where(eq(work.applicationId, match?.id ?? ''))
  expect(shift).toMatchObject({ fee: 90_000, state: 'SCHEDULED' })
  expect(await listingOf(one.offered)).toMatchObject({
    filledSlots: 1,
    status: 'FILLED',
  })
  expect(await offers.toldOf(one)).toEqual(['REHIRE_OFFER_ACCEPTED', 'REHIRE_OFFER_RECEIVED'])
  const [again] = await offers.list(one)
  expect(again).toMatchObject({
    state: 'REHIRE_STATE_ACCEPTED',
    application_state: 'APPLICATION_STATE_MATCHED',
  })
  expect((await offers.read(one)).offers[0].application_id).toBe(match?.id)
  expect(await offers.accept(one, one.offer)).toBe('ALREADY_APPLIED')
  expect(await offers.decline(one, one.offer)).toBe('ALREADY_ENDED')
  expect(await offers.withdraw(one, one.offer)).toBe('ALREADY_ENDED')
})

test('is declined with a word to the hospital', async () => {
  const one = await offers.offered()
  expect(
    await offers.decline(one, one.offer, {
      reason: '当直の予定があります。',
    }),
  ).toBe('DECLINED')
  expect((await offers.read(one)).offers[0]).toMatchObject({
    state: 'REHIRE_STATE_DECLINED',
    decline_reason: '当直の予定があります。',
  })
  expect(await offers.accept(one, one.offer)).toBe('OFFER_OVER')
  expect(await offers.toldOf(one)).toEqual(['REHIRE_OFFER_DECLINED', 'REHIRE_OFFER_RECEIVED'])
  // The listing may be offered anew.
  expect(await offers.offer(one, one.offered)).toBe('OFFERED')
})

test('is withdrawn by the hospital', async () => {
  const one = await offers.offered()
  expect(await offers.withdraw(one, one.offer)).toBe('WITHDRAWN')
  expect(await offers.accept(one, one.offer)).toBe('OFFER_OVER')
  expect(await offers.withdraw(one, one.offer)).toBe('ALREADY_ENDED')
  expect(await offers.toldOf(one)).toEqual(['REHIRE_OFFER_RECEIVED', 'REHIRE_OFFER_WITHDRAWN'])
})

test('several listings are as many offers and one notice; one is not offered twice', async () => {
  const one = await offers.confirmed()
  const spots = [await offers.listing(), await offers.listing({ startTime: hours(400), endTime: hours(408) })]
  expect(await offers.offer(one, spots)).toBe('OFFERED')
  expect(await offers.offersTo(one)).toHaveLength(2)
  expect(await offers.toldOf(one)).toEqual(['REHIRE_OFFER_RECEIVED'])
  expect(await offers.offer(one, spots)).toBe('ALREADY_OFFERED')
  expect(
    (await offers.read(one)).listings?.map((row: { spot_work_id: string }) => row.spot_work_id),
  ).not.toContain(spots[0])
})

test('ends with its time, which is never later than the deadline of the listing', async () => {
  const short = await offers.offered({
    startTime: hours(30),
    endTime: hours(38),
    applicationDeadline: hours(24),
  })
  const [row] = await offers.offersTo(short)
  expect(row?.expiresAt).toEqual(hours(24))
  const one = await offers.offered({ startTime: hours(500), endTime: hours(508) })
  scene.at(7 * 24 * 60)
  await offers.run()
  expect(await offers.stateOf(one)).toBe('EXPIRED TIME')
  expect(await offers.toldOf(one)).toEqual(
    expect.arrayContaining(['REHIRE_OFFER_EXPIRED', 'REHIRE_OFFER_UNANSWERED']),
  )
})

test('is over at its time, before the job has run', async () => {
  const one = await offers.offered({ startTime: hours(500), endTime: hours(508) })
  await scene.db.database
    .update(rehireOffer)
    .set({ offeredAt: hours(-2), expiresAt: hours(-1) })
    .where(eq(rehireOffer.id, one.offer))
  expect((await offers.list(one))[0].preview).toBeUndefined()
  expect(await offers.accept(one, one.offer)).toBe('OFFER_OVER')
  expect(await offers.decline(one, one.offer)).toBe('ALREADY_ENDED')
})

test('keeps no slot: who comes first has it, and the offer ends', async () => {
  const one = await offers.offered()
  const other = await insertDoctor(scene.db.database)
  expect((await scene.apply(one.offered, other.bearer)).outcome).toBe('APPLY_OUTCOME_MATCHED')
  expect((await offers.list(one))[0].preview.outcome).toBe('APPLY_OUTCOME_FILLED')
  expect(await offers.accept(one, one.offer)).toBe('FILLED')
  await offers.run()
  expect(await offers.stateOf(one)).toBe('EXPIRED FILLED')
  expect(await offers.toldOf(one)).toEqual(['REHIRE_OFFER_EXPIRED', 'REHIRE_OFFER_RECEIVED'])
})

test('survives a pause, ends with the listing, and in silence when the doctor has applied otherwise', async () => {
  const paused = await offers.offered()
  await change(paused.offered, { status: 'PAUSED' })
  const closed = await offers.offered()
  await change(closed.offered, { status: 'CLOSED' })
  const applied = await offers.offered()
  await scene.apply(applied.offered, applied.bearer)
  await scene.db.database.delete(notification)
  await offers.run()
  expect(await offers.stateOf(paused)).toBe('OFFERED')
  expect(await offers.accept(paused, paused.offer)).toBe('CLOSED')
  expect(await offers.stateOf(closed)).toBe('EXPIRED CLOSED')
  expect(await offers.stateOf(applied)).toBe('EXPIRED APPLIED')
  const { doctorId } = applied
  expect(
    await scene.db.database.select().from(notification).where(eq(notification.doctorId, doctorId)),
  ).toEqual([])
})

test('accepting checks what applying checks: overlap, rest, edits since reading', async () => {
  const busy = await offers.offered({ startTime: hours(400), endTime: hours(408) })
  await scene.applied({ startTime: hours(402), endTime: hours(410) }, busy)
  expect(await offers.accept(busy, busy.offer)).toBe('OVERLAPPING')

  const nightDutyPermit = 'NONE'
  const tired = await offers.offered({ startTime: hours(400), endTime: hours(408), nightDutyPermit })
  // Thirty hours on end, with two between.
  await scene.applied({ startTime: hours(410), endTime: hours(430), nightDutyPermit }, tired)
  expect((await offers.list(tired))[0].preview.rest_after_minutes).toBe(120)
  expect(await offers.accept(tired, tired.offer)).toBe('SHORT_REST')
  expect(
    await offers.accept(tired, tired.offer, {
      short_rest_acknowledged: true,
    }),
  ).toBe('MATCHED')

  const stale = await offers.offered()
  const version = (await offers.list(stale))[0].preview.listing_version
  await change(stale.offered, { fee: 60_000, editedAt: hours(0) })
  expect(await offers.accept(stale, stale.offer, { listing_version: version })).toBe('TERMS_CHANGED')
  expect(await offers.accept(stale, stale.offer)).toBe('MATCHED')
  expect(await matchOf(stale.offered)).toMatchObject({
    terms: { fee: 65_000 },
  })
})

test('an accepted offer can be undone like any match', async () => {
  const one = await offers.offered()
  expect(await offers.accept(one, one.offer)).toBe('MATCHED')
  const match = await matchOf(one.offered)
  const undone = await scene.withdraw(one.bearer, match?.id ?? '')
  expect(undone.body.outcome).toBe('WITHDRAW_OUTCOME_WITHDRAWN')
  expect(await listingOf(one.offered)).toMatchObject({ filledSlots: 0 })
  expect((await offers.list(one))[0]).toMatchObject({
    state: 'REHIRE_STATE_ACCEPTED',
    application_state: 'APPLICATION_STATE_WITHDRAWN',
  })
})

test('a repeated command has one effect and the same answer; a used key is for nothing else', async () => {
  const one = await offers.confirmed()
  const spot = await offers.listing()
  const same = { idempotency_key: crypto.randomUUID() }
  const many = async (ask: () => Promise<string | undefined>) =>
    new Set(await Promise.all(Array.from({ length: AT_ONCE }, ask)))
  expect(await many(() => offers.offer(one, spot, same))).toEqual(new Set(['OFFERED']))
  const [row, ...others] = await offers.offersTo(one)
  expect(others).toEqual([])
  expect(await offers.offer(one, spot, { ...same, premium_yen: 1 })).toBe('invalid_argument')
  const listing_version = (await offers.list(one))[0].preview.listing_version
  const accepting = { ...same, listing_version }
  expect(await many(() => offers.accept(one, row?.id, accepting))).toEqual(new Set(['MATCHED']))
  expect(await listingOf(spot)).toMatchObject({ filledSlots: 1 })
  expect(await offers.toldOf(one)).toEqual(['REHIRE_OFFER_ACCEPTED', 'REHIRE_OFFER_RECEIVED'])
  const declined = await offers.offered()
  expect(await many(() => offers.decline(declined, declined.offer, same))).toEqual(new Set(['DECLINED']))
  const withdrawn = await offers.offered()
  expect(await many(() => offers.withdraw(withdrawn, withdrawn.offer, same))).toEqual(new Set(['WITHDRAWN']))
  expect(await many(() => offers.choose(withdrawn, false, same))).toEqual(new Set(['OFF']))
})

test('accepting and withdrawing at once: one of them', async () => {
  for (let round = 0; round < 5; round += 1) {
    const one = await offers.offered()
    const [accepted, withdrawn] = await Promise.all([
      offers.accept(one, one.offer),
      offers.withdraw(one, one.offer),
    ])
    expect([accepted, withdrawn]).toSatisfy(([a, b]: (string | undefined)[]) =>
      a === 'MATCHED' ? b === 'ALREADY_ENDED' : a === 'OFFER_OVER' && b === 'WITHDRAWN',
    )
    expect((await listingOf(one.offered))?.filledSlots).toBe(accepted === 'MATCHED' ? 1 : 0)
  }
})
