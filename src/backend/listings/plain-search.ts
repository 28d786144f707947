import { and, eq, gt } from 'drizzle-orm'
import type {
  CalendarDay,
  Facets,
  RegularWorkWhere,
  SpotWorkWhere,
} from '../../contract/gen/listings-resolvers.ts'
import type { SpotSortOrder } from '../../domain/listing-words.ts'
import { conditionsOf } from '../../domain/search-condition.ts'
import { comingSeason } from '../../domain/season-days.ts'
import { addDays, isoWeekday, tokyoDay, tokyoInstant } from '../../domain/tokyo-time.ts'
import type { Database } from '../database/client.ts'
import { regularWork } from '../database/schema/regular-work.ts'
import { spotWork } from '../database/schema/spot-work.ts'
import type { ListingCursor } from './listing-cursor.ts'
import { DIMENSION_NAMES, DIMENSIONS, SHIFT_PATTERNS, WEEKDAYS, type Dimension } from './search-dimension.ts'

/** What a question may ask, of spot or of regular listings. */
export type ListingWhere = SpotWorkWhere & RegularWorkWhere

type Candidate = {
  id: number
  hospitalId: number
  fee: number
  terms: Record<Dimension, readonly string[]>
  adjustableStart: boolean
  adjustableEnd: boolean
  keys: Record<SpotSortOrder, number>
  isOn: (day: string) => boolean
  overlaps: (from: Date, to: Date) => boolean
  contractStart: string | null
}

export type PageQuery = {
  where: ListingWhere
  orderBy: SpotSortOrder
  limit: number
  after: ListingCursor | null
  now: Date
}

type Row = typeof spotWork.$inferSelect | typeof regularWork.$inferSelect

function toCandidate(row: Row): Candidate {
  const isSpot = 'startTime' in row
  const startDate = isSpot ? row.startDate : null
  const days = isSpot ? [WEEKDAYS[isoWeekday(row.startDate) - 1] ?? ''] : row.weekdays
  return {
    id: row.id,
    hospitalId: row.hospitalId,
    fee: row.fee,
    terms: {
      prefectures: [row.prefecture],
      shiftPatterns: [row.shiftPattern],
      weekdays: days,
      facilityCategories: [row.facilityCategory],
      clinicalDepartments: row.clinicalDepartments,
      jobDescriptionTypesForSearch: row.jobDescriptionTypes,
      incentiveTypes: row.incentiveTypes,
      frequencies: isSpot ? [] : [row.frequency],
      conditions: conditionsOf(row),
    },
    adjustableStart: isSpot
      ? (row.adjustableStartFrom ?? row.adjustableStartTo) !== null
      : row.adjustableStart,
    adjustableEnd: isSpot ? (row.adjustableEndFrom ?? row.adjustableEndTo) !== null : row.adjustableEnd,
    keys: {
      UNSPECIFIED: row.recommendScore,
      EDITED_AT_DESC: row.editedAt.getTime(),
      PUBLISH_TIME_DESC: row.publishTime.getTime(),
      FEE_DESC: row.fee,
      HOURLY_FEE_DESC: row.hourlyFee,
      START_TIME_ASC: isSpot ? row.startTime.getTime() : 0,
    },
    isOn: isSpot
      ? (day) => day === startDate
      : (day) =>
          days.includes(WEEKDAYS[isoWeekday(day) - 1] ?? '') &&
          row.contractStart <= day &&
          (row.contractEnd === null || day <= row.contractEnd),
    overlaps: (from, to) => isSpot && row.startTime < to && row.endTime > from,
    contractStart: isSpot ? null : row.contractStart,
  }
}

function meetsOthers(listing: Candidate, where: ListingWhere, now: Date): boolean {
  const { dates, generalHospitalIds: hospitals, minimumFee, season, startBy } = where
  if (where.adjustableWorkingStartTime && !listing.adjustableStart) return false
  if (where.adjustableWorkingEndTime && !listing.adjustableEnd) return false
  if (dates && dates.length > 0 && !dates.some(listing.isOn)) return false
  if (hospitals && hospitals.length > 0 && !hospitals.includes(String(listing.hospitalId))) return false
  if (minimumFee && listing.fee < minimumFee) return false
  if (startBy && (listing.contractStart === null || listing.contractStart > startBy)) return false
  if (!season) return true
  const { from, to } = comingSeason(season, tokyoDay(now))
  return listing.overlaps(tokyoInstant(from), tokyoInstant(addDays(to, 1)))
}

function meetsTerms(listing: Candidate, where: ListingWhere, except: readonly Dimension[] = []): boolean {
  return DIMENSION_NAMES.every((name) => {
    const wanted: readonly string[] = (where[name] ?? []).filter((value) => value !== 'UNSPECIFIED')
    if (wanted.length === 0 || except.includes(name)) return true
    const has = (value: string) => listing.terms[name].includes(value)
    return name === 'conditions' ? wanted.every(has) : wanted.some(has)
  })
}

