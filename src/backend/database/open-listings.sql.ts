import { and, eq, gt, sql, type Column, type SQL } from 'drizzle-orm'
import type { SearchKind } from '../../domain/search/search-history.ts'
import { regularWork } from './schema/regular-work.ts'
import { spotWork } from './schema/spot-work.ts'

/**
 * The hospital takes doctors at all at present; of rows called `listing`. When that changes, a trigger has its listings read
 * again.
 */
export const IS_HIRING = `not exists (
  select from hospital paused where paused.id = listing.hospital_id and paused.is_hiring_paused)`

/** Open to applications, of rows called `listing`. */
export const isOpenListing = (kind: SearchKind, now: Date): SQL => sql`
  listing.status = 'PUBLISHED' and listing.application_deadline > ${now} and ${sql.raw(IS_HIRING)}
    ${kind === 'spot' ? sql`and listing.start_time > ${now}` : sql``}`

const isHiring = (hospitalId: Column): SQL =>
  sql`not exists (select from hospital paused where paused.id = ${hospitalId} and paused.is_hiring_paused)`

/** Open to applications: what lists show. */
export const isOpenSpot = (now: Date): SQL | undefined =>
  and(
    eq(spotWork.status, 'PUBLISHED'),
    gt(spotWork.applicationDeadline, now),
    gt(spotWork.startTime, now),
    isHiring(spotWork.hospitalId),
  )

export const isOpenRegular = (now: Date): SQL | undefined =>
  and(
    eq(regularWork.status, 'PUBLISHED'),
    gt(regularWork.applicationDeadline, now),
    isHiring(regularWork.hospitalId),
  )
