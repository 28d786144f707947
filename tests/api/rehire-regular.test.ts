import { HOUR_MS } from '#app/domain/duration.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { application, work } from '#app/backend/database/schema/work/application.ts'
import { regularEngagement, regularWorkSchedule } from '#app/backend/database/schema/work/engagement.ts'
import { hospital } from '#app/backend/database/schema/hospital/hospital.ts'
import { notification } from '#app/backend/database/schema/notification.ts'
import { regularWork } from '#app/backend/database/schema/listing/regular-work.ts'
import { rehireOffer } from '#app/backend/database/schema/work/rehire-offer.ts'
import { makeHospitals } from '#app/backend/seed/hospitals.ts'
import { callWork } from '#tests/support/backend-calls.ts'
import { cancellations, type CancellationHouse } from '#tests/support/cancellations.ts'
import { insertDoctor } from '#tests/support/doctors.ts'
import { hours } from '#tests/support/listings.ts'
import { insertMember } from '#tests/support/members.ts'
import { rehires } from '#tests/support/rehires.ts'

/** A hospital offers a regular listing to a doctor who has worked there; accepting forms the contract. */

const AT_ONCE = 20
const MONDAYS = '毎週 月曜 17:00〜翌9:00'

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

const listingOf = async (id: string) =>
  (
    await scene.db.database
      .select()
      .from(regularWork)
      .where(eq(regularWork.id, Number(id)))
  )[0]
const change = (id: string, changes: Partial<typeof regularWork.$inferInsert>) =>
  scene.db.database
    .update(regularWork)
    .set(changes)
    .where(eq(regularWork.id, Number(id)))
const matchOf = async (id: string) =>
  (
    await scene.db.database
      .select()
      .from(application)
      .where(eq(application.regularWorkId, Number(id)))
  )[0]
const worksOf = async (id: string) =>
  scene.db.database
    .select()
    .from(work)
    .where(eq(work.applicationId, (await matchOf(id))?.id ?? ''))
    .orderBy(work.plannedStart)

test('is offered, read and accepted: the contract has its dates, with the premium in each', async () => {
  const one = await offers.offeredRegular({ weekdays: ['MONDAY', 'TUESDAY'] })
  const [told] = await scene.db.database.select().from(notification)
  expect(told?.body).toContain('毎週 月・火曜 17:00〜翌9:00(1/4(月)から)の勤務です。')
  const [read] = await offers.list(one)
  expect(read).toMatchObject({
    regular_work_id: one.offered,
    pattern: '毎週 月・火曜 17:00〜翌9:00',
    fee: 65_000,
    premium_yen: 5_000,
    preview: {
      outcome: 'APPLY_OUTCOME_MATCHED',
      weekdays: [1, 2],
      first_start: '2027-01-04',
    },
  })
  expect(read.spot_work_id ?? '').toBe('')
  const said = JSON.stringify(read.preview.terms)
  expect(said).toContain('うち指名手当 1回 5,000円')
  expect(said).toContain('オファーの承諾と同時に労働契約が成立します。')
  expect(said).toContain('祝日 1回 101,000円')
  expect(await offers.accept(one, one.offer, { weekdays: [1], start_date: '2027-01-18' })).toBe('MATCHED')
  expect(await offers.stateOf(one)).toBe('ACCEPTED')
  const match = await matchOf(one.offered)
  expect(match).toMatchObject({
    state: 'MATCHED',
    slotNo: 1,
    terms: {
      fee: 65_000,
      premiumYen: 5_000,
      regular: { weekdays: ['MONDAY'], contractStart: '2027-01-18' },
    },
  })
  const [engagement] = await scene.db.database
    .select()
    .from(regularEngagement)
    .where(eq(regularEngagement.applicationId, match?.id ?? ''))
  expect(engagement).toMatchObject({ state: 'ACTIVE', startDate: '2027-01-18' })
  const [first, ...more] = await worksOf(one.offered)
  expect(first).toMatchObject({ fee: 65_000, plannedStart: new Date('2027-01-18T17:00:00+09:00') })
  expect(more.length).toBeGreaterThan(10)
  expect(await listingOf(one.offered)).toMatchObject({ filledSlots: 1, status: 'FILLED' })
  expect(await offers.toldOf(one)).toEqual(['REHIRE_OFFER_ACCEPTED', 'REHIRE_OFFER_RECEIVED'])
  const [sent] = (await offers.read(one)).offers
  expect(sent).toMatchObject({
    regular_work_id: one.offered,
    pattern: MONDAYS,
    application_id: match?.id,
    fee: 65_000,
  })
  expect(await offers.accept(one, one.offer, { weekdays: [1], start_date: '2027-01-18' })).toBe(
    'ALREADY_APPLIED',
  )
  expect(await offers.decline(one, one.offer)).toBe('ALREADY_ENDED')
})

