import type { OfferedTerms } from '../../application/offer.ts'
import { durationText, minutesBetween, shiftText } from '../../text/shift-text.ts'
import { tokyoText } from '../../text/tokyo-time.ts'
import { NIGHT_DUTY_PERMIT } from '../listing-words.ts'
import { hourlyFee } from '../pay.ts'
import { clockHoursText } from '../regular-text.ts'
import { wageWith } from './terms-parts.ts'
import type { TermsSnapshot } from './terms-snapshot.ts'

/**
 * The terms of an application (`spotTerms`) with the hours and the pay that the hospital offers: the snapshot
 * that binds once the doctor accepts.
 */
export const offeredTerms = (applied: TermsSnapshot, offered: OfferedTerms, breakMinutes: number) =>
  withShift(applied, offered, breakMinutes, {
    契約の成立: '先生が提示された条件に同意した時点で、労働契約が成立します。',
  })

/** The agreed terms of a shift that both sides have moved, for the same pay. */
export const movedTerms = (
  agreed: TermsSnapshot,
  times: Pick<OfferedTerms, 'start' | 'end'>,
  breakMinutes: number,
) => withShift(agreed, { ...times, fee: agreed.fee }, breakMinutes)

function permitText(permit: TermsSnapshot['permit']): string | null {
  const { kind, from, to } = permit ?? {}
  if (!kind || !from || !to) return null
  const hours = clockHoursText({ startTimeOfDay: from, endTimeOfDay: to, crossesMidnight: to <= from })
  return `${NIGHT_DUTY_PERMIT[kind]} ${hours}`
}

function withShift(
  agreed: TermsSnapshot,
  { start, end, fee }: OfferedTerms,
  breakMinutes: number,
  lines: Readonly<Record<string, string>> = {},
): TermsSnapshot {
  const [startTime, endTime] = [tokyoText(start), tokyoText(end)]
  const minutes = minutesBetween(startTime, endTime)
  const hourly = hourlyFee(fee, minutes, breakMinutes)
  const change: Readonly<Record<string, (text: string) => string>> = {
    勤務時間: () => `${shiftText(startTime, endTime)}(${durationText(minutes)})`,
    // The band is one of every day, whatever the day of the shift.
    宿日直許可: (text) => permitText(agreed.permit) ?? text,
    賃金: (text) => wageWith(text, fee, hourly),
  }
  return {
    ...agreed,
    startTime,
    endTime,
    fee,
    hourlyFee: hourly,
    terms: agreed.terms.map(({ heading, text }) => ({
      heading,
      text: lines[heading] ?? change[heading]?.(text) ?? text,
    })),
  }
}
