import { HOUR_MS } from '#app/domain/duration.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { dailyFigure } from '#app/backend/database/schema/daily-figure.ts'
import { analyticsEvent, clickEvent } from '#app/backend/database/schema/event.ts'
import { makeHospitals } from '#app/backend/seed/hospitals.ts'
import { callTwirp, callWork, testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertDoctor, NOW } from '#tests/support/doctors.ts'
import { insertListing } from '#tests/support/listings.ts'
import { insertMember } from '#tests/support/members.ts'
import { insertStaff } from '#tests/support/staff.ts'

const GET = 'dp.staff.Figures/GetFigures'
const ORIGIN = 'https://dp.example'

describe('the figures', () => {
  let db: TestDatabase
  let backend: TestBackend
  let staff: string

  beforeAll(async () => {
    db = await testDatabase()
    backend = testBackend(db.database)
    staff = (await insertStaff(db.database, '運営花子')).bearer
  })
  afterAll(() => db.close())
  beforeEach(async () => {
    for (const table of [dailyFigure, analyticsEvent, clickEvent]) await db.database.delete(table)
  })

  const visit = (sessionId: string | null, path: string, receivedAt = NOW) => ({
    eventGroup: 'web_app',
    eventType: 'page_view',
    targetKey: 'page_url',
    targetValue: `${ORIGIN}${path}`,
    sessionId,
    userAgent: {},
    occurredAt: receivedAt,
    receivedAt,
  })

  const count = () => backend.jobs.run('daily-figures', [{}])
  const figures = async () => (await callTwirp(backend, GET, {}, staff)).body.figures ?? []

  test('sessions are counted once for a step, by the link that they came by', async () => {
    const [mail, direct] = [crypto.randomUUID(), crypto.randomUUID()]
    await db.database
      .insert(analyticsEvent)
      .values([
        visit(mail, '/spot/1?tCrd=m&tSrc=r'),
        visit(mail, '/spot/1'),
        visit(mail, '/search/spot/result?prefectures=TOKYO'),
        visit(direct, '/search/regular/result'),
        visit(direct, '/search/spot/high-value'),
        visit(direct, '/regular/3'),
        visit(direct, '/spot/1/message'),
        visit(null, '/search/spot/result'),
        visit(crypto.randomUUID(), '/search/spot/result', new Date(NOW.getTime() - 72 * HOUR_MS)),
      ])
    await count()
    await count()
    const day = '2026-11-21'
    expect(await figures()).toEqual(
      expect.arrayContaining([
        {
          day,
          step: 'FUNNEL_STEP_SEARCH',
          channel: 'FIGURE_CHANNEL_DIRECT',
          count: 1,
        },
        {
          day,
          step: 'FUNNEL_STEP_DETAIL',
          channel: 'FIGURE_CHANNEL_DIRECT',
          count: 1,
        },
        ...['SEARCH', 'DETAIL'].map((step) => ({
          day,
          step: `FUNNEL_STEP_${step}`,
          channel: 'FIGURE_CHANNEL_MAIL',
          source: 'FIGURE_SOURCE_RECOMMEND',
          count: 1,
        })),
      ]),
    )
    expect(await figures()).toHaveLength(4)
  })

  test('an application counts for the last link to the listing within seven days, and again when it matches', async () => {
    const applied: string[] = []
    for (const ago of [1, 24 * 7 + 1]) {
      const doctor = await insertDoctor(db.database)
      const listing = await insertListing(db.database, { applicationStatus: 'FREE' })
      const answer = await callWork(
        backend,
        'ApplyToSpot',
        { spot_work_id: listing, idempotency_key: crypto.randomUUID() },
        doctor.bearer,
      )
      expect(answer.status).toBe(200)
      applied.push(listing)
      const click = (tCrd: string, tSrc: string, hours: number) => ({
        accountId: doctor.accountId,
        eventId: 'show-listing-detail',
        actionType: 'click',
        coordinateName: 'line',
        additionalProps: { pathname: `/spot/${listing}`, params_tCrd: tCrd, params_tSrc: tSrc },
        receivedAt: new Date(NOW.getTime() - hours * HOUR_MS),
      })
      await db.database.insert(clickEvent).values([click('m', 'r', ago + 1), click('l', 's', ago)])
    }
    await count()
    const rows = await figures()
    for (const step of ['FUNNEL_STEP_APPLY', 'FUNNEL_STEP_MATCH']) {
      expect(rows).toContainEqual({
        day: '2026-11-21',
        step,
        channel: 'FIGURE_CHANNEL_LINE',
        source: 'FIGURE_SOURCE_SUBSCRIPTION',
        count: 1,
      })
      expect(rows).toContainEqual({
        day: '2026-11-21',
        step,
        channel: 'FIGURE_CHANNEL_DIRECT',
        count: 1,
      })
    }
    expect(rows).toHaveLength(4)
  })

  test('shows 28 days and what the queues hold', async () => {
    const figure = {
      step: 'SEARCH',
      channel: 'DIRECT',
      source: 'UNSPECIFIED',
      count: 5,
      countedAt: NOW,
    } as const
    await db.database.insert(dailyFigure).values([
      { ...figure, day: '2026-10-24' },
      { ...figure, day: '2026-10-25' },
    ])
    const { status, body } = await callTwirp(backend, GET, {}, staff)
    expect(status).toBe(200)
    expect(body).toMatchObject({ figures: [{ day: '2026-10-25', count: 5 }], today: '2026-11-21' })
  })

  test.each<[string, () => Promise<string | undefined>]>([
    ['a doctor', async () => (await insertDoctor(db.database)).bearer],
    [
      'a member of a hospital',
      async () => {
        await insertListing(db.database)
        const [place] = makeHospitals(1)
        return (await insertMember(db.database, place?.row.id ?? 0)).bearer
      },
    ],
  ])('are not for %s', async (_, bearerOf) => {
    expect((await callTwirp(backend, GET, {}, await bearerOf())).status).toBe(403)
  })

  test('are not for a visitor', async () => {
    expect((await callTwirp(backend, GET, {})).status).toBe(401)
  })

  test('nothing of it was a fault of ours', () => expect(backend.reported).toEqual([]))
})
