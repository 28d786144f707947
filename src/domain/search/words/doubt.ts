import { isSilent, isTime, meaningOf } from './subjects.ts'
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

/**
 * Takes a criterion back when unknown words behind it may refuse it, or say something of a day: what was not understood
 * must never turn into its opposite. Both are reported together.
 */
export function withoutDoubtful(pieces: readonly Piece[], folded: string): Piece[] {
  const result: Piece[] = []
  for (const piece of pieces) {
    let at = result.length - 1
    while (at >= 0 && result[at]?.sense === 'FILLER') at -= 1
    const said = result[at]
    const isUnknown = piece.sense === undefined
    const words = folded.slice(piece.from, piece.to)
    const between = result.slice(at + 1)
    const isDoubtful =
      isUnknown &&
      said !== undefined &&
      meaningOf(said)?.criteria !== undefined &&
      !isSilent(said) &&
      ((REFUSAL.test(words) && !isBeside(between, folded)) || (isTime(said) && isTopic(between, folded)))
    if (isDoubtful && said) {
      result.splice(at, Infinity, { from: said.from, to: piece.to })
    } else result.push(piece)
  }
  return result
}
