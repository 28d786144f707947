import { PGlite } from '@electric-sql/pglite'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Marks of single works, as they were kept before payments had rows, become payments; no yen of tax changes. */

const FOLDER = 'src/backend/database/migrations'

/** The statements of a migration, by a part of its name: numbers differ between branches. */
function statementsOf(name: string): string[] {
  const file = readdirSync(FOLDER).find((one) => one.endsWith(`_${name}.sql`))
  if (file === undefined) throw new Error(`no migration ${name}`)
  return readFileSync(`${FOLDER}/${file}`, 'utf8').split('--> statement-breakpoint')
}

const uuid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

test('existing marks are merged by doctor, payday and day, with the sum of their taxes', async () => {
  const database = new PGlite()
  await database.exec(`create schema drizzle; create table drizzle.code_floor (migration bigint primary key);
    create table doctor (id uuid primary key); create table hospital (id bigint primary key);
    create table hospital_member (id uuid primary key); create table work (id uuid primary key);
    insert into doctor values ('${uuid(1)}'); insert into hospital values (1), (2);`)
  for (const statement of statementsOf('payments').filter((one) => one.includes('work_payment')))
    await database.exec(statement)
  const works = [
    { work: 11, hospital: 1, payday: '2026-12-25', tax: 3_000, paid: '2026-12-25', by: 'HOSPITAL' },
    { work: 12, hospital: 1, payday: '2026-12-25', tax: 4_000, paid: '2026-12-25', by: 'HOSPITAL' },
    // The tax is not entered yet.
    { work: 13, hospital: 1, payday: '2026-12-25', tax: null, paid: '2026-12-25', by: 'HOSPITAL' },
    { work: 14, hospital: 1, payday: '2026-12-25', tax: 100, paid: '2026-12-26', by: 'HOSPITAL' },
    { work: 15, hospital: 1, payday: '2026-12-25', tax: null, paid: '2026-12-25', by: 'DOCTOR' },
    { work: 16, hospital: 2, payday: '2026-12-25', tax: 5, paid: '2026-12-25', by: 'HOSPITAL' },
    // No payday can be read from the terms.
    { work: 17, hospital: 1, payday: null, tax: 7, paid: '2026-12-25', by: 'HOSPITAL' },
    { work: 18, hospital: 1, payday: null, tax: 8, paid: '2026-12-25', by: 'HOSPITAL' },
    // Nobody has marked it.
    { work: 19, hospital: 1, payday: '2027-01-25', tax: null, paid: null, by: null },
  ]
  for (const one of works) {
    await database.query('insert into work values ($1)', [uuid(one.work)])
    await database.query(
      `insert into work_payment (work_id, doctor_id, hospital_id, payday, last_day, withheld_yen, paid_on, marked_by,
        marked_at, received_at)
      values ($1, $2, $3, $4, $4, $5, $6, $7, case when $7::text is null then null else now() end,
        case when $7 = 'DOCTOR' then now() end)`,
      [uuid(one.work), uuid(1), one.hospital, one.payday, one.tax, one.paid, one.by],
    )
  }
  await database.transaction(async (tx) => {
    const steps = ['payments_of_doctor_and_payday', 'payments_without_marks_of_works']
    for (const statement of steps.flatMap(statementsOf)) await tx.exec(statement)
  })
  const { rows } = await database.query<{ works: string; tax: number | null; paid: string; by: string }>(
    `select string_agg(right(line.work_id::text, 2), ' ' order by line.work_id) works, payment.withheld_yen tax,
      payment.paid_on::text paid, payment.marked_by by
    from payment join work_payment line on line.payment_id = payment.id group by payment.id order by 1`,
  )
  expect(rows).toEqual([
    { works: '11 12', tax: 7_000, paid: '2026-12-25', by: 'HOSPITAL' },
    { works: '13', tax: null, paid: '2026-12-25', by: 'HOSPITAL' },
    { works: '14', tax: 100, paid: '2026-12-26', by: 'HOSPITAL' },
    { works: '15', tax: null, paid: '2026-12-25', by: 'DOCTOR' },
    { works: '16', tax: 5, paid: '2026-12-25', by: 'HOSPITAL' },
    { works: '17', tax: 7, paid: '2026-12-25', by: 'HOSPITAL' },
    { works: '18', tax: 8, paid: '2026-12-25', by: 'HOSPITAL' },
  ])
  await database.close()
})
