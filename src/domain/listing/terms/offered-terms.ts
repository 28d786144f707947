import type { OfferedTerms } from '../../application/offer.ts'
import { durationText, minutesBetween, shiftText } from '../../text/shift-text.ts'
import { tokyoText } from '../../text/tokyo-time.ts'
import { hourlyFee } from '../pay.ts'
import { wageWith } from './terms-parts.ts'
import type { TermsSnapshot } from './terms-snapshot.ts'

/**
 * The terms of an application (`spotTerms`) with the hours and the pay that the hospital offers: the snapshot
 * that binds once the doctor accepts.
 */
export function offeredTerms(
  applied: TermsSnapshot,
  { start, end, fee }: OfferedTerms,
  breakMinutes: number,
): TermsSnapshot {
  const [startTime, endTime] = [tokyoText(start), tokyoText(end)]
  const minutes = minutesBetween(startTime, endTime)
  const hourly = hourlyFee(fee, minutes, breakMinutes)
  const change: Readonly<Record<string, (text: string) => string>> = {
    契約の成立: () => '先生が提示された条件に同意した時点で、労働契約が成立します。',
    勤務時間: () => `${shiftText(startTime, endTime)}(${durationText(minutes)})`,
    賃金: (text) => wageWith(text, fee, hourly),
  }
  return {
    ...applied,
    startTime,
    endTime,
    fee,
    hourlyFee: hourly,
    terms: applied.terms.map(({ heading, text }) => ({ heading, text: change[heading]?.(text) ?? text })),
  }
}
