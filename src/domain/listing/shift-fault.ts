import { minuteOfTrack } from '../text/shift-text.ts'
import { tokyoDay, tokyoText } from '../text/tokyo-time.ts'
import { contractShifts, missingBreak } from './contract-shifts.ts'
import { feeFaults, shiftFaults } from './draft/common-check.ts'
import { wageBetween, type WageTable } from '../money/minimum-wage.ts'
import type { PermitTerms, RegularContract } from './terms/terms-snapshot.ts'

/** A dated shift with its pay in yen. */
export type PaidShift = { start: Date; end: Date; fee: number }

/** What a shift is checked against, of its listing and hospital. */
export type ShiftBase = { breakMinutes: number; nightPremiumIncluded: boolean; wages: WageTable }

/** The permit of the agreed terms; terms that name none say nothing about breaks. */
type Permitted = { permit?: PermitTerms | undefined }

export type ShiftFault = 'HOURS_INVALID' | 'BREAK_TOO_SHORT' | 'BELOW_MINIMUM_WAGE'

type Days = { from: string; to: string | null }

/** The first fault of a shift in minutes after midnight of its first day, which is one of the days. */
function faultOf(
  shift: { start: number; end: number; fee: number },
  { from, to }: Days,
  { breakMinutes, nightPremiumIncluded, wages, permit }: ShiftBase & Permitted,
): ShiftFault | null {
  const paid = {
    ...shift,
    breakMinutes,
    nightPremiumIncluded: nightPremiumIncluded ? ('YES' as const) : ('NO' as const),
  }
  if (shiftFaults(paid).length > 0) return 'HOURS_INVALID'
  if (permit && missingBreak(paid, permit) !== null) return 'BREAK_TOO_SHORT'
  return feeFaults(paid, wageBetween(wages, from, to)).length > 0 ? 'BELOW_MINIMUM_WAGE' : null
}

/** The first fault of a shift outside the listing's own form: it is to be lawful as a listing is. */
export const shiftFault = ({ start, end, fee }: PaidShift, base: ShiftBase & Permitted): ShiftFault | null =>
  faultOf(
    {
      fee,
      start: minuteOfTrack(tokyoText(start)),
      end: minuteOfTrack(tokyoText(end), tokyoText(start)),
    },
    { from: tokyoDay(start), to: tokyoDay(start) },
    base,
  )

/** The first fault of the shifts of a contract, those of holidays among them; `fee` in yen per usual shift. */
export function contractShiftFault(
  contract: RegularContract,
  fee: number,
  base: Omit<ShiftBase, 'breakMinutes'> & Permitted,
): ShiftFault | null {
  for (const shift of contractShifts(contract, fee)) {
    const days = { from: contract.contractStart, to: contract.contractEnd }
    const fault = faultOf(shift, days, { ...base, breakMinutes: contract.breakMinutes })
    if (fault) return fault
  }
  return null
}
