import { eq } from 'drizzle-orm'
import type { TadaDocumentNode } from 'gql.tada'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hospitalSubscription } from '#app/backend/database/schema/doctor/like.ts'
import { calendarBlock, ngEffect, ngSetting } from '#app/backend/database/schema/doctor/ng.ts'
import { spotWorkDetail } from '#app/backend/database/schema/listing/spot-work.ts'
import { RegularWorks } from '#app/features/listing/regular/regular.listings.documents.ts'
import { SpotMatches } from '#app/features/listing/match-counts.listings.documents.ts'
import {
  SpotWorkCalendar,
  SpotWorkFacets,
} from '#app/features/search/facets/search-counts.listings.documents.ts'
import { readFragment } from '#app/contract/read-fragment.ts'
import type { SpotDetailFragment } from '#app/features/listing/spot/spot-detail.fragment.ts'
import { SpotWorks, SpotWorkDetail } from '#app/features/listing/spot/spot.listings.documents.ts'
import { HospitalSubscriptions } from '#app/features/subscription/subscription.listings.documents.ts'
import { dataOf } from '#app/services/graphql-request.server.ts'
import { testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertDoctor, NOW, type TestDoctor } from '#tests/support/doctors.ts'
import { hours, insertListing } from '#tests/support/listings.ts'
import { insertRegularListing } from '#tests/support/regular-listings.ts'

/** What NG settings do with lists, counts and marks, and for whom. */

