import { eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hospital } from '#app/backend/database/schema/hospital/hospital.ts'
import { hospitalMember } from '#app/backend/database/schema/hospital/hospital-member.ts'
import { mailOutbox } from '#app/backend/database/schema/account/mail.ts'
import { staff } from '#app/backend/database/schema/staff.ts'
import { staffAction } from '#app/backend/database/schema/staff-action.ts'
import { makeHospitals } from '#app/backend/seed/hospitals.ts'
import type { Letter } from '#app/backend/mail/letter.ts'
import { SUSPENDED_MEANS } from '#app/domain/listing/hospital-standing.ts'
import { SpotMatches } from '#app/features/listing/match-counts.listings.documents.ts'
import { RegularWorkDetail } from '#app/features/listing/regular/regular.listings.documents.ts'
import { SpotWorkDetail } from '#app/features/listing/spot/spot.listings.documents.ts'
import { callTwirp, callWork, testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertDoctor, NOW, type TestDoctor } from '#tests/support/doctors.ts'
import { editorOf } from '#tests/support/listing-drafts.ts'
import { insertListing } from '#tests/support/listings.ts'
import { insertMember, type TestMember } from '#tests/support/members.ts'
import { insertRegularListing } from '#tests/support/regular-listings.ts'
import { addressOf, insertStaff } from '#tests/support/staff.ts'

/** Hospitals as our staff see them: their standing, and what it does to their listings. */

type Fields = Record<string, unknown>
const REASON = '許可証の確認が取れないため'

