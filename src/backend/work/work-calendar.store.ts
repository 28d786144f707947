import { and, eq, inArray } from 'drizzle-orm'
import type { Executor } from '../database/client.ts'
import { application, work } from '../database/schema/application.ts'
import { doctor } from '../database/schema/doctor.ts'
import { hospital } from '../database/schema/hospital.ts'
import { spotWorkDetail } from '../database/schema/spot-work.ts'
import { AHEAD } from './application-list.store.ts'

/** The work of the account's own application, until it ends; null for any other. */
export async function findWorkForCalendar(
  executor: Executor,
  { applicationId, accountId }: { applicationId: string; accountId: string },
) {
  const [row] = await executor
    .select({
      id: work.id,
      plannedStart: work.plannedStart,
      plannedEnd: work.plannedEnd,
      fee: work.fee,
      terms: application.terms,
      hospital: {
        name: hospital.name,
        prefecture: hospital.prefecture,
        address: hospital.address,
        phone: hospital.phone,
      },
      meetingPlace: spotWorkDetail.meetingPlace,
      dressAndItems: spotWorkDetail.dressAndItems,
    })
    .from(work)
    .innerJoin(application, eq(application.id, work.applicationId))
    .innerJoin(doctor, eq(doctor.id, work.doctorId))
    .innerJoin(hospital, eq(hospital.id, work.hospitalId))
    .innerJoin(spotWorkDetail, eq(spotWorkDetail.spotWorkId, application.spotWorkId))
    .where(
      and(eq(application.id, applicationId), eq(doctor.accountId, accountId), inArray(work.state, AHEAD)),
    )
  return row ?? null
}
