import type { TadaDocumentNode } from 'gql.tada'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { regularWork } from '#app/backend/database/schema/listing/regular-work.ts'
import { spotWork } from '#app/backend/database/schema/listing/spot-work.ts'
import { SetLike, TakeOverLikes } from '#app/features/like/like.listings.documents.ts'
import {
  ClosedLikes,
  LikeCounts,
  LikedRegularWorks,
  LikedSpotWorks,
} from '#app/features/listing/like/liked-listing.listings.documents.ts'
import { SpotWorkDetail } from '#app/features/listing/spot/spot.listings.documents.ts'
import { RegularWorkDetail } from '#app/features/listing/regular/regular.listings.documents.ts'
import { dataOf } from '#app/services/graphql-request.server.ts'
import { testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertDoctor, type TestDoctor } from '#tests/support/doctors.ts'
import { hours, insertListing } from '#tests/support/listings.ts'
import { insertRegularListing } from '#tests/support/regular-listings.ts'
import { insertStaff } from '#tests/support/staff.ts'

const GONE = '999999'
/** What a copy of a listing takes over: all but what the database makes itself. */
const COPIED = `hospital_id, prefecture, facility_category, title, status, publish_time, edited_at, application_deadline,
  application_status, start_time, end_time, break_minutes, shift, shift_pattern, clinical_departments,
  job_description_types, ambulance_easiness, night_duty_permit, fee, incentives, incentive_types, carfare_type,
  recommend_score`
const MALFORMED = ['', 'x', '0', '-1', '1.5', '9'.repeat(30), "1' or '1'='1"]

