import { sql } from 'drizzle-orm'
import { spotLikeColumns } from '../database/like-columns.sql.ts'
import { neighbourWorks } from '../database/neighbour-works.sql.ts'
import { application } from '../database/schema/application.ts'
import { spotWork } from '../database/schema/spot-work.ts'

/** Who looks: both null for a visitor, no doctor yet for who is registering. */
export type Viewer = { accountId: string | null; doctorId: string | null }

/** What concerns the asking doctor, as columns beside a listing; the work this very listing became is no neighbour. */
export const viewerColumns = (accountId: string, doctorId: string | null) => ({
  ...spotLikeColumns(accountId),
  applicationState: sql<string | null>`(
    select ${application.state} from ${application}
    where ${application.spotWorkId} = ${spotWork.id} and ${application.doctorId} = ${doctorId}
    order by ${application.state} in ('APPLIED', 'UNDER_REVIEW', 'INTERVIEW', 'OFFERED', 'MATCHED') desc, ${application.appliedAt} desc
    limit 1)`,
  ...neighbourWorks({ doctorId, from: spotWork.startTime, to: spotWork.endTime, exceptListing: spotWork.id }),
})
