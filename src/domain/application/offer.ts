import { HOUR_MS } from '../duration.ts'
import { isTooLongForHei, LONGEST_TERM_MONTHS } from '../listing/contract-term.ts'
import type { RegularOffer } from '../listing/terms/regular-terms.ts'
import {
  contractShiftFault,
  shiftFault,
  type PaidShift,
  type ShiftBase,
  type ShiftFault,
} from '../listing/shift-fault.ts'
import type { RegularContract, TermsSnapshot } from '../listing/terms/terms-snapshot.ts'
import { periodEnd } from '../text/civil-period.ts'
import { tokyoDay } from '../text/tokyo-time.ts'

/** Other terms of a shift that a hospital offers to an applicant (条件提示). */
export type OfferedTerms = PaidShift

/** Why an offer cannot be made. */
export type OfferFault = 'STARTED' | 'UNCHANGED' | 'START_INVALID' | 'HEI_TOO_LONG' | ShiftFault

/** How far the start of a spot shift may move: it stays the shift of the listing. */
const MOST_SHIFTED_MS = 12 * HOUR_MS

/** Whether a start is too far from the one of the spot listing. */
export const isAnotherShift = (start: Date, { startTime }: Pick<TermsSnapshot, 'startTime'>): boolean =>
  Math.abs(start.getTime() - Date.parse(startTime)) > MOST_SHIFTED_MS

type OfferBase = {
  terms: Pick<TermsSnapshot, 'startTime' | 'endTime' | 'fee' | 'permit'>
  listing: ShiftBase
}

/** The first fault of an offer: it changes something, and is lawful as a listing is (`spotFaults`). */
export function offerFault(offered: OfferedTerms, base: OfferBase, now: Date): OfferFault | null {
  const { start, end, fee } = offered
  const { terms, listing } = base
  if (start <= now) return 'STARTED'
  const [from, to] = [Date.parse(terms.startTime), Date.parse(terms.endTime)]
  if (start.getTime() === from && end.getTime() === to && fee === terms.fee) return 'UNCHANGED'
  return isAnotherShift(start, terms)
    ? 'HOURS_INVALID'
    : shiftFault(offered, { ...listing, permit: terms.permit })
}

type ContractBase = {
  contract: RegularContract
  permit: TermsSnapshot['permit']
  withholdingTable: TermsSnapshot['withholdingTable']
  listing: OfferBase['listing']
}

/** The first fault of an offered contract, which may be the one that the doctor applied to. */
export function contractFault(
  { contractStart, weekdays, fee }: RegularOffer,
  { contract, permit, withholdingTable, listing }: ContractBase,
  now: Date,
): OfferFault | null {
  const { contractEnd } = contract
  const isInTerm =
    contractEnd === null ||
    (contractStart < contractEnd && contractEnd <= periodEnd(contractStart, LONGEST_TERM_MONTHS))
  if (contractStart <= tokyoDay(now) || !isInTerm || weekdays.length === 0) return 'START_INVALID'
  if (isTooLongForHei({ withholdingTable, contractStart, contractEnd })) return 'HEI_TOO_LONG'
  return contractShiftFault(contract, fee, { ...listing, permit })
}
