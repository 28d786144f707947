import { isMeaning, type Meaning } from './meaning.ts'
import type { Piece } from './pieces.ts'

const CANNOT = '「〜以外」「〜なし」は、救急車・選考・勤務帯・曜日・場所・施設だけで使えます。'

/** What may stand between things that are turned round together: 「東京と神奈川以外」. */
const JOINTS = new Set(['ト', 'ヤ', '・'])

const opposite = (piece: Piece | undefined): Meaning | undefined =>
  piece?.sense && isMeaning(piece.sense) ? piece.sense.not : undefined

/** What 「なし」 and 「以外」 turn round stands before them: one thing, or several joined without a pause. */
export function negate(pieces: readonly Piece[], folded: string): { pieces: Piece[]; notes: string[] } {
  const result: Piece[] = []
  const notes: string[] = []

  function turnRound(negation: Piece): void {
    let end = result.length
    while (result[end - 1]?.sense === 'FILLER') end -= 1
    const target = result[end - 1]
    if (!target || target.sense === 'SEPARATOR' || target.sense === 'NEGATION') {
      result.push({ from: negation.from, to: negation.to })
      return
    }
    const sense = opposite(target)
    if (!sense && target.sense) notes.push(CANNOT)
    result.splice(end - 1, Infinity, { from: target.from, to: negation.to, sense })
    for (let joint = end - 2; sense && joint > 0; joint -= 2) {
      const [other, between] = [result[joint - 1], result[joint]]
      const turned = opposite(other)
      if (!other || !between || !turned || !JOINTS.has(folded.slice(between.from, between.to))) break
      result[joint - 1] = { ...other, sense: turned }
    }
  }

  for (const piece of pieces) {
    if (piece.sense === 'NEGATION') turnRound(piece)
    else result.push(piece)
  }
  return { pieces: result, notes }
}
