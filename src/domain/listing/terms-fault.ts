import { minuteOfTrack } from '../text/shift-text.ts'
import { isTooLongForHei } from './contract-term.ts'
import { contractShifts } from './contract-shifts.ts'
import { bandFaults } from './draft/common-check.ts'
import type { WageTable } from '../money/minimum-wage.ts'
import { contractShiftFault, shiftFault, type ShiftFault } from './shift-fault.ts'
import type { TermsSnapshot } from './terms/terms-snapshot.ts'

export type TermsFault = 'HEI_TOO_LONG' | 'BAND_INVALID' | ShiftFault

/** The usual shift in minutes after midnight of its first day. */
const usualOf = ({ regular, startTime, endTime, fee }: TermsSnapshot) =>
  regular
    ? contractShifts(regular, fee)[0]
    : { start: minuteOfTrack(startTime), end: minuteOfTrack(endTime, startTime) }

/**
 * The first fault of terms that bind by being accepted, as the publish check finds it in a listing: hours, break, minimum
 * wage, the band of the permit, 丙欄. A listing that was lawful when it was published need not be so any more.
 */
export function termsFault(terms: TermsSnapshot, wages: WageTable): TermsFault | null {
  const { regular, permit, fee, breakMinutes, nightPremiumIncluded, withholdingTable } = terms
  const base = { breakMinutes, nightPremiumIncluded, wages, permit }
  if (regular && isTooLongForHei({ ...regular, withholdingTable })) return 'HEI_TOO_LONG'
  const fault = regular
    ? contractShiftFault(regular, fee, base)
    : shiftFault({ start: new Date(terms.startTime), end: new Date(terms.endTime), fee }, base)
  if (fault) return fault
  const band = permit && {
    nightDutyPermit: permit.kind,
    permitFrom: permit.from,
    permitTo: permit.to,
  }
  return band && bandFaults(band, usualOf(terms)).length > 0 ? 'BAND_INVALID' : null
}
