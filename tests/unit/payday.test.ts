import { DAY_MS } from '#app/domain/duration.ts'
import holidays from 'japanese-holidays'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { paydayOf, paydayRule, paydayText, paydayTexts, type PaydayRule } from '#app/domain/money/payday.ts'
import { paydayFromWire, wirePayday } from '#app/domain/money/payday-wire.ts'
import {
  answersOfRule,
  PAYDAY_ENTRIES,
  ruleChosen,
  unreadPayday,
  withPayday,
} from '#app/domain/listing/draft/payday-choice.ts'
import { readPayday } from '#app/domain/money/read-payday.ts'
import type { Answers } from '#app/domain/listing/draft/listing-answers.ts'
import { addDays, tokyoInstant } from '#app/domain/text/tokyo-time.ts'

/** A shift from 17:00 to 9:00 of the next day. */
const night = (day: string) => ({ start: tokyoInstant(day, 17 * 60), end: tokyoInstant(day, 33 * 60) })

type Monthly = Extract<PaydayRule, { kind: 'MONTHLY' }>
const monthly = (
  closing: Monthly['closing'],
  month: Monthly['month'],
  day: Monthly['day'],
  onHoliday: Monthly['onHoliday'] = 'BEFORE',
): Monthly => ({ kind: 'MONTHLY', closing, month, day, onHoliday })
const ON_THE_DAY = { kind: 'ON_THE_DAY' } as const
const within = (days: number) => ({ kind: 'WITHIN_DAYS', days }) as const

const paid = (day: string, rule: PaydayRule) => {
  const payday = paydayOf(night(day), rule)
  return [payday.day, payday.lastDay]
}

test.each<[string, PaydayRule, string, string]>([
  // A plain weekday.
  ['2026-11-18', monthly('END', 1, 25), '2026-12-25', '2026-12-25'],
  // After the closing day: one month later.
  ['2026-11-18', monthly(15, 1, 25), '2027-01-25', '2027-01-25'],
  ['2026-11-15', monthly(15, 1, 25), '2026-12-25', '2026-12-25'],
  // Without a closing day months count from that of the work.
  ['2026-11-18', monthly('NONE', 1, 25), '2026-12-25', '2026-12-25'],
  ['2026-11-30', monthly('NONE', 0, 'END'), '2026-11-30', '2026-11-30'],
  // The night of the last day of a month belongs to that month.
  ['2026-11-30', monthly('END', 1, 10), '2026-12-10', '2026-12-10'],
  // 2026-10-25 is a Sunday: Friday before, and Monday is in time, whatever was agreed on.
  ['2026-09-10', monthly('END', 1, 25), '2026-10-23', '2026-10-26'],
  ['2026-09-10', monthly('END', 1, 25, 'AFTER'), '2026-10-26', '2026-10-26'],
  ['2026-09-10', monthly('END', 1, 25, 'AS_IS'), '2026-10-25', '2026-10-26'],
  ['2027-01-10', monthly('END', 1, 'END'), '2027-02-26', '2027-03-01'],
  ['2028-01-10', monthly('END', 1, 'END'), '2028-02-29', '2028-02-29'],
  // Around the year's end banks are closed from 12/31 to 1/3; 2027-01-04 is a Monday.
  ['2026-11-10', monthly('END', 1, 'END'), '2026-12-30', '2027-01-04'],
  // Golden Week: 2026-05-03 (Sun) to 05-06 (振替休日).
  ['2026-04-10', monthly('END', 1, 5), '2026-05-01', '2026-05-07'],
  ['2026-11-18', monthly(20, 2, 10), '2027-01-08', '2027-01-12'],
  ['2026-11-18', monthly(20, 0, 25), '2026-11-25', '2026-11-25'],
  // Never before the work: Sunday the 31st would be paid on Friday the 29th.
  ['2027-01-31', monthly('END', 0, 'END'), '2027-02-01', '2027-02-01'],
  // Pay in hand is given when the shift ends, whatever day that is.
  ['2026-12-31', ON_THE_DAY, '2027-01-01', '2027-01-01'],
  // Days count from the end: 2026-12-19 and seven days is a Saturday.
  ['2026-12-18', within(7), '2026-12-26', '2026-12-28'],
])('a work of %s under %j is paid on %s, by %s at the latest', (day, rule, on, by) => {
  expect(paid(day, rule)).toEqual([on, by])
})

