import { isOften, isParticle, isTime, meaningOf } from './subjects.ts'
import type { Piece } from './pieces.ts'

/** Stems of words that may refuse what stands before them. */
const REFUSAL =
  /ナイ|ナク|ナカ|ナシ|ズ(?:$|ニ)|ヘン|マセン|ン(?:デ|ノ|ケ|カラ)?$|無理|ムリ|ダメ|駄目|アカン|ヤメ|辞メ|止メ|休|避|嫌|イヤ|厳シ|キビシ|キツ|困|埋|塞|フサ|断|パス|除|外|却下|遠慮|苦手|不|予定|用事|都合|忙|抜|捨|諦|難シ|ムズカ|無|否|拒|減|卒業|反対|NG|ng|×|バツ/

/** Whether the letters between two pieces hold the particle of a topic: what is said of it follows. */
const isTopic = (between: readonly Piece[], folded: string): boolean =>
  between.some(({ from, to }) => /^(?:ハ|モ|ニハ)$/.test(folded.slice(from, to)))

/** 「当直と連休明け」: the unknown words are said beside it, not of it. */
const isBeside = (between: readonly Piece[], folded: string): boolean =>
  between.some(({ from, to }) => /^[トヤカ]$/.test(folded.slice(from, to)))

/** 「病棟はいいけど外来は苦手」: another clause, with a refused word of its own. */
const isOfItsClause = (piece: Piece, between: readonly Piece[], folded: string): boolean =>
  piece.isOwn === true &&
  between.some(
    ({ from, to, sense }) =>
      sense === 'SEPARATOR' || /ケド|ケレド|バッテン|ノデ$|^デ$/.test(folded.slice(from, to)),
  )

/** Index of the last piece that says something, before which only particles and unknown words follow. */
function lastSaid(pieces: readonly Piece[]): number {
  return pieces.findLastIndex(({ sense }) => sense !== undefined && sense !== 'FILLER')
}

/** 「金曜の夜は…」, 「毎週月曜は…」: where the words begin that are one with the piece at `at`. */
function beginOfOne(pieces: readonly Piece[], at: number): number {
  const before = pieces.slice(0, at).findLastIndex((piece) => !isParticle(piece))
  return isTime(pieces[at]) && (isTime(pieces[before]) || isOften(pieces[before]))
    ? beginOfOne(pieces, before)
    : at
}

/**
 * Takes a criterion back when unknown words behind it may refuse it, or say something of a day: what was not understood
 * must never turn into its opposite. Both are reported together.
 */
export function withoutDoubtful(pieces: readonly Piece[], folded: string): Piece[] {
  const result: Piece[] = []
  for (const piece of pieces) {
    const at = lastSaid(result)
    const meaning = meaningOf(result[at])
    const between = result.slice(at + 1)
    const isDoubtful =
      piece.sense === undefined &&
      !isOfItsClause(piece, between, folded) &&
      (meaning?.criteria !== undefined || meaning?.vagueShifts !== undefined) &&
      ((REFUSAL.test(folded.slice(piece.from, piece.to)) && !isBeside(between, folded)) ||
        (isTime(result[at]) && isTopic(between, folded)))
    if (!isDoubtful) {
      result.push(piece)
      continue
    }
    const start = beginOfOne(result, at)
    result.splice(start, Infinity, { from: result[start]?.from ?? piece.from, to: piece.to })
  }
  return result
}
