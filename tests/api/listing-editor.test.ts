import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { application } from '#app/backend/database/schema/work/application.ts'
import { hospital } from '#app/backend/database/schema/hospital/hospital.ts'
import { notification } from '#app/backend/database/schema/notification.ts'
import { spotWork, spotWorkDetail } from '#app/backend/database/schema/listing/spot-work.ts'
import { regularWork } from '#app/backend/database/schema/listing/regular-work.ts'
import { makeHospitals } from '#app/backend/seed/hospitals.ts'
import { callWork, testBackend, type TestBackend } from '#tests/support/backend-calls.ts'
import { testDatabase, type TestDatabase } from '#tests/support/database.ts'
import { insertDoctor, NOW } from '#tests/support/doctors.ts'
import { takeJobs } from '#tests/support/jobs.ts'
import { insertMember } from '#tests/support/members.ts'
import { editorOf } from '#tests/support/listing-drafts.ts'

let db: TestDatabase
let backend: TestBackend
let editor: ReturnType<typeof editorOf>
let own: number

beforeAll(async () => {
  db = await testDatabase()
  backend = testBackend(db.database)
  const places = makeHospitals(1)
  await db.database.insert(hospital).values(places.map(({ row }) => row))
  own = places[0]?.row.id ?? 0
  editor = editorOf(backend, (await insertMember(db.database, own)).bearer)
}, 60_000)
afterAll(() => db.close())

const idOf = (number: string) => Number(number.slice(2))
const find = async (number: string) => {
  const [row] = await db.database
    .select()
    .from(spotWork)
    .where(eq(spotWork.id, idOf(number)))
  if (!row) throw new Error(`no ${number}`)
  return row
}
const published = async (changes: Record<string, string[]> = {}) => {
  const { body } = await editor.publish(await editor.draft(changes))
  expect(body.outcome).toBe('PUBLISH_OUTCOME_PUBLISHED')
  return String(body.listing_number)
}
const apply = async (number: string) => {
  const { bearer } = await insertDoctor(db.database)
  const request = { spot_work_id: String(idOf(number)), idempotency_key: crypto.randomUUID() }
  return callWork(backend, 'ApplyToSpot', { ...request, short_rest_acknowledged: true }, bearer)
}

describe('publishing', () => {
  test('writes the listing with its terms, and orders its notices', async () => {
    await takeJobs(db.database, 'publication')
    const number = await published()
    const row = await find(number)
    expect(row).toMatchObject({
      hospitalId: own,
      status: 'PUBLISHED',
      title: '内科系の当直',
      fee: 85_000,
      hourlyFee: 5_666,
      shift: 'NIGHT',
      startTime: new Date('2026-12-18T17:00:00+09:00'),
      endTime: new Date('2026-12-19T09:00:00+09:00'),
      applicationDeadline: new Date('2026-12-17T17:00:00+09:00'),
      incentives: [{ type: 'AMBULANCE', unitYen: 5_000, capYen: null, note: '1台ごと' }],
      editedAt: NOW,
    })
    expect(row.recommendScore).toBeGreaterThan(0)
    const [detail] = await db.database
      .select()
      .from(spotWorkDetail)
      .where(eq(spotWorkDetail.spotWorkId, row.id))
    expect(detail).toMatchObject({ workplaceScope: '当院のみ(変更なし)', permitFrom: row.startTime })
    expect(await takeJobs(db.database, 'publication')).toEqual([{ kind: 'spot', listingId: row.id }])
  })

  test('a repeated publication gets the first number and publishes nothing more', async () => {
    const ref = await editor.draft()
    const key = crypto.randomUUID()
    const { version } = (await editor.call('GetDraft', { ref })).body.draft
    const first = await editor.publish(ref, version, key)
    const listings = await db.database.$count(spotWork)
    expect(first.body.outcome).toBe('PUBLISH_OUTCOME_PUBLISHED')
    expect(await editor.publish(ref, version, key)).toEqual(first)
    expect((await editor.publish(ref)).body.outcome).toBe('PUBLISH_OUTCOME_GONE')
    expect((await editor.publish(ref, version + 1, key)).status).toBe(400)
    expect(await db.database.$count(spotWork)).toBe(listings)
  })

  test.each([
    ['a missing term', { workplaceScope: [''] }, 'workplaceScope', '変更の範囲'],
    ['less than the minimum wage', { fee: ['10000'] }, 'fee', '最低賃金法'],
    ['an end before the start', { endDay: ['SAME'] }, 'endTime', ''],
    ['more than 32 hours', { endDay: ['SECOND'] }, 'endTime', ''],
    ['a day that is over', { date: ['2026-11-20'] }, 'date', ''],
    ['選考なし until the start', { applicationStatus: ['FREE'], deadlineHours: ['0'] }, 'deadlineHours', ''],
    ['a sex', { description: ['女性医師歓迎です。'] }, 'description', '均等法'],
    ['an age', { description: ['45歳までの先生'] }, 'description', '労働施策'],
    ['派遣', { title: ['派遣の当直'] }, 'title', '派遣法'],
    ['名医', { description: ['名医がいます'] }, 'description', '広告'],
    ['a patient’s name', { description: ['患者の山田太郎さんの当直'] }, 'description', '患者さん'],
    ['a number that is none', { fee: ['たくさん'] }, 'fee', ''],
    ['a day that does not exist', { date: ['2027-02-30'] }, 'date', ''],
  ])('%s is found, named with its rule, and not published', async (_, changes, field, rule) => {
    const ref = await editor.draft(changes)
    const { body } = await editor.call('GetDraft', { ref })
    const findings: { field: string; basis: string }[] = body.draft.findings
    expect(findings).toEqual([expect.objectContaining({ field, basis: expect.stringContaining(rule) })])
    expect((await editor.publish(ref)).body.outcome).toBe('PUBLISH_OUTCOME_INCOMPLETE')
    expect((await editor.call('GetDraft', { ref })).status).toBe(200)
  })

  test('a text that the hospital has cleared of patients’ data is published', async () => {
    const description = ['患者の山田太郎さんの当直']
    const ref = await editor.draft({ description, noPatientData_terms: ['description'] })
    expect((await editor.publish(ref)).body.outcome).toBe('PUBLISH_OUTCOME_INCOMPLETE')
    await published({ description, noPatientData_work: ['description'] })
  })

  test('a regular listing is published by the same call', async () => {
    const { body } = await editor.publish(await editor.draft({}, 'REGULAR'))
    expect(body.listing_number).toMatch(/^R-/)
    const [row] = await db.database.select().from(regularWork)
    expect(row).toMatchObject({ weekdays: ['TUESDAY'], frequency: 'WEEKLY', hourlyFee: 12_142 })
  })
})

