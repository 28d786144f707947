import { isMeaning } from './meaning.ts'
import type { Piece } from './pieces.ts'

const SCRIPTS = [/\p{Script=Han}|々/u, /\p{Script=Hiragana}/u, /[\p{Script=Katakana}ー]/u, /[a-z]/i, /\d/]

const scriptOf = (letter: string | undefined): number =>
  letter === undefined ? -1 : SCRIPTS.findIndex((script) => script.test(letter))

const isOpen = (piece: Piece | undefined): boolean => piece !== undefined && piece.sense === undefined

const isReported = ({ sense }: Piece): boolean =>
  sense === undefined || (typeof sense === 'object' && 'beyond' in sense)

/** Names with a suffix end here, whatever follows: 東京都蒲田. */
const IS_WHOLE = /(?:[県府市区町村]|東京都)$/

/**
 * Joins a known word to an adjacent unknown one when both are one word: 朝 in 朝青龍, ひま in ひまわり, 10万 in 10万ボルト.
 * They are one word when the script does not change between them, when one is a single character, or a number
 * with its unit.
 */
export function glue(pieces: readonly Piece[], text: string): Piece[] {
  const at = (piece: Piece) => text.slice(piece.from, piece.to)

  function isOneWord(left: Piece, right: Piece): boolean {
    const known = isOpen(left) ? right : left
    const words = at(known)
    const [before, behind] = [scriptOf(at(left).at(-1)), scriptOf(at(right)[0])]
    if (before < 0 || behind < 0) return false
    // ダイヤル holds no イヤ.
    if (known.sense === 'NEGATION') return before === 2 && behind === 2
    if (!known.sense || !isMeaning(known.sense)) return false
    if (known === left && IS_WHOLE.test(words)) return false
    if (words.length === 1) return true
    if (before === behind) return before !== 1 || SCRIPTS[1]?.test(words[0] ?? '') === true
    return known === left && scriptOf(words[0]) === 4 && behind !== 1
  }

  const result: Piece[] = []
  for (const piece of pieces) {
    let joined = piece
    let left = result.at(-1)
    while (left && isOpen(left) !== isOpen(joined) && isOneWord(left, joined)) {
      result.pop()
      joined = { from: left.from, to: joined.to }
      left = result.at(-1)
    }
    if (left && isReported(left) && isReported(joined) && (isOpen(left) || isOpen(joined))) {
      // 「タクシー代」 is one word; keeps the reason why it cannot be searched for.
      result.pop()
      joined = { ...joined, from: left.from, sense: left.sense ?? joined.sense }
    }
    result.push(joined)
  }
  return result
}
