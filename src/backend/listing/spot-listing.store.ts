import { and, desc, eq, getTableColumns, inArray, ne, sql } from 'drizzle-orm'
import type { Executor } from '../database/client.ts'
import { isOpenSpot } from '../database/open-listings.sql.ts'
import { application } from '../database/schema/work/application.ts'
import { hospital, hospitalWorkload } from '../database/schema/hospital/hospital.ts'
import { spotWork, spotWorkDetail } from '../database/schema/listing/spot-work.ts'
import { isShownTo, OUTSIDER, type Insider, type OthersOfHospital } from './hospital.store.ts'
import { hospitalColumns, shownOf, workloadColumns } from './shown-columns.ts'
import { viewerColumns, type Viewer } from './spot-viewer.sql.ts'

const { startWeekday: _startWeekday, ...spotColumns } = shownOf(getTableColumns(spotWork))
const ofNobody = { overlaps: sql<null>`null` }

const columnsFor = ({ accountId, doctorId }: Viewer) => ({
  listing: spotColumns,
  hospital: hospitalColumns,
  workload: workloadColumns,
  promised: {
    paymentMethod: spotWorkDetail.paymentMethod,
    payday: spotWorkDetail.payday,
    expectedAmbulance: spotWorkDetail.expectedAmbulance,
    expectedWalkIn: spotWorkDetail.expectedWalkIn,
    permitFrom: spotWorkDetail.permitFrom,
    permitTo: spotWorkDetail.permitTo,
  },
  viewer: accountId === null ? ofNobody : viewerColumns(accountId, doctorId),
})

const ofHospital = eq(hospital.id, spotWork.hospitalId)
const ofShift = and(
  eq(hospitalWorkload.hospitalId, spotWork.hospitalId),
  eq(hospitalWorkload.shift, spotWork.shift),
)
const ofDetail = eq(spotWorkDetail.spotWorkId, spotWork.id)
const among = (ids: readonly number[]) => and(inArray(spotWork.id, [...ids]), ne(spotWork.status, 'DRAFT'))

/** Listings with hospital, workload, pay and viewer columns, in one statement. */
const select = (executor: Executor, viewer: Viewer) =>
  executor
    .select(columnsFor(viewer))
    .from(spotWork)
    .innerJoin(hospital, ofHospital)
    .innerJoin(spotWorkDetail, ofDetail)
    .leftJoin(hospitalWorkload, ofShift)

/** By id, in any state but DRAFT; unordered. */
export const findSpotWorksByIds = (executor: Executor, ids: readonly number[], viewer: Viewer) =>
  select(executor, viewer).where(among(ids))

export type SpotRow = Awaited<ReturnType<typeof findSpotWorksByIds>>[number]

/** The same with the columns of the detail table. */
export const findWholeSpotWorks = (
  executor: Executor,
  ids: readonly number[],
  viewer: Viewer,
  insider: Insider = OUTSIDER,
) =>
  executor
    .select({ ...columnsFor(viewer), detail: spotWorkDetail })
    .from(spotWork)
    .innerJoin(hospital, ofHospital)
    .innerJoin(spotWorkDetail, ofDetail)
    .leftJoin(hospitalWorkload, ofShift)
    .where(and(among(ids), isShownTo(viewer, insider, eq(application.spotWorkId, spotWork.id))))

export const findSpotWorkDetails = (executor: Executor, ids: number[]) =>
  executor.select().from(spotWorkDetail).where(inArray(spotWorkDetail.spotWorkId, ids))

export type SpotDetailRow = Awaited<ReturnType<typeof findSpotWorkDetails>>[number]

/** Other open listings of the same hospital, earliest first. */
export const findSpotWorksOfHospital = (
  executor: Executor,
  { hospitalId, exceptId, limit }: OthersOfHospital,
  { now, ...viewer }: Viewer & { now: Date },
) =>
  select(executor, viewer)
    .where(
      sql`${spotWork.id} = any(array(
      select ${spotWork.id} from ${spotWork}
      where ${and(isOpenSpot(now), eq(spotWork.hospitalId, hospitalId), ne(spotWork.id, exceptId))}
      order by ${spotWork.startTime}, ${spotWork.id} limit ${limit}))`,
    )
    .orderBy(spotWork.startTime, spotWork.id)

/** The last day (Tokyo) on which an open listing starts; null without one. */
export async function findLastDay(executor: Executor, now: Date): Promise<string | null> {
  const [last] = await executor
    .select({ day: spotWork.startDate })
    .from(spotWork)
    .where(isOpenSpot(now))
    .orderBy(desc(spotWork.startTime))
    .limit(1)
  return last?.day ?? null
}
