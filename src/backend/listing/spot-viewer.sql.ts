import { sql, type Column, type SQL } from 'drizzle-orm'
import type { ApplicationState } from '../../domain/application/application-words.ts'
import type { TermsSnapshot } from '../../domain/listing/terms/terms-snapshot.ts'
import { fromStored, type StoredTerms } from '../database/agreed-terms/terms-column.ts'
import { experienceAt } from '../database/experience.sql.ts'
import { spotLikeColumns } from '../database/like-columns.sql.ts'
import { spotNgColumns } from '../database/ng-columns.sql.ts'
import { hasWorkBetween } from '../database/neighbour-works.sql.ts'
import { application } from '../database/schema/work/application.ts'
import { spotWork } from '../database/schema/listing/spot-work.ts'

/** The caller: both null for a visitor, `doctorId` null before registration is complete. */
export type Viewer = { accountId: string | null; doctorId: string | null }

export type OwnApplication = {
  state: ApplicationState
  /** What was agreed on; null before the match. */
  agreed: TermsSnapshot | null
}

const toOwnApplication = ({ state, agreed }: { state: ApplicationState; agreed: StoredTerms | null }) => ({
  state,
  agreed: agreed && fromStored(agreed),
})

/**
 * The doctor's latest application to a listing; one that is open or matched comes first. It is looked for where the listings
 * that the doctor has applied to, read once for all rows, have this one.
 */
export const latestApplication = (
  listing: Column,
  id: Column,
  doctorId: string | null,
): SQL<OwnApplication | null> =>
  sql`case when ${id} = any(array(select ${listing} from ${application}
    where ${application.doctorId} = ${doctorId} and ${listing} is not null)) then (
  select json_build_object('state', ${application.state},
    'agreed', case when ${application.state} = 'MATCHED' then ${application.terms} end) from ${application}
  where ${listing} = ${id} and ${application.doctorId} = ${doctorId}
  order by ${application.state} in ('APPLIED', 'UNDER_REVIEW', 'INTERVIEW', 'OFFERED', 'MATCHED') desc, ${application.appliedAt} desc
  limit 1) end`.mapWith(toOwnApplication)

/**
 * Columns about the calling doctor beside a listing; the doctor's work of this listing itself is left out.
 */
export const viewerColumns = (accountId: string, doctorId: string | null) => ({
  ...spotLikeColumns(accountId),
  ...spotNgColumns(doctorId),
  application: latestApplication(application.spotWorkId, spotWork.id, doctorId),
  experience: experienceAt(doctorId, spotWork.hospitalId),
  overlaps: hasWorkBetween(doctorId, {
    from: spotWork.startTime,
    to: spotWork.endTime,
    exceptListing: spotWork.id,
  }),
})
