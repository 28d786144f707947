import { and, arrayOverlaps, eq, gt, gte, inArray, isNotNull, lt, or, sql, type SQL } from 'drizzle-orm'
import type { SpotWorkWhere, Weekday } from '../../contract/gen/listings-resolvers.ts'
import { SHIFT_PATTERN, type SpotSortOrder } from '../../domain/listing-words.ts'
import { PREFECTURE } from '../../domain/prefecture.ts'
import { addDays, tokyoInstant } from '../../domain/tokyo-time.ts'
import { spotWork } from '../database/schema/spot-work.ts'

const ISO_WEEKDAY: Record<Exclude<Weekday, 'UNSPECIFIED'>, number> = {
  MONDAY: 1,
  TUESDAY: 2,
  WEDNESDAY: 3,
  THURSDAY: 4,
  FRIDAY: 5,
  SATURDAY: 6,
  SUNDAY: 7,
}

const weekdayNumbers = (weekdays: readonly Weekday[] | null | undefined) =>
  (weekdays ?? []).flatMap((weekday) => (weekday === 'UNSPECIFIED' ? [] : [ISO_WEEKDAY[weekday]]))

/** A condition from a list: none when the list is empty. */
const ifAny = <T>(values: readonly T[] | null | undefined, condition: (values: T[]) => SQL | undefined) =>
  values && values.length > 0 ? condition([...values]) : undefined

/** Open to applications: what lists show. A deadline never lies behind the start, so the start is said for the index. */
export const isOpen = (now: Date): SQL | undefined =>
  and(eq(spotWork.status, 'PUBLISHED'), gt(spotWork.applicationDeadline, now), gt(spotWork.startTime, now))

function onDays(days: string[]): SQL | undefined {
  const sorted = [...new Set(days)].sort()
  const [first = '', last = first] = [sorted[0], sorted.at(-1)]
  return and(
    inArray(spotWork.startDate, sorted),
    // Implied, but the indexes know instants and not days.
    gte(spotWork.startTime, tokyoInstant(first)),
    lt(spotWork.startTime, tokyoInstant(addDays(last, 1))),
  )
}

/** The twelve saved criteria as one condition; values within one are alternatives. */
export const meets = (where: SpotWorkWhere): SQL | undefined =>
  and(
    where.adjustableWorkingStartTime
      ? or(isNotNull(spotWork.adjustableStartFrom), isNotNull(spotWork.adjustableStartTo))
      : undefined,
    where.adjustableWorkingEndTime
      ? or(isNotNull(spotWork.adjustableEndFrom), isNotNull(spotWork.adjustableEndTo))
      : undefined,
    ifAny(where.clinicalDepartments, (values) => arrayOverlaps(spotWork.clinicalDepartments, values)),
    ifAny(where.dates, onDays),
    ifAny(where.facilityCategories, (values) => inArray(spotWork.facilityCategory, values)),
    ifAny(where.generalHospitalIds, (values) => inArray(spotWork.hospitalId, values.map(Number))),
    ifAny(where.incentiveTypes, (values) => arrayOverlaps(spotWork.incentiveTypes, values)),
    ifAny(where.jobDescriptionTypesForSearch, (values) =>
      arrayOverlaps(spotWork.jobDescriptionTypes, values),
    ),
    where.minimumFee ? gte(spotWork.fee, where.minimumFee) : undefined,
    ifAny(where.shiftPatterns, (values) => inArray(spotWork.shiftPattern, values)),
    ifAny(weekdayNumbers(where.weekdays), (values) => inArray(spotWork.startWeekday, values)),
    ifAny(where.prefectures, (values) => inArray(spotWork.prefecture, values)),
  )

/** Beyond this many parts, reading the first listings of each costs more than walking one index. */
const PARTS_LIMIT = 300

const PREFECTURES = Object.keys(PREFECTURE)
const PATTERNS = Object.keys(SHIFT_PATTERN)

export type Parts = {
  /** A from-item `part`, one row a part. */
  list: SQL
  /** Whether a listing belongs to `part`. */
  isPart: SQL
  /** The criteria that the parts do not already say; said twice they would mislead the planner. */
  rest: SpotWorkWhere
}

/** How the criteria divide the listings into parts that an index leads by; null when they do not. */
export function partsOf(where: SpotWorkWhere, order: SpotSortOrder): Parts | null {
  // One hospital has an index of its own.
  if (where.generalHospitalIds?.length) return null
  const days = [...new Set(where.dates)]
  if (days.length > PARTS_LIMIT) return null
  if (days.length > 0) {
    return {
      list: sql`unnest(${sql.param(days)}::date[]) as part(day)`,
      isPart: sql`${spotWork.startDate} = part.day`,
      rest: { ...where, dates: null },
    }
  }
  if (where.prefectures?.length || where.shiftPatterns?.length) {
    const prefectures = where.prefectures?.length ? [...new Set(where.prefectures)] : PREFECTURES
    const patterns = where.shiftPatterns?.length ? [...new Set(where.shiftPatterns)] : PATTERNS
    if (prefectures.length * patterns.length > PARTS_LIMIT) return null
    return {
      list: sql`(select a as prefecture, b as pattern from unnest(${sql.param(prefectures)}::text[]) a, unnest(${sql.param(patterns)}::text[]) b) as part`,
      isPart: sql`${spotWork.prefecture} = part.prefecture and ${spotWork.shiftPattern} = part.pattern`,
      rest: { ...where, prefectures: null, shiftPatterns: null },
    }
  }
  const weekdays = [...new Set(weekdayNumbers(where.weekdays))]
  // By day, a weekday may first come up after six days of others.
  if (weekdays.length === 0 || order !== 'START_TIME_ASC') return null
  return {
    list: sql`unnest(${sql.param(weekdays)}::smallint[]) as part(weekday)`,
    isPart: sql`${spotWork.startWeekday} = part.weekday`,
    rest: { ...where, weekdays: null },
  }
}
