import type { PaydayRule } from '../../money/payday.ts'
import { dayText, shiftText } from '../../text/shift-text.ts'
import type { ClinicalDepartment } from '../../doctor/clinical-department.ts'
import type {
  ApplicationStatus,
  FeeKind,
  HolidayPolicy,
  Interview,
  JobDescriptionType,
  NightDutyPermit,
  RegularFrequency,
  SubstitutePolicy,
  YearEndPolicy,
} from '../listing-words.ts'
import type { CarfareType, IncentiveType, PaymentMethod, WithholdingTable } from '../../money/pay-words.ts'
import type { Weekday } from '../../text/week-days.ts'
import { regularText } from '../regular-text.ts'
import type { Requirements } from '../requirements.ts'

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

/**
 * 宿日直許可 as agreed on: the band of every day, `HH:MM` in Tokyo; null where the listing names none. Of a shift also
 * the instants of the band, as texts with +09:00.
 */
export type PermitTerms = {
  kind: NightDutyPermit
  from: string | null
  to: string | null
  start?: string | null | undefined
  end?: string | null | undefined
}

/** Renewal of the contract after its term (契約更新); the fields are null without renewal or without a term. */
export type RenewalTerms = {
  exists: boolean
  criteria: string | null
  maxCount: number | null
  maxYears: number | null
}

/** How the contract is formed, each with what the terms say of it. */
export const FORMATION = {
  AT_ONCE: '応募と同時に勤務が確定し、労働契約が成立します。',
  ON_APPROVAL: '病院が承認した時点で勤務が確定します。',
  ON_CONSENT: '先生が提示された条件に同意した時点で、労働契約が成立します。',
  ON_CONSENT_TO_CONTRACT: '病院が提示する契約の条件に、先生が同意した時点で労働契約が成立します。',
  BY_OFFER: 'オファーの承諾と同時に勤務が確定し、労働契約が成立します。',
  BY_OFFER_OF_CONTRACT: 'オファーの承諾と同時に労働契約が成立します。',
} as const
export type Formation = keyof typeof FORMATION

/** The hospital has offered the listing to a doctor who has worked there (再勤務オファー). */
type Rehire = 'REHIRE_OFFER'

/** 無期転換 (労働契約法18条): the civil days on which it may be applied for, or when it was and from when it holds. */
export type ConversionTerms = { from: string; until: string } | { appliedOn: string; startsOn: string }

/** A line of the terms as doctor and hospital read it. */
export type TermLine = { heading: string; text: string }

/**
 * Immutable snapshot of the terms shown when applying (労働条件の明示, 職業安定法5条の3), stored with the application: facts
 * only. What doctor and hospital read is made of them (`termLines`), and whoever needs a fact reads it here.
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
  feeKind: FeeKind
  nightPremiumIncluded: boolean
  /** The rules of the incentives, by which reports are paid. */
  incentives: { type: IncentiveType; unitYen: number; capYen: number | null; note: string | null }[]
  /** By which permitted hours are left out of working hours. Missing in snapshots that name no permit. */
  permit?: PermitTerms | undefined
  /** 指名手当 within the fee, of a rehire offer that was accepted. */
  premiumYen?: number | undefined
  formation: Formation
  /** The address with its prefecture. */
  workplace: string
  workplaceScope: string
  duties: JobDescriptionType[]
  departments: ClinicalDepartment[]
  dutyScope: string
  breakMinutes: number
  payment: {
    /** Null in terms agreed on before facts were stored, whose text says none of the methods. */
    method: PaymentMethod | null
    payday: PaydayRule | null
    /** The hospital's words: beside the rule, or in its place where they were not read as one. */
    note: string | null
  }
  withholdingTable: WithholdingTable
  carfare: { type: CarfareType; yen: number | null; note: string | null }
  socialInsurance: string
  malpracticeCoverage: string
  smokingPolicy: string
  cancellationPolicy: string
  /** What the listing asked of the doctor; null in terms agreed on before it was stored. */
  requirements: Requirements | null
  /** Of a shift only. */
  selection?: ApplicationStatus | Rehire | undefined
  contractPeriod?: string | undefined
  /** Of a regular contract only. */
  regular?: RegularContract | undefined
  interview?: Interview | Rehire | undefined
  renewal?: RenewalTerms | undefined
  /** Null without a trial. */
  trialMonths?: number | null | undefined
  substitutePolicy?: SubstitutePolicy | undefined
  paidLeave?: string | undefined
  conversion?: ConversionTerms | undefined
  /**
   * Only of terms agreed on before facts were stored, where the facts do not make the same lines: those that were agreed
   * on, in their order. A text is null where the facts make the line.
   */
  kept?: { heading: string; text: string | null }[] | undefined
}

/** When the work is: 「12/18(金) 17:00〜翌9:00」, or 「毎週 火曜 9:00〜17:00(12/18(金)から)」 for a regular contract. */
export const whenText = ({
  startTime,
  endTime,
  regular,
}: Pick<TermsSnapshot, 'startTime' | 'endTime' | 'regular'>): string =>
  regular ? `${regularText(regular)}(${dayText(startTime)}から)` : shiftText(startTime, endTime)