describe('likes', () => {
  let db: TestDatabase
  let backend: TestBackend
  let doctor: TestDoctor
  let spot: string
  let statements = 0

  beforeAll(async () => {
    db = await testDatabase({ logger: { logQuery: () => (statements += 1) } })
    backend = testBackend(db.database)
    spot = await insertListing(db.database)
  }, 60_000)
  afterAll(() => db.close())
  beforeEach(async () => {
    doctor = await insertDoctor(db.database)
  })

  async function ask<Data, Variables extends Record<string, unknown>>(
    document: TadaDocumentNode<Data, Variables>,
    variables: Record<string, unknown>,
    bearer: string | null = doctor.bearer,
  ): Promise<Data> {
    return dataOf('listings', document, await backend.inProcess.listings({ document, variables, bearer }))
  }

  const like = async (id: string, more: Record<string, unknown> = {}, bearer?: string | null) =>
    (await ask(SetLike, { kind: 'SPOT', id, liked: true, ...more }, bearer)).setLike.refusal
  const liked = async (more: Record<string, unknown> = {}, bearer?: string | null) =>
    (await ask(LikedSpotWorks, { limit: 20, ...more }, bearer)).likedSpotWorks
  const idsLiked = async (bearer?: string | null) => (await liked({}, bearer)).items.map(({ id }) => id)
  const counts = async (bearer?: string | null) => (await ask(LikeCounts, {}, bearer)).likeCounts
  const closed = async (more: Record<string, unknown> = {}) =>
    (await ask(ClosedLikes, { limit: 20, ...more })).closedLikes
  const insertMany = (count: number) =>
    Promise.all(
      Array.from({ length: count }, (_, at) => insertListing(db.database, { startTime: hours(300 + at) })),
    )

  test('our staff can neither like a listing nor follow a hospital', async () => {
    const { bearer } = await insertStaff(db.database, '運営 次郎')
    expect(await like(spot, {}, bearer)).toBe('NOT_ALLOWED')
    expect(await idsLiked(bearer)).toEqual([])
  })

  test('a listing is liked, found again, said beside the listing, and let go', async () => {
    expect(await like(spot)).toBeNull()
    expect(await idsLiked()).toEqual([spot])
    expect(await counts()).toEqual({ spot: 1, regular: 0, closed: 0 })
    const { data } = await backend.inProcess.listings({
      document: SpotWorkDetail,
      variables: { id: spot },
      bearer: doctor.bearer,
    })
    expect(data?.['spotWork']).toMatchObject({ viewer: { liked: true, subscribed: false } })
    expect(await like(spot, { liked: false })).toBeNull()
    expect(await idsLiked()).toEqual([])
  })

  test('the same again changes nothing, neither the fee that was seen', async () => {
    const id = await insertListing(db.database, { fee: 70_000 })
    await like(id)
    await db.database
      .update(spotWork)
      .set({ fee: 75_000 })
      .where(eq(spotWork.id, Number(id)))
    const answers = await Promise.all(Array.from({ length: 8 }, () => like(id)))
    expect(new Set(answers)).toEqual(new Set([null]))
    const { items } = await liked()
    expect(items).toMatchObject([{ id, fee: 75_000, viewer: { feeAtLike: 70_000 } }])
    for (let times = 0; times < 2; times += 1) expect(await like(id, { liked: false })).toBeNull()
    // Liked anew, what counts is what it pays now.
    await like(id)
    expect((await liked()).items).toMatchObject([{ viewer: { feeAtLike: 75_000 } }])
  })

  test('a kind has its own: the same number of the other is not liked', async () => {
    const id = await insertRegularListing(db.database)
    expect(await like(id, { kind: 'REGULAR' })).toBeNull()
    const { likedRegularWorks } = await ask(LikedRegularWorks, { limit: 20 })
    expect(likedRegularWorks.items).toMatchObject([{ id, viewer: { feeAtLike: 60_000 } }])
    expect(await idsLiked()).toEqual([])
    const { data } = await backend.inProcess.listings({
      document: RegularWorkDetail,
      variables: { id },
      bearer: doctor.bearer,
    })
    expect(data?.['regularWork']).toMatchObject({ viewer: { liked: true, subscribed: false } })
  })

  test('nobody sees or changes the likes of another', async () => {
    await like(spot)
    const other = await insertDoctor(db.database)
    expect(await idsLiked(other.bearer)).toEqual([])
    expect(await counts(other.bearer)).toEqual({ spot: 0, regular: 0, closed: 0 })
    await like(spot, { liked: false }, other.bearer)
    expect(await idsLiked()).toEqual([spot])
  })

  test('doctors may like; other roles are refused with a sentence', async () => {
    expect(await like(spot, {}, null)).toBe('SIGNED_OUT')
    expect(await idsLiked(null)).toEqual([])
    expect(await counts(null)).toEqual({ spot: 0, regular: 0, closed: 0 })
    const outcomes = [
      [null, null],
      ['INITIAL', null],
      ['MEDICAL_LICENSE_VERIFIED', null],
      ['VIEW_ONLY', null],
      ['APPROVE', null],
      ['BANNED', 'NOT_ALLOWED'],
      ['SUSPENDED', 'NOT_ALLOWED'],
      ['REJECT', 'NOT_ALLOWED'],
      ['DEACTIVATED', 'NOT_ALLOWED'],
    ] as const
    for (const [status, refusal] of outcomes) {
      const { bearer } = await insertDoctor(db.database, { status })
      expect(await like(spot, {}, bearer), String(status)).toBe(refusal)
      expect(await idsLiked(bearer), String(status)).toEqual(refusal ? [] : [spot])
      expect(await like(spot, { liked: false }, bearer), String(status)).toBe(refusal)
    }
  })

  test('what is not there, a draft and what is no id are refused in words', async () => {
    const draft = await insertListing(db.database, { status: 'DRAFT' })
    for (const id of [GONE, draft, ...MALFORMED]) {
      expect(await like(id), id).toBe('NOT_FOUND')
      expect(await like(id, { liked: false }), id).toBeNull()
    }
    await expect(like(spot, { kind: 'SIDEWAYS' })).rejects.toThrow()
    expect(backend.reported).toEqual([])
  })

  test('what has closed cannot be liked any more; what was liked moves to the closed ones', async () => {
    const late = await insertListing(db.database, { applicationDeadline: hours(-1) })
    const filled = await insertListing(db.database, { status: 'FILLED' })
    expect([await like(late), await like(filled)]).toEqual(['CLOSED', 'CLOSED'])
    const one = await insertListing(db.database)
    const regular = await insertRegularListing(db.database)
    await like(one)
    await like(regular, { kind: 'REGULAR' })
    await db.database
      .update(spotWork)
      .set({ status: 'CLOSED' })
      .where(eq(spotWork.id, Number(one)))
    await db.database
      .update(regularWork)
      .set({ status: 'FILLED' })
      .where(eq(regularWork.id, Number(regular)))
    expect(await like(one)).toBeNull()
    expect(await counts()).toEqual({ spot: 0, regular: 0, closed: 2 })
    const first = await closed({ limit: 1 })
    const second = await closed({ limit: 1, after: first.nextCursor })
    expect(second.nextCursor).toBeNull()
    const found = [...first.items, ...second.items].map(({ spotWork: a, regularWork: b }) => a?.id ?? b?.id)
    expect(new Set(found)).toEqual(new Set([one, regular]))
    await like(one, { liked: false })
    expect((await counts()).closed).toBe(1)
  })

  test('the soonest comes first, page after page, in five statements a page', async () => {
    const ids = await insertMany(5)
    for (const id of ids.toReversed()) await like(id)
    await liked()
    statements = 0
    const first = await liked({ limit: 2 })
    // Beside the page, its total and the likes: the doctor's works of the year and main job.
    expect(statements).toBe(5)
    const second = await liked({ limit: 2, after: first.nextCursor })
    const last = await liked({ limit: 2, after: second.nextCursor })
    expect([...first.items, ...second.items, ...last.items].map(({ id }) => id)).toEqual(ids)
    expect(last.nextCursor).toBeNull()
    for (const wrong of [{ limit: 0 }, { limit: 101 }, { after: 'x' }]) {
      await expect(liked(wrong)).rejects.toThrow(/件まで|続きの位置/)
    }
    await expect(closed({ after: first.nextCursor })).rejects.toThrow(/続きの位置/)
  })

  describe('taking over what a device kept', () => {
    const takeOver = async (kept: Record<string, string[]>, bearer?: string | null) =>
      (await ask(TakeOverLikes, { spotIds: [], regularIds: [], hospitalIds: [], ...kept }, bearer))
        .takeOverLikes

    test('all that is there and open, once', async () => {
      const [one = '', two = ''] = await insertMany(2)
      const late = await insertListing(db.database, { applicationDeadline: hours(-1) })
      const regular = await insertRegularListing(db.database)
      await like(one)
      const kept = {
        spotIds: [one, two, two, late, GONE, 'x'],
        regularIds: [regular],
        hospitalIds: ['1', GONE],
      }
      expect(await takeOver(kept)).toEqual({ added: 3, refusal: null })
      expect(await takeOver(kept)).toEqual({ added: 0, refusal: null })
      expect(await idsLiked()).toEqual([one, two])
      expect(await counts()).toEqual({ spot: 2, regular: 1, closed: 0 })
    })

    test('not by a visitor, nor by who is suspended, nor more than a device keeps', async () => {
      expect(await takeOver({ spotIds: [spot] }, null)).toEqual({ added: 0, refusal: 'SIGNED_OUT' })
      const banned = await insertDoctor(db.database, { status: 'SUSPENDED' })
      expect(await takeOver({ spotIds: [spot] }, banned.bearer)).toEqual({ added: 0, refusal: 'NOT_ALLOWED' })
      const many = Array.from({ length: 101 }, (_, at) => String(at + 1))
      await expect(takeOver({ spotIds: many })).rejects.toThrow(/100件まで/)
    })
  })

  test('five hundred are the most, whoever asks at once', async () => {
    const { rows } = await db.database.execute<{ id: string }>(`
      with made as (
        insert into spot_work (${COPIED}) select ${COPIED} from spot_work, generate_series(1, 499) where id = ${spot}
        returning id)
      insert into spot_like (account_id, spot_work_id, created_at, fee_at_like)
      select '${doctor.accountId}', id, now(), 1000 from made returning spot_work_id as id`)
    expect(rows).toHaveLength(499)
    const more = await insertMany(4)
    const answers = await Promise.all(more.map((id) => like(id)))
    expect(answers.filter((refusal) => refusal === 'TOO_MANY')).toHaveLength(3)
    expect((await counts()).spot).toBe(500)
  })
})
