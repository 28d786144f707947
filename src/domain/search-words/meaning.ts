import type { Criteria } from '../criteria-chips.ts'
import type { SearchKind } from '../search-history.ts'

/** What a piece of a sentence asks for. */
export type Meaning = {
  criteria?: Criteria
  /** The words are about one kind of work only. */
  kind?: SearchKind
  /** What the doctor should know about this reading: widened, narrowed, no promise. `{}` stands for the words themselves. */
  note?: string
  /** Not these. */
  without?: Criteria
  /** What it means with 「なし」 or 「以外」 behind it; left out, that cannot be searched for. */
  not?: Meaning
}

/** A word of the field that nothing here can be searched by: reported, and why. */
export type Beyond = { beyond: string }

/** Carries no condition of its own: particles, 「希望」, 「お願いします」. */
export type Filler = 'FILLER'

/** Separates what stands around it. */
export type Separator = 'SEPARATOR'

/** Turns what stands before it round. */
export type Negation = 'NEGATION'

export type Sense = Meaning | Beyond | Filler | Separator | Negation

/** What a rule found at a place of the sentence. */
export type Found = { length: number; sense: Sense }

/** `rest` is the folded sentence from some place on; `day` is today in Tokyo. */
export type Rule = (rest: string, day: string) => Found | undefined

export const isMeaning = (sense: Sense): sense is Meaning => typeof sense === 'object' && !('beyond' in sense)
