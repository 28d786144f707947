import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { application, work } from '#app/backend/database/schema/application.ts'
import { cancellation } from '#app/backend/database/schema/cancellation.ts'
import { regularWorkSchedule } from '#app/backend/database/schema/engagement.ts'
import { hospitalMember } from '#app/backend/database/schema/hospital-member.ts'
import { hospital } from '#app/backend/database/schema/hospital.ts'
import { notification } from '#app/backend/database/schema/notification.ts'
import { doctorProfile } from '#app/backend/database/schema/registration.ts'
import { spotWork, spotWorkDetail } from '#app/backend/database/schema/spot-work.ts'
import { substituteSearch } from '#app/backend/database/schema/substitute-search.ts'
import { makeHospitals } from '#app/backend/database/seed/hospitals.ts'
import type { SubstitutePolicy } from '#app/domain/listing/listing-words.ts'
import { callTwirp, callWork } from '#tests/support/backend-calls.ts'
import { insertDoctor, NOW } from '#tests/support/doctors.ts'
import { hours } from '#tests/support/listings.ts'
import { insertMember } from '#tests/support/members.ts'
import { insertRegistered } from '#tests/support/profiles.ts'
import { regulars, type RegularApplied, type Regulars } from '#tests/support/regulars.ts'

/** 代診 for one date of a regular contract, every Monday from 17:00 since 2027-01-04, as the terms of the contract say. */

const AT_ONCE = 50
const DAY = 24 * 60
const MONDAY = '2027-01-18'
/** Minutes from `NOW` to the start of that Monday's work. */
const TO_START = 58 * DAY + 5 * 60

type OfDate = RegularApplied & { workId: string }
type Fields = Record<string, unknown>

