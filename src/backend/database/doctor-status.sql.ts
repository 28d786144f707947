import { and, gt, inArray, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import type { DoctorStatus } from '../../domain/account/doctor-words.ts'
import { doctor } from './schema/doctor/doctor.ts'

/** The doctor's status at `now`, with expired suspensions resolved. Use it instead of the column `status`. */
export const doctorStatusAt = (now: Date): SQL<DoctorStatus> =>
  sql<DoctorStatus>`case when ${doctor.suspendedUntil} <= ${now}::timestamptz
    then ${doctor.statusBefore} else ${doctor.status} end`

/** The end of a suspension that has not expired at `now`; null otherwise. */
export const suspendedUntilAt = (now: Date): SQL<Date | null> =>
  sql`case when ${doctor.suspendedUntil} > ${now}::timestamptz then ${doctor.suspendedUntil} end`.mapWith(
    doctor.suspendedUntil,
  )

/** Whether `doctorStatusAt(now)` is one of `statuses`, as a condition that uses the indexes. */
export const hasDoctorStatusAt = (statuses: readonly DoctorStatus[], now: Date): SQL | undefined =>
  or(
    and(
      inArray(doctor.status, [...statuses]),
      or(isNull(doctor.suspendedUntil), gt(doctor.suspendedUntil, now)),
    ),
    and(lte(doctor.suspendedUntil, now), inArray(doctor.statusBefore, [...statuses])),
  )
