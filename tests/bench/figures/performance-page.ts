import { sql } from 'drizzle-orm'
import { openDatabase, type Database } from '#app/backend/database/client.ts'
import { callTwirp, testBackend } from '#tests/support/backend-calls.ts'
import { insertDoctors, type TestDoctor } from '#tests/support/doctors.ts'
import { startDemoPostgres } from '../demo-postgres.ts'
import type { Figure } from '../figure.ts'
import { median, medianRatio } from '../statistics.ts'

const MANY = 3_000
const FEW = 30
const ROUNDS = 60

/** Confirmed works with reports of a doctor: one a day, of eight hospitals in turn, as copies of an application's terms. */
async function insertWorks(database: Database, { doctorId }: TestDoctor, count: number): Promise<void> {
  await database.execute(sql`
    with listing as (
      select id, hospital_id, fee, row_number() over (order by id) - 1 nth
      from (select distinct on (hospital_id) * from spot_work order by hospital_id, id limit 8) one
    ), applied as (
      insert into application (doctor_id, hospital_id, spot_work_id, state, terms, applied_at)
      select ${doctorId}::uuid, listing.hospital_id, listing.id, 'MATCHED', kept.terms, now()
      from listing, (select terms from application where spot_work_id is not null limit 1) kept
      returning id, hospital_id, spot_work_id
    )
    insert into work (application_id, hospital_id, doctor_id, state, planned_start, planned_end, break_minutes, fee)
    select applied.id, applied.hospital_id, ${doctorId}::uuid, 'REPORTED', now() - (n + 1) * interval '1 day',
      now() - (n + 1) * interval '1 day' + interval '8 hours', 60, listing.fee
    from generate_series(1, ${count}::int) n
    join listing on listing.nth = n % 8 join applied on applied.spot_work_id = listing.id`)
  await database.execute(sql`
    insert into work_report (work_id, number, actual_start, actual_end, break_minutes, ambulance_accepted, declined,
      admissions_ambulance, admissions_walk_in, walk_ins, ward_calls, carfare_yen, comment, incentive_yen, reported_at,
      confirm_due_at)
    select id, 1, planned_start, planned_end, 60, 3, '{"BEDS_FULL": 1, "OTHER": 1}', 1, 1, 4, 2, 500, '', 5000,
      planned_end, planned_end
    from work where doctor_id = ${doctorId}::uuid`)
  await database.execute(
    sql`update work set report_number = 1, state = 'CONFIRMED' where doctor_id = ${doctorId}::uuid`,
  )
}

/** 勤務実績 of a doctor who has worked for eight years, against that of one who has worked for a month. */
export async function performanceFigures(): Promise<Figure[]> {
  const postgres = await startDemoPostgres()
  const database = openDatabase({ url: postgres.url, max: 8 })
  try {
    const backend = testBackend(database, () => new Date())
    const [busy, quiet] = await insertDoctors(database, 2, { now: new Date() })
    if (!busy || !quiet) throw new Error('no doctors')
    await insertWorks(database, busy, MANY)
    await insertWorks(database, quiet, FEW)
    await database.execute(sql`analyze`)
    const figures: Figure[] = []
    for (const period of ['QUARTER', 'YEAR', 'ALL']) {
      const time = async ({ bearer }: TestDoctor): Promise<number> => {
        const begun = performance.now()
        const body = { period: `PERFORMANCE_PERIOD_${period}` }
        const { status } = await callTwirp(backend, 'dp.work.Performance/GetPerformance', body, bearer)
        if (status !== 200) throw new Error(`GetPerformance answered ${status}`)
        return performance.now() - begun
      }
      for (let round = 0; round < 10; round++) await Promise.all([time(busy), time(quiet)])
      const [many, few]: [number[], number[]] = [[], []]
      for (let round = 0; round < ROUNDS; round++) {
        few.push(await time(quiet))
        many.push(await time(busy))
      }
      const detail = `${median(many).toFixed(1)} ms ÷ ${median(few).toFixed(1)} ms`
      const name = `勤務実績 (${period}) of ${MANY} works ÷ of ${FEW}`
      figures.push({ name, ratio: medianRatio(many, few), bound: 2, detail })
    }
    return figures
  } finally {
    await database.close()
    await postgres.stop()
  }
}