describe.each(['pglite', 'postgres'] as const)('a substitute for a date, on %s', (server) => {
  let house: Regulars
  beforeAll(async () => {
    house = await regulars(server)
  }, 60_000)
  afterAll(() => house.db.close())
  beforeEach(() => house.at(0))

  const key = () => ({ idempotency_key: crypto.randomUUID() })
  const outcomeOf = ({ body }: { body: { outcome?: string; code?: string } }) =>
    body.outcome?.replace(/^.*_OUTCOME_/, '') ?? body.code

  async function onMonday(substitutePolicy: SubstitutePolicy): Promise<OfDate> {
    const departments = { clinicalDepartments: ['GENERAL_INTERNAL_MEDICINE' as const] }
    const one = await house.matched(departments, undefined, { substitutePolicy })
    const date = await dateOf(one)
    if (!date?.workId) throw new Error('no work')
    return { ...one, workId: date.workId }
  }
  const dateOf = async (one: Pick<RegularApplied, 'doctorId'>) =>
    (await house.datesOf(one)).find(({ day }) => day === MONDAY)
  const call = async (method: string, { workId, bearer }: Pick<OfDate, 'workId' | 'bearer'>, more: Fields) =>
    outcomeOf(
      await callTwirp(
        house.backend,
        `dp.work.Substitutes/${method}`,
        { work_id: workId, ...key(), ...more },
        bearer,
      ),
    )
  const start = (one: Pick<OfDate, 'workId' | 'bearer'>, more: Fields = {}) => call('StartSearch', one, more)
  const stop = (one: Pick<OfDate, 'workId' | 'bearer'>, more: Fields = {}) => call('StopSearch', one, more)
  const searchOf = async ({ workId }: Pick<OfDate, 'workId'>) =>
    (await house.db.database.select().from(substituteSearch).where(eq(substituteSearch.workId, workId))).at(
      -1,
    )
  const answer = async (
    one: Pick<OfDate, 'workId' | 'member'>,
    word: 'ARRANGE' | 'DECLINE',
    more: Fields = {},
  ) =>
    outcomeOf(
      await callTwirp(
        house.backend,
        'dp.hospital.Substitutes/AnswerSubstitute',
        {
          work_id: one.workId,
          search_id: (await searchOf(one))?.id ?? crypto.randomUUID(),
          ...key(),
          answer: `SUBSTITUTE_ANSWER_${word}`,
          word: word === 'DECLINE' ? 'その日は当直できる医師がおりません。' : '',
          ...more,
        },
        one.member.bearer,
      ),
    )
  const hospitalOf = async ({ listing }: Pick<OfDate, 'listing'>) =>
    (await house.listingOf(listing))?.hospitalId ?? 0
  /** As if the date were so many hours ahead. */
  const bring = async ({ workId }: Pick<OfDate, 'workId'>, inHours: number) => {
    const times = { start: hours(inHours), end: hours(inHours + 16) }
    await house.db.database
      .update(work)
      .set({ plannedStart: times.start, plannedEnd: times.end })
      .where(eq(work.id, workId))
    await house.db.database
      .update(regularWorkSchedule)
      .set({ startTime: times.start, endTime: times.end })
      .where(eq(regularWorkSchedule.workId, workId))
  }
  const run = () => house.backend.jobs.run('substitute', [{}])
  const listingOf = async (one: Pick<OfDate, 'workId'>) => {
    const id = (await searchOf(one))?.spotWorkId ?? 0
    const [row] = await house.db.database
      .select({ listing: spotWork, detail: spotWorkDetail })
      .from(spotWork)
      .innerJoin(spotWorkDetail, eq(spotWorkDetail.spotWorkId, spotWork.id))
      .where(eq(spotWork.id, id))
    return row
  }
  const workOf = async ({ workId }: Pick<OfDate, 'workId'>) =>
    (await house.db.database.select().from(work).where(eq(work.id, workId)))[0]
  const told = async (one: Pick<OfDate, 'doctorId'>, { workId }: Pick<OfDate, 'workId'>) => {
    const rows = await house.db.database.select().from(notification)
    const own = rows.filter(({ doctorId, link }) => doctorId === one.doctorId || link.includes(workId))
    return own
      .map(({ type }) => String(type))
      .filter((type) => type.startsWith('SUBSTITUTE'))
      .toSorted((a, b) => a.localeCompare(b))
  }
  /** A doctor of the department, who lives where the hospital is. */
  const registered = async () => {
    const one = await insertRegistered(house.db.database)
    const [place] = await house.db.database.select().from(hospital).limit(1)
    await house.db.database
      .update(doctorProfile)
      .set({ prefecture: place?.prefecture ?? 'TOKYO' })
      .where(eq(doctorProfile.doctorId, one.doctorId))
    return one
  }
  const apply = async (spotWorkId: number, bearer: string) =>
    (await callWork(house.backend, 'ApplyToSpot', { spot_work_id: String(spotWorkId), ...key() }, bearer))
      .body

  test('SELF: a listing of one slot is taken as usual; the date is the substitute’s, the contract stands', async () => {
    const one = await onMonday('SELF')
    const free = await registered()
    expect(await start(one)).toBe('STARTED')
    expect(await start(one)).toBe('ALREADY_OPEN')
    const made = await listingOf(one)
    expect(made?.listing).toMatchObject({
      status: 'PUBLISHED',
      applicationStatus: 'SELECTION',
      slots: 1,
      filledSlots: 0,
      fee: 62_000,
      hospitalId: await hospitalOf(one),
    })
    const own = await workOf(one)
    expect([made?.listing.startTime, made?.listing.endTime]).toEqual([own?.plannedStart, own?.plannedEnd])
    expect([made?.detail.permitFrom, made?.detail.permitTo]).toEqual([own?.plannedStart, own?.plannedEnd])
    expect(await told(free, one)).toEqual(['SUBSTITUTE_DATE_SOUGHT', 'SUBSTITUTE_WANTED'])

    const spotId = made?.listing.id ?? 0
    const applied = await apply(spotId, free.bearer)
    expect(applied.outcome).toBe('APPLY_OUTCOME_APPLIED')
    await run()
    expect((await workOf(one))?.state).toBe('SCHEDULED')
    const accept = { decision: 'HOSPITAL_DECISION_ACCEPT' }
    expect(await house.decide({ id: applied.application.id, member: one.member }, accept)).toBe('DECIDED')
    expect(await stop(one)).toBe('FOUND')
    await run()
    await run()
    expect(await dateOf(one)).toMatchObject({ state: 'SUBSTITUTED', workId: one.workId })
    expect((await workOf(one))?.state).toBe('CANCELLED_BY_DOCTOR')
    expect((await house.rowOf(one.id)).state).toBe('MATCHED')
    expect((await house.engagementOf(one.id))?.state).toBe('ACTIVE')
    expect((await house.datesOf(one)).filter(({ state }) => state === 'SUBSTITUTED')).toHaveLength(1)
    const [theirs] = await house.db.database
      .select()
      .from(work)
      .where(eq(work.applicationId, applied.application.id))
    expect(theirs).toMatchObject({ doctorId: free.doctorId, state: 'SCHEDULED', fee: 62_000 })
    const [left] = await house.db.database
      .select()
      .from(cancellation)
      .where(eq(cancellation.workId, one.workId))
    expect(left).toMatchObject({ decision: 'ACCEPTED', tier: 'NONE', requestedBy: 'DOCTOR' })
    expect(await told(one, one)).toEqual([
      'SUBSTITUTE_DATE_FOUND',
      'SUBSTITUTE_DATE_SOUGHT',
      'SUBSTITUTE_DATE_TAKEN',
    ])
    expect(await stop(one)).toBe('ALREADY_ENDED')
    expect(await start(one)).toBe('ENDED')
  })

  test('SELF: stopped or lapsed, the listing is gone with those who applied, and the work stands', async () => {
    const one = await onMonday('SELF')
    const free = await registered()
    await start(one)
    const applied = await apply((await listingOf(one))?.listing.id ?? 0, free.bearer)
    expect(await stop(one)).toBe('STOPPED')
    expect((await listingOf(one))?.listing.status).toBe('WITHDRAWN')
    expect((await house.rowOf(applied.application.id)).state).toBe('LISTING_CLOSED')
    const accept = { decision: 'HOSPITAL_DECISION_ACCEPT' }
    expect(await house.decide({ id: applied.application.id, member: one.member }, accept)).not.toBe('DECIDED')
    house.at(1)
    expect(await start(one)).toBe('STARTED')
    house.at(TO_START - 2 * 60)
    await run()
    await run()
    expect((await searchOf(one))?.state).toBe('LAPSED')
    expect((await listingOf(one))?.listing.status).toBe('WITHDRAWN')
    expect(await dateOf(one)).toMatchObject({ state: 'CONFIRMED' })
    expect((await told(one, one)).filter((kind) => kind === 'SUBSTITUTE_NOT_FOUND')).toHaveLength(1)
  })

  test('HOSPITAL: it is asked, declines, and then arranges a substitute itself', async () => {
    const one = await onMonday('HOSPITAL')
    expect(await start(one)).toBe('ASKED')
    expect((await searchOf(one))?.spotWorkId).toBeNull()
    const inbox = await callTwirp(
      house.backend,
      'dp.hospital.HospitalApplications/ListInbox',
      {},
      one.member.bearer,
    )
    expect(JSON.stringify(inbox.body)).toContain('WORK_REQUEST_KIND_SUBSTITUTE')
    expect(await answer(one, 'DECLINE', { word: '短い' })).toBe('invalid_argument')
    expect(await answer(one, 'DECLINE')).toBe('DECLINED')
    expect(await answer(one, 'ARRANGE')).toBe('ALREADY_ENDED')
    expect(await dateOf(one)).toMatchObject({ state: 'CONFIRMED' })
    house.at(1)
    expect(await start(one)).toBe('ASKED')
    expect(await answer(one, 'ARRANGE')).toBe('ARRANGED')
    expect(await dateOf(one)).toMatchObject({ state: 'SUBSTITUTED' })
    expect((await workOf(one))?.state).toBe('CANCELLED_BY_DOCTOR')
    expect(await told(one, one)).toEqual([
      'SUBSTITUTE_DATE_ASKED',
      'SUBSTITUTE_DATE_ASKED',
      'SUBSTITUTE_DATE_DECLINED',
      'SUBSTITUTE_DATE_FOUND',
      'SUBSTITUTE_DATE_TAKEN',
    ])
  })

  test('HOSPITAL: withdrawn by the doctor, or unanswered, the work stands', async () => {
    const one = await onMonday('HOSPITAL')
    await start(one)
    expect(await stop(one)).toBe('STOPPED')
    expect(await answer(one, 'ARRANGE')).toBe('ALREADY_ENDED')
    house.at(1)
    await start(one)
    house.at(3 * DAY)
    await run()
    await run()
    expect((await searchOf(one))?.state).toBe('LAPSED')
    expect((await workOf(one))?.state).toBe('SCHEDULED')
  })

  test('NONE_NEEDED: the date is off without a caution, until a day before it', async () => {
    const one = await onMonday('NONE_NEEDED')
    await bring(one, 23)
    expect(await start(one)).toBe('TOO_LATE')
    await bring(one, 30)
    expect(await start(one)).toBe('OFF')
    expect(await dateOf(one)).toMatchObject({ state: 'CANCELLED' })
    const [left] = await house.db.database
      .select()
      .from(cancellation)
      .where(eq(cancellation.workId, one.workId))
    expect(left).toMatchObject({ decision: 'ACCEPTED', tier: 'EXCUSED' })
    expect(await told(one, one)).toEqual(['SUBSTITUTE_DATE_OFF'])
    expect((await house.rowOf(one.id)).state).toBe('MATCHED')
  })

  test('a date that is cancelled otherwise takes its listing with it', async () => {
    const one = await onMonday('SELF')
    await start(one)
    const { body } = await callTwirp(
      house.backend,
      'dp.hospital.Cancellations/CancelWork',
      {
        work_id: one.workId,
        ...key(),
        reason: 'HOSPITAL_CANCELLATION_REASON_DEMAND_CHANGED',
        detail: '病棟を閉じることになりました。',
        compensation_yen: 62_000,
      },
      one.member.bearer,
    )
    expect(outcomeOf({ body })).toBe('CANCELLED')
    expect((await searchOf(one))?.state).toBe('STOPPED')
    expect((await listingOf(one))?.listing.status).toBe('WITHDRAWN')
    expect(await dateOf(one)).toMatchObject({ state: 'CANCELLED' })
  })

  test('is refused to strangers, other hospitals, viewers, former members and for malformed input', async () => {
    const one = await onMonday('HOSPITAL')
    const stranger = await insertDoctor(house.db.database)
    expect(await start({ ...one, bearer: stranger.bearer })).toBe('NOT_FOUND')
    expect(await start({ ...one, bearer: one.member.bearer })).toBe('not_found')
    expect(await start(one, { work_id: 'x' })).toBe('invalid_argument')
    await start(one)
    expect(await answer({ ...one, member: { ...one.member, bearer: one.bearer } }, 'ARRANGE')).toBe(
      'permission_denied',
    )
    const [, place] = makeHospitals(2)
    if (!place) throw new Error('no hospital')
    await house.db.database.insert(hospital).values(place.row).onConflictDoNothing()
    const beside = await insertMember(house.db.database, place.row.id)
    const viewer = await insertMember(house.db.database, await hospitalOf(one), { role: 'VIEWER' })
    const former = await insertMember(house.db.database, await hospitalOf(one))
    await house.db.database
      .update(hospitalMember)
      .set({ leftAt: NOW })
      .where(eq(hospitalMember.id, former.memberId))
    for (const member of [beside, viewer, former])
      expect(await answer({ ...one, member }, 'ARRANGE')).toBe('permission_denied')
    expect(await answer(one, 'ARRANGE', { answer: 'X' })).toBe('invalid_argument')
    expect(await answer(one, 'ARRANGE', { search_id: 'x' })).toBe('invalid_argument')
    const late = await onMonday('HOSPITAL')
    await bring(late, 5)
    expect(await start(late)).toBe('TOO_LATE')
  })

  test('a hospital that does not hire publishes nothing', async () => {
    const one = await onMonday('SELF')
    const id = await hospitalOf(one)
    await house.db.database.update(hospital).set({ isHiringPaused: true }).where(eq(hospital.id, id))
    expect(await start(one)).toBe('CLOSED')
    await house.db.database.update(hospital).set({ isHiringPaused: false }).where(eq(hospital.id, id))
    expect(await searchOf(one)).toBeUndefined()
  })

  test(`${AT_ONCE} identical commands at once have one effect and one response`, async () => {
    const times = <T>(run: () => Promise<T>) => Promise.all(Array.from({ length: AT_ONCE }, run))
    const one = await onMonday('SELF')
    const started = await times(() => start(one, { idempotency_key: `start-${one.id}` }))
    expect(new Set(started)).toEqual(new Set(['STARTED']))
    const searches = await house.db.database
      .select()
      .from(substituteSearch)
      .where(eq(substituteSearch.workId, one.workId))
    expect(searches).toHaveLength(1)
    const other = await onMonday('HOSPITAL')
    await start(other)
    const arranged = await times(() => answer(other, 'ARRANGE', { idempotency_key: `answer-${other.id}` }))
    expect(new Set(arranged)).toEqual(new Set(['ARRANGED']))
    expect(await told(other, other)).toEqual([
      'SUBSTITUTE_DATE_ASKED',
      'SUBSTITUTE_DATE_FOUND',
      'SUBSTITUTE_DATE_TAKEN',
    ])
  })

  test('the hospital accepts while the doctor stops: exactly one of both happens', async () => {
    for (let round = 0; round < 5; round += 1) {
      const free = await registered()
      const one = await onMonday('SELF')
      await start(one)
      const applied = await apply((await listingOf(one))?.listing.id ?? 0, free.bearer)
      const accept = { decision: 'HOSPITAL_DECISION_ACCEPT' }
      const [stopped] = await Promise.all([
        stop(one),
        house.decide({ id: applied.application.id, member: one.member }, accept),
      ])
      await run()
      const [theirs] = await house.db.database
        .select()
        .from(application)
        .where(eq(application.id, applied.application.id))
      const isTaken = theirs?.state === 'MATCHED'
      expect(stopped).toBe(isTaken ? 'FOUND' : 'STOPPED')
      expect((await dateOf(one))?.state).toBe(isTaken ? 'SUBSTITUTED' : 'CONFIRMED')
    }
  })

  test('nothing was reported as a bug', () => expect(house.backend.reported).toEqual([]))
})
