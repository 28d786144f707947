import { and, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hospital } from '#app/backend/database/schema/hospital/hospital.ts'
import { listingReport } from '#app/backend/database/schema/listing/listing-report.ts'
import { notification } from '#app/backend/database/schema/notification.ts'
import { spotWork } from '#app/backend/database/schema/listing/spot-work.ts'
import { makeHospitals } from '#app/backend/seed/hospitals.ts'
import type { Letter } from '#app/backend/mail/letter.ts'
import { SpotMatches } from '#app/features/listing/match-counts.listings.documents.ts'
import { listingNumber, regularListingNumber } from '#app/domain/listing/listing-number.ts'
import { callTwirp, callWork, testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertDoctor, NOW, ORIGIN, type TestDoctor } from '#tests/support/doctors.ts'
import { editorOf } from '#tests/support/listing-drafts.ts'
import { insertListing } from '#tests/support/listings.ts'
import { insertMember, type TestMember } from '#tests/support/members.ts'
import { insertRegularListing } from '#tests/support/regular-listings.ts'
import { addressOf, insertStaff } from '#tests/support/staff.ts'

/** 求人の通報: doctors tell our staff about a listing, who decide and answer. */

type Fields = Record<string, unknown>
const REASON = '給与が求人と違うとのお知らせがありました。'

