import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hospital } from '#app/backend/database/schema/hospital/hospital.ts'
import { listingReview } from '#app/backend/database/schema/listing/listing-review.ts'
import { spotWork } from '#app/backend/database/schema/listing/spot-work.ts'
import { staff } from '#app/backend/database/schema/staff.ts'
import { staffAction } from '#app/backend/database/schema/staff-action.ts'
import { makeHospitals } from '#app/backend/seed/hospitals.ts'
import { SpotDraftDocument } from '#app/features/listing-editor/hospital/hospital-listing.listings.documents.ts'
import type { Letter } from '#app/backend/mail/letter.ts'
import { SpotMatches } from '#app/features/listing/match-counts.listings.documents.ts'
import { SpotWorkDetail } from '#app/features/listing/spot/spot.listings.documents.ts'
import { callTwirp, callWork, testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertDoctor, NOW, type TestDoctor } from '#tests/support/doctors.ts'
import { editorOf, REGULAR_ANSWERS, SPOT_ANSWERS } from '#tests/support/listing-drafts.ts'
import { insertMember, type TestMember } from '#tests/support/members.ts'
import { addressOf, insertStaff } from '#tests/support/staff.ts'

/** 求人の審査: what a new hospital publishes waits for our staff. */

type Fields = Record<string, unknown>
const REASON = '給与の内訳を、求人に書いてください。'

