import fc from 'fast-check'
import type { SpotWorkWhere } from '#app/contract/gen/listings-resolvers.ts'
import { CLINICAL_DEPARTMENT, type ClinicalDepartment } from '#app/domain/clinical-department.ts'
import {
  FACILITY_CATEGORY,
  INCENTIVE_TYPE,
  JOB_DESCRIPTION_TYPE,
  SHIFT_PATTERN,
  WEEKDAY,
} from '#app/domain/listing-words.ts'
import { PREFECTURE } from '#app/domain/prefecture.ts'
import { SEARCH_CONDITION, type SearchCondition } from '#app/domain/search-criteria.ts'
import { comingSeason } from '#app/domain/season-days.ts'
import type { Season } from '#app/domain/season.ts'
import { addDays, isoWeekday, tokyoDay, tokyoInstant } from '#app/domain/tokyo-time.ts'
import type { DemoSpot } from '#app/backend/database/seed/spot-listings.ts'

const WEEKDAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY']

const any = <T>(wanted: readonly T[] | null | undefined, has: (value: T) => boolean) =>
  !wanted || wanted.length === 0 || wanted.some(has)

function meetsCondition(row: DemoSpot['row'], condition: SearchCondition): boolean {
  switch (condition) {
    case 'ATTRACTIVE':
      return row.attractiveCategory === 'ATTRACTIVE'
    case 'WITHOUT_AMBULANCE':
      return !row.jobDescriptionTypes.includes('AMBULANCE')
    case 'FREE_APPLICATION':
      return row.applicationStatus === 'FREE'
    case 'EASY':
      return row.ambulanceEasiness === 'EASY'
    case 'NIGHT_DUTY_PERMIT':
      return ['GRANTED_ALL', 'GRANTED_PARTIAL'].includes(row.nightDutyPermit)
  }
}

function inSeason(row: DemoSpot['row'], season: Season, now: Date): boolean {
  const { from, to } = comingSeason(season, tokyoDay(now))
  return row.startTime < tokyoInstant(addDays(to, 1)) && row.endTime > tokyoInstant(from)
}

/** The criteria said once more in plain TypeScript: what the SQL must agree with. */
export function matches({ row }: DemoSpot, where: SpotWorkWhere, now: Date): boolean {
  const day = tokyoDay(row.startTime)
  const weekdays = where.weekdays?.filter((weekday) => weekday !== 'UNSPECIFIED')
  return (
    row.status === 'PUBLISHED' &&
    row.applicationDeadline > now &&
    (!where.adjustableWorkingStartTime ||
      row.adjustableStartFrom !== null ||
      row.adjustableStartTo !== null) &&
    (!where.adjustableWorkingEndTime || row.adjustableEndFrom !== null || row.adjustableEndTo !== null) &&
    any(where.clinicalDepartments, (value) => row.clinicalDepartments.includes(value)) &&
    any(where.dates, (value) => value === day) &&
    any(where.facilityCategories, (value) => value === row.facilityCategory) &&
    any(where.generalHospitalIds, (value) => value === String(row.hospitalId)) &&
    any(where.incentiveTypes, (value) => row.incentiveTypes.includes(value)) &&
    any(where.jobDescriptionTypesForSearch, (value) => row.jobDescriptionTypes.includes(value)) &&
    (!where.minimumFee || row.fee >= where.minimumFee) &&
    any(where.shiftPatterns, (value) => value === row.shiftPattern) &&
    any(weekdays, (value) => WEEKDAYS[isoWeekday(day) - 1] === value) &&
    any(where.prefectures, (value) => value === row.prefecture) &&
    (where.conditions ?? []).every((value) => meetsCondition(row, value)) &&
    (!where.season || inSeason(row, where.season, now))
  )
}

const someOf = <T extends string>(words: Record<T, unknown>, maxLength = 4) => {
  const values = Object.keys(words).filter((key): key is T => key in words)
  return fc.array(fc.constantFrom(...values), { maxLength })
}

/** Arbitrary values of each criterion, by its name. */
export const criteria = (now: Date) =>
  ({
    adjustableWorkingEndTime: fc.boolean(),
    adjustableWorkingStartTime: fc.boolean(),
    clinicalDepartments: someOf<ClinicalDepartment>(CLINICAL_DEPARTMENT),
    dates: fc.array(
      fc.integer({ min: 0, max: 120 }).map((days) => addDays(tokyoDay(now), days)),
      { maxLength: 8 },
    ),
    facilityCategories: someOf(FACILITY_CATEGORY, 2),
    generalHospitalIds: fc.array(fc.integer({ min: 1, max: 170 }).map(String), { maxLength: 6 }),
    incentiveTypes: someOf(INCENTIVE_TYPE, 2),
    jobDescriptionTypesForSearch: someOf(JOB_DESCRIPTION_TYPE),
    minimumFee: fc.integer({ min: 0, max: 200_000 }),
    shiftPatterns: someOf(SHIFT_PATTERN, 3),
    weekdays: someOf(WEEKDAY, 3),
    prefectures: someOf(PREFECTURE, 6),
    conditions: someOf(SEARCH_CONDITION, 2),
    season: fc.constantFrom(
      undefined,
      undefined,
      undefined,
      'GOLDEN_WEEK' as const,
      'NEW_YEAR_HOLIDAY' as const,
    ),
  }) satisfies { [K in keyof Required<SpotWorkWhere>]: fc.Arbitrary<SpotWorkWhere[K]> }
