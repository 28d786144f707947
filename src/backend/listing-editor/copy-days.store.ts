import { and, eq, gte, lt, notInArray, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Executor } from '../database/client.ts'
import { listingDraft } from '../database/schema/listing/listing-draft.ts'
import { spotWork } from '../database/schema/listing/spot-work.ts'

/** A spot listing or draft as far as a copy is compared with it. */
export type DayShift = {
  by: 'LISTING' | 'DRAFT'
  day: string
  startTime: string
  endTime: string
  departments: string[]
}

type Range = { hospitalId: number; from: string; to: string }

const typed = (field: string) =>
  sql<string>`coalesce(${listingDraft.answers} -> ${sql.raw(`'${field}'`)} ->> 0, '')`
const clock = (instant: typeof spotWork.startTime | typeof spotWork.endTime) =>
  sql<string>`to_char(${instant} at time zone 'Asia/Tokyo', 'HH24:MI')`

/** A hospital's spot listings that still stand, and its drafts, from one civil day to the day before another. */
export const findDayShifts = (executor: Executor, { hospitalId, from, to }: Range): Promise<DayShift[]> =>
  unionAll(
    executor
      .select({
        by: sql<'LISTING' | 'DRAFT'>`'LISTING'`.as('by'),
        day: sql<string>`${spotWork.startDate}::text`.as('day'),
        startTime: clock(spotWork.startTime).as('start_clock'),
        endTime: clock(spotWork.endTime).as('end_clock'),
        departments: sql<string[]>`to_jsonb(${spotWork.clinicalDepartments})`.as('departments'),
      })
      .from(spotWork)
      .where(
        and(
          eq(spotWork.hospitalId, hospitalId),
          gte(spotWork.startTime, sql`${from}::date::timestamp at time zone 'Asia/Tokyo'`),
          lt(spotWork.startTime, sql`${to}::date::timestamp at time zone 'Asia/Tokyo'`),
          notInArray(spotWork.status, ['DRAFT', 'CLOSED', 'WITHDRAWN']),
        ),
      ),
    executor
      .select({
        by: sql<'LISTING' | 'DRAFT'>`'DRAFT'`.as('by'),
        day: typed('date').as('day'),
        startTime: typed('startTime').as('start_clock'),
        endTime: typed('endTime').as('end_clock'),
        departments: sql<
          string[]
        >`coalesce(${listingDraft.answers} -> 'clinicalDepartments', '[]'::jsonb)`.as('departments'),
      })
      .from(listingDraft)
      .where(
        and(
          eq(listingDraft.hospitalId, hospitalId),
          eq(listingDraft.kind, 'spot'),
          sql`${listingDraft.listingId} is null`,
          sql`${typed('date')} >= ${from} and ${typed('date')} < ${to}`,
        ),
      ),
  )
