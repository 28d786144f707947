import { isCityKey } from '../../text/city.ts'
import type { Criteria } from '../search-criteria.ts'
import type { SearchKind } from '../search-history.ts'
import { cityWords } from './city-words.ts'
import { combine } from './combine.ts'
import { fold, plainSentence } from './fold.ts'
import { isMeaning, type Meaning } from './meaning.ts'
import { negate } from './negate.ts'
import { piecesOf } from './pieces.ts'

export type WordsReading = {
  /** The sentence, made one way; what the places below count in. */
  text: string
  kind: SearchKind
  criteria: Criteria
  /** In which order the results are wanted. */
  sort: Meaning['sort']
  /** What was not understood or cannot be searched by, as it was written. */
  unknown: string[]
  /** What the doctor should know: widened, corrected, no promise. */
  notes: string[]
  /** The sentence in stretches, each understood or reported. */
  pieces: { text: string; isKnown: boolean }[]
}

/** Longer than any wish; the rest of a longer text is left out. */
export const WORDS_LENGTH = 200

export type WordsContext = {
  /** The day in Tokyo. */
  today: string
  /** Which is meant where the words do not tell. */
  kind?: SearchKind
  /** The keys of the cities with listings; other places are searched by their prefecture. */
  cities?: readonly string[]
}

const NO_CITIES: readonly string[] = []

/**
 * 「来週金曜の夜、23区、救急車なし、8万円以上」 as search criteria: by rules and a list of words, with what was not understood
 * said.
 */
export function readSearchWords(
  typed: string,
  { today, kind = 'spot', cities = NO_CITIES }: WordsContext,
): WordsReading {
  const text = plainSentence(typed.slice(0, WORDS_LENGTH)).slice(0, WORDS_LENGTH)
  const folded = fold(text)
  const { pieces: cut, corrections } = piecesOf(text, folded, { today, cities: cityWords(cities) })
  const { pieces, notes: ofNegations } = negate(cut, folded)
  const meanings = pieces.flatMap(({ from, to, sense }) =>
    sense && isMeaning(sense) ? [{ ...sense, note: sense.note?.replace('{}', text.slice(from, to)) }] : [],
  )
  const {
    criteria,
    kind: said,
    sort,
    notes,
  } = combine(meanings, { today, kind, cities: cities.filter(isCityKey) })
  const reported = pieces.filter(({ sense }) => isUnknown(sense))
  const reasons = reported.flatMap(({ sense }) =>
    typeof sense === 'object' && 'beyond' in sense ? [sense.beyond] : [],
  )
  return {
    text,
    kind: said,
    criteria,
    sort,
    unknown: reported.map(({ from, to }) => text.slice(from, to)),
    notes: [
      ...new Set([
        ...corrections.map(({ typed: wrong, word }) => `「${original(wrong)}」を「${word}」と読みました。`),
        ...notes,
        ...ofNegations,
        ...reasons,
      ]),
    ],
    pieces: pieces.map(({ from, to, sense }) => ({ text: text.slice(from, to), isKnown: !isUnknown(sense) })),
  }

  function original(wrong: string): string {
    const at = folded.indexOf(wrong)
    return text.slice(at, at + wrong.length)
  }
}

const isUnknown = (sense: unknown): boolean =>
  sense === undefined || (typeof sense === 'object' && sense !== null && 'beyond' in sense)
