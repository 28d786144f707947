import { and, eq, getTableColumns, inArray, ne, sql, type SQL } from 'drizzle-orm'
import { LIVING_STATES } from '../../../domain/application/application-state.ts'
import type { Executor } from '../../database/client.ts'
import { experienceAt } from '../../database/experience.sql.ts'
import { wagesOf } from '../../database/minimum-wages.sql.ts'
import { application } from '../../database/schema/work/application.ts'
import { hospital } from '../../database/schema/hospital/hospital.ts'
import { regularWork, regularWorkDetail } from '../../database/schema/listing/regular-work.ts'

const livingApplication = (doctorId: string): SQL<string | null> => sql`(
  select ${application.id} from ${application}
  where ${application.doctorId} = ${doctorId} and ${application.regularWorkId} = ${regularWork.id}
  and ${inArray(application.state, [...LIVING_STATES])} limit 1)`

/** Regular listings with all that applying to them depends on, in one statement; without drafts. */
export const findRegularFacts = (executor: Executor, ids: number[], doctorId: string) =>
  executor
    .select({
      listing: getTableColumns(regularWork),
      detail: getTableColumns(regularWorkDetail),
      hospital: {
        name: hospital.name,
        prefecture: hospital.prefecture,
        wages: wagesOf(hospital.prefecture),
        address: hospital.address,
        isHiringPaused: hospital.isHiringPaused,
      },
      applicationId: livingApplication(doctorId),
      experience: experienceAt(doctorId, regularWork.hospitalId),
    })
    .from(regularWork)
    .innerJoin(hospital, eq(hospital.id, regularWork.hospitalId))
    .innerJoin(regularWorkDetail, eq(regularWorkDetail.regularWorkId, regularWork.id))
    .where(and(inArray(regularWork.id, ids), ne(regularWork.status, 'DRAFT')))

export type RegularFacts = Awaited<ReturnType<typeof findRegularFacts>>[number]
