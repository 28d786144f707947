import { CLOCK_RULES } from './clock-rules.ts'
import { DAY_RULES } from './day-rules.ts'
import { wordAt, corrected } from './lexicon.ts'
import { isMeaning, type Found, type Sense } from './meaning.ts'
import { PAY_RULES } from './pay-rules.ts'
import { REGULAR_RULES } from './regular-rules.ts'
import { SPAN_RULES } from './span-rules.ts'
import { WEEKDAY_RULES } from './weekday-rules.ts'

/** A stretch of the sentence; all of them together are the sentence. No sense: not understood. */
export type Piece = { from: number; to: number; sense?: Sense }

const RULES = [...DAY_RULES, ...WEEKDAY_RULES, ...CLOCK_RULES, ...PAY_RULES, ...SPAN_RULES, ...REGULAR_RULES]

/** The longest reading at a place; of two as long, what a rule says before what a word says. */
function longestAt(rest: string, today: string): Found | undefined {
  const letters = /^[a-z]*/.exec(rest)?.[0].length ?? 0
  let longest: Found | undefined
  for (const found of [...RULES.map((rule) => rule(rest, today)), wordAt(rest)])
    if (found && found.length > (longest?.length ?? 0)) longest = found
  // 「tokyo」 is one word, and no 「ok」 is in it.
  return longest && longest.length < letters ? undefined : longest
}

function cut(folded: string, today: string): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  while (at < folded.length) {
    const found = longestAt(folded.slice(at), today)
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
function gather(pieces: readonly Piece[], folded: string): Piece[] {
  const gathered: Piece[] = []
  pieces.forEach((piece, at) => {
    const [before, behind] = [beyondLetters(pieces, at, -1), beyondLetters(pieces, at, 1)]
    const isKana = /[ァ-ヶー]/.test(folded.slice(piece.from, piece.to))
    const isWithin = isKana
      ? isOpen(behind) && (isOpen(before) || isEdge(before))
      : isOpen(pieces[at - 1]) || isOpen(pieces[at + 1])
    const found: Piece = isShort(piece) && isWithin ? { from: piece.from, to: piece.to } : { ...piece }
    const last = gathered.at(-1)
    if (last && isOpen(last) && isOpen(found)) last.to = found.to
    else gathered.push(found)
  })
  return gathered
}

export type Correction = { typed: string; word: string }

/** Reads a mistyped word, alone or with what was made of its neighbours. */
function correct(pieces: readonly Piece[], folded: string): { pieces: Piece[]; corrections: Correction[] } {
  const result = [...pieces]
  const corrections: Correction[] = []
  for (let at = 0; at < result.length; at += 1) {
    if (!isOpen(result[at])) continue
    for (const [before, behind] of [
      [1, 1],
      [0, 1],
      [1, 0],
      [0, 0],
    ] as const) {
      const run = result.slice(Math.max(0, at - before), at + behind + 1)
      const [first, last] = [run[0], run.at(-1)]
      if (
        !first ||
        !last ||
        run.length !== before + behind + 1 ||
        run.some((one) => one.sense === 'SEPARATOR')
      )
        continue
      const typed = folded.slice(first.from, last.to)
      const found = corrected(typed)
      if (!found) continue
      result.splice(at - before, run.length, { from: first.from, to: last.to, sense: found.sense })
      corrections.push({ typed, word: found.word })
      at -= before
      break
    }
  }
  return { pieces: result, corrections }
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

/** The sentence in pieces, each with its sense; `folded` is the sentence as rules compare it. */
export function piecesOf(folded: string, today: string): { pieces: Piece[]; corrections: Correction[] } {
  const { pieces, corrections } = correct(gather(cut(folded, today), folded), folded)
  return { pieces: joinNames(pieces, folded), corrections }
}
