import { and, desc, eq, getTableColumns, inArray, ne, sql, type SQL } from 'drizzle-orm'
import type { Executor } from '../database/client.ts'
import { regularLikeColumns } from '../database/like-columns.sql.ts'
import { standingWorks } from '../database/neighbour-works.sql.ts'
import { isOpenRegular } from '../database/open-listings.sql.ts'
import { work } from '../database/schema/application.ts'
import { hospital, hospitalWorkload } from '../database/schema/hospital.ts'
import { regularWork, regularWorkDetail } from '../database/schema/regular-work.ts'
import { hospitalColumns } from './hospital.store.ts'
import type { Viewer } from './spot-viewer.sql.ts'

type Asking = Viewer & { now: Date }
type OwnWorks = { start: string; end: string }[]

/** The asking doctor's works ahead, the same beside every listing: it depends on no row, so that the database makes it once. */
const ownWorks = (doctorId: string | null, now: Date): SQL<OwnWorks> => sql`(
  select coalesce(json_agg(json_build_object('start', ${work.plannedStart}, 'end', ${work.plannedEnd})), '[]')
  from ${work} where ${standingWorks(doctorId)} and ${work.plannedEnd} > ${now})`

const columnsFor = ({ accountId, doctorId, now }: Asking) =>
  accountId === null
    ? { works: sql<null>`null` }
    : { works: ownWorks(doctorId, now), ...regularLikeColumns(accountId) }

const withSurroundings = (executor: Executor, condition: SQL | undefined, asking: Asking) =>
  executor
    .select({
      regular: getTableColumns(regularWork),
      hospital: hospitalColumns,
      workload: hospitalWorkload,
      viewer: columnsFor(asking),
    })
    .from(regularWork)
    .innerJoin(hospital, eq(hospital.id, regularWork.hospitalId))
    .leftJoin(
      hospitalWorkload,
      and(
        eq(hospitalWorkload.hospitalId, regularWork.hospitalId),
        eq(hospitalWorkload.shift, regularWork.shift),
      ),
    )
    .where(condition)
    .$dynamic()

/** Regular listings by id with hospital and workload, whatever their state, except drafts; in no particular order. */
export const findRegularWorksByIds = (executor: Executor, ids: readonly number[], asking: Asking) =>
  withSurroundings(executor, and(inArray(regularWork.id, [...ids]), ne(regularWork.status, 'DRAFT')), asking)

export type RegularRow = Awaited<ReturnType<typeof findRegularWorksByIds>>[number]

/** Other open listings of the same hospital, newest first. */
export const findRegularWorksOfHospital = (
  executor: Executor,
  { hospitalId, exceptId, limit }: { hospitalId: number; exceptId: number; limit: number },
  asking: Asking,
): Promise<RegularRow[]> =>
  withSurroundings(
    executor,
    and(isOpenRegular(asking.now), eq(regularWork.hospitalId, hospitalId), ne(regularWork.id, exceptId)),
    asking,
  )
    .orderBy(desc(regularWork.publishTime), desc(regularWork.id))
    .limit(limit)

/** The part that only a listing's own page shows. */
export const findRegularWorkDetails = (executor: Executor, ids: number[]) =>
  executor.select().from(regularWorkDetail).where(inArray(regularWorkDetail.regularWorkId, ids))

export type RegularDetailRow = Awaited<ReturnType<typeof findRegularWorkDetails>>[number]