test('a contract cannot be undone by the doctor alone', async () => {
  const one = await offers.offeredRegular()
  expect(await offers.accept(one, one.offer)).toBe('MATCHED')
  const { applications } = (await callWork(scene.backend, 'ListApplications', {}, one.bearer)).body
  const own = applications.find((row: { regular_work_id?: string }) => row.regular_work_id === one.offered)
  expect(own.undo_until).toBeUndefined()
  expect((await scene.withdraw(one.bearer, own.id)).body.outcome).toBe('WITHDRAW_OUTCOME_ALREADY_DECIDED')
})

test('needs wishes that the listing has', async () => {
  const one = await offers.offeredRegular()
  const wrong = [
    { weekdays: [], start_date: '' },
    { weekdays: [2], start_date: '2027-01-04' },
    { weekdays: [1], start_date: '2027-01-03' },
    { weekdays: [1], start_date: '2028-06-01' },
  ]
  for (const wish of wrong) expect(await offers.accept(one, one.offer, wish)).toBe('WISH_INVALID')
  expect(await offers.accept(one, one.offer, { weekdays: [1], start_date: 'x' })).toBe('invalid_argument')
  expect(await offers.stateOf(one)).toBe('OFFERED')
  expect(await matchOf(one.offered)).toBeUndefined()
})

test('says that dates overlap other works, and leaves these tentative once this is acknowledged', async () => {
  const one = await offers.offeredRegular()
  const start = new Date('2027-01-11T18:00:00+09:00')
  await scene.applied(
    {
      startTime: start,
      endTime: new Date(start.getTime() + 8 * HOUR_MS),
      applicationDeadline: hours(300),
    },
    one,
  )
  expect(await offers.accept(one, one.offer)).toBe('DATES_CLASH')
  expect(await matchOf(one.offered)).toBeUndefined()
  expect(await offers.accept(one, one.offer, { short_rest_acknowledged: true })).toBe('MATCHED')
  const dates = await scene.db.database
    .select()
    .from(regularWorkSchedule)
    .where(eq(regularWorkSchedule.doctorId, one.doctorId))
  expect(dates.filter(({ state }) => state === 'TENTATIVE').map(({ day }) => day)).toEqual(['2027-01-11'])
})

test('accepting checks what applying checks: slot, pause, deadline, edits since reading', async () => {
  const stale = await offers.offeredRegular()
  const { listing_version } = (await offers.list(stale))[0].preview
  await change(stale.offered, { fee: 50_000, editedAt: hours(0) })
  expect(await offers.accept(stale, stale.offer, { listing_version })).toBe('TERMS_CHANGED')
  expect(await offers.accept(stale, stale.offer)).toBe('MATCHED')
  expect(await matchOf(stale.offered)).toMatchObject({ terms: { fee: 55_000 } })

  const late = await offers.offeredRegular()
  await change(late.offered, { filledSlots: 1, status: 'FILLED' })
  expect(await offers.accept(late, late.offer)).toBe('FILLED')
  await offers.run()
  expect(await offers.stateOf(late)).toBe('EXPIRED FILLED')

  const paused = await offers.offeredRegular()
  await change(paused.offered, { status: 'PAUSED' })
  await offers.run()
  expect(await offers.stateOf(paused)).toBe('OFFERED')
  expect(await offers.accept(paused, paused.offer)).toBe('CLOSED')
  await change(paused.offered, { status: 'CLOSED' })
  await offers.run()
  expect(await offers.stateOf(paused)).toBe('EXPIRED CLOSED')
})

test('ends with its time, with both told, and in silence when the doctor has applied otherwise', async () => {
  const applied = await offers.offeredRegular()
  const wish = { weekdays: [1], start_date: '2027-01-04' }
  const request = { regular_work_id: applied.offered, idempotency_key: crypto.randomUUID(), ...wish }
  await callWork(scene.backend, 'ApplyToRegular', request, applied.bearer)
  await offers.run()
  expect(await offers.stateOf(applied)).toBe('EXPIRED APPLIED')
  expect(await offers.toldOf(applied)).toEqual(['REHIRE_OFFER_RECEIVED'])

  const one = await offers.offeredRegular()
  scene.at(7 * 24 * 60)
  await offers.run()
  expect(await offers.stateOf(one)).toBe('EXPIRED TIME')
  expect(await offers.toldOf(one)).toEqual(
    expect.arrayContaining(['REHIRE_OFFER_EXPIRED', 'REHIRE_OFFER_UNANSWERED']),
  )
})

test('is declined and withdrawn like one of a shift, and may be offered anew', async () => {
  const one = await offers.offeredRegular()
  expect(await offers.decline(one, one.offer, { reason: '曜日が合いません。' })).toBe('DECLINED')
  expect(await offers.offerRegular(one, one.offered)).toBe('OFFERED')
  const open = (await offers.list(one)).find((row: { preview?: object }) => row.preview)
  expect(await offers.withdraw(one, open.id)).toBe('WITHDRAWN')
  expect(await offers.accept(one, open.id, { weekdays: [1], start_date: '2027-01-04' })).toBe('OFFER_OVER')
})

