import { and, asc, eq, gte, lt, sql } from 'drizzle-orm'
import type { NightDutyPermit, Shift } from '../../../domain/listing/listing-words.ts'
import type { PermitTerms } from '../../../domain/listing/terms/terms-snapshot.ts'
import type { MainJob } from '../../../domain/work/period-hours.ts'
import type { Executor } from '../../database/client.ts'
import { standingWorks } from '../../database/neighbour-works.sql.ts'
import { application, work } from '../../database/schema/work/application.ts'
import { doctor } from '../../database/schema/doctor/doctor.ts'
import { hospital } from '../../database/schema/hospital/hospital.ts'
import { regularWork } from '../../database/schema/listing/regular-work.ts'
import { doctorProfile } from '../../database/schema/doctor/registration.ts'
import { spotWork } from '../../database/schema/listing/spot-work.ts'
import { workReport } from '../../database/schema/work/work-record.ts'

/** More works than a doctor has in the years that one page asks for. */
const MOST = 3_000

type Span = { doctorId: string; from: Date; before: Date }

/** The doctor's works that begin in a time range and are neither cancelled nor missed, the earliest first. */
export const findHours = (executor: Executor, { doctorId, from, before }: Span) =>
  executor
    .select({
      id: work.id,
      spotWorkId: work.spotWorkId,
      regularWorkId: application.regularWorkId,
      applicationId: work.applicationId,
      state: work.state,
      hospitalName: hospital.name,
      title: sql<string>`coalesce(${application.terms}->>'title', '')`,
      plannedStart: work.plannedStart,
      plannedEnd: work.plannedEnd,
      /** As reported, else as planned. */
      start: sql<Date>`coalesce(${workReport.actualStart}, ${work.plannedStart})`.mapWith(work.plannedStart),
      end: sql<Date>`coalesce(${workReport.actualEnd}, ${work.plannedEnd})`.mapWith(work.plannedEnd),
      breakMinutes: sql<number>`coalesce(${workReport.breakMinutes}, ${work.breakMinutes})::int`,
      workedInPermit: sql<number>`coalesce(${workReport.permittedMinutes}, 0)::int`,
      isReported: sql<boolean>`${workReport.workId} is not null`,
      permit: sql<PermitTerms | null>`${application.terms}->'permit'`,
      shift: sql<Shift | null>`coalesce(${spotWork.shift}, ${regularWork.shift})`,
      nightDutyPermit: sql<NightDutyPermit | null>`coalesce(${application.terms}->'permit'->>'kind',
        ${spotWork.nightDutyPermit}, ${regularWork.nightDutyPermit})`,
    })
    .from(work)
    .innerJoin(hospital, eq(hospital.id, work.hospitalId))
    .leftJoin(application, eq(application.id, work.applicationId))
    .leftJoin(spotWork, eq(spotWork.id, work.spotWorkId))
    .leftJoin(regularWork, eq(regularWork.id, application.regularWorkId))
    .leftJoin(workReport, and(eq(workReport.workId, work.id), eq(workReport.number, work.reportNumber)))
    .where(and(standingWorks(doctorId), gte(work.plannedStart, from), lt(work.plannedStart, before)))
    .orderBy(asc(work.plannedStart), asc(work.id))
    .limit(MOST)

export type HoursRow = Awaited<ReturnType<typeof findHours>>[number]

/** What the doctor has told of the main hospital. */
export async function findMainJob(executor: Executor, doctorId: string): Promise<MainJob> {
  const [row] = await executor
    .select({ level: doctorProfile.mainHospitalLevel, weeklyHours: doctorProfile.weeklyHours })
    .from(doctorProfile)
    .where(eq(doctorProfile.doctorId, doctorId))
  return row ?? { level: null, weeklyHours: null }
}

export async function findDoctorName(executor: Executor, doctorId: string): Promise<string> {
  const [row] = await executor
    .select({ lastName: doctor.lastName, firstName: doctor.firstName })
    .from(doctor)
    .where(eq(doctor.id, doctorId))
  return row ? `${row.lastName} ${row.firstName}` : ''
}

export async function findDoctorOfAccount(executor: Executor, accountId: string) {
  const [row] = await executor
    .select({ id: doctor.id, lastName: doctor.lastName, firstName: doctor.firstName })
    .from(doctor)
    .where(eq(doctor.accountId, accountId))
  return row ? { id: row.id, name: `${row.lastName} ${row.firstName}` } : null
}
