import { and, eq, getTableColumns, inArray, ne, sql, type SQL } from 'drizzle-orm'
import { LIVING_STATES } from '../../domain/application-state.ts'
import type { NightDutyPermit, Shift } from '../../domain/listing-words.ts'
import type { Executor } from '../database/client.ts'
import { application, work } from '../database/schema/application.ts'
import { doctor } from '../database/schema/doctor.ts'
import { hospital } from '../database/schema/hospital.ts'
import { spotWork, spotWorkDetail } from '../database/schema/spot-work.ts'

/** Works that may stand in the way of another. */
const standing = (doctorId: string) => sql`
  ${work.doctorId} = ${doctorId}
  and ${work.state} not in ('CANCELLED_BY_DOCTOR', 'CANCELLED_BY_HOSPITAL', 'NO_SHOW')`

type Wish = { doctorId: string; start: Date | null; end: Date | null }

/** Beside a listing: what the doctor has on around the time wished for. */
function surroundings({ doctorId, start, end }: Wish) {
  const from = sql`coalesce(${start}::timestamptz, ${spotWork.startTime})`
  const to = sql`coalesce(${end}::timestamptz, ${spotWork.endTime})`
  return {
    overlaps: sql<boolean>`exists (
      select from ${work} where ${standing(doctorId)} and ${work.plannedStart} < ${to} and ${work.plannedEnd} > ${from})`,
    before: sql<{ end: string; shift: Shift | null; nightDutyPermit: NightDutyPermit | null } | null>`(
      select json_build_object('end', ${work.plannedEnd}, 'shift', earlier.shift, 'nightDutyPermit', earlier.night_duty_permit)
      from ${work} left join ${spotWork} earlier on earlier.id = ${work.spotWorkId}
      where ${standing(doctorId)} and ${work.plannedEnd} <= ${from} and ${work.plannedEnd} > ${from} - interval '24 hours'
      order by ${work.plannedEnd} desc limit 1)`,
    after: sql<Date | null>`(
      select min(${work.plannedStart}) from ${work} where ${standing(doctorId)}
      and ${work.plannedStart} >= ${to} and ${work.plannedStart} < ${to} + interval '24 hours')`.mapWith(
      work.plannedStart,
    ),
    applicationId: livingApplication(doctorId),
  }
}

const livingApplication = (doctorId: string): SQL<string | null> => sql`(
  select ${application.id} from ${application}
  where ${application.doctorId} = ${doctorId} and ${application.spotWorkId} = ${spotWork.id}
  and ${inArray(application.state, [...LIVING_STATES])} limit 1)`

/** Listings with all that decides about an application, drafts left out. One statement. */
export const findListingFacts = (executor: Executor, ids: number[], wish: Wish) =>
  executor
    .select({
      spot: getTableColumns(spotWork),
      detail: getTableColumns(spotWorkDetail),
      hospital: { name: hospital.name, prefecture: hospital.prefecture, address: hospital.address },
      ...surroundings(wish),
    })
    .from(spotWork)
    .innerJoin(hospital, eq(hospital.id, spotWork.hospitalId))
    .innerJoin(spotWorkDetail, eq(spotWorkDetail.spotWorkId, spotWork.id))
    .where(and(inArray(spotWork.id, ids), ne(spotWork.status, 'DRAFT')))

export type ListingFacts = Awaited<ReturnType<typeof findListingFacts>>[number]

export async function findDoctorStatus(executor: Executor, doctorId: string): Promise<string | null> {
  const [row] = await executor.select({ status: doctor.status }).from(doctor).where(eq(doctor.id, doctorId))
  return row?.status ?? null
}

/** The same, and nobody else changes what this doctor has on until the transaction ends. */
export async function lockDoctor(executor: Executor, doctorId: string): Promise<string | null> {
  const [row] = await executor
    .select({ status: doctor.status })
    .from(doctor)
    .where(eq(doctor.id, doctorId))
    .for('update')
  return row?.status ?? null
}