describe('hospitals for our staff', () => {
  let db: TestDatabase
  let backend: TestBackend
  let worker: TestDoctor
  let owner: TestMember
  let id = 0
  let spot = ''
  let regular = ''
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
    const { id: hospitalId, prefecture, facilityCategory } = row
    id = hospitalId
    owner = await insertMember(db.database, id)
    spot = await insertListing(db.database, { hospitalId, prefecture, facilityCategory })
    regular = await insertRegularListing(db.database, { hospitalId, prefecture, facilityCategory })
  })

  const ask = (method: string, body: Fields = {}, bearer: string | undefined = worker.bearer) =>
    callTwirp(backend, `dp.staff.StaffHospitals/${method}`, body, bearer)
  const decide = (decision: string, more: Fields = {}, bearer?: string) =>
    ask(
      'DecideHospital',
      {
        id: `${id}`,
        decision: `STANDING_DECISION_${decision}`,
        reason: REASON,
        idempotency_key: crypto.randomUUID(),
        ...more,
      },
      bearer,
    )
  const wordOf = ({ body }: { body: { outcome?: string } }) => body.outcome?.replace(/^.*_OUTCOME_/, '')
  const standing = async () =>
    (await db.database.select({ standing: hospital.standing }).from(hospital).where(eq(hospital.id, id)))[0]
      ?.standing
  const listingsAsk = async (
    document: typeof SpotMatches | typeof SpotWorkDetail | typeof RegularWorkDetail,
    variables: Fields,
    bearer: string | null = null,
  ) => JSON.parse(JSON.stringify((await backend.inProcess.listings({ document, variables, bearer })).data))
  const isFound = async () =>
    Object.values(await listingsAsk(SpotMatches, { wheres: [{ generalHospitalIds: [`${id}`] }] })).flat()
  const pages = async (bearer: string | null = null) => {
    const { spotWork } = await listingsAsk(SpotWorkDetail, { id: spot }, bearer)
    const { regularWork } = await listingsAsk(RegularWorkDetail, { id: regular }, bearer)
    return [spotWork, regularWork].map((one: { status: string } | null) => one?.status ?? null)
  }
  const apply = async ({ bearer }: TestDoctor) =>
    (
      await callWork(
        backend,
        'ApplyToSpot',
        { spot_work_id: spot, idempotency_key: crypto.randomUUID() },
        bearer,
      )
    ).body.outcome
  const publish = async () => {
    const editor = editorOf(backend, owner.bearer)
    return editor.publish(await editor.draft())
  }

  test('a suspended hospital is shown to nobody but its own, and comes back when that is lifted', async () => {
    const [early, late] = [await insertDoctor(db.database), await insertDoctor(db.database)]
    expect(await apply(early)).toBe('APPLY_OUTCOME_MATCHED')
    const other = await insertListing(db.database, { ...(await placeOf()), hospitalId: id })
    spot = other
    expect([await isFound(), await pages()]).toEqual([[1], ['PUBLISHED', 'PUBLISHED']])
    expect(wordOf(await decide('SUSPEND'))).toBe('DECIDED')
    expect([await isFound(), await pages(), await pages(late.bearer)]).toEqual([
      [0],
      [null, null],
      [null, null],
    ])
    expect([await pages(owner.bearer), await pages(worker.bearer)]).toEqual([
      ['PAUSED', 'PAUSED'],
      ['PAUSED', 'PAUSED'],
    ])
    expect(await apply(late)).toBe('APPLY_OUTCOME_CLOSED')
    expect(wordOf(await decide('LIFT'))).toBe('DECIDED')
    expect([await isFound(), await pages()]).toEqual([[1], ['PUBLISHED', 'PUBLISHED']])
    expect(await apply(late)).toBe('APPLY_OUTCOME_MATCHED')
  })

  const placeOf = async () => {
    const [row] = await db.database.select().from(hospital).where(eq(hospital.id, id))
    if (!row) throw new Error('no hospital')
    return { prefecture: row.prefecture, facilityCategory: row.facilityCategory }
  }

  test('a doctor who has applied still sees the listing, and its hospital still answers', async () => {
    const doctor = await insertDoctor(db.database)
    expect(await apply(doctor)).toBe('APPLY_OUTCOME_MATCHED')
    await decide('SUSPEND')
    expect((await pages(doctor.bearer))[0]).not.toBeNull()
    const works = await callTwirp(backend, 'dp.hospital.Cancellations/ListComingWorks', {}, owner.bearer)
    expect(works.body.works).toHaveLength(1)
  })

  test('a suspended hospital publishes nothing; what was written stays a draft', async () => {
    expect((await publish()).body.outcome).toBe('PUBLISH_OUTCOME_PUBLISHED')
    await decide('SUSPEND')
    const refused = await publish()
    expect(refused.status).toBeGreaterThanOrEqual(400)
    expect(refused.status).toBeLessThan(500)
    expect(refused.body.msg).toContain('ご利用を停止している')
    const change = { listing_number: `S-${spot.padStart(7, '0')}`, idempotency_key: crypto.randomUUID() }
    const changed = (word: string) =>
      callTwirp(
        backend,
        'dp.hospital.HospitalListings/ChangeListing',
        { ...change, change: `LISTING_CHANGE_${word}`, idempotency_key: crypto.randomUUID() },
        owner.bearer,
      )
    expect(wordOf(await changed('PAUSE'))).toBe('CHANGED')
    expect((await changed('RESUME')).body.msg).toContain('ご利用を停止している')
    await decide('LIFT')
    expect(wordOf(await changed('RESUME'))).toBe('CHANGED')
    expect((await publish()).body.outcome).toBe('PUBLISH_OUTCOME_PUBLISHED')
  })

  test('of a suspension and publications at once, nothing is on show afterwards', async () => {
    const answers = await Promise.all([publish(), decide('SUSPEND'), publish(), publish()])
    expect(answers.every(({ status }) => status < 500)).toBe(true)
    expect([await standing(), await isFound()]).toEqual(['SUSPENDED', [0]])
    expect((await publish()).body.msg).toContain('ご利用を停止している')
  })

  test('a new hospital is shown once our staff have confirmed it; what it has published waits for its review', async () => {
    await db.database
      .update(hospital)
      .set({ standing: 'NEW', isHiringPaused: true })
      .where(eq(hospital.id, id))
    expect((await publish()).body.outcome).toBe('PUBLISH_OUTCOME_IN_REVIEW')
    expect([await isFound(), await pages()]).toEqual([[0], [null, null]])
    expect(wordOf(await decide('LIFT'))).toBe('NOT_ALLOWED')
    expect(wordOf(await decide('CONFIRM'))).toBe('DECIDED')
    expect(await isFound()).toEqual([1])
    expect((await publish()).body.outcome).toBe('PUBLISH_OUTCOME_PUBLISHED')
    expect(await isFound()).toEqual([2])
  })

  test('members are told by mail, with the reason; the audit trail and the page keep it', async () => {
    const address = await addressOf(db.database, owner)
    const gone = await insertMember(db.database, id)
    const former = await addressOf(db.database, gone)
    await db.database
      .update(hospitalMember)
      .set({ leftAt: NOW })
      .where(eq(hospitalMember.accountId, gone.accountId))
    await decide('SUSPEND')
    await backend.sendMails()
    const mine = sent.filter(({ recipient }) => recipient === address)
    expect(mine).toHaveLength(1)
    expect(mine[0]?.subject).toContain('ご利用の停止')
    expect(mine[0]?.text).toContain(REASON)
    expect(mine[0]?.text).toContain(SUSPENDED_MEANS)
    expect(sent.some(({ recipient }) => recipient === former)).toBe(false)
    const { body } = await ask('GetHospital', { id: `${id}` })
    expect(body).toMatchObject({
      hospital: { standing: 'HOSPITAL_STANDING_SUSPENDED' },
      decisions: [{ decision: 'STANDING_DECISION_SUSPEND', reason: REASON, staff_name: '運営 花子' }],
      allowed: ['STANDING_DECISION_LIFT'],
      spots: { published: 1 },
      regulars: { published: 1 },
    })
    expect(body.members).toHaveLength(1)
    const audit = await callTwirp(
      backend,
      'dp.staff.Audit/ListEntries',
      { kind: 'AUDIT_KIND_HOSPITAL_SUSPENDED' },
      worker.bearer,
    )
    expect(audit.body.entries).toContainEqual(
      expect.objectContaining({ hospital_id: `${id}`, words: REASON }),
    )
    const member = await callTwirp(backend, 'dp.hospital.Members/GetMember', {}, owner.bearer)
    expect(member.body.memberships[0].standing).toBe('HOSPITAL_STANDING_SUSPENDED')
  })

  test('a view of the members is recorded, once in half an hour', async () => {
    await ask('GetHospital', { id: `${id}` })
    await ask('GetHospital', { id: `${id}` })
    const views = await db.database
      .select()
      .from(staffAction)
      .where(eq(staffAction.subject, `${id}`))
    expect(views.map(({ kind }) => kind)).toEqual(['HOSPITAL_VIEWED'])
  })

  test('a repeated decision is one; of two at once one is told that it came late', async () => {
    const key = crypto.randomUUID()
    const said = await Promise.all(
      Array.from({ length: 10 }, () => decide('SUSPEND', { idempotency_key: key })),
    )
    expect(new Set(said.map(wordOf))).toEqual(new Set(['DECIDED']))
    expect((await decide('LIFT', { idempotency_key: key })).status).toBe(400)
    const colleague = await insertStaff(db.database, '運営 次郎')
    const lifted = await Promise.all([decide('LIFT'), decide('LIFT', {}, colleague.bearer)])
    expect(new Set(lifted.map(wordOf))).toEqual(new Set(['DECIDED', 'NOT_ALLOWED']))
    const mails = await db.database
      .select({ key: mailOutbox.key })
      .from(mailOutbox)
      .where(like(mailOutbox.key, 'hospital-standing:%'))
    expect(new Set(mails.map((mail) => mail.key)).size).toBe(mails.length)
  })

  test('the list is searched by name and standing, and walked page by page', async () => {
    const [row] = await db.database.select().from(hospital).where(eq(hospital.id, id))
    const ids = async (body: Fields) =>
      ((await ask('ListHospitals', body)).body.hospitals ?? []).map((one: { id: string }) => one.id)
    expect(await ids({ text: row?.name })).toContain(`${id}`)
    expect(await ids({ text: 'そのような病院はない' })).toEqual([])
    expect(await ids({ text: '%' })).toEqual([])
    await decide('SUSPEND')
    expect(await ids({ standing: 'HOSPITAL_STANDING_SUSPENDED' })).toContain(`${id}`)
    expect(await ids({ standing: 'HOSPITAL_STANDING_ACTIVE' })).not.toContain(`${id}`)
    const walked: string[] = []
    let after = ''
    do {
      const { body } = await ask('ListHospitals', { limit: 2, after })
      walked.push(...body.hospitals.map((one: { id: string }) => one.id))
      after = body.next_cursor ?? ''
    } while (after !== '')
    expect(walked).toEqual(await ids({ limit: 200 }))
    expect(new Set(walked).size).toBe(walked.length)
  })

  test('nobody else reads or decides; malformed input has a sentence', async () => {
    const doctor = await insertDoctor(db.database)
    const gone = await insertStaff(db.database, '運営 三郎')
    await db.database.update(staff).set({ leftAt: NOW }).where(eq(staff.accountId, gone.accountId))
    for (const { bearer } of [doctor, owner, gone])
      for (const answer of [
        await ask('ListHospitals', {}, bearer),
        await ask('GetHospital', { id: `${id}` }, bearer),
        await decide('SUSPEND', {}, bearer),
      ])
        expect(answer.status).toBe(403)
    for (const method of ['ListHospitals', 'GetHospital', 'DecideHospital'])
      expect((await callTwirp(backend, `dp.staff.StaffHospitals/${method}`, {})).status).toBe(401)
    const malformed = [
      await ask('ListHospitals', { text: 'あ'.repeat(51) }),
      await ask('ListHospitals', { text: '\0' }),
      await ask('ListHospitals', { after: 'x' }),
      await ask('ListHospitals', { limit: 5_000 }),
      await ask('GetHospital', { id: 'x' }),
      await decide('SUSPEND', { id: '-1' }),
      await decide('UNSPECIFIED'),
      await decide('SUSPEND', { reason: '短い' }),
      await decide('SUSPEND', { reason: 'あ'.repeat(501) }),
      await decide('SUSPEND', { idempotency_key: 'x' }),
    ]
    expect(malformed.map(({ status }) => status)).toEqual(malformed.map(() => 400))
    expect((await ask('GetHospital', { id: '999999999' })).status).toBe(404)
    expect(wordOf(await decide('SUSPEND', { id: '999999999' }))).toBe('NOT_FOUND')
    expect([await standing(), backend.reported]).toEqual(['ACTIVE', []])
  })
})
