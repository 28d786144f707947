import { addDays, isoWeekday } from '../../text/tokyo-time.ts'
import type { Sense } from './meaning.ts'

const FROM = /^ノ?(朝|昼|夕方?|夜|晩|\d{1,2}(?:時|:\d{2}))(?:カラ|~|-)/
const TO = /^ノ?(?:朝|早朝|午前|\d{1,2}(?:時|:\d{2}))(?:\d{1,2}(?:時|:\d{2}))?(?:マデ|ニカケテ)?/
const NEXT = /^(?:翌日?(?!朝)|次ノ日)/
/** 「12/30夜から31朝まで」: the day alone. */
const DAY = /^\d{1,2}(?=ノ?朝)/

/** How the days at the start of a text are read. */
type DaysAt = (rest: string) => { length: number; first: string } | undefined

/** 「29日の夜から30日の朝まで」: one shift that begins on the first day. `behind` follows the words of that day. */
export function nightBetween(
  day: string,
  behind: string,
  daysAt: DaysAt,
): { length: number; sense: Sense } | undefined {
  const [from, part = ''] = FROM.exec(behind) ?? []
  if (from === undefined) return undefined
  const next = behind.slice(from.length)
  const following = addDays(day, 1)
  const number = DAY.exec(next)?.[0]
  const sign = '月火水木金土日'[isoWeekday(following) - 1] ?? ''
  const word =
    NEXT.exec(next)?.[0] ??
    new RegExp(`^${Number(following.slice(8))}日(?=ノ?(?:朝|早朝|午前))`).exec(next)?.[0] ??
    new RegExp(`^${sign}(?:曜日?)?(?=ノ?(?:朝|早朝|午前|\\d))`).exec(next)?.[0] ??
    (number && Number(number) === Number(following.slice(8)) ? number : undefined)
  const other = word === undefined ? daysAt(next) : { length: word.length, first: following }
  const to = other && TO.exec(next.slice(other.length))?.[0]
  if (!other || to === undefined) return undefined
  const isNight = /夕|夜|晩/.test(part) || Number(/\d+/.exec(part)?.[0]) >= 15
  return {
    length: from.length + other.length + to.length,
    sense:
      other.first === following
        ? { criteria: { dates: [day], shiftPatterns: [isNight ? 'NIGHT' : 'DAY_NIGHT'] } }
        : { beyond: 'この日付と時刻の組み合わせでは探せません。' },
  }
}
