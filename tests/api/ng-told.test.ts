import { HOUR_MS } from '#app/domain/duration.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hospitalSubscription } from '#app/backend/database/schema/doctor/like.ts'
import { calendarBlock, ngEffect, ngSetting } from '#app/backend/database/schema/doctor/ng.ts'
import { notification } from '#app/backend/database/schema/notification.ts'
import { savedSearch } from '#app/backend/database/schema/doctor/saved-search.ts'
import { spotWork } from '#app/backend/database/schema/listing/spot-work.ts'
import { findAlternatives } from '#app/backend/notice/alternatives.store.ts'
import { createPublicationJob } from '#app/backend/saved-search/publication.job.ts'
import type { NgEffect } from '#app/domain/ng/ng-words.ts'
import { criteriaKey } from '#app/domain/search/search-history.ts'
import { cancellations, type CancellationHouse } from '#tests/support/cancellations.ts'
import { insertDoctor, NOW, type TestDoctor } from '#tests/support/doctors.ts'
import { runJobs, takeJobs } from '#tests/support/jobs.ts'
import { hours, insertListing } from '#tests/support/listings.ts'
import { insertRegularListing } from '#tests/support/regular-listings.ts'
import { substitutes } from '#tests/support/substitutes.ts'

/** What a doctor is told of without having asked at that moment: nothing that NG settings leave out. */

const NIGHT = hours(9 * 24 + 5)

describe('notices under NG settings', () => {
  let scene: CancellationHouse
  let search: ReturnType<typeof substitutes>
  let doctor: TestDoctor

  beforeAll(async () => {
    scene = await cancellations()
    search = substitutes(scene)
  }, 60_000)
  afterAll(() => scene.db.close())
  beforeEach(async () => {
    await scene.db.database.update(spotWork).set({ status: 'CLOSED' })
    await takeJobs(scene.db.database, 'publication')
    doctor = await search.registered()
  })

  type Setting = Pick<
    typeof ngSetting.$inferInsert,
    'hospitalId' | 'condition' | 'weekday' | 'startMinute' | 'endMinute'
  >
  const set = (scope: 'HOSPITAL' | 'DATE' | 'CONDITION', setting: Setting, one = doctor) =>
    scene.db.database.insert(ngSetting).values({ doctorId: one.doctorId, createdAt: NOW, scope, ...setting })
  const block = (from: Date, one = doctor) =>
    scene.db.database.insert(calendarBlock).values({
      doctorId: one.doctorId,
      source: 'ICS',
      startTime: from,
      endTime: new Date(from.getTime() + HOUR_MS),
    })
  const mark = (effect: NgEffect, one = doctor) =>
    scene.db.database
      .insert(ngEffect)
      .values({ doctorId: one.doctorId, hospital: effect, date: effect, condition: effect })
  const save = (kind: 'spot' | 'regular') =>
    scene.db.database.insert(savedSearch).values({
      doctorId: doctor.doctorId,
      kind,
      criteria: { shiftPatterns: ['NIGHT'] },
      criteriaKey: criteriaKey({ shiftPatterns: ['NIGHT'] }),
      label: '夜の条件',
      notify: true,
      createdAt: NOW,
    })
  const follow = () =>
    scene.db.database
      .insert(hospitalSubscription)
      .values({ accountId: doctor.accountId, hospitalId: 1, channels: ['MAIL'], createdAt: NOW })
  const published = async (listing: () => Promise<string>) => {
    const id = await listing()
    await runJobs(
      scene.db.database,
      createPublicationJob(scene.db.database, () => NOW),
    )
    const rows = await scene.db.database
      .select()
      .from(notification)
      .where(eq(notification.doctorId, doctor.doctorId))
    return rows.filter(({ link }) => link?.endsWith(`/${id}`)).length
  }
  const spot = () => insertListing(scene.db.database, { startTime: NIGHT })
  const regular = () => insertRegularListing(scene.db.database)

  const NAMED: [string, () => Promise<unknown>][] = [
    ['hospital', () => set('HOSPITAL', { hospitalId: 1 })],
    ['condition', () => set('CONDITION', { condition: 'AMBULANCE' })],
    ['time of the roster', () => block(NIGHT)],
    // The listing begins on a Monday at 17:00.
    ['weekly time', () => set('DATE', { weekday: 1, startMinute: 1_020, endMinute: 1_080 })],
  ]

  test.each(NAMED)('a saved search and a follow do not tell of an NG %s, marked they do', async (_, add) => {
    await save('spot')
    expect(await published(spot)).toBe(1)
    await add()
    expect(await published(spot)).toBe(0)
    await follow()
    expect(await published(spot)).toBe(0)
    await mark('MARK')
    expect(await published(spot)).toBe(1)
  })

  test('a follow alone tells, until the hospital is NG', async () => {
    await follow()
    expect(await published(spot)).toBe(1)
    await set('HOSPITAL', { hospitalId: 1 })
    expect(await published(spot)).toBe(0)
  })

  test('a regular listing is left out by hospital, not by a time', async () => {
    await save('regular')
    for (const weekday of [1, 2, 3, 4, 5, 6, 7])
      await set('DATE', { weekday, startMinute: 0, endMinute: 1_440 })
    expect(await published(regular)).toBe(1)
    await set('HOSPITAL', { hospitalId: 1 })
    expect(await published(regular)).toBe(0)
  })

  test('settings of somebody else change nothing', async () => {
    await save('spot')
    const other = await insertDoctor(scene.db.database)
    await set('HOSPITAL', { hospitalId: 1 }, other)
    await block(NIGHT, other)
    expect(await published(spot)).toBe(1)
  })

  test.each(NAMED)('three alternatives after a no do not name an NG %s', async (_, add) => {
    const one = await scene.applied({ applicationStatus: 'SELECTION', startTime: NIGHT }, doctor)
    const other = Number(await insertListing(scene.db.database, { startTime: NIGHT }))
    const named = async () =>
      (await findAlternatives(scene.db.database, { applicationId: one.id, now: NOW })).ids
    expect(await named()).toContain(other)
    await add()
    expect(await named()).not.toContain(other)
    await mark('MARK')
    expect(await named()).toContain(other)
  })

  test('who cannot or will not work there is not asked for a substitute, hidden or marked', async () => {
    const asked = await search.registered()
    const [off, away, weekly, marked] = [
      await search.registered(),
      await search.registered(),
      await search.registered(),
      await search.registered(),
    ]
    const one = await search.matched({ jobDescriptionTypes: ['WALK_IN'] })
    await set('HOSPITAL', { hospitalId: one.hospitalId }, off)
    await block(hours(101), away)
    // In 100 hours it is Wednesday 25 November, 16:00.
    await set('DATE', { weekday: 3, startMinute: 960, endMinute: 1_020 }, weekly)
    await set('HOSPITAL', { hospitalId: one.hospitalId }, marked)
    await mark('MARK', marked)
    expect(await search.start(one)).toBe('STARTED')
    expect(await search.kindsTo(asked.doctorId)).toEqual(['SUBSTITUTE_WANTED'])
    for (const { doctorId } of [off, away, weekly, marked]) expect(await search.kindsTo(doctorId)).toEqual([])
  })
})
