import { and, arrayContains, arrayOverlaps, count, eq, lte, notExists, sql, type SQL } from 'drizzle-orm'
import { latestLicence, type Requirements } from '../../domain/listing/requirements.ts'
import type { Executor } from '../database/client.ts'
import { hasDoctorStatusAt } from '../database/doctor-status.sql.ts'
import { hasWorkedAt } from '../database/experience.sql.ts'
import { doctor } from '../database/schema/doctor/doctor.ts'
import { ngSetting } from '../database/schema/doctor/ng.ts'
import { doctorProfile } from '../database/schema/doctor/registration.ts'

/**
 * The number of approved doctors who meet the requirements on the civil day `day`, without those whose NG settings name the
 * hospital. Only what is asked is a condition, so that the indexes of licence, specialties and skills serve.
 */
export async function countSuitableDoctors(
  executor: Executor,
  { asked, day, hospitalId }: { asked: Requirements; day: string; hospitalId: number },
  now: Date,
): Promise<number> {
  const { minYears, specialties, skills, firstTimeOk } = asked
  const conditions: (SQL | undefined)[] = [
    hasDoctorStatusAt(['APPROVE'], now),
    minYears === null ? undefined : lte(doctorProfile.licenceDate, latestLicence(day, minYears)),
    specialties.length > 0 ? arrayOverlaps(doctorProfile.specialties, specialties) : undefined,
    skills.length > 0 ? arrayContains(doctorProfile.skills, skills) : undefined,
    firstTimeOk ? undefined : hasWorkedAt(doctor.id, sql`${hospitalId}::bigint`),
    notExists(
      executor
        .select({ one: ngSetting.id })
        .from(ngSetting)
        .where(and(eq(ngSetting.doctorId, doctor.id), eq(ngSetting.hospitalId, hospitalId))),
    ),
  ]
  const [row] = await executor
    .select({ count: count() })
    .from(doctorProfile)
    .innerJoin(doctor, eq(doctor.id, doctorProfile.doctorId))
    .where(and(...conditions))
  return row?.count ?? 0
}