describe('reports of listings', () => {
  let db: TestDatabase
  let backend: TestBackend
  let worker: TestDoctor
  let owner: TestMember
  let doctor: TestDoctor
  let place: Pick<typeof hospital.$inferSelect, 'prefecture' | 'facilityCategory'> & { hospitalId: number }
  let spot = ''
  const sent: (Letter & { recipient: string })[] = []

  beforeAll(async () => {
    db = await testDatabase()
    backend = testBackend(db.database, () => NOW, null, { sendMail: async (mail) => void sent.push(mail) })
    worker = await insertStaff(db.database, '運営 花子')
  }, 60_000)
  afterAll(() => db.close())

  let count = 20
  beforeEach(async () => {
    sent.length = 0
    count += 1
    const row = makeHospitals(count).at(-1)?.row
    if (!row) throw new Error('no hospital')
    await db.database.insert(hospital).values(row)
    place = { hospitalId: row.id, prefecture: row.prefecture, facilityCategory: row.facilityCategory }
    owner = await insertMember(db.database, row.id)
    doctor = await insertDoctor(db.database)
    spot = listingNumber(Number(await insertListing(db.database, place)))
  })

  const wordOf = ({ body }: { body: { outcome?: string } }) => body.outcome?.replace(/^.*_OUTCOME_/, '')
  const report = (more: Fields = {}, bearer: string | undefined = doctor.bearer) =>
    callTwirp(
      backend,
      'dp.work.ListingReports/ReportListing',
      {
        listing_number: spot,
        reason: 'LISTING_REPORT_REASON_TERMS_DIFFER',
        detail: '当直料が違いました。',
        idempotency_key: crypto.randomUUID(),
        ...more,
      },
      bearer,
    )
  const own = async (bearer = doctor.bearer) =>
    (await callTwirp(backend, 'dp.work.ListingReports/GetOwnReport', { listing_number: spot }, bearer)).body
  const ask = (method: string, body: Fields = {}, bearer: string | undefined = worker.bearer) =>
    callTwirp(backend, `dp.staff.ReportedListings/${method}`, body, bearer)
  const decide = (verdict: string, more: Fields = {}, bearer?: string) =>
    ask(
      'DecideListingReport',
      {
        listing_number: spot,
        verdict: `REPORT_VERDICT_${verdict}`,
        reason: REASON,
        idempotency_key: crypto.randomUUID(),
        ...more,
      },
      bearer,
    )
  const listed = async (shelf: 'open' | 'decided', number = spot) =>
    ((await ask('ListReportedListings')).body[shelf] ?? []).find(
      ({ listing }: { listing: { listing_number: string } }) => listing.listing_number === number,
    )
  const status = async () =>
    (
      await db.database
        .select({ is: spotWork.status })
        .from(spotWork)
        .where(eq(spotWork.id, Number(spot.slice(2))))
    )[0]?.is
  const noticesOf = async ({ doctorId }: TestDoctor) =>
    (
      await db.database
        .select({ type: notification.type })
        .from(notification)
        .where(and(eq(notification.doctorId, doctorId), like(notification.type, 'LISTING_REPORT%')))
    ).map(({ type }) => type)
  const isFound = async () => {
    const wheres = [{ generalHospitalIds: [`${place.hospitalId}`] }]
    const answer = await backend.inProcess.listings({
      document: SpotMatches,
      variables: { wheres },
      bearer: null,
    })
    return Object.values(JSON.parse(JSON.stringify(answer.data))).flat()
  }
  const apply = async ({ bearer }: TestDoctor) =>
    (
      await callWork(
        backend,
        'ApplyToSpot',
        { spot_work_id: String(Number(spot.slice(2))), idempotency_key: crypto.randomUUID() },
        bearer,
      )
    ).body

  test('a doctor reports a listing once; our staff read it without a name, and the answer comes as a notice', async () => {
    expect((await own()).state).toBe('LISTING_REPORT_STATE_UNSPECIFIED')
    expect(wordOf(await report())).toBe('REPORTED')
    expect(wordOf(await report())).toBe('ALREADY_REPORTED')
    expect((await own()).state).toBe('LISTING_REPORT_STATE_OPEN')
    const other = await insertDoctor(db.database)
    expect(
      wordOf(await report({ reason: 'LISTING_REPORT_REASON_DUPLICATE', detail: '' }, other.bearer)),
    ).toBe('REPORTED')
    const row = await listed('open')
    expect(row.reports.map(({ reason }: { reason: string }) => reason).toSorted()).toEqual([
      'LISTING_REPORT_REASON_DUPLICATE',
      'LISTING_REPORT_REASON_TERMS_DIFFER',
    ])
    expect(JSON.stringify(row)).not.toContain(doctor.doctorId)
    expect(wordOf(await decide('KEPT'))).toBe('DECIDED')
    expect([await noticesOf(doctor), await noticesOf(other)]).toEqual([
      ['LISTING_REPORT_KEPT'],
      ['LISTING_REPORT_KEPT'],
    ])
    await backend.sendMails()
    expect([sent, await status(), await listed('open')]).toEqual([[], 'PUBLISHED', undefined])
    expect((await listed('decided')).state).toBe('LISTING_REPORT_STATE_KEPT')
    expect((await own()).state).toBe('LISTING_REPORT_STATE_KEPT')
    expect(wordOf(await decide('PAUSED'))).toBe('ALREADY_DECIDED')
  })

  test('the hospital is asked to check, with the reason and without who has told', async () => {
    const address = await addressOf(db.database, owner)
    await report()
    expect(wordOf(await decide('CONTACTED'))).toBe('DECIDED')
    await backend.sendMails()
    const mine = sent.filter(({ recipient }) => recipient === address)
    expect(mine).toHaveLength(1)
    expect(mine[0]?.text).toContain(REASON)
    expect(mine[0]?.text).not.toContain('当直料が違いました')
    expect([await status(), await isFound(), await noticesOf(doctor)]).toEqual([
      'PUBLISHED',
      [1],
      ['LISTING_REPORT_CONTACTED'],
    ])
  })

  test('a stopped listing is not found nor applied to, and comes back only by a review', async () => {
    const editor = editorOf(backend, owner.bearer)
    await report()
    expect(wordOf(await decide('PAUSED'))).toBe('DECIDED')
    expect([await status(), await isFound(), (await apply(doctor)).outcome]).toEqual([
      'PAUSED',
      [0],
      'APPLY_OUTCOME_CLOSED',
    ])
    const asked = { kind: 'LISTING_KIND_SPOT', shelf: 'LISTING_SHELF_PAUSED' }
    const shelf = await editor.call('ListListings', asked)
    expect(shelf.body.listings[0]).toMatchObject({ review: 'LISTING_REVIEW_RETURNED', review_reason: REASON })
    expect(wordOf(await editor.change(spot, 'RESUME'))).toBe('IN_REVIEW')
    expect([await status(), await isFound()]).toEqual(['PAUSED', [0]])
    const review = (method: string, request: Fields) =>
      callTwirp(backend, `dp.staff.ListingReviews/${method}`, request, worker.bearer)
    const { body } = await review('GetReview', { listing_number: spot })
    expect(body.state).toBe('LISTING_REVIEW_WAITING')
    const approval = {
      listing_number: spot,
      decision: 'REVIEW_DECISION_APPROVE',
      version: body.version,
      idempotency_key: crypto.randomUUID(),
    }
    expect(['DECIDED', 'UNLAWFUL']).toContain(wordOf(await review('DecideReview', approval)))
  })

  test('a filled listing that is stopped stays filled, and a free place does not publish it again', async () => {
    const other = await insertDoctor(db.database)
    const address = await addressOf(db.database, owner)
    const applied = await apply(other)
    expect([applied.outcome, await status()]).toEqual(['APPLY_OUTCOME_MATCHED', 'FILLED'])
    await report()
    expect([wordOf(await decide('PAUSED')), await status()]).toEqual(['DECIDED', 'FILLED'])
    await backend.sendMails()
    const mine = sent.filter(({ recipient }) => recipient === address).map(({ text }) => text)
    expect(mine.some((text) => text.includes('枠が空いても') && text.includes('「充足」から'))).toBe(true)
    await callWork(
      backend,
      'WithdrawApplication',
      { application_id: applied.application.id, idempotency_key: crypto.randomUUID() },
      other.bearer,
    )
    expect([await status(), await isFound()]).toEqual(['PAUSED', [0]])
  })

  test('a listing that has ended cannot be stopped; a regular one can be reported', async () => {
    await report()
    await db.database
      .update(spotWork)
      .set({ status: 'CLOSED' })
      .where(eq(spotWork.id, Number(spot.slice(2))))
    expect(wordOf(await decide('PAUSED'))).toBe('NOT_OPEN')
    expect(wordOf(await decide('KEPT'))).toBe('DECIDED')
    const regular = regularListingNumber(Number(await insertRegularListing(db.database, place)))
    expect(wordOf(await report({ listing_number: regular }))).toBe('REPORTED')
    expect((await listed('open', regular)).listing.when).toContain('曜')
  })

  test('ten a day; a repetition is one, of two decisions at once one is late', async () => {
    const key = crypto.randomUUID()
    const said = await Promise.all(Array.from({ length: 10 }, () => report({ idempotency_key: key })))
    expect(new Set(said.map(wordOf))).toEqual(new Set(['REPORTED']))
    expect((await report({ idempotency_key: key, detail: '別の内容' })).status).toBe(400)
    const colleague = await insertStaff(db.database, '運営 次郎')
    const both = await Promise.all([decide('CONTACTED'), decide('KEPT', {}, colleague.bearer)])
    expect(new Set(both.map(wordOf))).toEqual(new Set(['DECIDED', 'ALREADY_DECIDED']))
    expect(await noticesOf(doctor)).toHaveLength(1)
    for (let more = 0; more < 9; more += 1) {
      const number = listingNumber(Number(await insertListing(db.database, place)))
      expect(wordOf(await report({ listing_number: number }))).toBe('REPORTED')
    }
    const last = listingNumber(Number(await insertListing(db.database, place)))
    expect(wordOf(await report({ listing_number: last }))).toBe('TOO_MANY')
  })

  test('the audit trail and the doctor’s own data have it', async () => {
    await report()
    await decide('CONTACTED')
    const asked = { kind: 'AUDIT_KIND_LISTING_QUESTIONED' }
    const audit = await callTwirp(backend, 'dp.staff.Audit/ListEntries', asked, worker.bearer)
    expect(audit.body.entries).toContainEqual(
      expect.objectContaining({ hospital_id: `${place.hospitalId}`, words: `${spot}: ${REASON}` }),
    )
    const data = await backend.handlers.accountData(
      new Request(`${ORIGIN}/account/data`, { headers: { Authorization: `Bearer ${doctor.bearer}` } }),
    )
    expect(await data.json()).toMatchObject({
      求人の通報: [
        { 求人番号: spot, 理由: '実際の条件と違う', 内容: '当直料が違いました。', 状態: '病院に確認を依頼' },
      ],
    })
  })

  test('nobody else reports, reads or decides; malformed input has a sentence', async () => {
    await report()
    expect((await report({}, owner.bearer)).status).toBe(412)
    expect((await callTwirp(backend, 'dp.work.ListingReports/ReportListing', {})).status).toBe(401)
    for (const { bearer } of [doctor, owner])
      for (const answer of [await ask('ListReportedListings', {}, bearer), await decide('KEPT', {}, bearer)])
        expect(answer.status).toBe(403)
    const malformed = [
      await report({ listing_number: 'x' }),
      await report({ reason: 'LISTING_REPORT_REASON_UNSPECIFIED' }),
      await report({ detail: 'あ'.repeat(501) }),
      await report({ detail: '\0' }),
      await report({ idempotency_key: 'x' }),
      await decide('UNSPECIFIED'),
      await decide('KEPT', { reason: '短い' }),
      await decide('KEPT', { listing_number: 'x' }),
      await decide('KEPT', { idempotency_key: 'x' }),
    ]
    expect(malformed.map(({ status: code }) => code)).toEqual(malformed.map(() => 400))
    expect(wordOf(await report({ listing_number: 'S-9999999' }))).toBe('NOT_FOUND')
    expect(wordOf(await decide('KEPT', { listing_number: 'S-9999999' }))).toBe('NOT_FOUND')
    await db.database
      .update(hospital)
      .set({ standing: 'SUSPENDED', isHiringPaused: true })
      .where(eq(hospital.id, place.hospitalId))
    const other = await insertDoctor(db.database)
    expect(wordOf(await report({}, other.bearer))).toBe('NOT_FOUND')
    const rows = await db.database
      .select({ state: listingReport.state })
      .from(listingReport)
      .where(eq(listingReport.hospitalId, place.hospitalId))
    expect([rows, backend.reported]).toEqual([[{ state: 'OPEN' }], []])
  })
})