describe('the review of listings', () => {
  let db: TestDatabase
  let backend: TestBackend
  let worker: TestDoctor
  let owner: TestMember
  let id = 0
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
    await db.database.insert(hospital).values({ ...row, standing: 'NEW', isHiringPaused: true })
    id = row.id
    owner = await insertMember(db.database, id)
  })

  const ask = (method: string, body: Fields = {}, bearer: string | undefined = worker.bearer) =>
    callTwirp(backend, `dp.staff.ListingReviews/${method}`, body, bearer)
  const versionOf = async (number: string) =>
    (await ask('GetReview', { listing_number: number })).body.version ?? '0'
  const decide = async (number: string, decision: string, more: Fields = {}, bearer?: string) =>
    ask(
      'DecideReview',
      {
        listing_number: number,
        decision: `REVIEW_DECISION_${decision}`,
        reason: decision === 'RETURN' ? REASON : '',
        version: more['version'] ?? (await versionOf(number)),
        idempotency_key: crypto.randomUUID(),
        ...more,
      },
      bearer,
    )
  const wordOf = ({ body }: { body: { outcome?: string } }) => body.outcome?.replace(/^.*_OUTCOME_/, '')
  const editor = () => editorOf(backend, owner.bearer)
  const publish = async (kind = 'SPOT', changes = {}) => {
    const { body } = await editor().publish(await editor().draft(changes, kind))
    expect(body.outcome).toBe('PUBLISH_OUTCOME_IN_REVIEW')
    return String(body.listing_number)
  }
  const waiting = async () =>
    ((await ask('ListReviews')).body.reviews ?? []).map(
      ({ listing_number }: { listing_number: string }) => listing_number,
    )
  const standing = async () =>
    (await db.database.select({ is: hospital.standing }).from(hospital).where(eq(hospital.id, id)))[0]?.is
  const spotOf = (number: string) => String(Number(number.slice(2)))
  const listingsAsk = async (
    document: typeof SpotMatches | typeof SpotWorkDetail | typeof SpotDraftDocument,
    variables: Fields,
    bearer: string | null = null,
  ) => JSON.parse(JSON.stringify((await backend.inProcess.listings({ document, variables, bearer })).data))
  const isFound = async () =>
    Object.values(await listingsAsk(SpotMatches, { wheres: [{ generalHospitalIds: [`${id}`] }] })).flat()
  const page = async (number: string, bearer: string | null = null) =>
    (await listingsAsk(SpotWorkDetail, { id: spotOf(number) }, bearer)).spotWork?.status ?? null
  const apply = async (number: string, { bearer }: TestDoctor) =>
    (
      await callWork(
        backend,
        'ApplyToSpot',
        { spot_work_id: spotOf(number), idempotency_key: crypto.randomUUID() },
        bearer,
      )
    ).body.outcome
  const shelf = async () =>
    (
      await editor().call('ListListings', {
        kind: 'LISTING_KIND_SPOT',
        shelf: 'LISTING_SHELF_PAUSED',
      })
    ).body.listings

  test('a new hospital’s listing is found, shown and applied to after its approval, which confirms the hospital', async () => {
    const doctor = await insertDoctor(db.database)
    const number = await publish()
    expect([await isFound(), await page(number), await apply(number, doctor)]).toEqual([
      [0],
      null,
      'APPLY_OUTCOME_CLOSED',
    ])
    expect(await waiting()).toContain(number)
    const { body } = await ask('GetReview', { listing_number: number })
    expect(body).toMatchObject({
      state: 'LISTING_REVIEW_WAITING',
      standing: 'HOSPITAL_STANDING_NEW',
      review: { title: '内科系の当直', fee: 85_000, hospital_id: `${id}` },
    })
    expect(body.checked).toContain('最低賃金法4条')
    expect(body.findings ?? []).toEqual([])
    expect(wordOf(await decide(number, 'APPROVE'))).toBe('DECIDED')
    expect([await standing(), await isFound(), await page(number), await waiting()]).toEqual([
      'ACTIVE',
      [1],
      'PUBLISHED',
      expect.not.arrayContaining([number]),
    ])
    expect(await apply(number, doctor)).toMatch(/APPLIED$/)
    // What it publishes from now on is not reviewed.
    expect((await editor().publish(await editor().draft())).body.outcome).toBe('PUBLISH_OUTCOME_PUBLISHED')
  })

  test('a returned listing says why to the hospital, and waits again after it was changed or handed in again', async () => {
    const address = await addressOf(db.database, owner)
    const number = await publish()
    expect((await shelf())[0]).toMatchObject({ ref: number, review: 'LISTING_REVIEW_WAITING' })
    expect(wordOf(await decide(number, 'RETURN'))).toBe('DECIDED')
    expect((await shelf())[0]).toMatchObject({ review: 'LISTING_REVIEW_RETURNED', review_reason: REASON })
    expect([await standing(), await waiting()]).toEqual(['NEW', expect.not.arrayContaining([number])])
    await backend.sendMails()
    const mine = sent.filter(({ recipient }) => recipient === address)
    expect(mine).toHaveLength(1)
    expect(mine[0]?.text).toContain(REASON)
    expect(mine[0]?.text).toContain(number)
    expect((await editor().change(number, 'RESUME')).body.outcome).toBe('CHANGE_LISTING_OUTCOME_IN_REVIEW')
    expect(await waiting()).toContain(number)
    await decide(number, 'RETURN')
    await editor().save(number, 'work', { title: ['内科の当直'] })
    const again = await editor().publish(number)
    expect(again.body.outcome).toBe('PUBLISH_OUTCOME_INCOMPLETE')
    expect([await isFound(), await page(number)]).toEqual([[0], null])
  })

  test('of a listing that was edited meanwhile the old version is not approved', async () => {
    const number = await publish()
    const version = await versionOf(number)
    await db.database
      .update(spotWork)
      .set({ editedAt: new Date(NOW.getTime() + 1_000) })
      .where(eq(spotWork.id, Number(spotOf(number))))
    expect(wordOf(await decide(number, 'APPROVE', { version }))).toBe('CHANGED')
    expect(wordOf(await decide(number, 'APPROVE'))).toBe('DECIDED')
    expect(wordOf(await decide(number, 'RETURN'))).toBe('NOT_ALLOWED')
  })

  test('what the law forbids cannot be approved, nor anything of a suspended hospital', async () => {
    const number = await publish()
    const spot = eq(spotWork.id, Number(spotOf(number)))
    await db.database.update(spotWork).set({ title: '女性医師のみ募集' }).where(spot)
    const { body } = await ask('GetReview', { listing_number: number })
    expect(body.findings).toContainEqual(expect.objectContaining({ basis: '男女雇用機会均等法5条' }))
    expect(wordOf(await decide(number, 'APPROVE'))).toBe('UNLAWFUL')
    await db.database.update(spotWork).set({ title: '内科の当直' }).where(spot)
    await db.database.update(hospital).set({ standing: 'SUSPENDED' }).where(eq(hospital.id, id))
    expect(wordOf(await decide(number, 'APPROVE'))).toBe('SUSPENDED')
    expect([await standing(), await isFound()]).toEqual(['SUSPENDED', [0]])
  })

  test('bulk publishing and regular listings wait too; a listing that has ended does not', async () => {
    const regular = await publish('REGULAR', { contractStart: REGULAR_ANSWERS['contractStart'] })
    const first = await publish()
    const copies = await editor().call('CopyListing', {
      ref: first,
      dates: ['2026-12-19', '2026-12-20'],
      publishes: true,
      idempotency_key: crypto.randomUUID(),
    })
    expect(copies.body).toMatchObject({ in_review: true })
    const all = [regular, first, ...copies.body.listing_numbers]
    expect(await waiting()).toEqual(expect.arrayContaining(all))
    expect((await ask('GetReview', { listing_number: regular })).body.review.when).toContain('毎週')
    await editor().change(first, 'WITHDRAW')
    expect(await waiting()).not.toContain(first)
    expect(wordOf(await decide(regular, 'APPROVE'))).toBe('DECIDED')
    // The others are looked at one by one.
    expect([await isFound(), await waiting()]).toEqual([
      [0],
      expect.arrayContaining(copies.body.listing_numbers),
    ])
  })

  test('our staff see what was handed in as doctors will, not what is being typed', async () => {
    const number = await publish()
    await editor().save(number, 'work', { ...SPOT_ANSWERS, description: ['まだ出していない説明です。'] })
    const seen = async (bearer: string) =>
      JSON.stringify((await listingsAsk(SpotDraftDocument, { ref: number }, bearer)).spotWorkDraft)
    const doctor = await insertDoctor(db.database)
    expect(await seen(worker.bearer)).toContain('病棟の急変に対応していただきます。')
    expect(await seen(worker.bearer)).not.toContain('まだ出していない説明です。')
    expect(await seen(doctor.bearer)).toBe('null')
    const draft = await editor().draft()
    expect((await listingsAsk(SpotDraftDocument, { ref: draft }, worker.bearer)).spotWorkDraft).toBeNull()
  })

  test('a repeated decision is one; of two at once one comes late; the audit trail has it', async () => {
    const number = await publish()
    const version = await versionOf(number)
    const key = crypto.randomUUID()
    const said = await Promise.all(
      Array.from({ length: 10 }, () => decide(number, 'RETURN', { version, idempotency_key: key })),
    )
    expect(new Set(said.map(wordOf))).toEqual(new Set(['DECIDED']))
    expect((await decide(number, 'APPROVE', { version, idempotency_key: key })).status).toBe(400)
    await editor().change(number, 'RESUME')
    const colleague = await insertStaff(db.database, '運営 次郎')
    const both = await Promise.all([
      decide(number, 'APPROVE', { version }),
      decide(number, 'APPROVE', { version }, colleague.bearer),
    ])
    expect(new Set(both.map(wordOf))).toEqual(new Set(['DECIDED', 'NOT_ALLOWED']))
    const audit = await callTwirp(
      backend,
      'dp.staff.Audit/ListEntries',
      { kind: 'AUDIT_KIND_LISTING_RETURNED' },
      worker.bearer,
    )
    expect(audit.body.entries).toContainEqual(
      expect.objectContaining({ hospital_id: `${id}`, words: `${number}: ${REASON}` }),
    )
    const confirmed = await db.database
      .select()
      .from(staffAction)
      .where(eq(staffAction.subject, `${id}`))
    expect(confirmed.filter(({ kind }) => kind === 'HOSPITAL_CONFIRMED')).toHaveLength(1)
  })

  test('nobody else reads or decides; malformed input has a sentence', async () => {
    const number = await publish()
    const doctor = await insertDoctor(db.database)
    const gone = await insertStaff(db.database, '運営 三郎')
    await db.database.update(staff).set({ leftAt: NOW }).where(eq(staff.accountId, gone.accountId))
    for (const { bearer } of [doctor, owner, gone])
      for (const answer of [
        await ask('ListReviews', {}, bearer),
        await ask('GetReview', { listing_number: number }, bearer),
        await decide(number, 'APPROVE', {}, bearer),
      ])
        expect(answer.status).toBe(403)
    for (const method of ['ListReviews', 'GetReview', 'DecideReview'])
      expect((await callTwirp(backend, `dp.staff.ListingReviews/${method}`, {})).status).toBe(401)
    const malformed = [
      await ask('ListReviews', { after: 'x' }),
      await ask('ListReviews', { limit: 5_000 }),
      await ask('GetReview', { listing_number: 'x' }),
      await decide(number, 'UNSPECIFIED'),
      await decide(number, 'RETURN', { reason: '短い' }),
      await decide(number, 'RETURN', { reason: 'あ'.repeat(501) }),
      await decide(number, 'APPROVE', { version: 'x' }),
      await decide(number, 'APPROVE', { idempotency_key: 'x' }),
    ]
    expect(malformed.map(({ status }) => status)).toEqual(malformed.map(() => 400))
    expect((await ask('GetReview', { listing_number: 'S-9999999' })).status).toBe(404)
    expect(wordOf(await decide('S-9999999', 'APPROVE', { version: '1' }))).toBe('NOT_FOUND')
    const rows = await db.database.select().from(listingReview).where(eq(listingReview.hospitalId, id))
    expect([rows.map(({ state }) => state), await standing(), backend.reported]).toEqual([
      ['WAITING'],
      'NEW',
      [],
    ])
  })
})
