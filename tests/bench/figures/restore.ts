import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { openDatabase, type Database } from '#app/backend/database/client.ts'
import { work } from '#app/backend/database/schema/work/application.ts'
import { insertDoctors } from '#tests/support/doctors.ts'
import { runCommand } from '#tests/support/production.ts'
import { startDemoPostgres } from '../demo-postgres.ts'
import { onQuietMachine, printPart, type Figure } from '../figure.ts'
import { applyOnce } from '../worked-data.ts'

const DOCTORS = 400
const WORKS = 250
/** What the drill may take for a hundred thousand works. */
const MOST_SECONDS = 60
const PATIENCE_MS = 600_000

/**
 * The demo data, and a hundred thousand works with their applications, stamps, reports and notices. Without triggers:
 * nobody looks at what they would count.
 */
async function fill(database: Database): Promise<void> {
  await applyOnce(database)
  const doctors = await insertDoctors(database, DOCTORS, { now: new Date() })
  const ids = sql.join(
    doctors.map(({ doctorId }) => sql`${doctorId}::uuid`),
    sql`, `,
  )
  await database.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`
      insert into application (doctor_id, hospital_id, spot_work_id, slot_no, state, terms, applied_at)
      select person.id, listing.hospital_id, listing.id, person.nth, 'MATCHED', kept.terms, now() - interval '1 day' * listing.nth
      from unnest(array[${ids}]) with ordinality person(id, nth),
        (select id, hospital_id, row_number() over (order by id) nth from spot_work order by id limit ${WORKS}) listing,
        (select terms from application limit 1) kept`)
    await tx.execute(sql`
      insert into work (application_id, spot_work_id, hospital_id, doctor_id, state, planned_start, planned_end,
        break_minutes, fee, report_number)
      select id, spot_work_id, hospital_id, doctor_id, 'CONFIRMED', applied_at, applied_at + interval '8 hours', 60, 80000, 1
      from application where state = 'MATCHED'`)
    await tx.execute(sql`
      insert into work_report (work_id, number, actual_start, actual_end, break_minutes, ambulance_accepted, declined,
        admissions_ambulance, admissions_walk_in, walk_ins, ward_calls, carfare_yen, comment, incentive_yen, reported_at,
        confirm_due_at)
      select id, 1, planned_start, planned_end, 60, 3, '{"BEDS_FULL": 1, "OTHER": 1}', 1, 1, 4, 2, 500, '', 5000,
        planned_end, planned_end
      from work`)
    await tx.execute(sql`
      insert into work_stamp (work_id, kind, at, source, recorded_at)
      select id, kind, at, 'DEVICE', at
      from work cross join lateral (values ('START', planned_start), ('END', planned_end)) stamp(kind, at)`)
    await tx.execute(sql`
      insert into notification (doctor_id, type, title, body, link, channels, dedupe_key, created_at)
      select doctor_id, 'WORK_CONFIRMED', '勤務の報告が確認されました', '内容をご確認ください。', '/works/' || id, '{}',
        'bench:' || nth || ':' || id, planned_end
      from work, generate_series(1, 2) nth`)
  })
  const count = await database.$count(work)
  if (count !== DOCTORS * WORKS) throw new Error(`${count} works instead of ${DOCTORS * WORKS}`)
}

async function timed(name: string, env: Record<string, string>, file: string): Promise<number> {
  const begun = performance.now()
  const { code, said } = await runCommand(name, env, [file], PATIENCE_MS)
  if (code !== 0) throw new Error(`${name}: ${said}`)
  return (performance.now() - begun) / 1_000
}

/** The drill: `npm run restore` of a hundred thousand works into a PostgreSQL server and into the embedded database. */
export async function restoreFigures(): Promise<Figure[]> {
  const postgres = await startDemoPostgres()
  const folder = await mkdtemp(join(tmpdir(), 'restore-'))
  const file = join(folder, 'backup.gz')
  const database = openDatabase({ url: postgres.url, max: 4, patient: true })
  try {
    await fill(database)
    await database.execute(sql`create database restored template template0`)
    printPart('backup', `${(await timed('backup', { DATABASE_URL: postgres.url }, file)).toFixed(1)} s`)
    printPart('its size', `${((await stat(file)).size / 1_000_000).toFixed(0)} MB`)
    const targets = {
      PostgreSQL: { DATABASE_URL: postgres.url.replace(/migrated$/, 'restored') },
      'the embedded database': { ALLOW_EMBEDDED_DB: '1', DATA_DIR: join(folder, 'data') },
    }
    const figures: Figure[] = []
    for (const [target, env] of Object.entries(targets)) {
      const seconds = await timed('restore', env, file)
      const name = `restoring ${DOCTORS * WORKS} works into ${target} ÷ ${MOST_SECONDS} s`
      figures.push({ name, ratio: seconds / MOST_SECONDS, bound: 1, detail: `${seconds.toFixed(1)} s` })
    }
    return onQuietMachine(figures)
  } finally {
    await database.close()
    await postgres.stop()
    await rm(folder, { recursive: true })
  }
}
