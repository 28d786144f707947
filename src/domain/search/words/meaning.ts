import type { CityKey } from '../../text/city.ts'
import type { Criteria } from '../search-criteria.ts'
import type { ShiftPattern, SpotSortOrder } from '../../listing/listing-words.ts'
import type { SearchKind } from '../search-history.ts'

/** What a piece of a sentence asks for. */
export type Meaning = {
  criteria?: Criteria
  /** The words are about one kind of work only. */
  kind?: SearchKind
  /** What the doctor should know about this reading: widened, narrowed, no promise. `{}` stands for the words themselves. */
  note?: string
  /** 「夜」, 「17時から」: any of these shifts, unless one of them is named as well. */
  vagueShifts?: readonly ShiftPattern[]
  /** In which order the results come. */
  sort?: Exclude<SpotSortOrder, 'UNSPECIFIED'>
  /** Not these. */
  without?: Criteria
  /** Towns that it may be the name of, each one city or the wards of one; the sentence settles which. */
  places?: readonly (readonly CityKey[])[]
  /** Not the name of the city itself, but of a station or a quarter there. */
  isQuarter?: true
  /** What it means with 「なし」 or 「以外」 behind it; left out, that cannot be searched for. */
  not?: Meaning
}

/** A word of the field that nothing here can be searched by: reported, and why. */
export type Beyond = {
  beyond: string
  /** Says that there may be few of what stands before it, which must not be read as a wish for it: 「救急車2台以下」. */
  isUpperLimit?: boolean
}

/** Carries no condition of its own: particles, 「希望」, 「お願いします」. */
export type Filler = 'FILLER'

/** Separates what stands around it. */
export type Separator = 'SEPARATOR'

/** Turns what stands before it round. */
export type Negation = 'NEGATION'

export type Sense = Meaning | Beyond | Filler | Separator | Negation | Indifference

/** What stands before it is no condition: 「曜日は問わない」. */
export type Indifference = 'INDIFFERENCE'

/** What a rule found at a place of the sentence. */
export type Found = { length: number; sense: Sense }

/** `rest` is the folded sentence from some place on; `day` is today in Tokyo. */
export type Rule = (rest: string, day: string) => Found | undefined

export const isMeaning = (sense: Sense): sense is Meaning => typeof sense === 'object' && !('beyond' in sense)