export type ListingSearch = ReturnType<typeof createPlainSearch>

/** Reads every open listing for every question. Stands in until the index is there. */
export function createPlainSearch(database: Database, table: typeof spotWork | typeof regularWork) {
  async function openOnes(where: ListingWhere, now: Date): Promise<Candidate[]> {
    const rows: Row[] =
      table === spotWork
        ? await database
            .select()
            .from(spotWork)
            .where(
              and(
                eq(spotWork.status, 'PUBLISHED'),
                gt(spotWork.applicationDeadline, now),
                gt(spotWork.startTime, now),
              ),
            )
        : await database
            .select()
            .from(regularWork)
            .where(and(eq(regularWork.status, 'PUBLISHED'), gt(regularWork.applicationDeadline, now)))
    return rows.map(toCandidate).filter((listing) => meetsOthers(listing, where, now))
  }

  return {
    async page({ where, orderBy, limit, after, now }: PageQuery) {
      const found = (await openOnes(where, now)).filter((listing) => meetsTerms(listing, where))
      const sign = orderBy === 'START_TIME_ASC' ? 1 : -1
      const compare = (a: Candidate, b: Candidate) =>
        sign * (a.keys[orderBy] - b.keys[orderBy] || a.id - b.id)
      const behind = (listing: Candidate) =>
        !after || sign * (listing.keys[orderBy] - Number(after.value) || listing.id - after.id) > 0
      const rest = found.filter(behind).sort(compare)
      return {
        ids: rest.slice(0, limit).map(({ id }) => id),
        total: found.length,
        hasMore: rest.length > limit,
        lastKey: rest[Math.min(limit, rest.length) - 1]?.keys[orderBy] ?? 0,
      }
    },

    counts: (wheres: readonly ListingWhere[], now: Date): Promise<number[]> =>
      Promise.all(
        wheres.map(
          async (where) =>
            (await openOnes(where, now)).filter((listing) => meetsTerms(listing, where)).length,
        ),
      ),

    async facets(where: ListingWhere, now: Date): Promise<Facets> {
      const open = await openOnes(where, now)
      const all = open.filter((listing) => meetsTerms(listing, where))
      const counts = (name: Dimension) => {
        const found =
          name === 'conditions' ? all : open.filter((listing) => meetsTerms(listing, where, [name]))
        return DIMENSIONS[name].map((value) => ({
          value,
          count: found.filter((listing) => listing.terms[name].includes(value)).length,
        }))
      }
      const grid = open.filter((listing) => meetsTerms(listing, where, ['weekdays', 'shiftPatterns']))
      return {
        total: all.length,
        prefectures: counts('prefectures'),
        shiftPatterns: counts('shiftPatterns'),
        weekdays: counts('weekdays'),
        facilityCategories: counts('facilityCategories'),
        clinicalDepartments: counts('clinicalDepartments'),
        jobDescriptionTypesForSearch: counts('jobDescriptionTypesForSearch'),
        incentiveTypes: counts('incentiveTypes'),
        conditions: counts('conditions'),
        frequencies: table === spotWork ? [] : counts('frequencies'),
        adjustableWorkingStartTime: all.filter(({ adjustableStart }) => adjustableStart).length,
        adjustableWorkingEndTime: all.filter(({ adjustableEnd }) => adjustableEnd).length,
        weekdayPatterns: WEEKDAYS.flatMap((weekday) =>
          SHIFT_PATTERNS.map((shiftPattern) => ({
            weekday,
            shiftPattern,
            count: grid.filter(
              ({ terms }) => terms.weekdays.includes(weekday) && terms.shiftPatterns.includes(shiftPattern),
            ).length,
          })),
        ),
      }
    },

    async calendar(where: ListingWhere, from: string, days: number, now: Date): Promise<CalendarDay[]> {
      const found = (await openOnes({ ...where, dates: null }, now)).filter((listing) =>
        meetsTerms(listing, where),
      )
      return Array.from({ length: days }, (_, index) => {
        const day = addDays(from, index)
        const onDay = found.filter((listing) => listing.isOn(day))
        const bestFee = onDay.length > 0 ? Math.max(...onDay.map(({ fee }) => fee)) : null
        return { day, count: onDay.length, bestFee }
      })
    },

    /** How many open listings each hospital has. */
    async ofHospitals(now: Date): Promise<ReadonlyMap<number, number>> {
      const counts = new Map<number, number>()
      for (const { hospitalId } of await openOnes({}, now))
        counts.set(hospitalId, (counts.get(hospitalId) ?? 0) + 1)
      return counts
    },
  }
}