test('one open offer for a doctor and a listing; both kinds together are one notice', async () => {
  const one = await offers.confirmed()
  const [spot, regular] = [await offers.listing(), await offers.regularListing()]
  const [read] = [await offers.read(one)]
  expect(read.listings).toContainEqual(
    expect.objectContaining({ regular_work_id: regular, pattern: MONDAYS, fee: 60_000 }),
  )
  await scene.db.database.delete(notification)
  const both = { regular_work_ids: [regular] }
  expect(await offers.offer(one, spot, both)).toBe('OFFERED')
  expect(await offers.toldOf(one)).toEqual(['REHIRE_OFFER_RECEIVED'])
  const [told] = await scene.db.database.select().from(notification)
  expect(told?.body).toContain('ほか1件の勤務です。')
  expect(await offers.offerRegular(one, regular)).toBe('ALREADY_OFFERED')
  const left = (await offers.read(one)).listings.map(
    (row: { regular_work_id?: string }) => row.regular_work_id,
  )
  expect(left).not.toContain(regular)
  // The database, too, knows one of them only.
  const [row] = (await offers.offersTo(one)).filter(({ regularWorkId }) => regularWorkId !== null)
  if (!row) throw new Error('no offer')
  const { id: _, ...copy } = row
  await expect(scene.db.database.insert(rehireOffer).values(copy)).rejects.toThrow()
  await expect(
    scene.db.database.insert(rehireOffer).values({ ...copy, spotWorkId: Number(spot), state: 'WITHDRAWN' }),
  ).rejects.toThrow()
})

test('is of the hospital of the work, open, and not applied for', async () => {
  const one = await offers.confirmed()
  const [, next] = makeHospitals(2)
  if (!next) throw new Error('no hospital')
  await scene.db.database.insert(hospital).values(next.row).onConflictDoNothing()
  const { id: hospitalId, prefecture, facilityCategory } = next.row
  const closed = [
    await offers.regularListing({ status: 'PAUSED' }),
    await offers.regularListing({ status: 'DRAFT' }),
    await offers.regularListing({ filledSlots: 1, status: 'FILLED' }),
    await offers.regularListing({ applicationDeadline: hours(-1) }),
    await offers.regularListing({ hospitalId, prefecture, facilityCategory }),
  ]
  for (const regular of closed) expect(await offers.offerRegular(one, regular)).toBe('LISTING_CLOSED')
  expect(await offers.offersTo(one)).toEqual([])
})

test('belongs to its doctor and its hospital', async () => {
  const one = await offers.offeredRegular()
  const stranger = await insertDoctor(scene.db.database)
  const wish = { weekdays: [1], start_date: '2027-01-04' }
  expect(await offers.accept(stranger, one.offer, wish)).toBe('NOT_FOUND')
  expect(await offers.decline(stranger, one.offer)).toBe('NOT_FOUND')
  const viewer = await insertMember(scene.db.database, one.hospitalId, { role: 'VIEWER' })
  const regular = await offers.regularListing()
  for (const { bearer } of [stranger, viewer, one]) {
    const member = { ...one.member, bearer }
    expect(await offers.offerRegular({ ...one, member }, regular)).toBe('permission_denied')
    expect(await offers.withdraw({ member }, one.offer)).toBe('permission_denied')
  }
  await scene.db.database.execute(`update doctor set status = 'SUSPENDED' where id = '${one.doctorId}'`)
  expect(await offers.accept(one, one.offer, wish)).toBe('NOT_ALLOWED')
  expect(await offers.offerRegular(one, regular)).toBe('NOT_POSSIBLE')
})

test(`${AT_ONCE} repetitions of one tap are one command; the last slot goes to one doctor`, async () => {
  const one = await offers.confirmed()
  const regular = await offers.regularListing()
  const same = { idempotency_key: crypto.randomUUID() }
  const many = async (ask: () => Promise<string | undefined>) =>
    new Set(await Promise.all(Array.from({ length: AT_ONCE }, ask)))
  expect(await many(() => offers.offerRegular(one, regular, same))).toEqual(new Set(['OFFERED']))
  const [row, ...others] = await offers.offersTo(one)
  expect(others).toEqual([])
  const second = await offers.confirmed()
  expect(await offers.offerRegular(second, regular)).toBe('OFFERED')
  const [rival] = await offers.offersTo(second)
  const { listing_version } = (await offers.list(one))[0].preview
  const accepting = { ...same, listing_version, weekdays: [1], start_date: '2027-01-04' }
  const [first, other] = await Promise.all([
    many(() => offers.accept(one, row?.id, accepting)),
    many(() => offers.accept(second, rival?.id, accepting)),
  ])
  expect(new Set([...first, ...other])).toEqual(new Set(['FILLED', 'MATCHED']))
  expect(await listingOf(regular)).toMatchObject({ filledSlots: 1, status: 'FILLED' })
  expect(await offers.accept(one, row?.id, { ...accepting, start_date: '2027-01-11' })).toBe(
    'invalid_argument',
  )
})