test('a rule is one calm sentence', () => {
  expect(paydayText(monthly('END', 1, 25))).toBe('毎月末日締め・翌月25日払い(銀行の休業日は前営業日)')
  expect(paydayText(monthly(20, 2, 'END', 'AFTER'))).toBe(
    '毎月20日締め・翌々月末日払い(銀行の休業日は翌営業日)',
  )
  expect(paydayText(monthly(15, 0, 25, 'AS_IS'))).toBe('毎月15日締め・当月25日払い(銀行の休業日も同じ日)')
  expect(paydayText(monthly('NONE', 1, 10))).toBe('勤務した月の翌月10日払い(銀行の休業日は前営業日)')
  expect(paydayText(monthly('NONE', 0, 'END'))).toBe('勤務した月の末日払い(銀行の休業日は前営業日)')
  expect(paydayText(ON_THE_DAY)).toBe('勤務の当日払い')
  expect(paydayText(within(7))).toBe('勤務の終わった日から7日以内に支払い')
})

test('a stored rule is checked', () => {
  for (const rule of [monthly('END', 1, 28), monthly(28, 0, 28), monthly('NONE', 0, 'END'), within(60)])
    expect(v.is(paydayRule, rule)).toBe(true)
  const wrong = [
    { ...monthly('END', 1, 25), day: 29 },
    { ...monthly('END', 1, 25), closing: 0 },
    { ...monthly('END', 1, 25), month: 3 },
    monthly('END', 0, 25),
    monthly(20, 0, 10),
    monthly('NONE', 0, 25),
    { kind: 'WITHIN_DAYS', days: 61 },
    { kind: 'WITHIN_DAYS', days: 1.5 },
    { kind: 'LATER' },
    '翌月25日',
    null,
  ]
  for (const rule of wrong) expect(v.is(paydayRule, rule)).toBe(false)
})

const NEXT_25 = monthly('END', 1, 25)
/** Mulberry32: the same cases on every run. */
function seeded(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}

/** Written from the words of the rule alone, on day counts since 1970 and the library of holidays itself. */
const reference = (() => {
  const dayNumber = (year: number, month: number, day: number) => Date.UTC(year, month - 1, day) / DAY_MS
  const civil = (number: number) => {
    const date = new Date(number * DAY_MS)
    return [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()] as const
  }
  const isOpen = (number: number) => {
    const [year, month, day] = civil(number)
    const weekday = new Date(number * DAY_MS).getUTCDay()
    const isHoliday = holidays
      .getHolidaysOf(year, true)
      .some((one) => one.month === month && one.date === day)
    const isYearEnd = (month === 12 && day === 31) || (month === 1 && day <= 3)
    return weekday !== 0 && weekday !== 6 && !isHoliday && !isYearEnd
  }
  const open = (from: number, step: number): number => (isOpen(from) ? from : open(from + step, step))
  /** Every month has its closing day and its payday, so the right month is found by counting on. */
  const agreedOf = (started: number, rule: Monthly) => {
    const [year, month, day] = civil(started)
    const daysOf = (count: number) => civil(dayNumber(year, month + count + 1, 1) - 1)[2]
    const closing = rule.closing === 'END' ? daysOf(0) : rule.closing
    const closes = closing === 'NONE' || day <= closing ? 0 : 1
    const to = closes + rule.month
    return dayNumber(year, month + to, rule.day === 'END' ? daysOf(to) : rule.day)
  }
  return (started: number, ended: number, rule: PaydayRule): [number, number] => {
    switch (rule.kind) {
      case 'ON_THE_DAY':
        return [ended, ended]
      case 'WITHIN_DAYS':
        return [ended + rule.days, open(ended + rule.days, 1)]
      case 'MONTHLY': {
        const agreed = agreedOf(started, rule)
        const late = open(agreed, 1)
        if (rule.onHoliday === 'AFTER') return [late, late]
        const planned = rule.onHoliday === 'BEFORE' ? open(agreed, -1) : agreed
        return [planned < started ? late : planned, late]
      }
    }
  }
})()

