import * as v from 'valibot'
import { paydayRule, type PaydayRule } from './payday.ts'

/** A rule as the listings contract writes it: 31 is the month's end, and null no closing day. */
type WirePayday = {
  kind: PaydayRule['kind']
  closing: number | null
  month: number | null
  day: number | null
  onHoliday: 'BEFORE' | 'AFTER' | 'AS_IS' | null
  days: number | null
}

const NOTHING = { closing: null, month: null, day: null, onHoliday: null, days: null }
const END = 31

const toNumber = (day: number | 'END'): number => (day === 'END' ? END : day)
const toDay = (number: number | null): number | 'END' | null => (number === END ? 'END' : number)

export function wirePayday(rule: PaydayRule): WirePayday {
  if (rule.kind !== 'MONTHLY') return { ...NOTHING, ...rule }
  const { closing, day, ...rest } = rule
  return { ...NOTHING, ...rest, closing: closing === 'NONE' ? null : toNumber(closing), day: toNumber(day) }
}

/** Null for what is no rule. */
export function paydayFromWire(wire: WirePayday | null): PaydayRule | null {
  if (!wire) return null
  const read = v.safeParse(paydayRule, {
    ...wire,
    closing: toDay(wire.closing) ?? 'NONE',
    day: toDay(wire.day),
  })
  return read.success ? read.output : null
}
