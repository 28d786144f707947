import type { Piece } from './pieces.ts'
import { meaningOf } from './subjects.ts'
import { endOfTarget, report, startOfGroup, type Reading } from './targets.ts'

/** What makes the words before it no condition. */
export function leaveOpen(reading: Reading, piece: Piece): void {
  const { result, folded } = reading
  const end = endOfTarget(reading)
  const target = result[end - 1]
  // 「曜日は問わない」 alone, or after a word without a meaning of its own.
  const isOfAnother = result
    .slice(end)
    .some(({ sense, from, to }) => sense === 'SEPARATOR' || (sense === 'FILLER' && to - from > 1))
  if (!target || isOfAnother) {
    result.push({ ...piece, sense: 'FILLER' })
    return
  }
  const [named, phrase] = [target, piece].map(({ from, to }) => folded.slice(from, to))
  const isEither = /(?:アリ|有リ|ナシ|無シ)$/.test(named ?? '')
  // 「日直・当直どちらでも」 and 「土日でも可」 ask for them, 「救急車ありでも可」 asks nothing.
  const isOfList = /^ド(?:チラ|ッチ)デモ/.test(phrase ?? '') && startOfGroup(reading, end) < end - 1
  if (isOfList || (phrase?.startsWith('デモ') && !isEither)) {
    result.push({ ...piece, sense: 'FILLER' })
    return
  }
  // 「東京ならどこでもいい」, 「土曜いつでも」: free in all else.
  if (/^(?:ドコデモ|イツデモ|何時デモ|ナンデモ|何デモ)/.test(phrase ?? '')) {
    result.push({ ...piece, sense: 'FILLER' })
    return
  }
  if (!meaningOf(target) && !isEither) return report(reading, end - 1, piece)
  result.splice(end - 1, Infinity, {
    from: target.from,
    to: piece.to,
    sense: { note: '「{}」は、条件なしで探します。' },
  })
}
