import fc from 'fast-check'
import type { ListingWhere } from '#app/backend/listings/index/listing-search.ts'
import { makeHospitals } from '#app/backend/database/seed/hospitals.ts'
import { cityKey } from '#app/domain/text/city.ts'
import { CLINICAL_DEPARTMENT, type ClinicalDepartment } from '#app/domain/listing/clinical-department.ts'
import {
  FACILITY_CATEGORY,
  INCENTIVE_TYPE,
  INTERVIEW,
  JOB_DESCRIPTION_TYPE,
  REGULAR_FREQUENCY,
  SHIFT_PATTERN,
  WEEKDAY,
} from '#app/domain/listing/listing-words.ts'
import { PREFECTURE } from '#app/domain/text/prefecture.ts'
import { SEARCH_CONDITION } from '#app/domain/search/search-criteria.ts'
import { CONTRACT_TERM, SHIFT_LENGTH, WEEKLY_HOURS } from '#app/domain/search/search-spans.ts'
import { addDays, tokyoDay } from '#app/domain/text/tokyo-time.ts'

const someOf = <T extends string>(words: Record<T, unknown>, maxLength = 4) => {
  const values = Object.keys(words).filter((key): key is T => key in words)
  return fc.array(fc.constantFrom(...values), { maxLength })
}

/** Where the invented hospitals are, and one city without any. */
const CITIES = [
  ...new Set(makeHospitals(160).map(({ row }) => cityKey(row.prefecture, row.city))),
  cityKey('TOKYO', '青ヶ島村'),
]

const daysAhead = (now: Date, most: number) =>
  fc.integer({ min: 0, max: most }).map((days) => addDays(tokyoDay(now), days))

/** Arbitrary values of each criterion that both kinds of listing have, by its name. */
const common = (now: Date) => ({
  adjustableWorkingEndTime: fc.boolean(),
  adjustableWorkingStartTime: fc.boolean(),
  clinicalDepartments: someOf<ClinicalDepartment>(CLINICAL_DEPARTMENT),
  dates: fc.array(daysAhead(now, 120), { maxLength: 8 }),
  facilityCategories: someOf(FACILITY_CATEGORY, 2),
  generalHospitalIds: fc.array(fc.integer({ min: 1, max: 170 }).map(String), { maxLength: 6 }),
  incentiveTypes: someOf(INCENTIVE_TYPE, 2),
  jobDescriptionTypesForSearch: someOf(JOB_DESCRIPTION_TYPE),
  minimumFee: fc.integer({ min: 0, max: 200_000 }),
  shiftPatterns: someOf(SHIFT_PATTERN, 3),
  weekdays: someOf(WEEKDAY, 3),
  prefectures: someOf(PREFECTURE, 6),
  cities: fc.array(fc.constantFrom(...CITIES), { maxLength: 6 }),
  conditions: someOf(SEARCH_CONDITION, 2),
  shiftLengths: someOf(SHIFT_LENGTH, 2),
})

type Arbitraries = { [K in keyof ListingWhere]?: fc.Arbitrary<ListingWhere[K]> }

export const spotCriteria = (now: Date) =>
  ({
    ...common(now),
    season: fc.constantFrom('GOLDEN_WEEK' as const, 'NEW_YEAR_HOLIDAY' as const),
  }) satisfies Arbitraries

export const regularCriteria = (now: Date) =>
  ({
    ...common(now),
    frequencies: someOf(REGULAR_FREQUENCY, 2),
    contractTerms: someOf(CONTRACT_TERM, 2),
    interviews: someOf(INTERVIEW, 1),
    weeklyHours: someOf(WEEKLY_HOURS, 2),
    startBy: daysAhead(now, 150),
  }) satisfies Arbitraries
