import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { application, work } from '../database/schema/application.ts'

type Listing = { id: SQLWrapper; startTime: SQLWrapper; endTime: SQLWrapper }

/** Works that still stand, except the one this very listing became. */
const standing = (listing: Listing, doctorId: string) => sql`
  from ${work} where ${work.doctorId} = ${doctorId}
  and ${work.state} not in ('CANCELLED_BY_DOCTOR', 'CANCELLED_BY_HOSPITAL', 'NO_SHOW')
  and ${work.spotWorkId} is distinct from ${listing.id}`

const minutes = (interval: SQL) => sql<number | null>`(select (extract(epoch from ${interval}) / 60)::int`

/** What concerns the asking doctor, as columns beside a listing. */
export const viewerColumns = (listing: Listing, doctorId: string) => ({
  applicationState: sql<string | null>`(
    select ${application.state} from ${application}
    where ${application.spotWorkId} = ${listing.id} and ${application.doctorId} = ${doctorId}
    order by ${application.state} in ('APPLIED', 'UNDER_REVIEW', 'INTERVIEW', 'OFFERED', 'MATCHED') desc, ${application.appliedAt} desc
    limit 1)`.as('application_state'),
  overlaps: sql<boolean>`exists (
    select ${standing(listing, doctorId)}
    and ${work.plannedStart} < ${listing.endTime} and ${work.plannedEnd} > ${listing.startTime})`.as(
    'overlaps',
  ),
  restBeforeMinutes: sql<number | null>`${minutes(sql`${listing.startTime} - max(${work.plannedEnd})`)}
    ${standing(listing, doctorId)}
    and ${work.plannedEnd} <= ${listing.startTime} and ${work.plannedEnd} > ${listing.startTime} - interval '24 hours')`.as(
    'rest_before',
  ),
  restAfterMinutes: sql<number | null>`${minutes(sql`min(${work.plannedStart}) - ${listing.endTime}`)}
    ${standing(listing, doctorId)}
    and ${work.plannedStart} >= ${listing.endTime} and ${work.plannedStart} < ${listing.endTime} + interval '24 hours')`.as(
    'rest_after',
  ),
})
