import type { Criteria } from '../search-criteria.ts'
import { SHIFT_PATTERN, type FacilityCategory, type ShiftPattern } from '../../listing/listing-words.ts'
import type { Prefecture } from '../../text/prefecture.ts'
import type { SeasonDays } from '../season-days.ts'

export type Contradiction = {
  /** The criterion beside which it is said. */
  field: keyof Criteria
  /** No listing can meet this, whatever is open. */
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

/** What the criteria themselves do not say. */
export type Moment = {
  today: string
  /** When the season asked for is. */
  season?: SeasonDays | undefined
  /** Those of the hospitals asked for that are known. */
  hospitals?: readonly ChosenHospital[] | undefined
}

export const patternNames = (patterns: readonly ShiftPattern[]) =>
  patterns.map((pattern) => SHIFT_PATTERN[pattern]).join('・')

export const note = (field: keyof Criteria, text: string): Contradiction => ({
  field,
  isImpossible: false,
  text,
})
export const impossible = (field: keyof Criteria, text: string): Contradiction => ({
  field,
  isImpossible: true,
  text: `${text}このままでは求人は見つかりません。`,
})