describe('a draft', () => {
  test('is saved as typed, part by part, and begins with the terms of the latest listing', async () => {
    await published()
    const { body } = await editor.call('GetNewDraft', { kind: 'LISTING_KIND_SPOT' })
    const fields = body.draft.answers.map(({ field }: { field: string }) => field)
    expect(fields).toContain('smokingPolicy')
    expect(fields).not.toContain('fee')
    // What it begins with is already there: the form would show it as missing.
    const missing = body.draft.findings.map(({ field }: { field: string }) => field)
    expect(missing).toContain('fee')
    expect(missing.filter((field: string) => fields.includes(field))).toEqual([])
    const ref = crypto.randomUUID()
    const saved = await editor.save(ref, 'time', { fee: ['八万'] })
    expect(saved.body.outcome).toBe('SAVE_DRAFT_OUTCOME_SAVED')
    expect(saved.body.draft.answers).toContainEqual({ field: 'fee', values: ['八万'] })
  })

  test('a lost answer may be asked for again; a save over a newer one is a conflict', async () => {
    const ref = crypto.randomUUID()
    await editor.save(ref, 'time', { fee: ['80000'] })
    const again = await editor.save(ref, 'time', { fee: ['80000'] })
    expect(again.body).toMatchObject({ outcome: 'SAVE_DRAFT_OUTCOME_SAVED', draft: { version: 1 } })
    await editor.save(ref, 'time', { fee: ['90000'] }, 1)
    const late = await editor.save(ref, 'time', { fee: ['70000'] }, 1)
    expect(late.body.outcome).toBe('SAVE_DRAFT_OUTCOME_CONFLICT')
    expect(late.body.draft.answers).toContainEqual({ field: 'fee', values: ['90000'] })
  })

  test('is copied to several dates, once', async () => {
    const ref = await editor.draft()
    const key = crypto.randomUUID()
    const copy = () =>
      editor.call('CopyListing', { ref, dates: ['2026-12-25', '2026-12-26'], idempotency_key: key })
    const first = await copy()
    expect(first.body.refs).toHaveLength(2)
    expect(await copy()).toEqual(first)
    const { body } = await editor.call('GetDraft', { ref: first.body.refs[0] })
    expect(body.draft.answers).toContainEqual({ field: 'date', values: ['2026-12-25'] })
    expect(body.draft.findings).toEqual([])
  })

  test('is discarded; a late save does not bring it back', async () => {
    const ref = await editor.draft()
    await editor.call('DiscardDraft', { ref })
    expect((await editor.call('DiscardDraft', { ref })).status).toBe(200)
    expect((await editor.save(ref, 'time', { fee: ['1'] }, 3)).body.outcome).toBe('SAVE_DRAFT_OUTCOME_GONE')
  })
})

