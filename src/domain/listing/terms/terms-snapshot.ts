import { dayText, shiftText } from '../../text/shift-text.ts'
import type {
  HolidayPolicy,
  IncentiveType,
  NightDutyPermit,
  RegularFrequency,
  Weekday,
  YearEndPolicy,
} from '../listing-words.ts'
import { regularText } from '../regular-text.ts'

/** The rule of a regular contract: its dates and hours follow from it (`regularDates`, `shiftOn`). */
export type RegularContract = {
  weekdays: Weekday[]
  frequency: RegularFrequency
  /** Weeks of the month (第n), for MONTHLY_NTH. */
  weeksOfMonth: number[]
  /** `HH:MM` in Tokyo. */
  startTimeOfDay: string
  endTimeOfDay: string
  crossesMidnight: boolean
  breakMinutes: number
  /** Civil days; the contract has no term when the end is null. */
  contractStart: string
  contractEnd: string | null
  holidayPolicy: HolidayPolicy
  holidayFee: number | null
  holidayStartTimeOfDay: string | null
  yearEndPolicy: YearEndPolicy
}

/** 宿日直許可 as agreed on: the band of every day, `HH:MM` in Tokyo; null where the listing names none. */
export type PermitTerms = { kind: NightDutyPermit; from: string | null; to: string | null }

/**
 * Immutable snapshot of the terms shown when applying (労働条件の明示, 職業安定法5条の3), stored with the application:
 * headings and texts in display order.
 */
export type TermsSnapshot = {
  listingNumber: string
  hospitalName: string
  title: string
  /** Of the shift, or of the first one of a regular contract. */
  startTime: string
  endTime: string
  /** Yen per shift. */
  fee: number
  hourlyFee: number
  terms: { heading: string; text: string }[]
  /** The rules of the incentives, by which reports are paid. */
  incentives: { type: IncentiveType; unitYen: number; capYen: number | null }[]
  /** By which permitted hours are left out of working hours. Missing in snapshots that name no permit. */
  permit?: PermitTerms | undefined
  /** 指名手当 within the fee, of a rehire offer that was accepted. */
  premiumYen?: number | undefined
  /** Of a regular contract only. */
  regular?: RegularContract | undefined
}

/** When the work is: 「12/18(金) 17:00〜翌9:00」, or 「毎週 火曜 9:00〜17:00(12/18(金)から)」 for a regular contract. */
export const whenText = ({
  startTime,
  endTime,
  regular,
}: Pick<TermsSnapshot, 'startTime' | 'endTime' | 'regular'>): string =>
  regular ? `${regularText(regular)}(${dayText(startTime)}から)` : shiftText(startTime, endTime)
