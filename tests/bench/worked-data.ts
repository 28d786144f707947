import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#app/backend/database/client.ts'
import { work } from '#app/backend/database/schema/work/application.ts'
import { spotWork } from '#app/backend/database/schema/listing/spot-work.ts'
import { callWork, testBackend } from '#tests/support/backend-calls.ts'
import { insertDoctors, type TestDoctor } from '#tests/support/doctors.ts'

/** A doctor's real application, whose terms the others have too. */
export async function applyOnce(database: Database): Promise<void> {
  const now = new Date()
  const [listing] = await database
    .select({ id: spotWork.id })
    .from(spotWork)
    .where(
      and(
        eq(spotWork.status, 'PUBLISHED'),
        eq(spotWork.applicationStatus, 'SELECTION'),
        sql`${spotWork.applicationDeadline} > now() + interval '9 days'`,
      ),
    )
    .orderBy(spotWork.id)
    .limit(1)
  const [one] = await insertDoctors(database, 1, { now })
  const body = { spot_work_id: String(listing?.id), idempotency_key: crypto.randomUUID() }
  const applied = await callWork(
    testBackend(database, () => now),
    'ApplyToSpot',
    body,
    one?.bearer,
  )
  if (!applied.body.application) throw new Error(JSON.stringify(applied.body))
}

/**
 * Confirmed works with reports of a doctor, one a day, as copies of an application's terms (`applyOnce`): of so many
 * hospitals in turn, with one application to each.
 */
export async function insertWorks(
  database: Database,
  { doctorId }: TestDoctor,
  { works, hospitals }: { works: number; hospitals: number },
): Promise<void> {
  await database.execute(sql`
    with listing as (
      select id, hospital_id, fee, row_number() over (order by id) - 1 nth
      from (select distinct on (hospital_id) * from spot_work order by hospital_id, id limit ${hospitals}::int) one
    ), applied as (
      insert into application (doctor_id, hospital_id, spot_work_id, slot_no, state, terms, applied_at)
      select ${doctorId}::uuid, listing.hospital_id, listing.id,
        (select coalesce(max(slot_no), 0) + 1 from application where spot_work_id = listing.id), 'MATCHED', kept.terms, now()
      from listing, (select terms from application where spot_work_id is not null limit 1) kept
      returning id, hospital_id, spot_work_id
    )
    insert into work (application_id, hospital_id, doctor_id, state, planned_start, planned_end, break_minutes, fee)
    select applied.id, applied.hospital_id, ${doctorId}::uuid, 'REPORTED', now() - (n + 1) * interval '1 day',
      now() - (n + 1) * interval '1 day' + interval '8 hours', 60, listing.fee
    from generate_series(1, ${works}::int) n
    join listing on listing.nth = n % ${hospitals}::int join applied on applied.spot_work_id = listing.id`)
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
  const count = await database.$count(work, eq(work.doctorId, doctorId))
  if (count !== works) throw new Error(`${count} works instead of ${works}`)
}
