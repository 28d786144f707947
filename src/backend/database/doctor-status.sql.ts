import { and, gt, inArray, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import type { DoctorStatus } from '../../domain/account/doctor-words.ts'
import { doctor } from './schema/doctor.ts'

/** The doctor's status at an instant: a dated suspension ends by itself. Nobody reads the column without the clock. */
export const doctorStatusAt = (now: Date): SQL<DoctorStatus> =>
  sql<DoctorStatus>`case when ${doctor.suspendedUntil} <= ${now}::timestamptz
    then ${doctor.statusBefore} else ${doctor.status} end`

/** Until when, while a dated suspension lasts. */
export const suspendedUntilAt = (now: Date): SQL<Date | null> =>
  sql`case when ${doctor.suspendedUntil} > ${now}::timestamptz then ${doctor.suspendedUntil} end`.mapWith(
    doctor.suspendedUntil,
  )

/** Whether the status is one of these, in a form that the indexes serve. */
export const hasDoctorStatusAt = (statuses: readonly DoctorStatus[], now: Date): SQL | undefined =>
  or(
    and(
      inArray(doctor.status, [...statuses]),
      or(isNull(doctor.suspendedUntil), gt(doctor.suspendedUntil, now)),
    ),
    and(lte(doctor.suspendedUntil, now), inArray(doctor.statusBefore, [...statuses])),
  )
