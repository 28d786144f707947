import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Executor } from '../../database/client.ts'
import { application, work } from '../../database/schema/work/application.ts'
import { doctor } from '../../database/schema/doctor/doctor.ts'
import { regularWorkSchedule } from '../../database/schema/work/engagement.ts'
import { hospital } from '../../database/schema/hospital/hospital.ts'
import { regularWorkDetail } from '../../database/schema/listing/regular-work.ts'
import { spotWorkDetail } from '../../database/schema/listing/spot-work.ts'
import { DEADLINE_AHEAD, matchedDetails } from '../core/application-list.store.ts'

/** The most dates of a regular contract in one file: three months ahead are planned. */
const MOST = 200

/** The works of the account's own application that have not ended, earliest first; none of any other. */
export const findWorksForCalendar = (
  executor: Executor,
  { applicationId, accountId }: { applicationId: string; accountId: string },
) =>
  executor
    .select({
      id: work.id,
      scheduleId: regularWorkSchedule.id,
      revision: sql<number>`${work.revision} + coalesce(${regularWorkSchedule.revision}, 0)`.mapWith(Number),
      revisedAt: work.revisedAt,
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
      ...matchedDetails,
    })
    .from(work)
    .innerJoin(application, eq(application.id, work.applicationId))
    .innerJoin(doctor, eq(doctor.id, work.doctorId))
    .innerJoin(hospital, eq(hospital.id, work.hospitalId))
    .leftJoin(regularWorkSchedule, eq(regularWorkSchedule.workId, work.id))
    .leftJoin(spotWorkDetail, eq(spotWorkDetail.spotWorkId, application.spotWorkId))
    .leftJoin(regularWorkDetail, eq(regularWorkDetail.regularWorkId, application.regularWorkId))
    .where(
      and(
        eq(application.id, applicationId),
        eq(doctor.accountId, accountId),
        inArray(work.state, DEADLINE_AHEAD),
      ),
    )
    .orderBy(work.plannedStart)
    .limit(MOST)

export type CalendarWork = Awaited<ReturnType<typeof findWorksForCalendar>>[number]
