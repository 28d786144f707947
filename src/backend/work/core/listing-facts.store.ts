import { and, eq, getTableColumns, inArray, ne, sql, type SQL } from 'drizzle-orm'
import { LIVING_STATES } from '../../../domain/application/application-state.ts'
import type { CancellationTier } from '../../../domain/cancellation/cancellation-tier.ts'
import type { Executor } from '../../database/client.ts'
import { doctorStatusAt } from '../../database/doctor-status.sql.ts'
import { experienceAt } from '../../database/experience.sql.ts'
import { wagesOf } from '../../database/minimum-wages.sql.ts'
import { application } from '../../database/schema/work/application.ts'
import { cancellation } from '../../database/schema/work/cancellation.ts'
import { doctor } from '../../database/schema/doctor/doctor.ts'
import { hospital } from '../../database/schema/hospital/hospital.ts'
import { spotWork, spotWorkDetail } from '../../database/schema/listing/spot-work.ts'
import { findKnownWorks, isBusyAt } from '../hours/known-works.service.ts'

type Wish = { doctorId: string; start: Date | null; end: Date | null }

/** The doctor's confirmed cancellations with 注意 points. */
const cautionsOf = (doctorId: string): SQL<{ at: string; tier: CancellationTier }[]> => sql`(
  select coalesce(json_agg(json_build_object('at', ${cancellation.decidedAt}, 'tier', ${cancellation.tier})), '[]')
  from ${cancellation} where ${cancellation.doctorId} = ${doctorId} and ${cancellation.decision} = 'ACCEPTED'
  and ${cancellation.tier} like 'CAUTION%')`

const livingApplication = (doctorId: string): SQL<string | null> => sql`(
  select ${application.id} from ${application}
  where ${application.doctorId} = ${doctorId} and ${application.spotWorkId} = ${spotWork.id}
  and ${inArray(application.state, [...LIVING_STATES])} limit 1)`

const findListings = (executor: Executor, ids: number[], doctorId: string) =>
  executor
    .select({
      spot: getTableColumns(spotWork),
      detail: getTableColumns(spotWorkDetail),
      hospital: {
        name: hospital.name,
        prefecture: hospital.prefecture,
        wages: wagesOf(hospital.prefecture),
        address: hospital.address,
        isHiringPaused: hospital.isHiringPaused,
      },
      applicationId: livingApplication(doctorId),
      experience: experienceAt(doctorId, spotWork.hospitalId),
      cautions: cautionsOf(doctorId),
    })
    .from(spotWork)
    .innerJoin(hospital, eq(hospital.id, spotWork.hospitalId))
    .innerJoin(spotWorkDetail, eq(spotWorkDetail.spotWorkId, spotWork.id))
    .where(and(inArray(spotWork.id, ids), ne(spotWork.status, 'DRAFT')))

/**
 * Listings with all data that `decide` needs, without drafts: one statement for them, and one for the doctor's works around
 * them, by which overlaps and rest are told for the times wished for, else those listed. A work of the listing itself is
 * left out.
 */
export async function findListingFacts(executor: Executor, ids: number[], { doctorId, start, end }: Wish) {
  const rows = await findListings(executor, ids, doctorId)
  const starts = rows.map(({ spot }) => (start ?? spot.startTime).getTime())
  const ends = rows.map(({ spot }) => (end ?? spot.endTime).getTime())
  const works =
    rows.length > 0
      ? await findKnownWorks(executor, {
          doctorId,
          start: new Date(Math.min(...starts)),
          end: new Date(Math.max(...ends)),
        })
      : []
  return rows.map((row) => {
    const others = works.filter(({ spotWorkId }) => spotWorkId !== row.spot.id)
    const planned = { start: start ?? row.spot.startTime, end: end ?? row.spot.endTime }
    return { ...row, works: others, overlaps: isBusyAt(works, planned) }
  })
}

export type ListingFacts = Awaited<ReturnType<typeof findListingFacts>>[number]

export async function findDoctorStatus(
  executor: Executor,
  doctorId: string,
  now: Date,
): Promise<string | null> {
  const [row] = await executor
    .select({ status: doctorStatusAt(now) })
    .from(doctor)
    .where(eq(doctor.id, doctorId))
  return row?.status ?? null
}
