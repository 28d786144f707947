import { and, asc, eq, getTableColumns, inArray, ne, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { SpotWorkWhere } from '../../contract/gen/listings-resolvers.ts'
import type { SpotSortOrder } from '../../domain/listing-words.ts'
import type { Executor } from '../database/client.ts'
import { hospital, hospitalWorkload } from '../database/schema/hospital.ts'
import { spotWork, spotWorkDetail } from '../database/schema/spot-work.ts'
import { isOpen, meets, partsOf } from './spot-criteria.sql.ts'
import type { SpotCursor } from './spot-cursor.ts'
import { viewerColumns } from './spot-viewer.sql.ts'

/** Each sort has a composite index (column, id) over the published listings. */
const SORT = {
  UNSPECIFIED: 'recommendScore',
  EDITED_AT_DESC: 'editedAt',
  PUBLISH_TIME_DESC: 'publishTime',
  FEE_DESC: 'fee',
  HOURLY_FEE_DESC: 'hourlyFee',
  START_TIME_ASC: 'startTime',
} as const satisfies Record<SpotSortOrder, keyof typeof spotWork.$inferSelect>

// As the indexes have it: plain `desc` would put nulls first and none of them could be walked.
const down = (column: PgColumn) => sql`${column} desc nulls last`

const inOrder = (order: SpotSortOrder): SQL[] =>
  order === 'START_TIME_ASC'
    ? [asc(spotWork.startTime), asc(spotWork.id)]
    : [down(spotWork[SORT[order]]), down(spotWork.id)]

function behind(order: SpotSortOrder, after: SpotCursor | null): SQL | undefined {
  if (!after) return undefined
  const column = spotWork[SORT[order]]
  const value = sql.param(after.value, column)
  return order === 'START_TIME_ASC'
    ? sql`(${column}, ${spotWork.id}) > (${value}, ${after.id})`
    : sql`(${column}, ${spotWork.id}) < (${value}, ${after.id})`
}

const firstIds = (condition: SQL | undefined, orderBy: SpotSortOrder, limit: number): SQL =>
  sql`select ${spotWork.id} from ${spotWork} where ${condition}
    order by ${sql.join(inOrder(orderBy), sql`, `)} limit ${limit}`

// Chosen first, so that only the page's own rows meet the other tables.
const among = (ids: SQL): SQL => sql`${spotWork.id} = any(array(${ids}))`

/**
 * The ids of a page. Where an index leads by a part of the condition (a day, or a prefecture and pattern), the first
 * listings of each part are read in the order of the sort, and the first of all are among them.
 */
function chosenIds({ where, orderBy, limit, after, now }: Omit<SpotQuery, 'doctorId'>): SQL {
  const parts = partsOf(where, orderBy)
  const condition = and(isOpen(now), meets(parts ? parts.rest : where), behind(orderBy, after))
  if (!parts) return firstIds(condition, orderBy, limit)
  // Plain `desc`, not the sort's own nulls last: these indexes rise and are walked backwards.
  const direction = orderBy === 'START_TIME_ASC' ? sql`asc` : sql`desc`
  return sql`select p.id from ${parts.list}, lateral (
      select ${spotWork.id} as id, ${spotWork[SORT[orderBy]]} as value from ${spotWork}
      where ${parts.isPart} and ${condition}
      order by ${spotWork[SORT[orderBy]]} ${direction}, ${spotWork.id} ${direction} limit ${limit}
    ) p order by p.value ${direction}, p.id ${direction} limit ${limit}`
}

const { phone: _phone, ...hospitalColumns } = getTableColumns(hospital)
const spotColumns = getTableColumns(spotWork)
const ofNobody = { overlaps: sql<null>`null` }

/** The listings of a condition with hospital, workload and viewer columns, in one statement. */
const withSurroundings = (
  executor: Executor,
  condition: SQL | undefined,
  order: SpotSortOrder,
  doctorId: string | null,
) =>
  executor
    .select({
      spot: spotColumns,
      hospital: hospitalColumns,
      workload: hospitalWorkload,
      viewer: doctorId ? viewerColumns(doctorId) : ofNobody,
    })
    .from(spotWork)
    .innerJoin(hospital, eq(hospital.id, spotWork.hospitalId))
    .leftJoin(
      hospitalWorkload,
      and(eq(hospitalWorkload.hospitalId, spotWork.hospitalId), eq(hospitalWorkload.shift, spotWork.shift)),
    )
    .where(condition)
    .orderBy(...inOrder(order))

export type SpotQuery = {
  where: SpotWorkWhere
  orderBy: SpotSortOrder
  limit: number
  after: SpotCursor | null
  now: Date
  doctorId: string | null
}

export const findSpotWorks = (executor: Executor, { doctorId, ...query }: SpotQuery) =>
  withSurroundings(executor, among(chosenIds(query)), query.orderBy, doctorId)

export async function countSpotWorks(executor: Executor, where: SpotWorkWhere, now: Date): Promise<number> {
  const [row] = await executor
    .select({ count: sql<number>`count(*)::int` })
    .from(spotWork)
    .where(and(isOpen(now), meets(where)))
  return row?.count ?? 0
}

/** By id, whatever their state, except drafts; in no particular order. */
export const findSpotWorksByIds = (executor: Executor, ids: number[], doctorId: string | null) =>
  withSurroundings(
    executor,
    and(inArray(spotWork.id, ids), ne(spotWork.status, 'DRAFT')),
    'START_TIME_ASC',
    doctorId,
  )

export type SpotRow = Awaited<ReturnType<typeof findSpotWorks>>[number]

/** The part that only a listing's own page shows. */
export const findSpotWorkDetails = (executor: Executor, ids: number[]) =>
  executor.select().from(spotWorkDetail).where(inArray(spotWorkDetail.spotWorkId, ids))

export type SpotDetailRow = Awaited<ReturnType<typeof findSpotWorkDetails>>[number]

/** One listing with all its parts; undefined for a draft too. */
export async function findSpotWork(
  executor: Executor,
  id: number,
  doctorId: string | null,
): Promise<(SpotRow & { detail: SpotDetailRow }) | undefined> {
  const one = and(eq(spotWork.id, id), ne(spotWork.status, 'DRAFT'))
  const [row] = await executor
    .select({
      spot: spotColumns,
      hospital: hospitalColumns,
      workload: hospitalWorkload,
      viewer: doctorId ? viewerColumns(doctorId) : ofNobody,
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
    doctorId,
  }: { hospitalId: number; exceptId: number; limit: number; now: Date; doctorId: string | null },
) =>
  withSurroundings(
    executor,
    among(
      firstIds(
        and(isOpen(now), eq(spotWork.hospitalId, hospitalId), ne(spotWork.id, exceptId)),
        'START_TIME_ASC',
        limit,
      ),
    ),
    'START_TIME_ASC',
    doctorId,
  )

/** The value a listing is sorted by: what its cursor says. */
export const sortValue = (order: SpotSortOrder, { spot }: SpotRow): number | Date => spot[SORT[order]]