describe('results under NG settings', () => {
  let db: TestDatabase
  let backend: TestBackend
  let doctor: TestDoctor
  let spot: string
  let trauma: string

  beforeAll(async () => {
    db = await testDatabase()
    backend = testBackend(db.database)
    spot = await insertListing(db.database)
    trauma = await insertListing(db.database, {
      startTime: hours(20 * 24),
      endTime: hours(20 * 24 + 8),
      jobDescriptionTypes: ['WALK_IN'],
    })
    await db.database
      .update(spotWorkDetail)
      .set({ patientScope: { pediatrics: false, trauma: true, cardiacArrest: false } })
      .where(eq(spotWorkDetail.spotWorkId, Number(trauma)))
    await insertRegularListing(db.database)
  }, 60_000)
  afterAll(() => db.close())
  beforeEach(async () => {
    doctor = await insertDoctor(db.database)
  })

  const ask = async <Data, Variables extends Record<string, unknown>>(
    document: TadaDocumentNode<Data, Variables>,
    variables: Record<string, unknown>,
    bearer: string | null,
  ) => dataOf('listings', document, await backend.inProcess.listings({ document, variables, bearer }))

  const list = async (exceptNg: boolean, bearer: string | null = doctor.bearer) => {
    const variables = {
      where: { exceptNg },
      orderBy: 'START_TIME_ASC' as const,
      limit: 20,
      after: null,
      withTotal: true,
    }
    const { spotWorks } = await ask(SpotWorks, variables, bearer)
    return { ids: spotWorks.items.map(({ id }) => id), total: spotWorks.total, hidden: spotWorks.ngHidden }
  }
  const marksOf = async (id: string, bearer = doctor.bearer) => {
    const { spotWork } = await ask(SpotWorkDetail, { id }, bearer)
    return spotWork && readFragment<typeof SpotDetailFragment>(spotWork).viewer?.ng
  }
  const set = (
    values: Partial<typeof ngSetting.$inferInsert> & { scope: 'HOSPITAL' | 'DATE' | 'CONDITION' },
  ) => db.database.insert(ngSetting).values({ doctorId: doctor.doctorId, createdAt: NOW, ...values })
  const both = () => ({ ids: [spot, trauma], total: 2, hidden: 0 })

  test('a condition leaves out its listings, and says how many; everybody else sees them', async () => {
    await set({ scope: 'CONDITION', condition: 'TRAUMA' })
    expect(await list(true)).toEqual({ ids: [spot], total: 1, hidden: 1 })
    expect(await list(false)).toEqual(both())
    const stranger = await insertDoctor(db.database)
    expect(await list(true, stranger.bearer)).toEqual(both())
    expect(await list(true, null)).toEqual(both())
    expect(await marksOf(trauma)).toEqual(['TRAUMA'])
    expect(await marksOf(spot)).toEqual([])
    expect(await marksOf(trauma, stranger.bearer)).toEqual([])
  })

  test('counts, facets and calendar agree with the list', async () => {
    await set({ scope: 'CONDITION', condition: 'AMBULANCE' })
    const where = { exceptNg: true }
    const { bearer } = doctor
    expect(await list(true)).toEqual({ ids: [trauma], total: 1, hidden: 1 })
    expect((await ask(SpotMatches, { wheres: [where, {}] }, bearer)).spotWorkCounts).toEqual([1, 2])
    expect(JSON.stringify(await ask(SpotWorkFacets, { where }, bearer))).toContain('"total":1')
    const { spotWorkCalendar } = await ask(SpotWorkCalendar, { where, from: '2026-11-21', days: 60 }, bearer)
    expect(spotWorkCalendar.reduce((sum, { count }) => sum + count, 0)).toBe(1)
  })

  test('a followed hospital counts what its results show, new ones and the next shift too', async () => {
    await db.database
      .insert(hospitalSubscription)
      .values({ accountId: doctor.accountId, hospitalId: 1, channels: [], createdAt: NOW })
    const followed = async (bearer = doctor.bearer) => {
      const { hospitalSubscriptions } = await ask(HospitalSubscriptions, { limit: 20 }, bearer)
      return hospitalSubscriptions.items.map(({ spotCount, regularCount, newCount, nextStartTime }) => ({
        spotCount,
        regularCount,
        newCount,
        isFirst: nextStartTime !== null && new Date(nextStartTime) < hours(20 * 24),
      }))
    }
    const counted = await followed()
    expect(counted).toEqual([{ spotCount: 2, regularCount: 1, newCount: 3, isFirst: true }])
    await set({ scope: 'CONDITION', condition: 'AMBULANCE' })
    expect((await list(true)).total).toBe(1)
    expect(await followed()).toEqual([{ spotCount: 1, regularCount: 1, newCount: 2, isFirst: false }])
    await db.database
      .insert(ngEffect)
      .values({ doctorId: doctor.doctorId, hospital: 'HIDE', date: 'HIDE', condition: 'MARK' })
    expect(await followed()).toEqual(counted)
    await set({ scope: 'HOSPITAL', hospitalId: 1 })
    expect(await followed()).toEqual([{ spotCount: 0, regularCount: 0, newCount: 0, isFirst: false }])
  })

  test('a hospital leaves out its spot and regular listings', async () => {
    await set({ scope: 'HOSPITAL', hospitalId: 1 })
    expect(await list(true)).toEqual({ ids: [], total: 0, hidden: 2 })
    expect(await marksOf(spot)).toEqual(['HOSPITAL'])
    const variables = {
      where: { exceptNg: true },
      orderBy: 'UNSPECIFIED' as const,
      limit: 20,
      after: null,
      withTotal: true,
    }
    const { regularWorks } = await ask(RegularWorks, variables, doctor.bearer)
    expect(regularWorks).toMatchObject({ items: [], total: 0, ngHidden: 1 })
  })

  test('a blocked time leaves out what overlaps it, not what touches it', async () => {
    const block = (start: number, end: number) =>
      db.database.insert(calendarBlock).values({
        doctorId: doctor.doctorId,
        source: 'MANUAL',
        startTime: hours(start),
        endTime: hours(end),
      })
    await block(20 * 24 + 8, 20 * 24 + 10)
    expect(await list(true)).toEqual(both())
    await block(20 * 24 + 7.5, 20 * 24 + 8)
    expect(await list(true)).toEqual({ ids: [spot], total: 1, hidden: 1 })
    expect(await marksOf(trauma)).toEqual(['DATE'])
  })

  test('a weekly time repeats; a night shift that lasts into it overlaps', async () => {
    // The shift begins on Monday 30 November at 17:00 and ends on Tuesday at 9:00.
    await set({ scope: 'DATE', weekday: 2, startMinute: 510, endMinute: 1_050 })
    expect(await list(true)).toEqual({ ids: [trauma], total: 1, hidden: 1 })
    expect(await marksOf(spot)).toEqual(['DATE'])
  })

  test('with the effect MARK nothing is left out, and everything is marked', async () => {
    await set({ scope: 'HOSPITAL', hospitalId: 1 })
    await set({ scope: 'CONDITION', condition: 'TRAUMA' })
    await db.database
      .insert(ngEffect)
      .values({ doctorId: doctor.doctorId, hospital: 'MARK', date: 'HIDE', condition: 'MARK' })
    expect(await list(true)).toEqual(both())
    expect(await marksOf(trauma)).toEqual(['HOSPITAL', 'TRAUMA'])
  })
})
