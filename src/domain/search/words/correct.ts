import { corrected } from './lexicon.ts'
import type { Piece } from './pieces.ts'

const isOpen = (piece: Piece | undefined) => piece !== undefined && piece.sense === undefined

export type Correction = { typed: string; word: string }

/** Corrects typing errors in unknown pieces, alone or joined with their neighbours. */
export function correct(
  pieces: readonly Piece[],
  folded: string,
): { pieces: Piece[]; corrections: Correction[] } {
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
