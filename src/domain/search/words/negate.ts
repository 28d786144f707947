import { isMeaning, type Meaning } from './meaning.ts'
import type { Piece } from './pieces.ts'

const CANNOT = '「〜以外」「〜なし」は、救急車・選考・勤務帯・曜日・場所・施設だけで使えます。'
const NO_COUNTS = '救急車の台数では探せません。「救急車なし」か「ゆったり」でお探しください。'

/** What may stand between things that are turned round together: 「東京と神奈川以外」. */
const JOINTS = new Set(['ト', 'ヤ', '・', 'カ', 'モ', '/'])

const meaningOf = (piece: Piece | undefined): Meaning | undefined =>
  piece?.sense && isMeaning(piece.sense) ? piece.sense : undefined

/** Which criterion a word is about: only words of one are turned round together. */
const subjectOf = (piece: Piece | undefined): string | undefined => {
  const meaning = meaningOf(piece)
  const subject =
    Object.keys(meaning?.criteria ?? {})[0] ??
    (meaning?.vagueShifts ? 'shiftPatterns' : Object.keys(meaning?.not?.without ?? {})[0])
  // Both say where.
  return subject === 'cities' ? 'prefectures' : subject
}

/** Asked for without its 「なし」, it would be the opposite of what was meant. */
const hasOpposite = (piece: Piece | undefined): boolean => meaningOf(piece)?.not?.criteria !== undefined

const isSilent = (piece: Piece | undefined): boolean =>
  piece?.sense === 'FILLER' || piece?.sense === 'SEPARATOR'

/**
 * What 「なし」, 「以外」, 「2台以下」 and 「問わない」 are said of stands before them, whatever pause lies between: one thing, or
 * several joined without one.
 */
export function negate(pieces: readonly Piece[], folded: string): { pieces: Piece[]; notes: string[] } {
  const result: Piece[] = []
  const notes: string[] = []

  /** Where what is turned round ends in the result; 0 when there is nothing. */
  function endOfTarget(): number {
    let end = result.length
    while (isSilent(result[end - 1])) end -= 1
    return end
  }

  /** Where the group that ends there begins: things of one kind with a joint between them. */
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

  /** From there to the end of `last` is not understood. */
  function report(start: number, last: Piece): void {
    const from = result[start]?.from ?? last.from
    result.splice(start, Infinity, { from, to: last.to })
  }

  /** Only particles lie between: what comes says something of what stands there. */
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
    // 「救急車ってのはなし」: what is between is not understood, and the ambulance is not wanted.
    const before = result.slice(0, start).findLastIndex((piece) => piece.sense !== 'FILLER')
    report(!target.sense && hasOpposite(result[before]) ? before : start, negation)
  }

  function leaveOpen(piece: Piece): void {
    const end = endOfTarget()
    const target = result[end - 1]
    // 「曜日は問わない」 alone, or of a word that says nothing by itself.
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
      // 「救急車を断れる」: whether it is wanted is in the words that were not understood.
      report(end - 1, piece)
    } else result.push(piece)
  }
  return { pieces: result, notes }
}