const chosen = (answers: Answers) => {
  const fields = Object.keys(PAYDAY_ENTRIES).map((field) => [field, answers[field]?.[0] ?? ''])
  return ruleChosen(v.parse(v.object(PAYDAY_ENTRIES), Object.fromEntries(fields)))
}

test('a draft of the time before rules is read; what cannot be is kept to be shown', () => {
  const typed = (closingDay: string, payDay: string) => ({ closingDay: [closingDay], payDay: [payDay] })
  expect(chosen(withPayday(typed('末日', '翌月25日(土日祝の場合は前営業日)')))).toEqual(NEXT_25)
  const unread = typed('末日', 'ご相談')
  expect(withPayday(unread)).toEqual(unread)
  expect(unreadPayday(unread)).toEqual({ closingDay: '末日', payDay: 'ご相談' })
  expect(unreadPayday({ ...unread, ...answersOfRule(ON_THE_DAY) })).toBeNull()
  expect(unreadPayday({})).toBeNull()
})

/** `PAYDAYS` asks for more. */
const PAYDAYS = Number(process.env['PAYDAYS'] ?? 20_000)

test(`${PAYDAYS} rules and shifts agree with an independent count, and a stored rule never pays before the work`, () => {
  const below = seeded(32)
  const pick = <One>(list: readonly One[]): One => list[below(list.length)] ?? expect.fail()
  const day = () => 1 + below(28)
  const rules = {
    MONTHLY: () =>
      monthly(
        pick([day(), day(), 'END', 'NONE']),
        pick([0, 1, 2]),
        pick([day(), day(), 'END']),
        pick(['BEFORE', 'AFTER', 'AS_IS']),
      ),
    ON_THE_DAY: () => ON_THE_DAY,
    WITHIN_DAYS: () => within(1 + below(60)),
  }
  const number = (civil: string) => Date.parse(`${civil}T00:00:00Z`) / DAY_MS
  let compared = 0
  while (compared < PAYDAYS) {
    const rule = rules[pick(['MONTHLY', 'MONTHLY', 'MONTHLY', 'ON_THE_DAY', 'WITHIN_DAYS'] as const)]()
    if (!v.is(paydayRule, rule)) continue
    const start = addDays('2024-01-01', below(3_000))
    const [from, minutes] = [below(24 * 60), 30 + below(32 * 60)]
    const shift = { start: tokyoInstant(start, from), end: tokyoInstant(start, from + minutes) }
    const ended = number(start) + Math.floor((from + minutes) / (24 * 60))
    const { day: on, lastDay } = paydayOf(shift, rule)
    expect([number(on), number(lastDay)], JSON.stringify({ rule, start, from, minutes })).toEqual(
      reference(number(start), ended, rule),
    )
    expect(on >= start && on <= lastDay).toBe(true)
    // The same rule comes back from the texts of the version before, the contract and the form.
    const texts = paydayTexts(rule)
    expect(readPayday(texts.closingDay, texts.payDay, 'BANK_TRANSFER'), JSON.stringify(texts)).toEqual(rule)
    expect(paydayFromWire(wirePayday(rule))).toEqual(rule)
    expect(chosen(answersOfRule(rule))).toEqual(rule)
    compared += 1
  }
}, 600_000)
