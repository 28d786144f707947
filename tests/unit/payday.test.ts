import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paydayOf, paydayRule, paydayRuleOf } from '#app/domain/money/payday.ts'
import { dayKind } from '#app/domain/text/day-kind.ts'
import { addDays, tokyoDay, tokyoInstant } from '#app/domain/text/tokyo-time.ts'

/** A shift from 17:00 to 9:00 of the next day. */
const night = (day: string) => ({ start: tokyoInstant(day, 17 * 60), end: tokyoInstant(day, 33 * 60) })
const paid = (day: string, closing: string, pay: string) => {
  const rule = paydayRule(closing, pay)
  const payday = rule && paydayOf(night(day), rule)
  return payday && [payday.day, payday.lastDay]
}

test.each([
  // A plain weekday.
  ['2026-11-18', '末日', '翌月25日', '2026-12-25', '2026-12-25'],
  // After the closing day: one month later.
  ['2026-11-18', '15日', '翌月25日', '2027-01-25', '2027-01-25'],
  ['2026-11-15', '15日', '翌月25日', '2026-12-25', '2026-12-25'],
  // The night of the last day of a month belongs to that month.
  ['2026-11-30', '末日', '翌月10日', '2026-12-10', '2026-12-10'],
  // 2026-10-25 is a Sunday: Friday before, and Monday is in time.
  ['2026-09-10', '末日', '翌月25日', '2026-10-23', '2026-10-26'],
  // 31日 of a short month is its last day; 2027-02-28 is a Sunday.
  ['2027-01-10', '末日', '翌月31日', '2027-02-26', '2027-03-01'],
  ['2028-01-10', '末日', '翌月末日', '2028-02-29', '2028-02-29'],
  // Around the year's end banks are closed from 12/31 to 1/3; 2027-01-04 is a Monday.
  ['2026-11-10', '末日', '翌月末日', '2026-12-30', '2027-01-04'],
  // Golden Week: 2026-05-03 (Sun) to 05-06 (振替休日).
  ['2026-04-10', '末日', '翌月5日', '2026-05-01', '2026-05-07'],
  ['2026-11-18', '20日', '翌々月10日', '2027-01-08', '2027-01-12'],
  ['2026-11-18', '20日', '当月25日', '2026-11-25', '2026-11-25'],
])('a work of %s (締め %s、支払 %s) is paid on %s, by %s at the latest', (day, closing, pay, on, by) => {
  expect(paid(day, closing, pay)).toEqual([on, by])
})

test('pay in hand is given when the shift ends, whatever day that is', () => {
  expect(paid('2026-12-31', '当日', '勤務終了時')).toEqual(['2027-01-01', '2027-01-01'])
})

test('what hospitals write is read in any width; what names no day is not', () => {
  expect(paydayRule('月末締め', '翌月25日払い')).toEqual({ closing: 31, months: 1, day: 25 })
  expect(paydayRule('毎月20日', '翌月 の 10日')).toEqual({ closing: 20, months: 1, day: 10 })
  expect(paydayRule('１５日', '翌々月末')).toEqual({ closing: 15, months: 2, day: 31 })
  for (const pay of ['要相談', '翌月', '25日', '翌月0日', '翌月32日', ''])
    expect(paydayRule('末日', pay)).toBeNull()
  expect(paid('2026-11-26', '末日', '当月25日')).toBeNull()
})

test('the rule is read from the terms that were agreed on', () => {
  const terms = (text: string) => [{ heading: '支払日', text }]
  expect(paydayRuleOf(terms('銀行振込(締め日 末日、支払日 翌月25日)'))).toEqual({
    closing: 31,
    months: 1,
    day: 25,
  })
  expect(paydayRuleOf(terms('当日手渡し(締め日 当日、支払日 勤務終了時)'))).toBe('ON_DAY')
  expect(paydayRuleOf(terms('ご相談'))).toBeNull()
  expect(paydayRuleOf([])).toBeNull()
})

test('a payday is a bank day and not before the work', () => {
  const days = fc.integer({ min: 0, max: 4_000 }).map((count) => addDays('2024-01-01', count))
  const number = fc.integer({ min: 1, max: 31 })
  const rules = fc.record({ closing: number, months: fc.integer({ min: 0, max: 2 }), day: number })
  fc.assert(
    fc.property(days, rules, (day, rule) => {
      const payday = paydayOf(night(day), rule)
      if (!payday) return rule.months === 0
      const isBankDay = (one: string) =>
        dayKind(one) === 'WEEKDAY' && one.slice(5) !== '12-31' && one.slice(5) > '01-03'
      return (
        payday.day >= tokyoDay(night(day).start) &&
        payday.day <= payday.lastDay &&
        isBankDay(payday.day) &&
        isBankDay(payday.lastDay)
      )
    }),
  )
})

test('a later work is never paid earlier', () => {
  const rule = { closing: 20, months: 1, day: 31 }
  for (let day = '2026-01-01'; day < '2027-12-31'; day = addDays(day, 1)) {
    const [one, next] = [paydayOf(night(day), rule), paydayOf(night(addDays(day, 1)), rule)]
    expect((one?.day ?? '') <= (next?.day ?? '')).toBe(true)
  }
})
