import { eq, sql } from 'drizzle-orm'
import { MEDIAN_DOCTORS, type DoctorsAlike } from '../../../domain/work/performance-median.ts'
import type { Executor } from '../../database/client.ts'
import { performanceMedian, performanceSum } from '../../database/schema/doctor/performance.ts'
import { doctorProfile } from '../../database/schema/doctor/registration.ts'

type Months = { first: string; last: string }

const level = sql<DoctorsAlike>`coalesce(${doctorProfile.mainHospitalLevel}, 'NONE')`

/**
 * Counts the medians of doctors alike anew, from the kept sums of these months: of groups of at least `MEDIAN_DOCTORS`
 * doctors with works, others vanish.
 */
export async function replaceMedians(tx: Executor, { first, last }: Months): Promise<void> {
  await tx.delete(performanceMedian)
  await tx.execute(sql`
    with own as (
      select ${level} as level, sum(works) works, sum(ambulance_accepted) accepted,
        sum(ambulance_accepted + declined - declined_by_hospital) counted, sum(admissions) admissions, sum(walk_ins) walk_ins
      from ${performanceSum} join ${doctorProfile} on ${doctorProfile.doctorId} = ${performanceSum.doctorId}
      where month between ${first} and ${last} and works > 0
      group by ${performanceSum.doctorId}, 1
    )
    insert into ${performanceMedian} (level, first_month, last_month, doctors, works, ambulance_accepted, acceptance_percent,
      admissions, walk_ins)
    select level, ${first}, ${last}, count(*), percentile_cont(0.5) within group (order by works),
      percentile_cont(0.5) within group (order by accepted),
      case when count(*) filter (where counted > 0) >= ${MEDIAN_DOCTORS}::int then
        round(percentile_cont(0.5) within group (order by 100.0 * accepted / nullif(counted, 0))) end,
      percentile_cont(0.5) within group (order by admissions), percentile_cont(0.5) within group (order by walk_ins)
    from own group by level having count(*) >= ${MEDIAN_DOCTORS}::int`)
}

/** The doctors like this one, and the median of them if there is one; null without a profile. */
export async function findMedian(executor: Executor, doctorId: string) {
  const [row] = await executor
    .select({ level: level.as('level'), median: performanceMedian })
    .from(doctorProfile)
    .leftJoin(performanceMedian, eq(performanceMedian.level, level))
    .where(eq(doctorProfile.doctorId, doctorId))
  return row ?? null
}
