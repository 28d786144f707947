import { HOUR_MS } from '#app/domain/duration.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  application,
  applicationEvent,
  applicationOffer,
  work,
} from '#app/backend/database/schema/work/application.ts'
import { doctor } from '#app/backend/database/schema/doctor/doctor.ts'
import { notification } from '#app/backend/database/schema/notification.ts'
import { callTwirp, callWork } from '#tests/support/backend-calls.ts'
import { insertDoctor, NOW } from '#tests/support/doctors.ts'
import { hours } from '#tests/support/listings.ts'
import { insertMember, type TestMember } from '#tests/support/members.ts'
import { withdrawals, type Applied, type Withdrawals } from '#tests/support/withdrawals.ts'

/** A hospital offers other terms (条件提示), and the doctor answers. */

const SELECTION = { applicationStatus: 'SELECTION' } as const

describe('offered terms', () => {
  let scene: Withdrawals
  let member: TestMember

  beforeAll(async () => {
    scene = await withdrawals()
    const first = await scene.applied(SELECTION)
    member = await insertMember(scene.db.database, (await scene.listingOf(first.spot))?.hospitalId ?? 0)
  }, 60_000)
  afterAll(() => scene.db.close())
  beforeEach(() => scene.at(0))

  const rowOf = async ({ id }: { id: string }) =>
    (await scene.db.database.select().from(application).where(eq(application.id, id)))[0]
  const offersOf = ({ id }: { id: string }) =>
    scene.db.database.select().from(applicationOffer).where(eq(applicationOffer.applicationId, id))
  const worksOf = ({ id }: { id: string }) =>
    scene.db.database.select().from(work).where(eq(work.applicationId, id))
  const noticesOf = async ({ id }: { id: string }) =>
    (await scene.db.database.select().from(notification))
      .filter(({ dedupeKey }) => dedupeKey.endsWith(id))
      .map(({ type }) => type)
      .toSorted()

  /** The shift one hour later, for 95,000 yen. */
  const later = async (one: Applied) => {
    const listing = await scene.listingOf(one.spot)
    if (!listing) throw new Error('no listing')
    const moved = (time: Date) => new Date(time.getTime() + HOUR_MS)
    return { start: moved(listing.startTime), end: moved(listing.endTime), fee: 95_000 }
  }
  const offer = async (one: Applied, more: Record<string, unknown> = {}) => {
    const { start, end, fee } = await later(one)
    const { status, body } = await callTwirp(
      scene.backend,
      'dp.hospital.HospitalApplications/DecideApplication',
      {
        application_id: one.id,
        idempotency_key: crypto.randomUUID(),
        decision: 'HOSPITAL_DECISION_OFFER',
        offered: { start_time: start.toISOString(), end_time: end.toISOString(), fee },
        note: '入りが遅くなりました。',
        ...more,
      },
      member.bearer,
    )
    return status === 200 ? String(body.outcome).replace('DECIDE_APPLICATION_OUTCOME_', '') : status
  }
  const answer = async (one: Applied, word: 'ACCEPT' | 'DECLINE', more: Record<string, unknown> = {}) => {
    const { status, body } = await callWork(
      scene.backend,
      'AnswerOffer',
      {
        application_id: one.id,
        idempotency_key: crypto.randomUUID(),
        answer: `OFFER_ANSWER_${word}`,
        ...more,
      },
      one.bearer,
    )
    return status === 200 ? String(body.outcome).replace('ANSWER_OFFER_OUTCOME_', '') : status
  }
  const offered = async (values: Parameters<Withdrawals['applied']>[0] = {}) => {
    const one = await scene.applied({ ...SELECTION, ...values })
    expect(await offer(one)).toBe('DECIDED')
    return one
  }

  test('the doctor reads the offer, accepts it, and works by the offered terms', async () => {
    const one = await offered()
    const before = await rowOf(one)
    expect(before).toMatchObject({ state: 'OFFERED', replyDueAt: hours(48), slotNo: null })
    const { body } = await callWork(
      scene.backend,
      'ListApplications',
      { states: ['APPLICATION_STATE_OFFERED'] },
      one.bearer,
    )
    expect(body.applications[0].offer).toMatchObject({ fee: 95_000, note: '入りが遅くなりました。' })
    expect(body.applications[0].fee).toBe(85_000)
    // No slot is taken before the answer.
    expect(await scene.listingOf(one.spot)).toMatchObject({ filledSlots: 0, status: 'PUBLISHED' })

    expect(await answer(one, 'ACCEPT')).toBe('MATCHED')
    const { start, end } = await later(one)
    expect(await worksOf(one)).toMatchObject([{ plannedStart: start, plannedEnd: end, fee: 95_000 }])
    const [kept] = await offersOf(one)
    expect(kept).toMatchObject({ before: before?.terms, closedAt: NOW })
    expect(await rowOf(one)).toMatchObject({ state: 'MATCHED', slotNo: 1, terms: kept?.terms })
    expect(await scene.listingOf(one.spot)).toMatchObject({ filledSlots: 1, status: 'FILLED' })
    expect(await noticesOf(one)).toEqual(['APPLICATION_OFFERED', 'APPLICATION_RECEIVED', 'OFFER_ACCEPTED'])
    const events = await scene.db.database
      .select()
      .from(applicationEvent)
      .where(eq(applicationEvent.applicationId, one.id))
      .orderBy(applicationEvent.id)
    expect(events.map(({ toState, actor }) => [toState, actor])).toEqual([
      ['APPLIED', 'DOCTOR'],
      ['UNDER_REVIEW', 'HOSPITAL'],
      ['OFFERED', 'HOSPITAL'],
      ['MATCHED', 'DOCTOR'],
    ])
  })

  test('declining ends the application, and the doctor may apply again', async () => {
    const one = await offered()
    expect(await answer(one, 'DECLINE')).toBe('DECLINED')
    expect(await rowOf(one)).toMatchObject({ state: 'WITHDRAWN' })
    expect(await offersOf(one)).toMatchObject([{ closedAt: NOW }])
    expect(await noticesOf(one)).toEqual(['APPLICATION_OFFERED', 'APPLICATION_RECEIVED', 'OFFER_DECLINED'])
    expect(await scene.listingOf(one.spot)).toMatchObject({ applicantCount: 0 })
    expect(await answer(one, 'ACCEPT')).toBe('ALREADY_DECIDED')
    expect((await scene.apply(one.spot, one.bearer)).outcome).toBe('APPLY_OUTCOME_APPLIED')
  })

  test('fifty taps are one offer, and fifty more one answer', async () => {
    const one = await scene.applied(SELECTION)
    const key = { idempotency_key: crypto.randomUUID() }
    const offers = await Promise.all(Array.from({ length: 50 }, () => offer(one, key)))
    expect(new Set(offers)).toEqual(new Set(['DECIDED']))
    expect(await offer(one, { ...key, note: 'ほかの内容' })).toBe(400)
    expect(await offer(one)).toBe('ALREADY_DECIDED')
    const own = { idempotency_key: crypto.randomUUID() }
    const answers = await Promise.all(Array.from({ length: 50 }, () => answer(one, 'ACCEPT', own)))
    expect(new Set(answers)).toEqual(new Set(['MATCHED']))
    expect(await answer(one, 'DECLINE', own)).toBe(400)
    expect(await worksOf(one)).toHaveLength(1)
    expect(await offersOf(one)).toHaveLength(1)
    expect(await noticesOf(one)).toEqual(['APPLICATION_OFFERED', 'APPLICATION_RECEIVED', 'OFFER_ACCEPTED'])
  })

  test('the last slot goes to one of two who accept at the same moment', async () => {
    const one = await offered()
    const other = await insertDoctor(scene.db.database)
    const second = {
      ...other,
      spot: one.spot,
      id: (await scene.apply(one.spot, other.bearer)).application.id,
    }
    expect(await offer(second)).toBe('DECIDED')
    const outcomes = await Promise.all([answer(one, 'ACCEPT'), answer(second, 'ACCEPT')])
    expect(new Set(outcomes)).toEqual(new Set(['FILLED', 'MATCHED']))
    expect(await scene.listingOf(one.spot)).toMatchObject({ filledSlots: 1, status: 'FILLED' })
  })

  test('accepting and the hospital’s no at the same moment: one of the two holds', async () => {
    for (let round = 0; round < 5; round++) {
      const one = await offered()
      const [answered, decided] = await Promise.all([
        answer(one, 'ACCEPT'),
        offer(one, {
          decision: 'HOSPITAL_DECISION_DECLINE',
          reason: 'DECLINE_REASON_OTHER',
          offered: undefined,
        }),
      ])
      const isMatched = (await worksOf(one)).length === 1
      expect([answered, decided]).toEqual(
        isMatched ? ['MATCHED', 'ALREADY_DECIDED'] : ['ALREADY_DECIDED', 'DECIDED'],
      )
      expect(await rowOf(one)).toMatchObject({ state: isMatched ? 'MATCHED' : 'DECLINED' })
      expect(await offersOf(one)).toMatchObject([{ closedAt: NOW }])
    }
  })

  test('an offer without an answer is over at its deadline, and both sides hear of it', async () => {
    const one = await offered()
    scene.at(48 * 60)
    await scene.backend.jobs.run('application-deadline', [{}])
    expect(await rowOf(one)).toMatchObject({ state: 'EXPIRED' })
    expect(await offersOf(one)).toMatchObject([{ closedAt: hours(48) }])
    expect(await noticesOf(one)).toEqual([
      'APPLICATION_OFFERED',
      'APPLICATION_RECEIVED',
      'OFFER_EXPIRED',
      'OFFER_UNANSWERED',
    ])
    scene.at(0)
    expect(await answer(one, 'ACCEPT')).toBe('EXPIRED')
  })

  test('an answer after the deadline is refused before the job has come by', async () => {
    const one = await offered({
      applicationDeadline: hours(2),
      startTime: hours(2.02),
      endTime: hours(12),
    })
    await scene.db.database.update(application).set({ replyDueAt: NOW }).where(eq(application.id, one.id))
    expect(await answer(one, 'ACCEPT')).toBe('EXPIRED')
  })

  test('another work at the offered hours: refused; close to them: after a warning', async () => {
    // A permitted night of nine hours would be the rest itself.
    const busy = await offered({ nightDutyPermit: 'NONE' })
    const { start, end } = await later(busy)
    await scene.applied(
      // Ten hours later: no eighteen hours are left within 46 of the night's start.
      {
        applicationStatus: 'FREE',
        startTime: new Date(end.getTime() + HOUR_MS * 10),
        endTime: new Date(end.getTime() + HOUR_MS * 18),
      },
      busy,
    )
    expect(await answer(busy, 'ACCEPT')).toBe('SHORT_REST')
    expect(await rowOf(busy)).toMatchObject({ state: 'OFFERED' })
    expect(await answer(busy, 'ACCEPT', { short_rest_acknowledged: true })).toBe('MATCHED')

    const overlapping = await offered()
    await scene.applied(
      { applicationStatus: 'FREE', startTime: start, endTime: new Date(start.getTime() + HOUR_MS * 4) },
      overlapping,
    )
    expect(await answer(overlapping, 'ACCEPT', { short_rest_acknowledged: true })).toBe('OVERLAPPING')
    expect(await scene.listingOf(overlapping.spot)).toMatchObject({ filledSlots: 0 })
  })

  test('withdrawing closes the offer too', async () => {
    const one = await offered()
    expect((await scene.withdraw(one.bearer, one.id)).body.outcome).toBe('WITHDRAW_OUTCOME_WITHDRAWN')
    expect(await offersOf(one)).toMatchObject([{ closedAt: NOW }])
  })

  describe('is refused', () => {
    test('what changes nothing, is unlawful or malformed', async () => {
      const one = await scene.applied(SELECTION)
      const listing = await scene.listingOf(one.spot)
      const with_ = (change: Record<string, unknown>) => ({
        offered: {
          start_time: listing?.startTime.toISOString(),
          end_time: listing?.endTime.toISOString(),
          fee: 95_000,
          ...change,
        },
      })
      expect(await offer(one, with_({ fee: 85_000 }))).toBe('UNCHANGED')
      expect(await offer(one, with_({ fee: 100 }))).toBe('BELOW_MINIMUM_WAGE')
      expect(await offer(one, with_({ end_time: listing?.startTime.toISOString() }))).toBe('HOURS_INVALID')
      expect(await offer(one, with_({ start_time: hours(-1).toISOString() }))).toBe('STARTED')
      for (const change of [{ fee: 0 }, { fee: -1 }, { fee: 3_000_001 }, { start_time: undefined }])
        expect(await offer(one, with_(change))).toBe(400)
      expect(await offer(one, { offered: undefined })).toBe(400)
      expect(await offer(one, { note: 'あ'.repeat(501) })).toBe(400)
      expect(await rowOf(one)).toMatchObject({ state: 'UNDER_REVIEW' })
    })

    test('an answer of another doctor, of one who was stopped, without an offer, and malformed', async () => {
      const one = await offered()
      const other = await insertDoctor(scene.db.database)
      expect(await answer({ ...one, bearer: other.bearer }, 'ACCEPT')).toBe('NOT_FOUND')
      expect(await answer({ ...one, bearer: member.bearer }, 'ACCEPT')).toBe('NOT_FOUND')
      expect(await answer({ ...one, bearer: '' }, 'ACCEPT')).toBe(401)
      expect(await answer(one, 'ACCEPT', { answer: 'OFFER_ANSWER_UNSPECIFIED' })).toBe(400)
      expect(await answer(one, 'ACCEPT', { idempotency_key: 'short' })).toBe(400)
      expect(await answer(one, 'ACCEPT', { application_id: 'x' })).toBe(400)
      expect(await answer(await scene.applied(SELECTION), 'ACCEPT')).toBe('ALREADY_DECIDED')
      await scene.db.database.update(doctor).set({ status: 'SUSPENDED' }).where(eq(doctor.id, one.doctorId))
      expect(await answer(one, 'ACCEPT')).toBe('NOT_ALLOWED')
      expect(await rowOf(one)).toMatchObject({ state: 'OFFERED' })
    })
  })
})
