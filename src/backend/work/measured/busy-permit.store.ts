import { and, desc, eq, exists, gt, gte, inArray, isNull, or, sql } from 'drizzle-orm'
import { BUSY_PERMIT_MINUTES } from '../../../domain/listing/workload-text.ts'
import { tokyoDay } from '../../../domain/text/tokyo-time.ts'
import type { Executor } from '../../database/client.ts'
import { hospital, hospitalWorkload } from '../../database/schema/hospital/hospital.ts'
import { regularWork } from '../../database/schema/listing/regular-work.ts'
import { spotWork } from '../../database/schema/listing/spot-work.ts'

const GRANTED = ['GRANTED_ALL', 'GRANTED_PARTIAL'] as const
const STANDING = ['PUBLISHED', 'PAUSED', 'FILLED'] as const

/**
 * Shifts of hospitals whose works under a 宿日直許可 have a median of work inside the band that is told to doctors, as long
 * as a listing with works to come claims the permit; the busiest first. The median is of five reports and more.
 */
export function findBusyPermits(executor: Executor, { now, limit }: { now: Date; limit: number }) {
  const one = { one: sql`1` }
  const claims = or(
    exists(
      executor
        .select(one)
        .from(spotWork)
        .where(
          and(
            eq(spotWork.hospitalId, hospitalWorkload.hospitalId),
            eq(spotWork.shift, hospitalWorkload.shift),
            inArray(spotWork.status, [...STANDING]),
            inArray(spotWork.nightDutyPermit, [...GRANTED]),
            gt(spotWork.startTime, now),
          ),
        ),
    ),
    exists(
      executor
        .select(one)
        .from(regularWork)
        .where(
          and(
            eq(regularWork.hospitalId, hospitalWorkload.hospitalId),
            eq(regularWork.shift, hospitalWorkload.shift),
            inArray(regularWork.status, [...STANDING]),
            inArray(regularWork.nightDutyPermit, [...GRANTED]),
            or(isNull(regularWork.contractEnd), gte(regularWork.contractEnd, tokyoDay(now))),
          ),
        ),
    ),
  )
  return executor
    .select({
      hospitalId: hospital.id,
      hospitalName: hospital.name,
      hospitalPhone: hospital.phone,
      shift: hospitalWorkload.shift,
      medianMinutes: sql<number>`${hospitalWorkload.permittedMinutesMedian}`,
      total: sql<number>`count(*) over ()::int`,
    })
    .from(hospitalWorkload)
    .innerJoin(hospital, eq(hospital.id, hospitalWorkload.hospitalId))
    .where(and(gt(hospitalWorkload.permittedMinutesMedian, BUSY_PERMIT_MINUTES), claims))
    .orderBy(desc(hospitalWorkload.permittedMinutesMedian), hospital.id, hospitalWorkload.shift)
    .limit(limit)
}
