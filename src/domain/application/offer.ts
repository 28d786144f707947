import { feeFaults, shiftFaults } from '../listing/draft/common-check.ts'
import { LONGEST_HOURS } from '../listing/draft/spot-check.ts'
import { minutesOfDay } from '../listing/regular-dates.ts'
import type { RegularOffer } from '../listing/regular-terms.ts'
import type { RegularContract, TermsSnapshot } from '../listing/terms-snapshot.ts'
import type { Prefecture } from '../text/prefecture.ts'
import { minuteOfTrack } from '../text/shift-text.ts'
import { tokyoDay, tokyoText } from '../text/tokyo-time.ts'

/** Other terms of a shift that a hospital offers to an applicant (条件提示). */
export type OfferedTerms = { start: Date; end: Date; fee: number }

/** Why an offer cannot be made. */
export type OfferFault = 'STARTED' | 'UNCHANGED' | 'HOURS_INVALID' | 'START_INVALID' | 'BELOW_MINIMUM_WAGE'

/** How far the start may move: it stays the shift of the listing. */
const MOST_SHIFTED_MS = 12 * 3_600_000

type OfferBase = {
  terms: Pick<TermsSnapshot, 'startTime' | 'endTime' | 'fee'>
  listing: { breakMinutes: number; nightPremiumIncluded: boolean; prefecture: Prefecture }
}

/** The first fault of an offer: it changes something, and is lawful as a listing is (`spotFaults`). */
export function offerFault({ start, end, fee }: OfferedTerms, base: OfferBase, now: Date): OfferFault | null {
  const { terms, listing } = base
  if (start <= now) return 'STARTED'
  const [from, to] = [Date.parse(terms.startTime), Date.parse(terms.endTime)]
  if (start.getTime() === from && end.getTime() === to && fee === terms.fee) return 'UNCHANGED'
  const shift = {
    fee,
    breakMinutes: listing.breakMinutes,
    nightPremiumIncluded: listing.nightPremiumIncluded ? ('YES' as const) : ('NO' as const),
    start: minuteOfTrack(tokyoText(start)),
    end: minuteOfTrack(tokyoText(end), tokyoText(start)),
  }
  const isMoved = Math.abs(start.getTime() - from) > MOST_SHIFTED_MS
  if (isMoved || shiftFaults(shift, LONGEST_HOURS).length > 0) return 'HOURS_INVALID'
  return feeFaults(shift, listing.prefecture).length > 0 ? 'BELOW_MINIMUM_WAGE' : null
}

/** The first fault of an offered contract, which may be the one that the doctor applied to. */
export function contractFault(
  { contractStart, weekdays, fee }: RegularOffer,
  { contract, listing }: { contract: RegularContract; listing: OfferBase['listing'] },
  now: Date,
): OfferFault | null {
  const isInTerm = contract.contractEnd === null || contractStart < contract.contractEnd
  if (contractStart <= tokyoDay(now) || !isInTerm || weekdays.length === 0) return 'START_INVALID'
  const shift = {
    fee,
    breakMinutes: contract.breakMinutes,
    nightPremiumIncluded: listing.nightPremiumIncluded ? ('YES' as const) : ('NO' as const),
    ...minutesOfDay(contract),
  }
  return feeFaults(shift, listing.prefecture).length > 0 ? 'BELOW_MINIMUM_WAGE' : null
}
