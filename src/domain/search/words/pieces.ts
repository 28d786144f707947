import type { CityWords } from './city-words.ts'
import { CLOCK_RULES } from './rules/clock-rules.ts'
import { correct, type Correction } from './correct.ts'
import { COMMUTE_RULES } from './rules/commute-rules.ts'
import { COUNT_RULES } from './rules/count-rules.ts'
import { DATE_RULES } from './rules/date-rules.ts'
import { IN_KANA, IN_KANJI } from './day-spellings.ts'
import { stretchAt } from './day-stretch.ts'
import { glue } from './glue.ts'
import { wordAt } from './lexicon.ts'
import type { Found, Rule, Sense } from './meaning.ts'
import { MONTH_RULES } from './rules/month-rules.ts'
import { NAMED_DAY_RULES } from './rules/named-day-rules.ts'
import { PAY_RULES } from './rules/pay-rules.ts'
import { joinNames } from './names.ts'
import { PAST_RULES } from './rules/past-rules.ts'
import { REFUSAL_RULES } from './rules/refusal-rules.ts'
import { REGULAR_RULES } from './rules/regular-rules.ts'
import { rewritten } from './rewritten.ts'
import { settleCities } from './settle-cities.ts'
import { SORT_RULES } from './rules/sort-rules.ts'
import { SPAN_RULES } from './rules/span-rules.ts'
import { TALK_RULES } from './rules/talk-rules.ts'
import { WEEKDAY_RULES } from './rules/weekday-rules.ts'

/** A token with its position; tokens cover the whole sentence. Without a sense it is not understood. */
export type Piece = {
  from: number
  to: number
  sense?: Sense
  /** The sense is what remains after a refusal. */
  isRefused?: true
  /** Not understood, but for what it refuses: it says nothing of the clause before it. */
  isOwn?: true
}

/** Context of the reading beside the lexicon. */
type Known = { today: string; cities: CityWords }

/** Rules that match days. */
const DAY_RULES: readonly Rule[] = [...DATE_RULES, ...MONTH_RULES, ...NAMED_DAY_RULES, ...WEEKDAY_RULES]

/** Days with what follows them: a range, an open range. */
const stretch: Rule = (rest, today) => stretchAt(DAY_RULES, rest, today)

const RULES: readonly Rule[] = [
  ...DAY_RULES,
  stretch,
  rewritten([...DAY_RULES, stretch], IN_KANJI),
  rewritten([...DAY_RULES, ...REGULAR_RULES, stretch], IN_KANA),
  ...PAST_RULES,
  ...CLOCK_RULES,
  ...PAY_RULES,
  ...SPAN_RULES,
  ...REGULAR_RULES,
  ...SORT_RULES,
  ...COUNT_RULES,
  ...REFUSAL_RULES,
  ...COMMUTE_RULES,
  ...TALK_RULES,
]

/** The longest match at a position; rules take precedence over words of the same length. */
function longestAt(rest: string, typed: string, { today, cities }: Known): Found | undefined {
  const letters = /^[a-z]*/.exec(rest)?.[0].length ?? 0
  let longest: Found | undefined
  for (const found of [...RULES.map((rule) => rule(rest, today)), wordAt(rest, typed, cities)])
    if (found && found.length > (longest?.length ?? 0)) longest = found
  // Latin words are matched as a whole: no 「ok」 in 「tokyo」.
  return longest && longest.length < letters ? undefined : longest
}

/** The 金 of 「預金/木曜」: what begins like a list of weekdays goes on with a word that was not understood. */
const goesOn = (before: string, rest: string) =>
  /\p{Script=Han}$/u.test(before) && /^[月火水木金土日][・/]/.test(rest)

function cut(text: string, folded: string, known: Known): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  while (at < folded.length) {
    const open = pieces.at(-1)
    const isWithin = isOpen(open) && goesOn(folded.slice(open?.from, at), folded.slice(at))
    const found = isWithin ? undefined : longestAt(folded.slice(at), text.slice(at), known)
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

/** The next piece in a direction that is not a particle of one character. */
function beyondLetters(pieces: readonly Piece[], at: number, step: 1 | -1): Piece | undefined {
  let next = at + step
  while (isShort(pieces[next])) next += step
  return pieces[next]
}

/** Merges fillers of one character into an adjacent unknown word. */
function gather(pieces: readonly Piece[], text: string, folded: string): Piece[] {
  const gathered: Piece[] = []
  pieces.forEach((piece, at) => {
    const [before, behind] = [beyondLetters(pieces, at, -1), beyondLetters(pieces, at, 1)]
    // Particles are written in hiragana: the ト of ボルト is not と.
    const isParticle =
      /[ァ-ヶー]/.test(folded.slice(piece.from, piece.to)) &&
      !/[ァ-ヶー]/.test(text.slice(piece.from, piece.to))
    const isWithin = isParticle
      ? isOpen(behind) &&
        // 当直とにんじん: と is a particle, に begins the unknown word.
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

/** Tokenizes a sentence and gives each token its sense; `folded` is `fold(text)`, of the same length. */
export function piecesOf(
  text: string,
  folded: string,
  known: Known,
): { pieces: Piece[]; corrections: Correction[] } {
  const { pieces, corrections } = correct(gather(cut(text, folded, known), text, folded), folded)
  return {
    pieces: settleCities(glue(joinNames(pieces, text, folded), text), text, known.cities),
    corrections,
  }
}
