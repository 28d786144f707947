import { holidayName } from '../../../text/day-kind.ts'
import { addDays, isoWeekday } from '../../../text/tokyo-time.ts'
import {
  comingDay,
  DAY_SETS,
  daysFrom,
  daysOffAround,
  mondayOf,
  notBefore,
  type DaySet,
} from '../day-sets.ts'
import { fold } from '../fold.ts'
import type { Rule } from '../meaning.ts'
import { daysOfKind, NO_SUCH_DAY, onDays, rule } from './rule.ts'
import { vaguely } from '../work-words.ts'

const relative = (words: string, ahead: number): Rule =>
  rule(words, (_, today) => onDays([addDays(today, ahead)]))

/** 「今夜」: a day with a part of the day. */
const nightOf = (words: string, ahead: number): Rule =>
  rule(words, (_, today) => ({
    ...vaguely(['NIGHT', 'DAY_EVENING']),
    criteria: { dates: [addDays(today, ahead)] },
  }))

/** The next range of days within a month, which may have begun. */
function named(month: number, from: number, to: number, today: string): string[] {
  const last = comingDay(month, to, today)
  if (last === undefined) return []
  return daysFrom(notBefore(addDays(last, from - to), today), last)
}

/** Names of public holidays, folded. */
const HOLIDAYS =
  '成人ノ日|建国記念(?:ノ)?日|天皇誕生日|春分ノ日|昭和ノ日|憲法記念日|ミドリノ日|コドモノ日|子供ノ日|子ドモノ日|海ノ日|山ノ日|敬老ノ日|秋分ノ日|スポーツノ日|体育ノ日|文化ノ日|勤労感謝ノ日|振替休日|国民ノ休日'
const SAME_HOLIDAY: Record<string, string> = {
  建国記念日: '建国記念ノ日',
  体育ノ日: 'スポーツノ日',
  子供ノ日: 'コドモノ日',
  子ドモノ日: 'コドモノ日',
}

function nextHoliday(name: string, today: string): string | undefined {
  // Looks more than two years ahead: not every year has a substitute holiday.
  for (let day = today, ahead = 0; ahead < 800; day = addDays(day, 1), ahead += 1)
    if (fold(holidayName(day) ?? '') === (SAME_HOLIDAY[name] ?? name)) return day
  return undefined
}

const setOf = (set: DaySet): Rule => rule(set.words, (_, today) => daysOfKind(set.has, today, set.note))

/** Named days: relative to today, weekends, holidays. */
export const NAMED_DAY_RULES: readonly Rule[] = [
  // きょうと明日; きょうと alone is 京都.
  relative('今日|本日|キョウ(?:ト(?=明|アシタ|アス|アサッテ))?', 0),
  relative('明日|アシタ|アス|翌日', 1),
  relative('明後日|アサッテ', 2),
  relative('シアサッテ|明々後日', 3),
  nightOf('今夜|今晩|コンヤ|コンバン', 0),
  nightOf('明晩|明夜', 1),
  rule('今週末|コノ週末|コンシュウマツ', (_, today) => {
    const monday = mondayOf(today)
    return onDays([addDays(monday, 5), addDays(monday, 6)].filter((day) => day >= today))
  }),
  rule('来週末', (_, today) => {
    const monday = addDays(mondayOf(today), 7)
    return onDays([addDays(monday, 5), addDays(monday, 6)])
  }),
  rule('(?:次|今度|コンド)ノ週末', (_, today) => {
    const saturday = addDays(today, (6 - isoWeekday(today) + 7) % 7 || 7)
    return onDays([saturday, addDays(saturday, 1)])
  }),
  rule('(?:gw|ゴールデンウ[イィ]ーク|大型連休|[3三]?連休|オ盆|年末年始|クリスマス)(?:明ケ|後)', () => ({
    beyond: 'その後の日は、日付でお探しください。',
  })),
  rule('年末年始|正月休ミ', () => ({ criteria: { season: 'NEW_YEAR_HOLIDAY' } })),
  rule('gw|ゴールデンウ[イィ]ーク|大型連休', () => ({ criteria: { season: 'GOLDEN_WEEK' } })),
  rule('年明ケ', (_, today) => onDays(named(1, 1, 10, today), '「年明け」は1月1日から10日として探します。')),
  rule('年末', (_, today) => onDays(named(12, 28, 31, today))),
  rule('年始|オ?正月|三ガ日', (_, today) => onDays(named(1, 1, 3, today))),
  rule('大晦日|大ミソカ|オオミソカ', (_, today) => onDays(named(12, 31, 31, today))),
  rule('元日|元旦', (_, today) => onDays(named(1, 1, 1, today))),
  rule('クリスマス(イブ|イヴ)', (_, today) => onDays(named(12, 24, 24, today))),
  rule('クリスマス', (_, today) => onDays(named(12, 24, 25, today))),
  rule('オ盆(?:休ミ)?', (_, today) =>
    onDays(named(8, 11, 16, today), '「お盆」は8月11日から16日として探します。'),
  ),
  rule(`(${HOLIDAYS})(?:ヲ?含ム|ノ|ガラミノ|絡ミノ)[三3]?連休`, ([, name = ''], today) => {
    const day = nextHoliday(name, today)
    return day === undefined ? NO_SUCH_DAY : onDays(daysOffAround(day).filter((one) => one >= today))
  }),
  rule(HOLIDAYS, ([name = ''], today) => {
    const day = nextHoliday(name, today)
    return day === undefined ? NO_SUCH_DAY : onDays([day])
  }),
  ...DAY_SETS.map(setOf),
]
