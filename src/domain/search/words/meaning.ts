import type { CityKey } from '../../text/city.ts'
import type { Criteria } from '../search-criteria.ts'
import type { ShiftPattern, SpotSortOrder } from '../../listing/listing-words.ts'
import type { SearchKind } from '../../listing/listing-kind.ts'

/** The meaning of a piece of a sentence. */
export type SentenceMeaning = {
  criteria?: Criteria
  /** The words imply this kind of work. */
  kind?: SearchKind
  /**
   * A note on the reading for the doctor: widened, narrowed, not guaranteed. `{}` is replaced by the words.
   */
  note?: string
  /** 「夜」, 「17時から」: any of these shifts, unless a shift is named too. */
  vagueShifts?: readonly ShiftPattern[]
  /** Sort order of the results. */
  sort?: Exclude<SpotSortOrder, 'UNSPECIFIED'>
  /** Excluded values. */
  without?: Criteria
  /** Alternatives of an ambiguous name, each a city or its wards; settled by the rest of the sentence. */
  places?: readonly (readonly CityKey[])[]
  /** The name of a station or quarter, not of the city. */
  isQuarter?: true
  /** Days of a kind (土日祝): they narrow a stretch of days in the same sentence, before they are days of their own. */
  narrows?: (day: string) => boolean
  /** The meaning when negated by 「なし」 or 「以外」; absent when that cannot be searched for. */
  not?: SentenceMeaning
}

/** A known word without a criterion: reported with the reason. */
export type Beyond = {
  beyond: string
  /** An upper limit of the preceding word, which must not be read as a wish for it: 「救急車2台以下」. */
  isUpperLimit?: boolean
  /** What is said of the preceding place, which must not be searched by then: 「東京駅から1時間以内」. */
  isOfPlace?: boolean
}

/** A word without meaning for the search: particles, 「希望」, 「お願いします」. */
export type Filler = 'FILLER'

/** Separates the words around it. */
export type Separator = 'SEPARATOR'

/** Negates the preceding words. */
export type Negation = 'NEGATION'

/** Negates a preceding day, on which the doctor has something else to do: 「金曜は予定がある」. */
export type Engaged = 'ENGAGED'

/** 「より」: the words before it are worth less than those of the same criterion after it. */
export type Than = 'THAN'

/** 「じゃなくて」: instead of the words before it those after it, or anything else. */
export type Rather = 'RATHER'

export type Sense =
  | SentenceMeaning
  | Beyond
  | Filler
  | Separator
  | Negation
  | Indifference
  | Engaged
  | Than
  | Rather

/** Makes the preceding words no condition: 「曜日は問わない」. */
export type Indifference = 'INDIFFERENCE'

/** A match of a rule: its length in characters, and its sense. */
export type Found = { length: number; sense: Sense }

/** `rest` is the remaining folded sentence; `day` is today in Tokyo. */
export type Rule = (rest: string, day: string) => Found | undefined

export const isMeaning = (sense: Sense): sense is SentenceMeaning =>
  typeof sense === 'object' && !('beyond' in sense)
