import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { work } from './schema/work/application.ts'

type DoctorId = string | SQLWrapper | null

/** Condition: works of the doctor that are neither cancelled nor missed. */
export const standingWorks = (doctorId: DoctorId): SQL => sql`${work.doctorId} = ${doctorId}
    and ${work.state} not in ('CANCELLED_BY_DOCTOR', 'CANCELLED_BY_HOSPITAL', 'NO_SHOW')`

type Between = {
  from: SQLWrapper
  to: SQLWrapper
  /** Leaves out the doctor's own works of a spot listing. */
  exceptListing?: SQLWrapper
}

/**
 * Column: whether a standing work of the doctor overlaps a time; false for nobody. All works together, which PostgreSQL reads
 * once for all rows, say first whether to look for one. The rest around it is for `domain/work/rest-interval.ts` alone, which
 * needs all works of some days.
 */
export const hasWorkBetween = (
  doctorId: DoctorId,
  { from, to, exceptListing }: Between,
): SQL<boolean> => sql`(coalesce(tstzrange(${from}, ${to}) && (
  select range_agg(tstzrange(${work.plannedStart}, ${work.plannedEnd})) from ${work} where ${standingWorks(doctorId)}), false)
  and exists (
  select from ${work} where ${standingWorks(doctorId)}
  ${exceptListing && sql`and ${work.spotWorkId} is distinct from ${exceptListing}`}
  and ${work.plannedStart} < ${to} and ${work.plannedEnd} > ${from}))`
