import { and, desc, eq, getTableColumns, inArray, ne, sql, type SQL } from 'drizzle-orm'
import type { Executor } from '../database/client.ts'
import { isOpenSpot } from '../database/open-listings.sql.ts'
import { hospital, hospitalWorkload } from '../database/schema/hospital.ts'
import { spotWork, spotWorkDetail } from '../database/schema/spot-work.ts'
import { hospitalColumns } from './hospital.store.ts'
import { viewerColumns, type Viewer } from './spot-viewer.sql.ts'

const { changeId: _changeId, ...spotColumns } = getTableColumns(spotWork)
const ofNobody = { overlaps: sql<null>`null` }

const columnsFor = ({ accountId, doctorId }: Viewer) =>
  accountId === null ? ofNobody : viewerColumns(accountId, doctorId)

/** The listings of a condition with hospital, workload and viewer columns, in one statement. */
const withSurroundings = (executor: Executor, condition: SQL | undefined, viewer: Viewer) =>
  executor
    .select({
      spot: spotColumns,
      hospital: hospitalColumns,
      workload: hospitalWorkload,
      viewer: columnsFor(viewer),
    })
    .from(spotWork)
    .innerJoin(hospital, eq(hospital.id, spotWork.hospitalId))
    .leftJoin(
      hospitalWorkload,
      and(eq(hospitalWorkload.hospitalId, spotWork.hospitalId), eq(hospitalWorkload.shift, spotWork.shift)),
    )
    .where(condition)

/** By id, whatever their state, except drafts; in no particular order. */
export const findSpotWorksByIds = (executor: Executor, ids: readonly number[], viewer: Viewer) =>
  withSurroundings(executor, and(inArray(spotWork.id, [...ids]), ne(spotWork.status, 'DRAFT')), viewer)

export type SpotRow = Awaited<ReturnType<typeof findSpotWorksByIds>>[number]

/** The part that only a listing's own page shows. */
export const findSpotWorkDetails = (executor: Executor, ids: number[]) =>
  executor.select().from(spotWorkDetail).where(inArray(spotWorkDetail.spotWorkId, ids))

export type SpotDetailRow = Awaited<ReturnType<typeof findSpotWorkDetails>>[number]

/** One listing with all its parts; undefined for a draft too. */
export async function findSpotWork(
  executor: Executor,
  id: number,
  viewer: Viewer,
): Promise<(SpotRow & { detail: SpotDetailRow }) | undefined> {
  const one = and(eq(spotWork.id, id), ne(spotWork.status, 'DRAFT'))
  const [row] = await executor
    .select({
      spot: spotColumns,
      hospital: hospitalColumns,
      workload: hospitalWorkload,
      viewer: columnsFor(viewer),
      detail: spotWorkDetail,
    })
    .from(spotWork)
    .innerJoin(hospital, eq(hospital.id, spotWork.hospitalId))
    .innerJoin(spotWorkDetail, eq(spotWorkDetail.spotWorkId, spotWork.id))
    .leftJoin(
      hospitalWorkload,
      and(eq(hospitalWorkload.hospitalId, spotWork.hospitalId), eq(hospitalWorkload.shift, spotWork.shift)),
    )
    .where(one)
  return row
}

/** Other open listings of the same hospital, soonest first. */
export const findSameHospital = (
  executor: Executor,
  {
    hospitalId,
    exceptId,
    limit,
    now,
    viewer,
  }: { hospitalId: number; exceptId: number; limit: number; now: Date; viewer: Viewer },
) =>
  withSurroundings(
    executor,
    sql`${spotWork.id} = any(array(
      select ${spotWork.id} from ${spotWork}
      where ${and(isOpenSpot(now), eq(spotWork.hospitalId, hospitalId), ne(spotWork.id, exceptId))}
      order by ${spotWork.startTime}, ${spotWork.id} limit ${limit}))`,
    viewer,
  ).orderBy(spotWork.startTime, spotWork.id)

/** The day on which the last of the open listings starts. */
export async function findLastDay(executor: Executor, now: Date): Promise<string | null> {
  const [last] = await executor
    .select({ day: spotWork.startDate })
    .from(spotWork)
    .where(isOpenSpot(now))
    .orderBy(desc(spotWork.startTime))
    .limit(1)
  return last?.day ?? null
}
