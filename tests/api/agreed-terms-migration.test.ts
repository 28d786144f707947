import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase, type Database } from '#app/backend/database/client.ts'
import { startEmbeddedDatabase } from '#app/backend/database/embedded/embedded.ts'
import { migrateDatabase, migrateUntil } from '#app/backend/database/migrate.ts'
import journal from '#app/backend/database/migrations/meta/_journal.json' with { type: 'json' }
import { application } from '#app/backend/database/schema/work/application.ts'
import { seedDemoAccounts } from '#app/backend/seed/demo/demo-accounts.ts'
import { seedDemoData } from '#app/backend/seed/seed-demo-data.ts'
import { termLines } from '#app/domain/listing/terms/term-lines.ts'
import type { TermLine } from '#app/domain/listing/terms/terms-snapshot.ts'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { NOW } from '../support/doctors.ts'
import { termsBefore } from '../support/terms-before.ts'

/** Terms as the version before stored them become facts, and say the same. */

type Stored = { id: string; terms: { terms: TermLine[]; linesSum?: number } }

/** Stored terms of the demo as the version before would have written them. */
const AS_BEFORE = sql`
  update application set terms = (terms - array['formation', 'workplace', 'workplaceScope', 'duties', 'departments', 'dutyScope',
    'breakMinutes', 'feeKind', 'nightPremiumIncluded', 'payment', 'withholdingTable', 'carfare', 'socialInsurance',
    'malpracticeCoverage', 'smokingPolicy', 'cancellationPolicy', 'requirements', 'selection', 'contractPeriod', 'interview',
    'renewal', 'trialMonths', 'substitutePolicy', 'paidLeave', 'conversion', 'kept', 'linesSum'])
    || jsonb_build_object('terms', (select jsonb_agg(case when line->>'heading' = '支払日'
      then jsonb_build_object('heading', '支払日', 'text', '銀行振込(締め日 末日、支払日 翌月25日)') else line end)
      from jsonb_array_elements(terms->'terms') line where line->>'heading' <> '必要な経験'))`

const storedIn = async (database: Database): Promise<Stored[]> =>
  (await database.execute<Stored>(sql`select id, terms from application order by id`)).rows

/** More applications like the first one, with these terms, ended. */
const insertLike = (database: Database, terms: unknown) =>
  database.execute(sql`
    insert into application (spot_work_id, regular_work_id, hospital_id, doctor_id, state, terms, applied_at)
    select spot_work_id, regular_work_id, hospital_id, doctor_id, 'WITHDRAWN', one, applied_at
    from (select * from application limit 1) first, jsonb_array_elements(${JSON.stringify(terms)}::jsonb) one`)

describe('in a demo', () => {
  let db: TestDatabase
  let before: Stored[] = []
  let known = 0

  beforeAll(async () => {
    db = await testDatabase()
    await seedDemoData(db.database, { now: NOW, spot: 400, regular: 40, hospitals: 30 })
    await seedDemoAccounts(db.database, { now: NOW })
    await db.database.execute(sql`delete from condition_notice_due`)
    await db.database.execute(sql`alter table application disable trigger application_terms`)
    await db.database.execute(AS_BEFORE)
    known = (await storedIn(db.database)).length
    // Twice, for more than one batch.
    for (let times = 0; times < 2; times += 1) await insertLike(db.database, [...termsBefore.values()])
    await db.database.execute(sql`alter table application enable trigger application_terms`)
    before = await storedIn(db.database)
  }, 240_000)
  afterAll(() => db.close())

  test('all are read, what is not is listed, and every line stays', { timeout: 120_000 }, async () => {
    expect(known).toBeGreaterThan(5)
    const { terms } = await migrateDatabase(db.database)
    // In hand on the day and on another day too, and a kind of payment per hour are words that no rule is read from.
    const contradictory = [...termsBefore].filter(([name]) => name.includes('paid CASH_ON_DAY')).length
    const others = terms.unread.filter(({ headings }) => String(headings) !== '支払日')
    expect(others).toEqual([])
    expect(terms.read + terms.unread.length).toBeGreaterThanOrEqual(before.length)
    expect(terms.unread.length).toBeGreaterThanOrEqual(2 * contradictory)

    const after = await db.database.select({ id: application.id, terms: application.terms }).from(application)
    const lines = new Map(after.map((row) => [row.id, termLines(row.terms)]))
    for (const { id, terms: agreed } of before) expect(lines.get(id)).toEqual(agreed.terms)
    expect(after.every((row) => row.terms.payment.method !== null)).toBe(true)
    const left = await db.database.execute(sql`select 1 from application where not (terms ? 'linesSum')`)
    expect(left.rows).toEqual([])
  })

  test('once: a second run reads nothing, and no notice of terms is ordered anew', async () => {
    expect((await migrateDatabase(db.database)).terms).toEqual({ read: 0, unread: [] })
    expect((await db.database.execute(sql`select 1 from condition_notice_due`)).rows).toEqual([])
  })

  test('terms written by the version before since are read at once, and by the next run', async () => {
    const old = termsBefore.get('spot: withheld HEI')
    if (!old) throw new Error('no such terms')
    await insertLike(db.database, [
      { ...old, title: '後から', terms: [...old.terms, { heading: '特記', text: '白衣' }] },
    ])
    const find = async () =>
      (await db.database.select({ terms: application.terms }).from(application)).find(
        ({ terms }) => terms.title === '後から',
      )?.terms
    const read = await find()
    expect(read?.withholdingTable).toBe('HEI')
    const { terms } = await migrateDatabase(db.database)
    expect(terms.unread.map(({ table, headings }) => [table, headings])).toEqual([['application', ['特記']]])
    expect(await find()).toEqual(read)
  })
})

test('a database that the version before has made is read whole', { timeout: 240_000 }, async () => {
  const embedded = await startEmbeddedDatabase({ memory: true })
  const database = openDatabase({ url: embedded.url, max: 1 })
  const last = journal.entries.find(({ tag }) => tag.endsWith('_staff_added'))
  expect(last && (await migrateUntil(database, last.when))).toBe(true)
  const rows = [...termsBefore].map(([name, terms]) => ({ name, terms }))
  // Without the listings and people around them.
  await database.execute(sql`set session_replication_role = replica`)
  await database.execute(sql`
    insert into application (spot_work_id, regular_work_id, hospital_id, doctor_id, state, message, terms, applied_at)
    select case when one->'terms' ? 'regular' then null else 1 end, case when one->'terms' ? 'regular' then 1 end, 1,
      gen_random_uuid(), 'WITHDRAWN', one->>'name', one->'terms', now()
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) one`)
  await database.execute(sql`set session_replication_role = origin`)
  const { terms } = await migrateDatabase(database)
  expect(terms.read + terms.unread.length).toBe(rows.length)
  const after = await database
    .select({ name: application.message, terms: application.terms })
    .from(application)
  expect(after.length).toBe(rows.length)
  for (const row of after) expect(termLines(row.terms)).toEqual(termsBefore.get(row.name ?? '')?.terms)
  await database.$client.end()
  await embedded.close()
})
