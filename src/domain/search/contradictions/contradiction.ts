import type { Criteria } from '../search-criteria.ts'
import { SHIFT_PATTERN, type FacilityCategory, type ShiftPattern } from '../../listing/listing-words.ts'
import type { Prefecture } from '../../text/prefecture.ts'
import type { SeasonDays } from '../season-days.ts'

export type Contradiction = {
  /** The criterion beside which the message is shown. */
  field: keyof Criteria
  /** No listing can ever match. */
  isImpossible: boolean
  text: string
}

/** A hospital that the search is limited to. */
export type ChosenHospital = {
  id: string
  name: string
  prefecture: Prefecture
  city: string
  facilityCategory: FacilityCategory
}

/** Context beside the criteria. */
export type ContradictionMoment = {
  /** Civil day in Tokyo. */
  today: string
  /** The days of the requested season. */
  season?: SeasonDays | undefined
  /** The requested hospitals, as far as they are known. */
  hospitals?: readonly ChosenHospital[] | undefined
}

export const patternNames = (patterns: readonly ShiftPattern[]) =>
  patterns.map((pattern) => SHIFT_PATTERN[pattern]).join('・')

/** A contradiction that only narrows the results. */
export const note = (field: keyof Criteria, text: string): Contradiction => ({
  field,
  isImpossible: false,
  text,
})
/** A contradiction that no listing can ever meet. */
export const impossible = (field: keyof Criteria, text: string): Contradiction => ({
  field,
  isImpossible: true,
  text: `${text}このままでは求人は見つかりません。`,
})
