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

type Sortable = Record<(typeof SORT)[SpotSortOrder] | 'id', PgColumn>

// As the indexes have it: plain `desc` would put nulls first and none of them could be walked.
const down = (column: PgColumn) => sql`${column} desc nulls last`

const inOrder = (order: SpotSortOrder, table: Sortable): SQL[] =>
  order === 'START_TIME_ASC'
    ? [asc(table.startTime), asc(table.id)]
    : [down(table[SORT[order]]), down(table.id)]

function behind(order: SpotSortOrder, after: SpotCursor | null): SQL | undefined {
  if (!after) return undefined
  const column = spotWork[SORT[order]]
  const value = sql.param(after.value, column)
  return order === 'START_TIME_ASC'
    ? sql`(${column}, ${spotWork.id}) > (${value}, ${after.id})`
    : sql`(${column}, ${spotWork.id}) < (${value}, ${after.id})`
}

/**
 * The same condition, answered part by part where an index leads by the part (a day, or a prefecture and pattern): the
 * first listings of each part are read in the order of the sort, and the first of all are among them.
 */
function chosenByParts({ where, orderBy, limit, after, now }: Omit<SpotQuery, 'doctorId'>): SQL | undefined {
  const parts = partsOf(where, orderBy)
  const condition = and(isOpen(now), meets(parts ? parts.rest : where), behind(orderBy, after))
  if (!parts) return condition
  const direction = orderBy === 'START_TIME_ASC' ? sql`asc` : sql`desc`
  return sql`${spotWork.id} = any(array(
    select p.id from ${parts.list}, lateral (
      select ${spotWork.id} as id, ${spotWork[SORT[orderBy]]} as value from ${spotWork}
      where ${parts.isPart} and ${condition}
      order by ${spotWork[SORT[orderBy]]} ${direction}, ${spotWork.id} ${direction} limit ${limit}
    ) p order by p.value ${direction}, p.id ${direction} limit ${limit}))`
}

/** The chosen listings with hospital, workload and viewer columns, in one statement. */
function withSurroundings(
  executor: Executor,
  condition: SQL | undefined,
  order: SpotSortOrder,
  limit: number,
  doctorId: string | null,
) {
  // Chosen first and joined afterwards: only the page's own rows meet the other tables.
  const page = executor
    .select(getTableColumns(spotWork))
    .from(spotWork)
    .where(condition)
    .orderBy(...inOrder(order, spotWork))
    .limit(limit)
    .as('page')
  const { phone: _phone, ...hospitalColumns } = getTableColumns(hospital)
  const listing = page._.selectedFields
  const viewer = doctorId ? viewerColumns(listing, doctorId) : { overlaps: sql<null>`null`.as('overlaps') }
  return executor
    .select({ spot: listing, hospital: hospitalColumns, workload: hospitalWorkload, viewer })
    .from(page)
    .innerJoin(hospital, eq(hospital.id, page.hospitalId))
    .leftJoin(
      hospitalWorkload,
      and(eq(hospitalWorkload.hospitalId, page.hospitalId), eq(hospitalWorkload.shift, page.shift)),
    )
    .orderBy(...inOrder(order, page))
}

export type SpotQuery = {
  where: SpotWorkWhere
  orderBy: SpotSortOrder
  limit: number
  after: SpotCursor | null
  now: Date
  doctorId: string | null
}

export const findSpotWorks = (
  executor: Executor,
  { where, orderBy, limit, after, now, doctorId }: SpotQuery,
) =>
  withSurroundings(executor, chosenByParts({ where, orderBy, limit, after, now }), orderBy, limit, doctorId)

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
    ids.length,
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
  const { phone: _phone, ...hospitalColumns } = getTableColumns(hospital)
  const viewer = doctorId ? viewerColumns(spotWork, doctorId) : { overlaps: sql<null>`null`.as('overlaps') }
  const [row] = await executor
    .select({
      spot: getTableColumns(spotWork),
      hospital: hospitalColumns,
      workload: hospitalWorkload,
      viewer,
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
    and(isOpen(now), eq(spotWork.hospitalId, hospitalId), ne(spotWork.id, exceptId)),
    'START_TIME_ASC',
    limit,
    doctorId,
  )

/** The value a listing is sorted by: what its cursor says. */
export const sortValue = (order: SpotSortOrder, { spot }: SpotRow): number | Date => spot[SORT[order]]
