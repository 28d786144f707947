import { sql, type Column, type SQL } from 'drizzle-orm'
import type { Experience } from '../../domain/listing/requirements.ts'
import { areMet, type AskedSql } from './requirements-met.sql.ts'
import { doctor } from './schema/doctor/doctor.ts'
import { doctorProfile } from './schema/doctor/registration.ts'
import { work } from './schema/work/application.ts'

/** Works that are done; those without an application came from elsewhere. */
const DONE = sql.raw(`('FINISHED', 'REPORTED', 'CORRECTION_REQUESTED', 'CONFIRMED', 'PAID')`)

const isDone = sql`(done.application_id is null or done.state in ${DONE})`

/** The doctor (an id, or a column of one) has worked at the hospital. */
export const hasWorkedAt = (
  doctorId: string | Column | SQL | null,
  hospitalId: Column | SQL,
): SQL<boolean> => sql<boolean>`exists (
  select from ${work} done where done.doctor_id = ${doctorId} and done.hospital_id = ${hospitalId}
  and ${isDone})`

/**
 * What requirements are compared with (`missingRequirements`); null for a caller who is no doctor. Both answers are read once
 * for all rows of a statement, and each row takes one of them.
 */
export function experienceAt(doctorId: string | null, hospitalId: Column): SQL<Experience | null> {
  const known = (hasWorkedHere: SQL) => sql`(
  select json_build_object('licenceDate', own.licence_date, 'specialties', coalesce(own.specialties, '{}'),
    'skills', coalesce(own.skills, '{}'), 'hasWorkedHere', ${hasWorkedHere})
  from ${doctor} who left join ${doctorProfile} own on own.doctor_id = who.id where who.id = ${doctorId})`
  return sql`case when ${hasWorkedAt(doctorId, hospitalId)} then ${known(sql`true`)} else ${known(sql`false`)} end`
}

/** The same of all hospitals at once, for searches. */
export const ownExperience = (doctorId: string): SQL => sql`(
  select json_build_object('licenceDate', own.licence_date, 'specialties', coalesce(own.specialties, '{}'),
    'skills', coalesce(own.skills, '{}'), 'hospitalIds', (select coalesce(json_agg(distinct done.hospital_id), '[]')
      from ${work} done where done.doctor_id = who.id and ${isDone}))
  from ${doctor} who left join ${doctorProfile} own on own.doctor_id = who.id where who.id = ${doctorId})`

/** The doctor (an id, or a column of one) meets what a listing of the hospital asks. */
export const doctorMeets = (doctorId: string | Column, asked: AskedSql, hospitalId: Column): SQL<boolean> =>
  sql<boolean>`(select ${areMet(asked, {
    licenceDate: sql`own.licence_date`,
    specialties: sql`coalesce(own.specialties, '{}')`,
    skills: sql`coalesce(own.skills, '{}')`,
    hasWorkedHere: hasWorkedAt(sql`who.id`, hospitalId),
  })} from ${doctor} who left join ${doctorProfile} own on own.doctor_id = who.id where who.id = ${doctorId})`
