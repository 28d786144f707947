import type { CityWords } from './city-words.ts'
import { CLOCK_RULES } from './rules/clock-rules.ts'
import { correct, type Correction } from './correct.ts'
import { COUNT_RULES, NEGATION_RULES } from './rules/count-rules.ts'
import { DATE_RULES } from './rules/date-rules.ts'
import { stretchAt } from './day-stretch.ts'
import { glue } from './glue.ts'
import { wordAt } from './lexicon.ts'
import { isMeaning, type Found, type Rule, type Sense } from './meaning.ts'
import { MONTH_RULES } from './rules/month-rules.ts'
import { NAMED_DAY_RULES } from './rules/named-day-rules.ts'
import { PAY_RULES } from './rules/pay-rules.ts'
import { REGULAR_RULES } from './rules/regular-rules.ts'
import { settleCities } from './settle-cities.ts'
import { SORT_RULES } from './rules/sort-rules.ts'
import { SPAN_RULES } from './rules/span-rules.ts'
import { WEEKDAY_RULES } from './rules/weekday-rules.ts'

/** A stretch of the sentence; all of them together are the sentence. No sense: not understood. */
export type Piece = { from: number; to: number; sense?: Sense }

/** What a sentence is read by beside the lexicon. */
type Known = { today: string; cities: CityWords }

/** What gives days; each also says how far they reach. */
const DAY_RULES: readonly Rule[] = [...DATE_RULES, ...MONTH_RULES, ...NAMED_DAY_RULES, ...WEEKDAY_RULES]

const RULES: readonly Rule[] = [
  ...DAY_RULES,
  (rest, today) => stretchAt(DAY_RULES, rest, today),
  ...CLOCK_RULES,
  ...PAY_RULES,
  ...SPAN_RULES,
  ...REGULAR_RULES,
  ...SORT_RULES,
  ...COUNT_RULES,
  ...NEGATION_RULES,
]

/** The longest reading at a place; of two as long, what a rule says before what a word says. */
function longestAt(rest: string, typed: string, { today, cities }: Known): Found | undefined {
  const letters = /^[a-z]*/.exec(rest)?.[0].length ?? 0
  let longest: Found | undefined
  for (const found of [...RULES.map((rule) => rule(rest, today)), wordAt(rest, typed, cities)])
    if (found && found.length > (longest?.length ?? 0)) longest = found
  // 「tokyo」 is one word, and no 「ok」 is in it.
  return longest && longest.length < letters ? undefined : longest
}

function cut(text: string, folded: string, known: Known): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  while (at < folded.length) {
    const found = longestAt(folded.slice(at), text.slice(at), known)
    const length = found?.length ?? Math.max(1, /^[a-z]*/.exec(folded.slice(at))?.[0].length ?? 0)
    const last = pieces.at(-1)
    if (found) pieces.push({ from: at, to: at + length, sense: found.sense })
    else if (last && !last.sense) last.to = at + length
    else pieces.push({ from: at, to: at + length })
    at += length
  }
  return pieces
}

const isOpen = (piece: Piece | undefined) => piece !== undefined && piece.sense === undefined
const isEdge = (piece: Piece | undefined) => piece === undefined || piece.sense === 'SEPARATOR'

const isShort = (piece: Piece | undefined) => piece?.sense === 'FILLER' && piece.to - piece.from === 1

/** The next piece in a direction that is no single letter between words. */
function beyondLetters(pieces: readonly Piece[], at: number, step: 1 | -1): Piece | undefined {
  let next = at + step
  while (isShort(pieces[next])) next += step
  return pieces[next]
}

/** A letter that says nothing by itself, within or leaning on a word that is not understood, belongs to that word. */
function gather(pieces: readonly Piece[], text: string, folded: string): Piece[] {
  const gathered: Piece[] = []
  pieces.forEach((piece, at) => {
    const [before, behind] = [beyondLetters(pieces, at, -1), beyondLetters(pieces, at, 1)]
    // The ト of ボルト is no と: particles are written in hiragana.
    const isParticle =
      /[ァ-ヶー]/.test(folded.slice(piece.from, piece.to)) &&
      !/[ァ-ヶー]/.test(text.slice(piece.from, piece.to))
    const isWithin = isParticle
      ? isOpen(behind) &&
        // 当直とにんじん: と joins, and に begins the word.
        (isOpen(before) ||
          isEdge(before) ||
          (isShort(pieces[at - 1]) && isOpen(pieces[at + 1]) && /[ぁ-ゖ]/.test(text[piece.to] ?? '')))
      : isOpen(pieces[at - 1]) || isOpen(pieces[at + 1])
    const found: Piece = isShort(piece) && isWithin ? { from: piece.from, to: piece.to } : { ...piece }
    const last = gathered.at(-1)
    if (last && isOpen(last) && isOpen(found)) last.to = found.to
    else gathered.push(found)
  })
  return gathered
}

/** 「東京中央病院」 is a name, not a place and a kind of house: what leans on an unknown word goes with it. */
function joinNames(pieces: readonly Piece[], folded: string): Piece[] {
  const result = [...pieces]
  for (let at = 0; at < result.length; at += 1) {
    const house = result[at]
    if (!house?.sense || !/^(病院|クリニック|医院|総合病院|診療所)$/.test(folded.slice(house.from, house.to)))
      continue
    let start = at
    while (start > 0 && isPartOfName(result[start - 1])) start -= 1
    const run = result.slice(start, at)
    const [first] = run
    if (!first || !run.some(isOpen)) continue
    result.splice(start, at - start + 1, { from: first.from, to: house.to, sense: { beyond: NAMES } })
    at = start
  }
  return result
}

const NAMES = '病院の名前は「条件を詳しく」で選べます。'

const isPartOfName = (piece: Piece | undefined): boolean =>
  piece !== undefined && (piece.sense === undefined || isMeaning(piece.sense))

/** The sentence in pieces, each with its sense; `folded` is the sentence as rules compare it, as long as `text`. */
export function piecesOf(
  text: string,
  folded: string,
  known: Known,
): { pieces: Piece[]; corrections: Correction[] } {
  const { pieces, corrections } = correct(gather(cut(text, folded, known), text, folded), folded)
  return { pieces: settleCities(glue(joinNames(pieces, folded), text), text, known.cities), corrections }
}
