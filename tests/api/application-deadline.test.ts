import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { application, applicationEvent } from '#app/backend/database/schema/work/application.ts'
import { notification } from '#app/backend/database/schema/notification.ts'
import { spotWork } from '#app/backend/database/schema/listing/spot-work.ts'
import type { ApplicationState } from '#app/domain/application/application-words.ts'
import { insertDoctor, NOW } from '#tests/support/doctors.ts'
import { hours } from '#tests/support/listings.ts'
import { withdrawals, type Applied, type Withdrawals } from '#tests/support/withdrawals.ts'

/** Applications end by themselves: unanswered, or when their listing is filled, withdrawn or begun. */

const DAY = 24 * 60

describe('what nobody answers', () => {
  let scene: Withdrawals
  beforeAll(async () => {
    scene = await withdrawals()
  }, 60_000)
  afterAll(() => scene.db.close())
  beforeEach(() => scene.at(0))

  const told = async ({ id }: Applied) =>
    (await scene.db.database.select().from(notification))
      .filter(({ dedupeKey }) => dedupeKey.endsWith(id))
      .map(({ type }) => String(type))
      .toSorted((a, b) => a.localeCompare(b))
  const look = () => scene.backend.jobs.run('application-deadline', [{}])
  const waiting = (changes: Partial<typeof spotWork.$inferInsert> = {}) =>
    scene.applied({ applicationStatus: 'SELECTION', ...changes })
  const stateOf = async ({ id }: Applied) =>
    (await scene.db.database.select().from(application).where(eq(application.id, id)))[0]?.state
  const setState = ({ id }: Applied, state: ApplicationState) =>
    scene.db.database.update(application).set({ state }).where(eq(application.id, id))
  const setListing = ({ spot }: Applied, values: Partial<typeof spotWork.$inferInsert>) =>
    scene.db.database.update(spotWork).set(values).where(eq(spotWork.id, spot))

  test('is over when the time to answer is, once, and the doctor sees that', async () => {
    const one = await waiting()
    scene.at(2 * DAY - 1)
    await look()
    expect(await stateOf(one)).toBe('APPLIED')
    scene.at(2 * DAY)
    await look()
    await look()
    expect(await stateOf(one)).toBe('EXPIRED')
    const events = await scene.db.database
      .select()
      .from(applicationEvent)
      .where(eq(applicationEvent.applicationId, one.id))
      .orderBy(applicationEvent.id)
    expect(events).toMatchObject([
      { toState: 'APPLIED' },
      { fromState: 'APPLIED', toState: 'EXPIRED', actor: 'SYSTEM', at: hours(48) },
    ])
    expect(await told(one)).toEqual(['APPLICATION_EXPIRED', 'APPLICATION_RECEIVED', 'APPLICATION_UNANSWERED'])
    expect(await scene.listingOf(one.spot)).toMatchObject({ applicantCount: 0, status: 'PUBLISHED' })
    // The token is of that day.
    scene.at(0)
    expect((await scene.withdraw(one.bearer, one.id)).body.outcome).toBe('WITHDRAW_OUTCOME_ALREADY_DECIDED')
    // The listing is open still.
    expect((await scene.apply(one.spot, one.bearer)).outcome).toBe('APPLY_OUTCOME_APPLIED')
  })

  test('is over while the hospital looks at it', async () => {
    const reviewed = await waiting()
    await setState(reviewed, 'UNDER_REVIEW')
    scene.at(3 * DAY)
    await look()
    expect(await stateOf(reviewed)).toBe('EXPIRED')
  })

  test('of an application that the hospital has not heard of, no answer is due', async () => {
    const doctor = await insertDoctor(scene.db.database, { status: 'MEDICAL_LICENSE_VERIFIED' })
    const held = await scene.applied({ applicationStatus: 'SELECTION' }, doctor)
    scene.at(3 * DAY)
    await look()
    expect(await stateOf(held)).toBe('APPLIED')
    scene.at(9 * DAY + 5 * 60)
    await look()
    expect(await stateOf(held)).toBe('LISTING_CLOSED')
  })

  test.each([
    ['filled', { status: 'FILLED' as const }],
    ['withdrawn', { status: 'WITHDRAWN' as const }],
  ])('ends with a listing that is %s', async (_, values) => {
    const [here, elsewhere] = [await waiting(), await waiting()]
    await setListing(here, values)
    await look()
    expect([await stateOf(here), await stateOf(elsewhere)]).toEqual(['LISTING_CLOSED', 'APPLIED'])
    expect(await told(here)).toEqual(['APPLICATION_LISTING_CLOSED', 'APPLICATION_RECEIVED'])
  })

  test('a listing that takes no more applications still answers those it has', async () => {
    const one = await waiting({ applicationDeadline: hours(1) })
    scene.at(2 * 60)
    await look()
    expect(await stateOf(one)).toBe('APPLIED')
  })

  test('a match stays a match after its listing has closed', async () => {
    const matched = await scene.applied()
    await setListing(matched, { status: 'WITHDRAWN' })
    scene.at(30 * DAY)
    await look()
    expect(await stateOf(matched)).toBe('MATCHED')
  })

  test('and is taken back in the same moment, ends once', async () => {
    const ones = await Promise.all(Array.from({ length: 8 }, () => waiting()))
    await scene.db.database.update(application).set({ replyDueAt: NOW })
    await Promise.all([look(), ...ones.map(({ bearer, id }) => scene.withdraw(bearer, id))])
    const states = new Set<unknown>()
    for (const one of ones) {
      states.add(await stateOf(one))
      const ends = await scene.db.database
        .select()
        .from(applicationEvent)
        .where(eq(applicationEvent.applicationId, one.id))
      expect(ends).toHaveLength(2)
      expect(await scene.listingOf(one.spot)).toMatchObject({ applicantCount: 0 })
    }
    // Some of each, whoever comes first.
    expect(states).toContain('WITHDRAWN')
  })
})
