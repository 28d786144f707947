import type { OfferedTerms } from './offer.ts'
import { minutesBetween } from '../text/shift-text.ts'
import { tokyoText } from '../text/tokyo-time.ts'
import { hourlyFee } from '../listing/pay.ts'
import { changedTerms } from '../listing/terms/term-lines.ts'
import type { TermsSnapshot } from '../listing/terms/terms-snapshot.ts'

function shiftOf(
  { permit }: TermsSnapshot,
  { start, end, fee }: OfferedTerms,
  breakMinutes: number,
): Partial<TermsSnapshot> {
  const [startTime, endTime] = [tokyoText(start), tokyoText(end)]
  return {
    startTime,
    endTime,
    fee,
    hourlyFee: hourlyFee(fee, minutesBetween(startTime, endTime), breakMinutes),
    // The band is one of every day, whatever the day of the shift.
    permit: permit && { ...permit, start: null, end: null },
  }
}

/**
 * The terms of an application (`spotTerms`) with the hours and the pay that the hospital offers: the snapshot
 * that binds once the doctor accepts.
 */
export const offeredTerms = (
  applied: TermsSnapshot,
  offered: OfferedTerms,
  breakMinutes: number,
): TermsSnapshot =>
  changedTerms(applied, { ...shiftOf(applied, offered, breakMinutes), formation: 'ON_CONSENT' })

/** The agreed terms of a shift that both sides have moved, for the same pay. */
export const movedTerms = (
  agreed: TermsSnapshot,
  times: Pick<OfferedTerms, 'start' | 'end'>,
  breakMinutes: number,
): TermsSnapshot => changedTerms(agreed, shiftOf(agreed, { ...times, fee: agreed.fee }, breakMinutes))
