import { addDays } from '../../../text/tokyo-time.ts'
import { daysFrom, mondayOf, MONTH, monthAhead, monthNamed, notBefore, type Month } from '../day-sets.ts'
import { foldedNumberOf } from '../fold.ts'
import type { SentenceMeaning, Rule } from '../meaning.ts'
import { onDays, rule } from './rule.ts'

const tens =
  (from: number, to: number) =>
  (month: Month): [string, string] => [
    addDays(month.first, from - 1),
    to > 28 ? month.last : addDays(month.first, to - 1),
  ]

const PARTS: Record<string, (month: Month) => [string, string]> = {
  上旬: tens(1, 10),
  初メ: tens(1, 10),
  初旬: tens(1, 10),
  頭: tens(1, 10),
  初: tens(1, 10),
  前半: tens(1, 15),
  中旬: tens(11, 20),
  半バ: tens(11, 20),
  下旬: tens(21, 31),
  後半: tens(16, 31),
  末: tens(25, 31),
}
const MONTH_PART = '(上旬|初メ|初旬|頭|前半|中旬|半バ|下旬|後半|末)?'

function inMonth(month: Month, part: string, today: string): SentenceMeaning | undefined {
  const [from, to] = PARTS[part]?.(month) ?? [month.first, month.last]
  return onDays(
    daysFrom(notBefore(from, today), to),
    part === '末' ? '「末」は25日からの日付で探します。' : undefined,
  )
}

/** Months, parts of months, and the rest of a year. */
export const MONTH_RULES: readonly Rule[] = [
  rule(
    `(${MONTH})(?:中(?!旬))?ノ?${MONTH_PART}(?![\\d一二三四五六七八九十]|開始|スタート|回)`,
    ([, month = '', part = ''], today) => inMonth(monthNamed(month, today), part, today),
  ),
  // Weeks begin on Monday; the first one holds the first of the month.
  rule(
    `(${MONTH})ノ?(?:第([1-5一二三四五])週目?|([1-5一二三四五])週目)(?!ノ?[月火水木金土日])`,
    ([, month = '', written = '', counted = ''], today) => {
      const { first, last } = monthNamed(month, today)
      const monday = addDays(mondayOf(first), 7 * (foldedNumberOf(written || counted) - 1))
      const sunday = addDays(monday, 6)
      return onDays(
        daysFrom(notBefore(notBefore(monday, first), today), sunday < last ? sunday : last),
        '「{}」は、月曜から日曜までの週で探します。',
      )
    },
  ),
  rule(`(${MONTH})ノ?(?:最終|最後ノ?|ラスト)週`, ([, month = ''], today) => {
    const { first, last } = monthNamed(month, today)
    return onDays(
      daysFrom(notBefore(notBefore(mondayOf(last), first), today), last),
      '「{}」は、月曜から日曜までの週で探します。',
    )
  }),
  rule('月末', (_, today) => inMonth(monthAhead(today, 0), '末', today)),
  rule('月初メ?', (_, today) => inMonth(monthAhead(today, today.slice(8) > '10' ? 1 : 0), '初', today)),
  rule('年内(?:中|イッパイ)?|今年中|今年イッパイ', (_, today) =>
    onDays(daysFrom(today, `${today.slice(0, 4)}-12-31`)),
  ),
  rule('(?:今)?年度内|今年度中', (_, today) => {
    const year = Number(today.slice(0, 4)) + (today.slice(5, 7) > '03' ? 1 : 0)
    return onDays(daysFrom(today, `${year}-03-31`))
  }),
]
