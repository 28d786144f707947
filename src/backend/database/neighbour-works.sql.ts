import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { NightDutyPermit, Shift } from '../../domain/listing/listing-words.ts'
import type { Neighbours } from '../../domain/work/rest-interval.ts'
import { application, work } from './schema/work/application.ts'
import { regularWork } from './schema/listing/regular-work.ts'
import { spotWork } from './schema/listing/spot-work.ts'

type DoctorId = string | SQLWrapper | null

/** A time range; the columns are empty when `doctorId` is null. */
type Around = {
  doctorId: DoctorId
  from: SQLWrapper
  to: SQLWrapper
  /** Leaves out the doctor's own works of a spot listing, or of an application of either kind. */
  exceptListing?: SQLWrapper
  exceptApplication?: SQLWrapper
  exceptWork?: SQLWrapper
}

/** The doctor's previous work, as JSON; `start` and `end` are ISO instants. */
export type EarlierWork = {
  start: string
  end: string
  shift: Shift | null
  nightDutyPermit: NightDutyPermit | null
}

/** The columns as the rule about rest takes them. */
export const toNeighbours = ({
  before,
  after,
}: {
  before: EarlierWork | null
  after: Date | null
}): Neighbours => ({
  before: before && { ...before, start: new Date(before.start), end: new Date(before.end) },
  after: after && { start: after },
})

/** Condition: works of the doctor that are neither cancelled nor missed. */
export const standingWorks = (doctorId: DoctorId): SQL => sql`${work.doctorId} = ${doctorId}
    and ${work.state} not in ('CANCELLED_BY_DOCTOR', 'CANCELLED_BY_HOSPITAL', 'NO_SHOW')`

/**
 * Columns about the doctor's standing works around a time range: whether one overlaps, the last that ends
 * within 24 hours before it, and the start of the first within 24 hours after it.
 */
export function neighbourWorks({
  doctorId,
  from,
  to,
  exceptListing,
  exceptApplication,
  exceptWork,
}: Around): {
  overlaps: SQL<boolean>
  before: SQL<EarlierWork | null>
  after: SQL<Date | null>
} {
  const standing = sql`${standingWorks(doctorId)}
    ${exceptListing && sql`and ${work.spotWorkId} is distinct from ${exceptListing}`}
    ${exceptApplication && sql`and ${work.applicationId} is distinct from ${exceptApplication}`}
    ${exceptWork && sql`and ${work.id} <> ${exceptWork}`}`
  return {
    overlaps: sql`exists (
      select from ${work} where ${standing} and ${work.plannedStart} < ${to} and ${work.plannedEnd} > ${from})`,
    before: sql`(
      select json_build_object('start', ${work.plannedStart}, 'end', ${work.plannedEnd}, 'shift', coalesce(earlier.shift, recurring.shift),
        'nightDutyPermit', coalesce(earlier.night_duty_permit, recurring.night_duty_permit))
      from ${work} left join ${spotWork} earlier on earlier.id = ${work.spotWorkId}
      left join ${application} applied on applied.id = ${work.applicationId}
      left join ${regularWork} recurring on recurring.id = applied.regular_work_id
      where ${standing} and ${work.plannedEnd} <= ${from} and ${work.plannedEnd} > ${from} - interval '24 hours'
      order by ${work.plannedEnd} desc limit 1)`,
    after: sql<Date | null>`(
      select min(${work.plannedStart}) from ${work} where ${standing}
      and ${work.plannedStart} >= ${to} and ${work.plannedStart} < ${to} + interval '24 hours')`.mapWith(
      work.plannedStart,
    ),
  }
}
