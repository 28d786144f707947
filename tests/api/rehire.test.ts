import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { application, work } from '#app/backend/database/schema/application.ts'
import { notification } from '#app/backend/database/schema/notification.ts'
import { rehireOffer } from '#app/backend/database/schema/rehire-offer.ts'
import { hospital } from '#app/backend/database/schema/hospital.ts'
import { hospitalMember } from '#app/backend/database/schema/hospital-member.ts'
import { spotWork } from '#app/backend/database/schema/spot-work.ts'
import { makeHospitals } from '#app/backend/database/seed/hospitals.ts'
import { callWork } from '#tests/support/backend-calls.ts'
import { cancellations, type CancellationHouse, type Matched } from '#tests/support/cancellations.ts'
import { insertDoctor } from '#tests/support/doctors.ts'
import { hours } from '#tests/support/listings.ts'
import { insertMember } from '#tests/support/members.ts'
import { rehires } from '#tests/support/rehires.ts'

/** A hospital offers a doctor who has worked there another work; accepting is applying, with the premium. */

const AT_ONCE = 50

describe.each(['pglite', 'postgres'] as const)('on %s', (kind) => {
  let house: CancellationHouse
  let offers: ReturnType<typeof rehires>

  beforeAll(async () => {
    house = await cancellations(kind)
    offers = rehires(house)
  }, 60_000)
  afterAll(() => house.db.close())
  beforeEach(async () => {
    house.at(0)
    await house.db.database.delete(notification)
  })

  /** A doctor with one offer. */
  async function offered(changes: Parameters<typeof offers.listing>[0] = {}) {
    const one = await offers.confirmed()
    const spot = await offers.listing(changes)
    await house.db.database.delete(notification)
    expect(await offers.offer(one, spot)).toBe('OFFERED')
    const [row] = await offers.offersTo(one)
    if (!row) throw new Error('no offer')
    return { ...one, offered: spot, offer: row.id }
  }
  const stateOf = async ({ offer }: { offer: string }) => {
    const [row] = await house.db.database.select().from(rehireOffer).where(eq(rehireOffer.id, offer))
    return row && [row.state, row.endReason].filter(Boolean).join(' ')
  }
  const listingOf = (spot: string) => house.listingOf(Number(spot))
  const change = (spot: string, changes: Partial<typeof spotWork.$inferInsert>) =>
    house.db.database
      .update(spotWork)
      .set(changes)
      .where(eq(spotWork.id, Number(spot)))
  const matchOf = async (spot: string) =>
    (
      await house.db.database
        .select()
        .from(application)
        .where(eq(application.spotWorkId, Number(spot)))
    )[0]

  test('is offered, viewed and accepted: the contract has the fee with the premium', async () => {
    const one = await offered({ applicationStatus: 'SELECTION' })
    expect(await stateOf(one)).toBe('OFFERED')
    const [read] = await offers.list(one)
    expect(read).toMatchObject({
      fee: 90_000,
      premium_yen: 5_000,
      message: 'またお願いできますと幸いです。',
      preview: { outcome: 'APPLY_OUTCOME_MATCHED' },
    })
    expect(JSON.stringify(read.preview.terms)).toContain('うち指名手当 5,000円')
    await offers.view(one, [one.offer])
    expect(await stateOf(one)).toBe('VIEWED')
    expect(await offers.accept(one, one.offer)).toBe('MATCHED')
    expect(await stateOf(one)).toBe('ACCEPTED')
    const match = await matchOf(one.offered)
    expect(match).toMatchObject({
      state: 'MATCHED',
      terms: { fee: 90_000, premiumYen: 5_000 },
    })
    const [shift] = await house.db.database
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
    const one = await offered()
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
    const one = await offered()
    expect(await offers.withdraw(one, one.offer)).toBe('WITHDRAWN')
    expect(await offers.accept(one, one.offer)).toBe('OFFER_OVER')
    expect(await offers.withdraw(one, one.offer)).toBe('ALREADY_ENDED')
    expect(await offers.toldOf(one)).toEqual(['REHIRE_OFFER_RECEIVED', 'REHIRE_OFFER_WITHDRAWN'])
  })

  test('several listings are as many offers and one notice; one is not offered twice', async () => {
    const one = await offers.confirmed()
    const spots = [
      await offers.listing(),
      await offers.listing({ startTime: hours(400), endTime: hours(408) }),
    ]
    expect(await offers.offer(one, spots)).toBe('OFFERED')
    expect(await offers.offersTo(one)).toHaveLength(2)
    expect(await offers.toldOf(one)).toEqual(['REHIRE_OFFER_RECEIVED'])
    expect(await offers.offer(one, spots)).toBe('ALREADY_OFFERED')
    expect(
      (await offers.read(one)).listings?.map((row: { spot_work_id: string }) => row.spot_work_id),
    ).not.toContain(spots[0])
  })

  test('ends with its time, which is never later than the deadline of the listing', async () => {
    const short = await offered({
      startTime: hours(30),
      endTime: hours(38),
      applicationDeadline: hours(24),
    })
    const [row] = await offers.offersTo(short)
    expect(row?.expiresAt).toEqual(hours(24))
    const one = await offered({ startTime: hours(500), endTime: hours(508) })
    house.at(7 * 24 * 60)
    await offers.run()
    expect(await stateOf(one)).toBe('EXPIRED TIME')
    expect(await offers.toldOf(one)).toEqual(
      expect.arrayContaining(['REHIRE_OFFER_EXPIRED', 'REHIRE_OFFER_UNANSWERED']),
    )
  })

  test('is over at its time, before the job has run', async () => {
    const one = await offered({ startTime: hours(500), endTime: hours(508) })
    await house.db.database
      .update(rehireOffer)
      .set({ offeredAt: hours(-2), expiresAt: hours(-1) })
      .where(eq(rehireOffer.id, one.offer))
    expect((await offers.list(one))[0].preview).toBeUndefined()
    expect(await offers.accept(one, one.offer)).toBe('OFFER_OVER')
    expect(await offers.decline(one, one.offer)).toBe('ALREADY_ENDED')
  })

  test('keeps no slot: who comes first has it, and the offer ends', async () => {
    const one = await offered()
    const other = await insertDoctor(house.db.database)
    expect((await house.apply(one.offered, other.bearer)).outcome).toBe('APPLY_OUTCOME_MATCHED')
    expect((await offers.list(one))[0].preview.outcome).toBe('APPLY_OUTCOME_FILLED')
    expect(await offers.accept(one, one.offer)).toBe('FILLED')
    await offers.run()
    expect(await stateOf(one)).toBe('EXPIRED FILLED')
    expect(await offers.toldOf(one)).toEqual(['REHIRE_OFFER_EXPIRED', 'REHIRE_OFFER_RECEIVED'])
  })

  test('survives a pause, ends with the listing, and in silence when the doctor has applied otherwise', async () => {
    const paused = await offered()
    await change(paused.offered, { status: 'PAUSED' })
    const closed = await offered()
    await change(closed.offered, { status: 'CLOSED' })
    const applied = await offered()
    await house.apply(applied.offered, applied.bearer)
    await house.db.database.delete(notification)
    await offers.run()
    expect(await stateOf(paused)).toBe('OFFERED')
    expect(await offers.accept(paused, paused.offer)).toBe('CLOSED')
    expect(await stateOf(closed)).toBe('EXPIRED CLOSED')
    expect(await stateOf(applied)).toBe('EXPIRED APPLIED')
    const { doctorId } = applied
    expect(
      await house.db.database.select().from(notification).where(eq(notification.doctorId, doctorId)),
    ).toEqual([])
  })

  test('accepting checks what applying checks: overlap, rest, edits since reading', async () => {
    const busy = await offered({ startTime: hours(400), endTime: hours(408) })
    await house.applied({ startTime: hours(402), endTime: hours(410) }, busy)
    expect(await offers.accept(busy, busy.offer)).toBe('OVERLAPPING')

    const tired = await offered({ startTime: hours(400), endTime: hours(408) })
    await house.applied({ startTime: hours(410), endTime: hours(418) }, tired)
    expect((await offers.list(tired))[0].preview.rest_after_minutes).toBe(120)
    expect(await offers.accept(tired, tired.offer)).toBe('SHORT_REST')
    expect(
      await offers.accept(tired, tired.offer, {
        short_rest_acknowledged: true,
      }),
    ).toBe('MATCHED')

    const stale = await offered()
    const version = (await offers.list(stale))[0].preview.listing_version
    await change(stale.offered, { fee: 60_000, editedAt: hours(0) })
    expect(await offers.accept(stale, stale.offer, { listing_version: version })).toBe('TERMS_CHANGED')
    expect(await offers.accept(stale, stale.offer)).toBe('MATCHED')
    expect(await matchOf(stale.offered)).toMatchObject({
      terms: { fee: 65_000 },
    })
  })

  test('an accepted offer can be undone like any match', async () => {
    const one = await offered()
    expect(await offers.accept(one, one.offer)).toBe('MATCHED')
    const match = await matchOf(one.offered)
    const undone = await house.withdraw(one.bearer, match?.id ?? '')
    expect(undone.body.outcome).toBe('WITHDRAW_OUTCOME_WITHDRAWN')
    expect(await listingOf(one.offered)).toMatchObject({ filledSlots: 0 })
    expect((await offers.list(one))[0]).toMatchObject({
      state: 'REHIRE_STATE_ACCEPTED',
      application_state: 'APPLICATION_STATE_WITHDRAWN',
    })
  })

  test('who wants no offers gets none, and the hospital does not learn why', async () => {
    const one = await offers.confirmed()
    const spot = await offers.listing()
    expect(await offers.choose(one, false)).toBe('OFF')
    const off = await offers.read(one)
    expect(off).toMatchObject({ is_confirmed: true })
    expect(off.is_possible ?? false).toBe(false)
    expect(off.listings ?? []).toEqual([])
    expect(await offers.offer(one, spot)).toBe('NOT_POSSIBLE')
    expect(await offers.toldOf(one)).toEqual([])
    expect(await offers.choose(one, true)).toBe('ON')
    expect(await offers.offer(one, spot)).toBe('OFFERED')
    const [row] = await offers.offersTo(one)
    expect(await offers.decline(one, row?.id, { no_more: true })).toBe('DECLINED')
    expect(await offers.offer(one, spot)).toBe('NOT_POSSIBLE')
  })

  test('needs a confirmed work, and listings of the hospital that are open to the doctor', async () => {
    const early = await house.matched({
      startTime: hours(200),
      endTime: hours(208),
    })
    expect(await offers.offer(early, await offers.listing())).toBe('NOT_CONFIRMED')
    expect(await offers.choose(early, false)).toBe('NOT_CONFIRMED')
    const one = await offers.confirmed()
    const [, next] = makeHospitals(2)
    if (!next) throw new Error('no hospital')
    await house.db.database.insert(hospital).values(next.row).onConflictDoNothing()
    const closed = [
      await offers.listing({ status: 'PAUSED' }),
      await offers.listing({ filledSlots: 1, status: 'FILLED' }),
      await offers.listing({ applicationDeadline: hours(-1) }),
      await offers.listing({
        hospitalId: next.row.id,
        prefecture: next.row.prefecture,
        facilityCategory: next.row.facilityCategory,
      }),
    ]
    for (const spot of closed) expect(await offers.offer(one, spot)).toBe('LISTING_CLOSED')
    const applied = await offers.listing({ applicationStatus: 'SELECTION' })
    await house.apply(applied, one.bearer)
    expect(await offers.offer(one, applied)).toBe('LISTING_CLOSED')
    expect(await offers.offersTo(one)).toEqual([])
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
    const declined = await offered()
    expect(await many(() => offers.decline(declined, declined.offer, same))).toEqual(new Set(['DECLINED']))
    const withdrawn = await offered()
    expect(await many(() => offers.withdraw(withdrawn, withdrawn.offer, same))).toEqual(
      new Set(['WITHDRAWN']),
    )
    expect(await many(() => offers.choose(withdrawn, false, same))).toEqual(new Set(['OFF']))
  })

  test('accepting and withdrawing at once: one of them', async () => {
    for (let round = 0; round < 5; round += 1) {
      const one = await offered()
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

  test('belongs to its doctor and its hospital', async () => {
    const one = await offered()
    const stranger = await insertDoctor(house.db.database)
    expect(await offers.list(stranger)).toEqual([])
    await offers.view(stranger, [one.offer])
    expect(await stateOf(one)).toBe('OFFERED')
    expect(await offers.accept(stranger, one.offer)).toBe('NOT_FOUND')
    expect(await offers.decline(stranger, one.offer)).toBe('NOT_FOUND')
    expect(await offers.choose({ ...one, bearer: stranger.bearer }, false)).toBe('NOT_FOUND')

    const [, next] = makeHospitals(2)
    if (!next) throw new Error('no hospital')
    await house.db.database.insert(hospital).values(next.row).onConflictDoNothing()
    const { database } = house.db
    const former = await insertMember(database, one.hospitalId)
    await database
      .update(hospitalMember)
      .set({ leftAt: hours(-1) })
      .where(eq(hospitalMember.id, former.memberId))
    const others = [stranger, await insertMember(database, next.row.id), former, one]
    for (const { bearer } of others) {
      const member = { ...one.member, bearer }
      expect((await offers.read({ ...one, member })).code).toBe('permission_denied')
      expect(await offers.offer({ ...one, member }, one.offered)).toBe('permission_denied')
      expect(await offers.withdraw({ member }, one.offer)).toBe('permission_denied')
    }
    const viewer = {
      ...one,
      member: await insertMember(database, one.hospitalId, { role: 'VIEWER' }),
    }
    expect((await offers.read(viewer)).may_offer ?? false).toBe(false)
    expect(await offers.offer(viewer, one.offered)).toBe('permission_denied')
    expect(await offers.withdraw(viewer, one.offer)).toBe('permission_denied')
    expect((await offers.sent(one)).offers.map((row: { id: string }) => row.id)).toContain(one.offer)
    // A hospital's member is no doctor.
    expect(await offers.accept(one.member, one.offer)).toBe('NOT_FOUND')
  })

  test('a doctor who may not work gets no offer and accepts none', async () => {
    const one = await offered()
    await house.db.database.execute(`update doctor set status = 'SUSPENDED' where id = '${one.doctorId}'`)
    expect(await offers.accept(one, one.offer)).toBe('NOT_ALLOWED')
    expect(await offers.offer(one, await offers.listing())).toBe('NOT_POSSIBLE')
  })

  test.each([
    { spot_work_ids: [] },
    { spot_work_ids: ['x'] },
    {
      spot_work_ids: Array.from({ length: 11 }, (_, index) => String(index + 1)),
    },
    { premium_yen: -1 },
    { premium_yen: 500_001 },
    { days: 30 },
    { message: 'あ'.repeat(501) },
    { work_id: 'x' },
    { idempotency_key: 'x' },
  ])('is refused malformed: %o', async (fields) => {
    const one = await offers.confirmed()
    expect(await offers.offer(one, await offers.listing(), fields)).toBe('invalid_argument')
    expect(await offers.offersTo(one)).toEqual([])
  })

  test('answers are refused malformed', async () => {
    const one: Matched = await offers.confirmed()
    expect(await offers.accept(one, 'x')).toBe('invalid_argument')
    expect(
      await offers.decline(one, crypto.randomUUID(), {
        reason: 'あ'.repeat(501),
      }),
    ).toBe('invalid_argument')
    expect(await offers.decline(one, crypto.randomUUID())).toBe('NOT_FOUND')
    expect(await offers.withdraw(one, crypto.randomUUID())).toBe('not_found')
    expect((await offers.view(one, ['x'])).body.code).toBe('invalid_argument')
    const unknown = { work_id: crypto.randomUUID() }
    expect(await offers.offer(one, '1', unknown)).toBe('not_found')
    expect((await callWork(house.backend, 'ListApplications', {}, one.bearer)).status).toBe(200)
  })
})
