import type { Piece } from './pieces.ts'
import {
  isDaySubject,
  isException,
  isOften,
  isParticle,
  isSilent,
  isTime,
  meaningOf,
  subjectOf,
} from './subjects.ts'

/** Conjunctions between words that are negated together: 「東京と神奈川以外」. */
const JOINTS = new Set(['ト', 'ヤ', '・', 'カ', 'モ', '/', '、', ','])
/** Joints that may also separate a wish from a refusal: 「土曜、日曜は無理」. */
const PAUSES = new Set(['、', ','])
const LISTED = new Set(['weekdays', 'prefectures'])

/** The result of one sentence's negations so far. */
export type Reading = { result: Piece[]; notes: string[]; folded: string }

/** End index of the negated words in the result; 0 without any. */
export function endOfTarget({ result }: Reading): number {
  let end = result.length
  while (isSilent(result[end - 1])) end -= 1
  return end
}

/** Start index of the group that ends at `end`: words of one criterion, joined by conjunctions. */
export function startOfGroup({ result, folded }: Reading, end: number, isList = true): number {
  const subject = subjectOf(result[end - 1])
  let start = end - 1
  while (subject && start >= 2) {
    const [other, between] = [result[start - 2], result[start - 1]]
    if (!between || subjectOf(other) !== subject) break
    const joint = folded.slice(between.from, between.to)
    // 埼玉でも千葉でもなく
    const isNeither = joint === 'デモ' && folded.startsWith('デモ', result[end - 1]?.to)
    if (!JOINTS.has(joint) && !isNeither) break
    if (PAUSES.has(joint) && (!isList || !LISTED.has(subject) || isException(other, result[start]))) break
    start -= 2
  }
  return start
}

const TOPIC = /^(?:ハ|モ|ニハ)$/

/**
 * The day that the words from `start` are said of: 「金曜の夜」, or the topic of the clause, 「火曜は外来が…」; `start` without
 * one.
 */
export function startOfDay({ result, folded }: Reading, start: number): number {
  const isOf = (piece: Piece | undefined) => isDaySubject(piece) || isOften(piece)
  const near = result.slice(0, start).findLastIndex((piece) => !isParticle(piece))
  if (isOf(result[near])) return near
  const clause = result.slice(0, start).findLastIndex(({ sense }) => sense === 'SEPARATOR') + 1
  const particle = result.findIndex(
    ({ from, to }, at) =>
      at > clause && at < start && isTime(result[at - 1]) && TOPIC.test(folded.slice(from, to)),
  )
  if (particle < 0) return start
  let topic = particle - 1
  while (topic > clause && isTime(result[topic - 1])) topic -= 1
  return topic
}

/** Replaces the pieces from `start` to the end of `last` by one that is not understood. */
export function report({ result }: Reading, start: number, last: Piece): void {
  const from = result[start]?.from ?? last.from
  const isOwn = result.slice(start).some((piece) => meaningOf(piece) !== undefined)
  result.splice(start, Infinity, { from, to: last.to, ...(isOwn && { isOwn: true }) })
}
