import { isCityKey } from '../../text/city.ts'
import type { Criteria } from '../search-criteria.ts'
import type { SearchKind } from '../../listing/listing-kind.ts'
import { cityWords } from './city-words.ts'
import { combine } from './combine.ts'
import { withoutDoubtful } from './doubt.ts'
import { fold, plainSentence } from './fold.ts'
import { isMeaning, type SentenceMeaning } from './meaning.ts'
import { negate } from './negate.ts'
import { piecesOf } from './pieces.ts'

export type WordsReading = {
  /** The normalised sentence, to which all positions refer. */
  text: string
  kind: SearchKind
  criteria: Criteria
  /** The requested sort order. */
  sort: SentenceMeaning['sort']
  /** Words that were not understood or cannot be searched by, as typed. */
  unknown: string[]
  /** Notes on the reading for the doctor: widened, corrected, not guaranteed. */
  notes: string[]
  /** The sentence in tokens, each understood or reported. */
  pieces: { text: string; isKnown: boolean }[]
}

/** Maximum length; the rest of a longer sentence is ignored. */
export const WORDS_LENGTH = 200

export type WordsContext = {
  /** Civil day in Tokyo. */
  today: string
  /** The kind of search when the words do not tell. */
  kind?: SearchKind
  /** Keys of the cities with listings; other places are read as their prefecture. */
  cities?: readonly string[]
}

const NO_CITIES: readonly string[] = []

/**
 * Parses a sentence such as 「来週金曜の夜、23区、救急車なし、8万円以上」 into search criteria, by rules and a lexicon, and
 * reports words that it does not understand.
 */
export function readSearchWords(
  typed: string,
  { today, kind = 'spot', cities = NO_CITIES }: WordsContext,
): WordsReading {
  const text = plainSentence(typed.slice(0, WORDS_LENGTH)).slice(0, WORDS_LENGTH)
  const folded = fold(text)
  const { pieces: cut, corrections } = piecesOf(text, folded, { today, cities: cityWords(cities) })
  const { pieces: turned, notes: ofNegations } = negate(cut, folded)
  const pieces = withoutDoubtful(turned, folded)
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
