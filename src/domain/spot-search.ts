import * as v from 'valibot'
import { CLINICAL_DEPARTMENT, type ClinicalDepartment } from './clinical-department.ts'
import {
  FACILITY_CATEGORY,
  INCENTIVE_TYPE,
  JOB_DESCRIPTION_TYPE,
  SHIFT_PATTERN,
  SPOT_SORT_ORDER,
  WEEKDAY,
  type SpotSortOrder,
} from './listing-words.ts'
import { PREFECTURE, type Prefecture } from './prefecture.ts'

/** What an address or a form may hold; nothing is taken on trust, every reader below sorts out what it knows. */
const raw = v.custom<string | number | boolean | readonly string[]>(() => true)

/** How many values one criterion takes from an address; more is nobody's search. */
const LIST_LIMIT = 100

/** A URL gives a list as one comma-separated value, as a repeated key, or (in code) as an array. */
const asList = (input: unknown): string[] =>
  (Array.isArray(input) ? input : [input]).flatMap((item) =>
    typeof item === 'string' ? item.split(',') : [],
  )

/** What an address says that we do not know is left out; nothing left means no condition. */
function listOf<T extends string>(isKnown: (value: string) => value is T) {
  return v.optional(
    v.pipe(
      raw,
      v.transform((input): T[] | undefined => {
        const values = [...new Set(asList(input))].filter(isKnown).slice(0, LIST_LIMIT)
        return values.length > 0 ? values : undefined
      }),
    ),
  )
}

const wordOf =
  <Words extends object>(words: Words, except?: keyof Words) =>
  (value: string): value is Extract<keyof Words, string> =>
    Object.hasOwn(words, value) && value !== except

const isDay = (value: string): value is string => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}

const isId = (value: string): value is string => /^[1-9]\d{0,15}$/.test(value)

const flag = v.optional(
  v.pipe(
    raw,
    v.transform((input) => (input === true || input === 'true' || input === '1' ? true : undefined)),
  ),
)

const yen = v.optional(
  v.pipe(
    raw,
    v.transform((input) => {
      const value = Number(typeof input === 'string' ? input.normalize('NFKC').replaceAll(',', '') : input)
      return Number.isInteger(value) && value > 0 && value <= 10_000_000 ? value : undefined
    }),
  ),
)

/** The twelve saved search criteria (spec section 3), each absent when it sets no condition. */
export const spotCriteriaEntries = {
  adjustableWorkingEndTime: flag,
  adjustableWorkingStartTime: flag,
  clinicalDepartments: listOf<ClinicalDepartment>(wordOf(CLINICAL_DEPARTMENT)),
  dates: listOf(isDay),
  facilityCategories: listOf(wordOf(FACILITY_CATEGORY)),
  generalHospitalIds: listOf(isId),
  incentiveTypes: listOf(wordOf(INCENTIVE_TYPE)),
  jobDescriptionTypesForSearch: listOf(wordOf(JOB_DESCRIPTION_TYPE)),
  minimumFee: yen,
  shiftPatterns: listOf(wordOf(SHIFT_PATTERN)),
  weekdays: listOf(wordOf(WEEKDAY, 'UNSPECIFIED')),
  prefectures: listOf<Prefecture>(wordOf(PREFECTURE)),
}

const spotCriteriaSchema = v.object(spotCriteriaEntries)

export type SpotCriteria = v.InferOutput<typeof spotCriteriaSchema>

export type SearchTab = 'spot' | 'regular'

const sortSchema = v.optional(
  v.pipe(
    raw,
    v.transform((input): SpotSortOrder | undefined =>
      typeof input === 'string' && input !== 'UNSPECIFIED' && wordOf(SPOT_SORT_ORDER)(input)
        ? input
        : undefined,
    ),
  ),
)

const tabSchema = v.optional(
  v.pipe(
    raw,
    v.transform((input): SearchTab | undefined => (input === 'regular' ? input : undefined)),
  ),
)

/** A cursor the list gave out; anything else would only be refused by the backend. */
const cursorSchema = v.optional(
  v.pipe(
    raw,
    v.transform((input) => (typeof input === 'string' && /^[\w-]{8,512}$/.test(input) ? input : undefined)),
  ),
)

/**
 * The search params of the spot search. A default (おすすめ順, the spot tab, the first page) is absent, so that the same
 * search has one address; a value that is not understood falls back instead of failing.
 */
export const spotSearchSchema = v.object({
  ...spotCriteriaEntries,
  sort: sortSchema,
  tab: tabSchema,
  after: cursorSchema,
})

export type SpotSearch = v.InferOutput<typeof spotSearchSchema>
