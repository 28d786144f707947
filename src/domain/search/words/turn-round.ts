import type { SentenceMeaning } from './meaning.ts'
import type { Piece } from './pieces.ts'
import { hasOpposite, isOften, isSilent, isTime, meaningOf, subjectOf } from './subjects.ts'
import { endOfTarget, report, startOfDay, startOfGroup, type Reading } from './targets.ts'

const CANNOT = '「〜以外」「〜なし」は、救急車・選考・勤務帯・曜日・日付・場所・施設だけで使えます。'
const UNSURE = 'どちらの条件のことか読み取れませんでした。分けて入れてください。'

/** Negations that surely refer to a whole list. */
const IS_EXCEPT = /以外|イガイ|除|外シ|抜/

/** Applies a refusal to the words before it; reports them where that cannot be searched for, or is not sure. */
export function turnRound(reading: Reading, negation: Piece, next?: Piece): void {
  const { result, notes } = reading
  const end = endOfTarget(reading)
  const target = result[end - 1]
  if (!target) {
    result.push({ from: negation.from, to: negation.to })
    return
  }
  // 「予定があるので無理」 refuses once.
  if (target.isRefused) {
    result.push({ ...negation, sense: 'FILLER' })
    return
  }
  const start = startOfGroup(reading, end)
  const group = result.slice(start, end)
  const isAmbiguous = !isExcept(reading, negation) && start < startOfGroup(reading, end, false)
  const whole = startOfWhole(reading, start, negation)
  if (
    whole === start &&
    !isAmbiguous &&
    !isOpenEnded(reading, negation, next) &&
    group.every((piece) => isSilent(piece) || refusedOf(piece))
  ) {
    result.splice(start, Infinity)
    for (const piece of group.slice(0, -1))
      result.push(isSilent(piece) ? piece : { ...piece, sense: refusedOf(piece) })
    result.push({ from: target.from, to: negation.to, sense: refusedOf(target), isRefused: true })
    return
  }
  if (isAmbiguous) notes.push(UNSURE)
  else if (meaningOf(target)) notes.push(CANNOT)
  report(reading, beforeJoints(reading, whole), negation)
}

/** What is left when a word is refused; days are left out of others. */
function refusedOf(piece: Piece | undefined): SentenceMeaning | undefined {
  const { criteria: { dates, season, ...others } = {}, vagueShifts, not } = meaningOf(piece) ?? {}
  const isDays = (dates ?? season) !== undefined && Object.keys(others).length === 0 && !vagueShifts
  return not ?? (isDays ? { without: { dates, season } } : undefined)
}

const wordsOf = ({ folded }: Reading, { from, to }: Piece): string => folded.slice(from, to)

const isExcept = (reading: Reading, negation: Piece): boolean => IS_EXCEPT.test(wordsOf(reading, negation))

/** 「日直ないべ」: what goes on in kana after a negation may ask for it. */
const isOpenEnded = (reading: Reading, negation: Piece, next: Piece | undefined): boolean =>
  next !== undefined &&
  next.sense === undefined &&
  /(?:ナイ|ン)$/.test(wordsOf(reading, negation)) &&
  /^[ァ-ヶ]/.test(wordsOf(reading, next))

/**
 * Where the refused words begin that cannot be taken apart: 「金曜の夜は無理」 refuses neither Fridays nor nights. The group's
 * own start for all others.
 */
function startOfWhole(reading: Reading, start: number, negation: Piece): number {
  const { result } = reading
  const target = result[endOfTarget(reading) - 1]
  const day = startOfDay(reading, start)
  const isOne =
    subjectOf(target) === 'shiftPatterns' || isOften(result[day]) || refusedOf(target) === undefined
  if (day < start && isOne) return day
  const before = result.slice(0, start).findLastIndex((piece) => piece.sense !== 'FILLER')
  const between = result.slice(before + 1, start)
  const said = result[before]
  // 「救急車ってのはなし」: unknown words lie between, yet ambulances are not wanted.
  if (!target?.sense && (hasOpposite(said) || isTime(said))) return before
  // 「夜間の救急対応は避けたい」
  const isOf = between.length === 1 && between.every((piece) => wordsOf(reading, piece) === 'ノ')
  const isPhrase = negation.to - negation.from > 2
  return isOf && isPhrase && subjectOf(said) === 'shiftPatterns' && !isExcept(reading, negation)
    ? before
    : start
}

/** 「金曜夜と土曜朝以外」: where the list of days and hours begins, the last of which cannot be taken apart. */
function beforeJoints({ result, folded }: Reading, whole: number): number {
  const [joint, last] = [result[whole - 1], result[whole - 2]]
  const isJoined =
    joint && isTime(last) && isTime(result[whole]) && /^[トヤ・カ]$/.test(folded.slice(joint.from, joint.to))
  if (!isJoined) return whole
  let start = whole - 2
  while (isTime(result[start - 1])) start -= 1
  return beforeJoints({ result, folded, notes: [] }, start)
}

/** 「当直より日勤」, 「当直じゃなくて日勤」: only what is said of the same criterion afterwards. */
export function prefer(reading: Reading, piece: Piece, next: Piece | undefined): void {
  const { result } = reading
  const end = endOfTarget(reading)
  const target = result[end - 1]
  const subject = subjectOf(target)
  if (target && subject && subject === subjectOf(next)) {
    result.splice(end - 1, Infinity, {
      from: target.from,
      to: piece.to,
      sense: { note: '「{}」は、後のことばで探します。' },
    })
  } else if (piece.sense === 'RATHER') turnRound(reading, piece)
  // 「いつもより」: nothing to compare.
  else if (!target || !next) result.push({ ...piece, sense: 'FILLER' })
  else report(reading, end - 1, piece)
}
