import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrateDatabase } from '#app/backend/database/migrate.ts'
import { hospital } from '#app/backend/database/schema/hospital/hospital.ts'
import { listingDraft } from '#app/backend/database/schema/listing/listing-draft.ts'
import { spotWorkDetail } from '#app/backend/database/schema/listing/spot-work.ts'
import { regularWorkDetail } from '#app/backend/database/schema/listing/regular-work.ts'
import { makeHospitals } from '#app/backend/seed/hospitals.ts'
import { paydayOfWork } from '#app/domain/money/payday.ts'
import { application, work } from '#app/backend/database/schema/work/application.ts'
import { callWork, testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertDoctor } from '#tests/support/doctors.ts'
import { insertMember } from '#tests/support/members.ts'
import { editorOf, REGULAR_ANSWERS, SPOT_ANSWERS } from '#tests/support/listing-drafts.ts'

let db: TestDatabase
let backend: TestBackend
let editor: ReturnType<typeof editorOf>

beforeAll(async () => {
  db = await testDatabase()
  backend = testBackend(db.database)
  const places = makeHospitals(1)
  await db.database.insert(hospital).values(places.map(({ row }) => row))
  editor = editorOf(backend, (await insertMember(db.database, places[0]?.row.id ?? 0)).bearer)
}, 60_000)
afterAll(() => db.close())

type Changes = Readonly<Record<string, readonly string[]>>
const idOf = (number: string) => Number(number.slice(2))
const published = async (changes: Changes = {}, kind = 'SPOT') => {
  const { body } = await editor.publish(await editor.draft(changes, kind))
  expect(body.outcome, JSON.stringify(body)).toBe('PUBLISH_OUTCOME_PUBLISHED')
  return String(body.listing_number)
}
const detailOf = async (number: string) => {
  const rows = number.startsWith('S')
    ? await db.database
        .select()
        .from(spotWorkDetail)
        .where(eq(spotWorkDetail.spotWorkId, idOf(number)))
    : await db.database
        .select()
        .from(regularWorkDetail)
        .where(eq(regularWorkDetail.regularWorkId, idOf(number)))
  return rows[0] ?? expect.fail(`no ${number}`)
}
const answersOf = async (ref: string): Promise<Record<string, string[]>> => {
  const { body } = await editor.call('GetDraft', { ref })
  return Object.fromEntries(
    body.draft.answers.map(({ field, values = [] }: { field: string; values?: string[] }) => [field, values]),
  )
}
const findingsOf = async (ref: string): Promise<{ field: string }[]> =>
  (await editor.call('GetDraft', { ref })).body.draft.findings
/** What was typed before there were rules. */
const typed = { closingDay: '末日', payDay: '翌月25日(土日祝の場合は翌営業日)' }
const asTyped = async (number: string, texts: { closingDay: string; payDay: string }) => {
  const values = { ...texts, payday: null }
  if (number.startsWith('S'))
    await db.database
      .update(spotWorkDetail)
      .set(values)
      .where(eq(spotWorkDetail.spotWorkId, idOf(number)))
  else
    await db.database
      .update(regularWorkDetail)
      .set(values)
      .where(eq(regularWorkDetail.regularWorkId, idOf(number)))
}
const RULE = { kind: 'MONTHLY', closing: 'END', month: 1, day: 25, onHoliday: 'BEFORE' }

test.each(['SPOT', 'REGULAR'])(
  'a %s listing is published with the chosen rule and its note',
  async (kind) => {
    const number = await published({ paydayNote: ['振込手数料は当院が負担します。'] }, kind)
    expect(await detailOf(number)).toMatchObject({
      payday: RULE,
      paydayNote: '振込手数料は当院が負担します。',
      // For the version before.
      closingDay: '末日',
      payDay: '翌月25日(銀行の休業日は前営業日)',
    })
    const { paydayClosing, paydayDay, paydayNote } = await answersOf(number)
    expect({ paydayClosing, paydayDay, paydayNote }).toEqual({
      paydayClosing: ['END'],
      paydayDay: ['25'],
      paydayNote: ['振込手数料は当院が負担します。'],
    })
  },
)

