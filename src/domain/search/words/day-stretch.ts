import { addDays } from '../../text/tokyo-time.ts'
import { AHEAD, AHEAD_NOTE, DAY_SETS, daysFrom } from './day-sets.ts'
import { NUMBER, foldedNumberOf } from './fold.ts'
import { isMeaning, type Found, type Rule, type Sense } from './meaning.ts'
import { nightBetween } from './night-between.ts'
import { NO_SUCH_DAY, onDays } from './rules/rule.ts'

type Days = { length: number; days: readonly [string, ...string[]] }

/** The longest match that means days only. */
function daysAt(bases: readonly Rule[], rest: string, today: string): Days | undefined {
  let longest: Days | undefined
  for (const base of bases) {
    const found = base(rest, today)
    if (!found || !isMeaning(found.sense) || found.sense.vagueShifts) continue
    const [first, ...more] = found.sense.criteria?.dates ?? []
    if (first && found.length > (longest?.length ?? 0))
      longest = { length: found.length, days: [first, ...more] }
  }
  return longest
}

const TO = /^\s?(?:カラ|ヨリ|~|-)\s?/
const COUNTED = new RegExp(`^(${NUMBER})(日|週)間?`)
const UNTIL = /^マデ(?:ニ)?/
const OPEN = /^(?:以降|以後|スギ|過ギ)/
const AFTER = /^ヨリモ?(?:後|アト|先)/
/** Suffixes of an open range, after days and weeks only: 「来月から」 is the start of a regular contract. */
const FROM = /^カラ(?:先|ズット)?/
const BEFORE = /^ヨリ(?:モ)?前/
const UP_TO = /^以前/
const AROUND = /^(?:頃|ゴロ|前後|アタリ)/
const WITHIN = DAY_SETS.map((set) => ({
  set,
  words: new RegExp(`^(?:ノ|中ノ)?(?:${set.words})(?![・/トカヤ][月火水木金土日])`),
}))

const NONE_THEN: Sense = { beyond: 'その期間に、あてはまる日がありません。' }

/**
 * Days with their suffix: a range to other days, an open range, or only the holidays among them. Otherwise
 * 「15日以降」 would be one day.
 */
export function stretchAt(bases: readonly Rule[], rest: string, today: string): Found | undefined {
  const base = daysAt(bases, rest, today)
  if (!base) return undefined
  const behind = rest.slice(base.length)
  const first = base.days[0]
  const last = base.days.at(-1) ?? first
  const found = (words: string | undefined, sense: Sense | undefined): Found | undefined =>
    words === undefined ? undefined : { length: base.length + words.length, sense: sense ?? NO_SUCH_DAY }

  const night =
    base.days.length === 1
      ? nightBetween(first, behind, (next) => {
          const other = daysAt(bases, next, today)
          return other && { length: other.length, first: other.days[0] }
        })
      : undefined
  if (night) return { ...night, length: base.length + night.length }

  const to = TO.exec(behind)?.[0]
  if (to !== undefined) {
    const counted = COUNTED.exec(behind.slice(to.length))
    if (counted) {
      const days = foldedNumberOf(counted[1] ?? '') * (counted[2] === '週' ? 7 : 1)
      return found(
        to + counted[0],
        days <= 100 ? onDays(daysFrom(first, addDays(first, days - 1))) : undefined,
      )
    }
    const other = daysAt(bases, behind.slice(to.length), today)
    if (other) {
      const end = other.days.at(-1) ?? first
      const until = UNTIL.exec(behind.slice(to.length + other.length))?.[0] ?? ''
      const later = end < first ? daysAt(bases, behind.slice(to.length), last)?.days.at(-1) : end
      const words = to + behind.slice(to.length, to.length + other.length) + until
      return found(words, later === undefined ? undefined : onDays(daysFrom(first, later)))
    }
  }
  const isMonth = rest.charAt(base.length - 1) === '月'
  return (
    found(OPEN.exec(behind)?.[0], onDays(daysFrom(first, addDays(first, AHEAD)), AHEAD_NOTE)) ??
    found(
      AFTER.exec(behind)?.[0],
      onDays(daysFrom(addDays(last, 1), addDays(last, AHEAD + 1)), AHEAD_NOTE),
    ) ??
    found(
      isMonth ? undefined : FROM.exec(behind)?.[0],
      onDays(daysFrom(first, addDays(first, AHEAD)), AHEAD_NOTE),
    ) ??
    found(UNTIL.exec(behind)?.[0] ?? UP_TO.exec(behind)?.[0], onDays(daysFrom(today, last))) ??
    found(BEFORE.exec(behind)?.[0], onDays(daysFrom(today, addDays(first, -1)))) ??
    (base.days.length === 1
      ? found(
          AROUND.exec(behind)?.[0],
          onDays(
            [addDays(first, -1), first, addDays(first, 1)].filter((day) => day >= today),
            '「{}」は前後1日を含めて探します。',
          ),
        )
      : undefined) ??
    WITHIN.map(({ set, words }) =>
      found(words.exec(behind)?.[0], onDays(base.days.filter(set.has)) ?? NONE_THEN),
    ).find((one) => one !== undefined)
  )
}
