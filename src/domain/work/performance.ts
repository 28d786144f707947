import type { AmbulanceDeclineReason } from '../money/incentive.ts'

/** 勤務実績: what a doctor's confirmed works add up to. */

export const PERFORMANCE_PERIOD = { QUARTER: '直近90日', YEAR: '直近1年', ALL: '通算' } as const
export type PerformancePeriod = keyof typeof PERFORMANCE_PERIOD

/** Days of a period; null without a beginning. */
export const PERIOD_DAYS: Readonly<Record<PerformancePeriod, number | null>> = {
  QUARTER: 90,
  YEAR: 365,
  ALL: null,
}

/** Reasons to decline an ambulance that lie with the hospital: not counted against the doctor. */
export const HOSPITAL_REASONS: readonly AmbulanceDeclineReason[] = [
  'BEDS_FULL',
  'TREATING_OTHERS',
  'EQUIPMENT',
  'STAFF_SHORTAGE',
]

/** Sums of confirmed works. */
export type WorkSums = {
  works: number
  /** Without breaks. */
  minutes: number
  ambulanceAccepted: number
  declined: number
  /** Of these, for a reason that lies with the hospital. */
  declinedByHospital: number
  /** Admitted of those who came by ambulance, and of those who walked in. */
  admissions: number
  walkIns: number
  wardCalls: number
  incentiveYen: number
  /** 感謝の声. */
  appreciations: number
  /** Fee, incentives, what the hospital added, and carfare. */
  yen: number
}

export const NO_WORKS: WorkSums = {
  works: 0,
  minutes: 0,
  ambulanceAccepted: 0,
  declined: 0,
  declinedByHospital: 0,
  admissions: 0,
  walkIns: 0,
  wardCalls: 0,
  incentiveYen: 0,
  appreciations: 0,
  yen: 0,
}

type Asked = Pick<WorkSums, 'ambulanceAccepted' | 'declined' | 'declinedByHospital'>

/** Ambulances that asked for the doctor. */
export const requested = ({ ambulanceAccepted, declined }: Asked): number => ambulanceAccepted + declined

/**
 * 応需率 in percent, rounded: accepted of those requested, without those declined for a reason of the hospital. Null
 * where none is left.
 */
export function acceptancePercent(sums: Asked): number | null {
  const counted = requested(sums) - sums.declinedByHospital
  return counted > 0 ? Math.round((sums.ambulanceAccepted / counted) * 100) : null
}