test('the three kinds are published; a rule that is not whole is not', async () => {
  const rest = { paydayClosing: [], paydayMonth: [], paydayDay: [], paydayOnHoliday: [] }
  const within = await published({ ...rest, paydayKind: ['WITHIN_DAYS'], paydayDays: ['７'] })
  expect((await detailOf(within)).payday).toEqual({ kind: 'WITHIN_DAYS', days: 7 })
  const onDay = { ...rest, paydayKind: ['ON_THE_DAY'], paymentMethod: ['CASH_ON_DAY'] }
  expect((await detailOf(await published(onDay))).payday).toEqual({ kind: 'ON_THE_DAY' })
  const refused: [Changes, field: string][] = [
    [{ paydayKind: [] }, 'paydayKind'],
    [{ paydayKind: ['LATER'] }, 'paydayKind'],
    [{ paydayOnHoliday: [] }, 'paydayOnHoliday'],
    [{ paydayDay: ['31'] }, 'paydayDay'],
    [{ paydayMonth: ['0'] }, 'paydayDay'],
    [{ paydayKind: ['WITHIN_DAYS'] }, 'paydayDays'],
    [{ paydayKind: ['WITHIN_DAYS'], paydayDays: ['61'] }, 'paydayDays'],
    [{ paymentMethod: ['CASH_ON_DAY'] }, 'paydayKind'],
    [{ paydayNote: ['あ'.repeat(201)] }, 'paydayNote'],
  ]
  for (const [changes, field] of refused) {
    const ref = await editor.draft(changes)
    const { body } = await editor.publish(ref)
    expect(body.outcome, JSON.stringify(changes)).toBe('PUBLISH_OUTCOME_INCOMPLETE')
    expect((await findingsOf(ref)).map((finding) => finding.field)).toContain(field)
  }
})

test.each(['SPOT', 'REGULAR'])(
  'old texts of a %s listing are read once; the rest stay as typed',
  async (kind) => {
    const [read, unread] = [await published({}, kind), await published({}, kind)]
    await asTyped(read, typed)
    await asTyped(unread, { closingDay: '末日', payDay: 'ご相談' })
    for (const _ of ['once', 'and again']) {
      await migrateDatabase(db.database)
      expect((await detailOf(read)).payday).toEqual({ ...RULE, onHoliday: 'AFTER' })
      expect(await detailOf(unread)).toMatchObject({ payday: null, closingDay: '末日', payDay: 'ご相談' })
    }
    expect(await answersOf(unread)).toMatchObject({ closingDay: ['末日'], payDay: ['ご相談'] })
    const inbox = async () => {
      const { body } = await editor.inbox()
      return (body.unread_paydays ?? []).map((one: { listing_number: string }) => one.listing_number)
    }
    expect(await inbox()).toEqual([unread])
    // It cannot be changed without choosing a rule.
    const save = (part: string, changes: Changes, version: number) =>
      editor.call('SaveDraft', {
        ref: unread,
        kind: `LISTING_KIND_${kind}`,
        part,
        version,
        answers: Object.entries({ ...(kind === 'SPOT' ? SPOT_ANSWERS : REGULAR_ANSWERS), ...changes }).map(
          ([field, values]) => ({ field, values }),
        ),
      })
    await save('work', { title: ['新しい見出し'] }, 0)
    expect((await editor.publish(unread)).body.outcome).toBe('PUBLISH_OUTCOME_INCOMPLETE')
    expect(await findingsOf(unread)).toMatchObject([
      { field: 'paydayKind', part: 'terms', basis: '労働条件の明示(職業安定法5条の3)' },
    ])
    await save('terms', {}, 1)
    expect((await editor.publish(unread)).body.outcome).toBe('PUBLISH_OUTCOME_PUBLISHED')
    expect((await detailOf(unread)).payday).toEqual(RULE)
    expect(await inbox()).toEqual([])
  },
)

