import { isMeaning, type Meaning } from './meaning.ts'
import type { Piece } from './pieces.ts'

const CANNOT = '「〜以外」「〜なし」は、救急車・選考・勤務帯・曜日・場所・施設だけで使えます。'
const NO_COUNTS = '救急車の台数では探せません。「救急車なし」か「ゆったり」でお探しください。'

/** Conjunctions between words that are negated together: 「東京と神奈川以外」. */
const JOINTS = new Set(['ト', 'ヤ', '・', 'カ', 'モ', '/'])

const meaningOf = (piece: Piece | undefined): Meaning | undefined =>
  piece?.sense && isMeaning(piece.sense) ? piece.sense : undefined

/** The criterion of a word; only words of one criterion are negated together. */
const subjectOf = (piece: Piece | undefined): string | undefined => {
  const meaning = meaningOf(piece)
  const subject =
    Object.keys(meaning?.criteria ?? {})[0] ??
    (meaning?.vagueShifts ? 'shiftPatterns' : Object.keys(meaning?.not?.without ?? {})[0])
  // Both are criteria of place.
  return subject === 'cities' ? 'prefectures' : subject
}

/** Whether the word means the opposite without its negation. */
const hasOpposite = (piece: Piece | undefined): boolean => meaningOf(piece)?.not?.criteria !== undefined

const isSilent = (piece: Piece | undefined): boolean =>
  piece?.sense === 'FILLER' || piece?.sense === 'SEPARATOR'

/**
 * Applies negations, limits and indifference (「なし」, 「以外」, 「2台以下」, 「問わない」) to the preceding word, across any
 * pause, or to several words joined without a pause.
 */
export function negate(pieces: readonly Piece[], folded: string): { pieces: Piece[]; notes: string[] } {
  const result: Piece[] = []
  const notes: string[] = []

  /** End index of the negated words in the result; 0 without any. */
  function endOfTarget(): number {
    let end = result.length
    while (isSilent(result[end - 1])) end -= 1
    return end
  }

  /** Start index of the group that ends at `end`: words of one criterion, joined by conjunctions. */
  function startOfGroup(end: number): number {
    const subject = subjectOf(result[end - 1])
    let start = end - 1
    while (subject && start >= 2) {
      const [other, between] = [result[start - 2], result[start - 1]]
      if (!between || subjectOf(other) !== subject) break
      if (!JOINTS.has(folded.slice(between.from, between.to))) break
      start -= 2
    }
    return start
  }

  /** Replaces the pieces from `start` to the end of `last` by one that is not understood. */
  function report(start: number, last: Piece): void {
    const from = result[start]?.from ?? last.from
    result.splice(start, Infinity, { from, to: last.to })
  }

  /** Whether only particles follow `end`, so that the next words refer to the piece before it. */
  function isSaidOf(end: number): boolean {
    return result.slice(end).every(({ sense, from, to }) => sense === 'FILLER' && to - from === 1)
  }

  function turnRound(negation: Piece): void {
    const end = endOfTarget()
    const target = result[end - 1]
    if (!target) {
      result.push({ from: negation.from, to: negation.to })
      return
    }
    const start = startOfGroup(end)
    const group = result.slice(start, end)
    const isReversible = group.every((piece) => isSilent(piece) || meaningOf(piece)?.not)
    if (isReversible) {
      const last = meaningOf(target)?.not
      result.splice(start, Infinity)
      for (const piece of group.slice(0, -1))
        result.push(isSilent(piece) ? piece : { ...piece, sense: meaningOf(piece)?.not })
      result.push({ from: target.from, to: negation.to, sense: last })
      return
    }
    if (meaningOf(target)) notes.push(CANNOT)
    // 「救急車ってのはなし」: unknown words lie between, yet ambulances are not wanted.
    const before = result.slice(0, start).findLastIndex((piece) => piece.sense !== 'FILLER')
    report(!target.sense && hasOpposite(result[before]) ? before : start, negation)
  }

  function leaveOpen(piece: Piece): void {
    const end = endOfTarget()
    const target = result[end - 1]
    // 「曜日は問わない」 alone, or after a word without a meaning of its own.
    const isOfAnother = result
      .slice(end)
      .some(({ sense, from, to }) => sense === 'SEPARATOR' || (sense === 'FILLER' && to - from > 1))
    if (!target || isOfAnother) {
      result.push({ ...piece, sense: 'FILLER' })
      return
    }
    if (!meaningOf(target)) return report(end - 1, piece)
    result.splice(end - 1, Infinity, {
      from: target.from,
      to: piece.to,
      sense: { note: '「{}」は、条件なしで探します。' },
    })
  }

  for (const piece of pieces) {
    const { sense } = piece
    const end = endOfTarget()
    if (sense === 'NEGATION') turnRound(piece)
    else if (sense === 'INDIFFERENCE') leaveOpen(piece)
    else if (
      typeof sense === 'object' &&
      'beyond' in sense &&
      sense.isUpperLimit &&
      hasOpposite(result[end - 1])
    ) {
      notes.push(NO_COUNTS)
      report(end - 1, piece)
    } else if (sense === undefined && end < result.length && isSaidOf(end) && hasOpposite(result[end - 1])) {
      // 「救急車を断れる」: the unknown words decide whether it is wanted.
      report(end - 1, piece)
    } else result.push(piece)
  }
  return { pieces: result, notes }
}
