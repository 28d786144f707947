import { and, desc, eq, getTableColumns, inArray, ne, sql, type SQL } from 'drizzle-orm'
import type { Executor } from '../database/client.ts'
import { experienceAt } from '../database/experience.sql.ts'
import { regularLikeColumns } from '../database/like-columns.sql.ts'
import { regularNgColumns } from '../database/ng-columns.sql.ts'
import { standingWorks } from '../database/neighbour-works.sql.ts'
import { isOpenRegular } from '../database/open-listings.sql.ts'
import { application, work } from '../database/schema/work/application.ts'
import { hospital, hospitalWorkload } from '../database/schema/hospital/hospital.ts'
import { regularWork, regularWorkDetail } from '../database/schema/listing/regular-work.ts'
import { isShownTo, OUTSIDER, type Insider, type OthersOfHospital } from './hospital.store.ts'
import { hospitalColumns, shownOf, workloadColumns } from './shown-columns.ts'
import { latestApplication, type Viewer } from './spot-viewer.sql.ts'

type Asking = Viewer & { now: Date }
type OwnWorks = { start: string; end: string }[]

/**
 * The calling doctor's future works: an uncorrelated subquery, which PostgreSQL evaluates once for all rows.
 */
const ownWorks = (doctorId: string | null, now: Date): SQL<OwnWorks> => sql`(
  select coalesce(json_agg(json_build_object('start', ${work.plannedStart}, 'end', ${work.plannedEnd})), '[]')
  from ${work} where ${standingWorks(doctorId)} and ${work.plannedEnd} > ${now})`

const columnsFor = ({ accountId, doctorId, now }: Asking) => ({
  listing: shownOf(getTableColumns(regularWork)),
  hospital: hospitalColumns,
  workload: workloadColumns,
  viewer:
    accountId === null
      ? { works: sql<null>`null` }
      : {
          works: ownWorks(doctorId, now),
          application: latestApplication(application.regularWorkId, regularWork.id, doctorId),
          experience: experienceAt(doctorId, regularWork.hospitalId),
          ...regularLikeColumns(accountId),
          ...regularNgColumns(doctorId),
        },
})

const ofHospital = eq(hospital.id, regularWork.hospitalId)
const ofShift = and(
  eq(hospitalWorkload.hospitalId, regularWork.hospitalId),
  eq(hospitalWorkload.shift, regularWork.shift),
)
const among = (ids: readonly number[]) =>
  and(inArray(regularWork.id, [...ids]), ne(regularWork.status, 'DRAFT'))

/** Listings with hospital, workload and viewer columns, in one statement. */
const select = (executor: Executor, asking: Asking) =>
  executor
    .select(columnsFor(asking))
    .from(regularWork)
    .innerJoin(hospital, ofHospital)
    .leftJoin(hospitalWorkload, ofShift)

/** By id, in any state but DRAFT; unordered. */
export const findRegularWorksByIds = (executor: Executor, ids: readonly number[], asking: Asking) =>
  select(executor, asking).where(among(ids))

export type RegularRow = Awaited<ReturnType<typeof findRegularWorksByIds>>[number]

/** The same with the columns of the detail table. */
export const findWholeRegularWorks = (
  executor: Executor,
  ids: readonly number[],
  asking: Asking,
  insider: Insider = OUTSIDER,
) =>
  executor
    .select({ ...columnsFor(asking), detail: regularWorkDetail })
    .from(regularWork)
    .innerJoin(hospital, ofHospital)
    .innerJoin(regularWorkDetail, eq(regularWorkDetail.regularWorkId, regularWork.id))
    .leftJoin(hospitalWorkload, ofShift)
    .where(and(among(ids), isShownTo(asking, insider, eq(application.regularWorkId, regularWork.id))))

export const findRegularWorkDetails = (executor: Executor, ids: number[]) =>
  executor.select().from(regularWorkDetail).where(inArray(regularWorkDetail.regularWorkId, ids))

export type RegularDetailRow = Awaited<ReturnType<typeof findRegularWorkDetails>>[number]

/** Other open listings of the same hospital, newest first. */
export const findRegularWorksOfHospital = (
  executor: Executor,
  { hospitalId, exceptId, limit }: OthersOfHospital,
  asking: Asking,
) =>
  select(executor, asking)
    .where(
      and(isOpenRegular(asking.now), eq(regularWork.hospitalId, hospitalId), ne(regularWork.id, exceptId)),
    )
    .orderBy(desc(regularWork.publishTime), desc(regularWork.id))
    .limit(limit)