test('a draft stored before there were rules is read, and copied with its rule', async () => {
  const none = { paydayKind: [], paydayClosing: [], paydayMonth: [], paydayDay: [], paydayOnHoliday: [] }
  const ref = await editor.draft(none)
  const [stored] = await db.database.select().from(listingDraft).where(eq(listingDraft.id, ref))
  const { paydayKind: _, ...old } = stored?.answers ?? {}
  await db.database
    .update(listingDraft)
    .set({ answers: { ...old, closingDay: [typed.closingDay], payDay: [typed.payDay] } })
    .where(eq(listingDraft.id, ref))
  expect(await answersOf(ref)).toMatchObject({ paydayKind: ['MONTHLY'], paydayOnHoliday: ['AFTER'] })
  const copy = await editor.call('CopyListing', {
    ref,
    dates: ['2026-12-21'],
    publishes: true,
    idempotency_key: crypto.randomUUID(),
  })
  expect(copy.body.held ?? []).toEqual([])
  expect((await detailOf(String(copy.body.listing_numbers?.[0]))).payday).toEqual({
    ...RULE,
    onHoliday: 'AFTER',
  })
  const { body } = await editor.publish(ref)
  expect((await detailOf(String(body.listing_number))).payday).toEqual({ ...RULE, onHoliday: 'AFTER' })
})

test('both sides see the day of the rule: the contract of the listing and the agreed terms', async () => {
  const number = await published({ applicationStatus: ['FREE'], paydayOnHoliday: ['AFTER'] })
  const { bearer } = await insertDoctor(db.database)
  const request = { spot_work_id: String(idOf(number)), idempotency_key: crypto.randomUUID() }
  const { status } = await callWork(
    backend,
    'ApplyToSpot',
    { ...request, short_rest_acknowledged: true },
    bearer,
  )
  expect(status).toBe(200)
  const [agreed] = await db.database
    .select({ terms: application.terms })
    .from(application)
    .where(eq(application.spotWorkId, idOf(number)))
  if (!agreed) throw new Error('no application')
  const { startTime, endTime } = agreed.terms
  // A night of 18 December: 25 January 2027 is a Monday.
  expect(
    paydayOfWork({ plannedStart: new Date(startTime), plannedEnd: new Date(endTime), terms: agreed.terms }),
  ).toEqual({ day: '2027-01-25', lastDay: '2027-01-25' })
})

test('a paused listing with an unread payday is resumed only once a rule was chosen', async () => {
  const number = await published()
  const change = async (word: string) =>
    (
      await editor.call('ChangeListing', {
        listing_number: number,
        change: `LISTING_CHANGE_${word}`,
        idempotency_key: crypto.randomUUID(),
      })
    ).body.outcome?.replace('CHANGE_LISTING_OUTCOME_', '')
  await asTyped(number, { closingDay: '末日', payDay: 'ご相談' })
  expect(await change('PAUSE')).toBe('CHANGED')
  expect(await change('RESUME')).toBe('PAYDAY_UNREAD')
  await db.database
    .update(spotWorkDetail)
    .set({ payday: { ...RULE, kind: 'MONTHLY', closing: 'END', month: 1, onHoliday: 'BEFORE' } })
    .where(eq(spotWorkDetail.spotWorkId, idOf(number)))
  expect(await change('RESUME')).toBe('CHANGED')
})

test('a contract with an unread payday stands in the inbox until its work is confirmed', async () => {
  const number = await published({ applicationStatus: ['FREE'], title: ['支払日を読めない当直'] })
  const { bearer, doctorId } = await insertDoctor(db.database)
  const request = { spot_work_id: String(idOf(number)), idempotency_key: crypto.randomUUID() }
  await callWork(backend, 'ApplyToSpot', { ...request, short_rest_acknowledged: true }, bearer)
  const ofDoctor = eq(application.doctorId, doctorId)
  const [agreed] = await db.database.select().from(application).where(ofDoctor)
  if (!agreed) throw new Error('no application')
  const listed = async () => (await editor.inbox()).body.unread_paydays ?? []
  expect(await listed()).toEqual([])
  const payment = { ...agreed.terms.payment, payday: null, note: '末日締め・ご相談' }
  await db.database
    .update(application)
    .set({ terms: { ...agreed.terms, payment } })
    .where(ofDoctor)
  expect(await listed()).toEqual([
    expect.objectContaining({
      listing_number: number,
      title: '支払日を読めない当直',
      pay_day: '末日締め・ご相談',
      application_id: agreed.id,
    }),
  ])
  await db.database.update(work).set({ state: 'CONFIRMED' }).where(eq(work.doctorId, doctorId))
  expect(await listed()).toEqual([])
})
