import { and, eq, gt, type SQL } from 'drizzle-orm'
import { regularWork } from './schema/regular-work.ts'
import { spotWork } from './schema/spot-work.ts'

/** Open to applications: what lists show. */
export const isOpenSpot = (now: Date): SQL | undefined =>
  and(eq(spotWork.status, 'PUBLISHED'), gt(spotWork.applicationDeadline, now), gt(spotWork.startTime, now))

export const isOpenRegular = (now: Date): SQL | undefined =>
  and(eq(regularWork.status, 'PUBLISHED'), gt(regularWork.applicationDeadline, now))
