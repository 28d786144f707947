import type { PermitTerms } from './terms/terms-snapshot.ts'
import { feeOn, hoursOn, type RegularDateKind, type RegularHours } from './regular-dates.ts'
import type { HolidayPolicy } from './listing-words.ts'
import { permittedOfShift } from './permit-band.ts'

/** A kind of shift of a regular contract: minutes after midnight of its day, and pay in yen. */
export type ContractShift = { kind: RegularDateKind; start: number; end: number; fee: number }

const ON_HOLIDAYS = {
  WORK: 'HOLIDAY_WORK',
  DAY_NIGHT_DUTY: 'HOLIDAY_DUTY',
  OFF: null,
} as const satisfies Record<HolidayPolicy, RegularDateKind | null>

/** The shifts that the dates of a contract may have, the usual one first: each is to be lawful. */
export function contractShifts(
  hours: RegularHours & { holidayPolicy: HolidayPolicy },
  fee: number,
): [ContractShift, ...ContractShift[]] {
  const shiftOf = (kind: RegularDateKind): ContractShift => ({
    kind,
    ...hoursOn(kind, hours),
    fee: feeOn(kind, hours, fee),
  })
  const holiday = ON_HOLIDAYS[hours.holidayPolicy]
  return [shiftOf('WORK'), ...(holiday ? [shiftOf(holiday)] : [])]
}

type Rested = { start: number; end: number; breakMinutes: number }

/** The rule that asks for breaks. */
export const BREAK_BASIS = '労働基準法34条'

/**
 * The break in minutes that a shift lacks, as the least one it needs: 45 for more than six hours of labour, 60 for more than
 * eight (労働基準法34条1項). Minutes inside a granted 宿日直許可 are no labour. Null where the break suffices.
 */
export function missingBreak(
  { start, end, breakMinutes }: Rested,
  permit: PermitTerms | null,
): 45 | 60 | null {
  const labour = end - start - breakMinutes - permittedOfShift({ start, end }, permit)
  const needed = labour > 480 ? 60 : labour > 360 ? 45 : null
  return needed !== null && breakMinutes < needed ? needed : null
}
