import type { Prefecture } from '../text/prefecture.ts'
import { minuteOfTrack } from '../text/shift-text.ts'
import { tokyoText } from '../text/tokyo-time.ts'
import { contractShifts, missingBreak } from './contract-shifts.ts'
import { feeFaults, shiftFaults } from './draft/common-check.ts'
import type { PermitTerms, RegularContract } from './terms/terms-snapshot.ts'

/** A dated shift with its pay in yen. */
export type PaidShift = { start: Date; end: Date; fee: number }

/** What a shift is checked against, of its listing and hospital. */
export type ShiftBase = { breakMinutes: number; nightPremiumIncluded: boolean; prefecture: Prefecture }

/** The permit of the agreed terms; terms that name none say nothing about breaks. */
type Permitted = { permit?: PermitTerms | undefined }

export type ShiftFault = 'HOURS_INVALID' | 'BREAK_TOO_SHORT' | 'BELOW_MINIMUM_WAGE'

/** The first fault of a shift in minutes after midnight of its first day. */
function faultOf(
  shift: { start: number; end: number; fee: number },
  { breakMinutes, nightPremiumIncluded, prefecture, permit }: ShiftBase & Permitted,
): ShiftFault | null {
  const paid = {
    ...shift,
    breakMinutes,
    nightPremiumIncluded: nightPremiumIncluded ? ('YES' as const) : ('NO' as const),
  }
  if (shiftFaults(paid).length > 0) return 'HOURS_INVALID'
  if (permit && missingBreak(paid, permit) !== null) return 'BREAK_TOO_SHORT'
  return feeFaults(paid, prefecture).length > 0 ? 'BELOW_MINIMUM_WAGE' : null
}

/** The first fault of a shift outside the listing's own form: it is to be lawful as a listing is. */
export const shiftFault = ({ start, end, fee }: PaidShift, base: ShiftBase & Permitted): ShiftFault | null =>
  faultOf(
    {
      fee,
      start: minuteOfTrack(tokyoText(start)),
      end: minuteOfTrack(tokyoText(end), tokyoText(start)),
    },
    base,
  )

/** The first fault of the shifts of a contract, those of holidays among them; `fee` in yen per usual shift. */
export function contractShiftFault(
  contract: RegularContract,
  fee: number,
  base: Omit<ShiftBase, 'breakMinutes'> & Permitted,
): ShiftFault | null {
  for (const shift of contractShifts(contract, fee)) {
    const fault = faultOf(shift, { ...base, breakMinutes: contract.breakMinutes })
    if (fault) return fault
  }
  return null
}
