import type { Prefecture } from '../text/prefecture.ts'
import { minuteOfTrack } from '../text/shift-text.ts'
import { tokyoText } from '../text/tokyo-time.ts'
import { feeFaults, shiftFaults } from './draft/common-check.ts'
import { LONGEST_HOURS } from './draft/spot-check.ts'

/** A dated shift with its pay in yen. */
export type PaidShift = { start: Date; end: Date; fee: number }

/** What a shift is checked against, of its listing and hospital. */
export type ShiftBase = { breakMinutes: number; nightPremiumIncluded: boolean; prefecture: Prefecture }

/** The first fault of a shift outside the listing's own form: it is to be lawful as a listing is. */
export function shiftFault(
  { start, end, fee }: PaidShift,
  { breakMinutes, nightPremiumIncluded, prefecture }: ShiftBase,
): 'HOURS_INVALID' | 'BELOW_MINIMUM_WAGE' | null {
  const shift = {
    fee,
    breakMinutes,
    nightPremiumIncluded: nightPremiumIncluded ? ('YES' as const) : ('NO' as const),
    start: minuteOfTrack(tokyoText(start)),
    end: minuteOfTrack(tokyoText(end), tokyoText(start)),
  }
  if (shiftFaults(shift, LONGEST_HOURS).length > 0) return 'HOURS_INVALID'
  return feeFaults(shift, prefecture).length > 0 ? 'BELOW_MINIMUM_WAGE' : null
}
