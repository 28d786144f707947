import { hourlyFee } from '../../../domain/listing/pay.ts'
import { contractFigures } from '../../../domain/listing/terms/regular-terms.ts'
import type { TermsSnapshot } from '../../../domain/listing/terms/terms-snapshot.ts'
import { tokyoText } from '../../../domain/text/tokyo-time.ts'
import { regularWork } from '../../database/schema/listing/regular-work.ts'
import { spotWork } from '../../database/schema/listing/spot-work.ts'
import { contractOf } from '../application/regular-apply.ts'

/** The columns of a listing of either kind that an offer of it shows. */
export const SPOT_COLUMNS = {
  title: spotWork.title,
  startTime: spotWork.startTime,
  endTime: spotWork.endTime,
  breakMinutes: spotWork.breakMinutes,
  fee: spotWork.fee,
}
export const REGULAR_COLUMNS = {
  title: regularWork.title,
  weekdays: regularWork.weekdays,
  frequency: regularWork.frequency,
  weeksOfMonth: regularWork.weeksOfMonth,
  startTimeOfDay: regularWork.startTimeOfDay,
  endTimeOfDay: regularWork.endTimeOfDay,
  crossesMidnight: regularWork.crossesMidnight,
  breakMinutes: regularWork.breakMinutes,
  contractStart: regularWork.contractStart,
  contractEnd: regularWork.contractEnd,
  holidayPolicy: regularWork.holidayPolicy,
  holidayFee: regularWork.holidayFee,
  holidayStartTimeOfDay: regularWork.holidayStartTimeOfDay,
  yearEndPolicy: regularWork.yearEndPolicy,
  fee: regularWork.fee,
}

/** What an offer says of its listing. */
export type Offered = Pick<TermsSnapshot, 'title' | 'startTime' | 'endTime' | 'fee' | 'hourlyFee' | 'regular'>

export type OfferedRow = {
  offer: { premiumYen: number }
  /** The listing: one of the two. */
  spot: Pick<typeof spotWork.$inferSelect, keyof typeof SPOT_COLUMNS> | null
  regular: Pick<typeof regularWork.$inferSelect, keyof typeof REGULAR_COLUMNS> | null
  /** Of an accepted offer. */
  terms: TermsSnapshot | null
}

/** Of an accepted offer the terms of the contract, otherwise the listing as it is, with the premium in its fee. */
export function offeredOf({ offer, spot, regular, terms }: OfferedRow): Offered {
  if (terms) return terms
  const { premiumYen } = offer
  if (regular) {
    const figures = contractFigures(contractOf(regular, null, offer), regular.fee + premiumYen)
    return { title: regular.title, ...figures }
  }
  if (!spot) throw new Error('an offer without a listing')
  const { title, startTime, endTime, breakMinutes } = spot
  const fee = spot.fee + premiumYen
  const minutes = (endTime.getTime() - startTime.getTime()) / 60_000
  return {
    title,
    startTime: tokyoText(startTime),
    endTime: tokyoText(endTime),
    fee,
    hourlyFee: hourlyFee(fee, minutes, breakMinutes),
  }
}