describe('editing what is published', () => {
  test('changes the listing at once, and its slots reopen a filled one', async () => {
    const number = await published({ applicationStatus: ['FREE'] })
    expect((await apply(number)).body.outcome).toBe('APPLY_OUTCOME_MATCHED')
    expect((await find(number)).status).toBe('FILLED')
    await editor.save(number, 'time', { ...(await timeOf(number)), slots: ['2'] })
    expect((await editor.publish(number, 1)).body.outcome).toBe('PUBLISH_OUTCOME_PUBLISHED')
    expect(await find(number)).toMatchObject({ status: 'PUBLISHED', slots: 2, filledSlots: 1 })
  })

  test('wage and hours are locked once somebody has applied, everything else is not', async () => {
    const number = await published()
    await apply(number)
    const time = await timeOf(number)
    await editor.save(number, 'time', { ...time, fee: ['90000'] })
    const { body } = await editor.publish(number, 1)
    expect(body).toMatchObject({
      outcome: 'PUBLISH_OUTCOME_LOCKED',
      locked_labels: ['1回の勤務の給与(税引前)'],
    })
    await editor.save(number, 'time', { ...time, fee: ['85,000'], carfareNote: ['領収書が必要です'] }, 1)
    expect((await editor.publish(number, 2)).body.outcome).toBe('PUBLISH_OUTCOME_PUBLISHED')
    expect((await find(number)).fee).toBe(85_000)
  })

  const timeOf = async (number: string): Promise<Record<string, string[]>> => {
    const { body } = await editor.call('GetDraft', { ref: number })
    const answers: { field: string; values?: string[] }[] = body.draft.answers
    return Object.fromEntries(answers.map(({ field, values = [] }) => [field, values]))
  }
})

describe('changing the state', () => {
  test('paused, resumed, closed: each once, and none after the end', async () => {
    const number = await published()
    const outcome = async (change: string) => (await editor.change(number, change)).body.outcome
    expect(await outcome('RESUME')).toBe('CHANGE_LISTING_OUTCOME_NOT_ALLOWED')
    expect(await outcome('PAUSE')).toBe('CHANGE_LISTING_OUTCOME_CHANGED')
    expect((await apply(number)).body.outcome).toBe('APPLY_OUTCOME_CLOSED')
    expect(await outcome('RESUME')).toBe('CHANGE_LISTING_OUTCOME_CHANGED')
    expect(await outcome('CONFIRM')).toBe('CHANGE_LISTING_OUTCOME_CHANGED')
    expect(await outcome('CLOSE')).toBe('CHANGE_LISTING_OUTCOME_CHANGED')
    expect(await outcome('CLOSE')).toBe('CHANGE_LISTING_OUTCOME_NOT_ALLOWED')
    expect((await editor.save(number, 'time', { fee: ['1'] })).body.outcome).toBe('SAVE_DRAFT_OUTCOME_ENDED')
  })

  test('withdrawing ends the undecided applications; closing leaves them to be answered', async () => {
    const [closed, withdrawn] = [await published(), await published()]
    await apply(closed)
    await apply(withdrawn)
    await editor.change(closed, 'CLOSE')
    await editor.change(withdrawn, 'WITHDRAW')
    const stateOf = async (number: string) =>
      (
        await db.database
          .select({ state: application.state })
          .from(application)
          .where(eq(application.spotWorkId, idOf(number)))
      )[0]?.state
    expect(await stateOf(closed)).toBe('APPLIED')
    expect(await stateOf(withdrawn)).toBe('LISTING_CLOSED')
    expect((await find(withdrawn)).applicantCount).toBe(0)
    const told = await db.database
      .select({ type: notification.type, doctorId: notification.doctorId })
      .from(notification)
    expect(told.filter(({ type }) => type === 'APPLICATION_LISTING_CLOSED')).toHaveLength(1)
  })
})

describe('the list', () => {
  test('has shelves with their numbers, page by page', async () => {
    const list = async (body: object) =>
      (await editor.call('ListListings', { kind: 'LISTING_KIND_SPOT', ...body })).body
    const first = await list({ shelf: 'LISTING_SHELF_OPEN', limit: 2 })
    const refs: string[] = []
    for (let after = ''; ;) {
      const page = await list({ shelf: 'LISTING_SHELF_OPEN', limit: 2, after })
      refs.push(...page.listings.map(({ ref }: { ref: string }) => ref))
      after = page.next_cursor
      if (!after) break
    }
    expect(new Set(refs).size).toBe(refs.length)
    expect(refs).toHaveLength(first.open)
    expect(first.listings[0]).toMatchObject({ when: '12/18(金) 17:00〜翌9:00', fee: 85_000 })
    const drafts = await list({ shelf: 'LISTING_SHELF_DRAFT', limit: 100 })
    expect(drafts.listings).toHaveLength(drafts.drafts)
    expect((await list({ shelf: 'LISTING_SHELF_ENDED' })).listings.length).toBeGreaterThan(1)
  })
})

test('none of this was an outage', () => {
  expect(backend.reported).toEqual([])
})
