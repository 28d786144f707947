import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hospital } from '#app/backend/database/schema/hospital/hospital.ts'
import { hospitalMember } from '#app/backend/database/schema/hospital/hospital-member.ts'
import { listingDraft } from '#app/backend/database/schema/listing/listing-draft.ts'
import { spotWork } from '#app/backend/database/schema/listing/spot-work.ts'
import { makeHospitals } from '#app/backend/seed/hospitals.ts'
import { testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertDoctor, NOW } from '#tests/support/doctors.ts'
import { insertMember } from '#tests/support/members.ts'
import { editorOf } from '#tests/support/listing-drafts.ts'

type Editor = ReturnType<typeof editorOf>

describe('many listings at once', () => {
  let db: TestDatabase
  let backend: TestBackend
  let own: number
  let editor: Editor
  let neighbour: Editor
  let viewer: Editor

  beforeAll(async () => {
    db = await testDatabase()
    backend = testBackend(db.database, () => NOW)
    const places = makeHospitals(2)
    await db.database.insert(hospital).values(places.map(({ row }) => row))
    own = places[0]?.row.id ?? 0
    editor = editorOf(backend, (await insertMember(db.database, own)).bearer)
    viewer = editorOf(backend, (await insertMember(db.database, own, { role: 'VIEWER' })).bearer)
    neighbour = editorOf(backend, (await insertMember(db.database, places[1]?.row.id ?? 0)).bearer)
  }, 60_000)
  afterAll(() => db.close())

  const key = () => crypto.randomUUID()
  const listings = () => db.database.$count(spotWork)
  const drafts = () => db.database.$count(listingDraft)
  const copy = (by: Editor, ref: string, dates: string[], idempotency_key = key()) =>
    by.call('CopyListing', { ref, dates, publishes: true, idempotency_key })
  const versionOf = async (ref: string): Promise<number> =>
    (await editor.call('GetDraft', { ref })).body.draft?.version ?? 1
  const chosen = (refs: string[]) =>
    Promise.all(refs.map(async (ref) => ({ ref, version: await versionOf(ref) })))
  const publish = async (by: Editor, refs: string[]) =>
    by.call('PublishDrafts', { drafts: await chosen(refs), idempotency_key: key() })
  const outcomes = (body: { publications: { outcome: string }[] }) =>
    body.publications.map(({ outcome }) => outcome.replace('PUBLISH_OUTCOME_', ''))

  describe('copies that are published', () => {
    test('each day gets a listing; a day that may not be published keeps a draft and its reason', async () => {
      const ref = await editor.draft()
      const before = { listings: await listings(), drafts: await drafts() }
      const { body } = await copy(editor, ref, ['2026-12-24', '2026-12-23', '2026-11-20'])
      expect(body).toMatchObject({ outcome: 'COPY_LISTING_OUTCOME_COPIED' })
      expect(body.listing_numbers).toHaveLength(2)
      expect(body.held).toEqual([
        { ref: body.refs[0], date: '2026-11-20', findings: [expect.objectContaining({ field: 'date' })] },
      ])
      expect(await listings()).toBe(before.listings + 2)
      expect(await drafts()).toBe(before.drafts + 1)
      const days = await db.database.select({ day: spotWork.startDate }).from(spotWork)
      expect(days.map(({ day }) => day)).toEqual(expect.arrayContaining(['2026-12-23', '2026-12-24']))
    })

    test('a repetition gets the first answer and publishes nothing more; another request is refused', async () => {
      const ref = await editor.draft()
      const same = key()
      const first = await copy(editor, ref, ['2026-12-25'], same)
      const count = await listings()
      expect(await copy(editor, ref, ['2026-12-25'], same)).toEqual(first)
      expect((await copy(editor, ref, ['2026-12-26'], same)).status).toBe(400)
      expect(await listings()).toBe(count)
    })

    test('fifty identical requests at once publish once', async () => {
      const ref = await editor.draft()
      const count = await listings()
      const same = key()
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => copy(editor, ref, ['2027-01-08', '2027-01-09'], same)),
      )
      const [first] = answers
      for (const answer of answers) expect(answer).toEqual(first)
      expect(await listings()).toBe(count + 2)
    })

    test('sixty-two days are published, sixty-three are refused', async () => {
      const ref = await editor.draft()
      const count = await listings()
      const days = Array.from({ length: 63 }, (_, one) =>
        new Date(Date.UTC(2026, 11, 1 + one)).toISOString().slice(0, 10),
      )
      expect((await copy(editor, ref, days)).status).toBe(400)
      expect((await copy(editor, ref, days.slice(0, 62))).body.listing_numbers).toHaveLength(62)
      expect(await listings()).toBe(count + 62)
    })

    test.each([
      ['no day', []],
      ['no date', ['2026-13-01']],
      ['words', ['明日']],
    ])('%s is refused', async (_, dates) => {
      const answer = await copy(editor, await editor.draft(), dates)
      expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_argument' } })
      expect(answer.body.msg).toMatch(/[ぁ-ん]/)
    })

    test('a regular listing is not published for days', async () => {
      const ref = await editor.draft({}, 'REGULAR')
      expect((await copy(editor, ref, ['2026-12-24'])).status).toBe(400)
    })
  })

  describe('the month grid', () => {
    test('marks the days with the same hours for the same department', async () => {
      const night = await editor.draft({ date: ['2027-02-05'], startTime: ['18:00'] })
      await copy(editor, night, ['2027-02-12'])
      await editor.draft({ date: ['2027-02-19'], startTime: ['18:00'] })
      await editor.draft({ date: ['2027-02-20'], startTime: ['18:30'] })
      await editor.draft({
        date: ['2027-02-21'],
        startTime: ['18:00'],
        clinicalDepartments: ['NIGHT_DUTY_SURGERY'],
      })
      const { body } = await editor.call('GetCopyDays', { ref: night, month: '2027-01' })
      expect(body).toMatchObject({
        title: '内科系の当直',
        hours: '18:00〜9:00',
        fee: 85_000,
        day: '2027-02-05',
      })
      expect(body.taken).toEqual([
        { day: '2027-02-05', by: 'TAKEN_BY_DRAFT' },
        { day: '2027-02-12', by: 'TAKEN_BY_LISTING' },
        { day: '2027-02-19', by: 'TAKEN_BY_DRAFT' },
      ])
      const other = await editor.call('GetCopyDays', { ref: night, month: '2027-03' })
      expect(other.body.taken).toEqual([])
    })

    test('refuses a month that is none, a regular draft, and the hospital next door', async () => {
      const ref = await editor.draft()
      expect((await editor.call('GetCopyDays', { ref, month: '2027-13' })).status).toBe(400)
      const regular = await editor.draft({}, 'REGULAR')
      expect((await editor.call('GetCopyDays', { ref: regular, month: '2027-01' })).status).toBe(400)
      expect((await neighbour.call('GetCopyDays', { ref, month: '2027-01' })).status).toBe(404)
    })
  })

  describe('chosen drafts', () => {
    test('are published together; what may not be published stays with its reason', async () => {
      const [good, other] = [await editor.draft(), await editor.draft({ date: ['2026-12-19'] })]
      const poor = await editor.draft({ fee: ['10000'] })
      const { body } = await publish(editor, [poor, good, other, crypto.randomUUID()])
      expect(outcomes(body)).toEqual(['INCOMPLETE', 'PUBLISHED', 'PUBLISHED', 'GONE'])
      expect(body.publications[0].findings).toEqual([expect.objectContaining({ field: 'fee' })])
      expect(await db.database.$count(listingDraft, eq(listingDraft.id, poor))).toBe(1)
      expect(await db.database.$count(listingDraft, eq(listingDraft.id, good))).toBe(0)
    })

    test('a repetition gets the first answer; a newer version is a conflict', async () => {
      const [one, two] = [await editor.draft(), await editor.draft()]
      const request = { drafts: await chosen([one]), idempotency_key: key() }
      const first = await editor.call('PublishDrafts', request)
      const count = await listings()
      expect(outcomes(first.body)).toEqual(['PUBLISHED'])
      expect(await editor.call('PublishDrafts', request)).toEqual(first)
      const stale = [{ ref: two, version: (await versionOf(two)) - 1 }]
      const late = await editor.call('PublishDrafts', { drafts: stale, idempotency_key: key() })
      expect(outcomes(late.body)).toEqual(['CONFLICT'])
      expect(await listings()).toBe(count)
    })

    test('two members who choose the same drafts publish each of them once', async () => {
      const colleague = editorOf(backend, (await insertMember(db.database, own)).bearer)
      const refs = [await editor.draft(), await editor.draft(), await editor.draft()]
      const count = await listings()
      const drafts = await chosen(refs)
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, turn) => {
          const request = { drafts: turn % 3 ? drafts : drafts.toReversed(), idempotency_key: key() }
          return (turn % 2 ? colleague : editor).call('PublishDrafts', request)
        }),
      )
      const published = answers.flatMap(({ body }) => outcomes(body)).filter((word) => word === 'PUBLISHED')
      expect(published).toHaveLength(3)
      expect(await listings()).toBe(count + 3)
    })

    test('the list names what keeps a draft back', async () => {
      const poor = await editor.draft({ fee: ['9000'] })
      const shelf = { kind: 'LISTING_KIND_SPOT', shelf: 'LISTING_SHELF_DRAFT', limit: 100 }
      const { body } = await editor.call('ListListings', shelf)
      const row = body.listings.find(({ ref }: { ref: string }) => ref === poor)
      expect(row).toMatchObject({
        version: await versionOf(poor),
        findings: [{ field: 'fee', part: 'time' }],
      })
    })

    test.each([
      ['none', []],
      ['no id', ['x']],
      ['too many', Array.from({ length: 63 }, () => crypto.randomUUID())],
    ])('%s: refused', async (_, refs) => {
      expect((await publish(editor, refs)).status).toBe(400)
    })
  })

  test('strangers, viewers, doctors and former members publish nothing', async () => {
    const ref = await editor.draft()
    const former = await insertMember(db.database, own)
    await db.database
      .update(hospitalMember)
      .set({ leftAt: NOW })
      .where(eq(hospitalMember.id, former.memberId))
    const { bearer } = await insertDoctor(db.database)
    const count = await listings()
    // To a neighbour the draft is one of those that are not there.
    expect((await copy(neighbour, ref, ['2026-12-24'])).status).toBe(404)
    expect(outcomes((await publish(neighbour, [ref])).body)).toEqual(['GONE'])
    for (const [by, status] of [
      [viewer, 403],
      [editorOf(backend, bearer), 403],
      [editorOf(backend, former.bearer), 403],
      [editorOf(backend, undefined), 401],
    ] as const) {
      expect((await copy(by, ref, ['2026-12-24'])).status).toBe(status)
      expect((await publish(by, [ref])).status).toBe(status)
    }
    expect(await listings()).toBe(count)
  })
})
