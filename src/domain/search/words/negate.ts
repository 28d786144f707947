import { leaveOpen } from './leave-open.ts'
import type { Piece } from './pieces.ts'
import { hasOpposite, isParticle, isTime, subjectOf } from './subjects.ts'
import { endOfTarget, report, type Reading } from './targets.ts'
import { prefer, turnRound } from './turn-round.ts'

const NO_COUNTS = '救急車の台数では探せません。「救急車なし」か「ゆったり」でお探しください。'

/** Whether only particles follow `end`, so that the next words refer to the piece before it. */
const isSaidOf = ({ result }: Reading, end: number): boolean => result.slice(end).every(isParticle)

/** Limits of what cannot be counted, and what unknown words say of a word with an opposite. */
function limit(reading: Reading, piece: Piece): void {
  const { result, notes } = reading
  const { sense } = piece
  const end = endOfTarget(reading)
  const target = result[end - 1]
  const beyond = typeof sense === 'object' && 'beyond' in sense ? sense : undefined
  if (beyond?.isUpperLimit && hasOpposite(target)) {
    notes.push(NO_COUNTS)
    report(reading, end - 1, piece)
  } else if (beyond?.isOfPlace && subjectOf(target) === 'prefectures' && target) {
    result.splice(end - 1, Infinity, { from: target.from, to: piece.to, sense })
  } else if (sense === undefined && end < result.length && isSaidOf(reading, end) && hasOpposite(target)) {
    // 「救急車を断れる」: the unknown words decide whether it is wanted.
    report(reading, end - 1, piece)
  } else result.push(piece)
}

/**
 * Applies negations, limits and indifference (「なし」, 「以外」, 「2台以下」, 「問わない」) to the preceding word, across any
 * pause, or to several words joined without a pause.
 */
export function negate(pieces: readonly Piece[], folded: string): { pieces: Piece[]; notes: string[] } {
  const reading: Reading = { result: [], notes: [], folded }
  pieces.forEach((piece, at) => {
    const { sense } = piece
    if (sense === 'NEGATION') turnRound(reading, piece, pieces[at + 1])
    else if (sense === 'ENGAGED') {
      if (isTime(reading.result[endOfTarget(reading) - 1])) turnRound(reading, piece)
      else reading.result.push({ from: piece.from, to: piece.to })
    } else if (sense === 'INDIFFERENCE') leaveOpen(reading, piece)
    else if (sense === 'THAN' || sense === 'RATHER')
      prefer(
        reading,
        piece,
        pieces.slice(at + 1).find((one) => one.sense !== 'FILLER'),
      )
    else limit(reading, piece)
  })
  return { pieces: reading.result, notes: reading.notes }
}
