/** Classes of durations in searches. */

/** Classes of a shift's length, breaks included. */
export const SHIFT_LENGTH = {
  UP_TO_4H: '4時間以内',
  UP_TO_8H: '4時間超〜8時間',
  UP_TO_12H: '8時間超〜12時間',
  UP_TO_16H: '12時間超〜16時間',
  OVER_16H: '16時間超',
} as const
export type ShiftLength = keyof typeof SHIFT_LENGTH
export const SHIFT_LENGTHS = [
  'UP_TO_4H',
  'UP_TO_8H',
  'UP_TO_12H',
  'UP_TO_16H',
  'OVER_16H',
] as const satisfies readonly ShiftLength[]

/** Short labels. */
export const SHORT_SHIFT_LENGTH: Record<ShiftLength, string> = {
  UP_TO_4H: '4時間以内',
  UP_TO_8H: '4〜8時間',
  UP_TO_12H: '8〜12時間',
  UP_TO_16H: '12〜16時間',
  OVER_16H: '16時間超',
}

/** The class of a shift's length in minutes, breaks included. */
export function shiftLengthOf(minutes: number): ShiftLength {
  if (minutes <= 4 * 60) return 'UP_TO_4H'
  if (minutes <= 8 * 60) return 'UP_TO_8H'
  if (minutes <= 12 * 60) return 'UP_TO_12H'
  return minutes <= 16 * 60 ? 'UP_TO_16H' : 'OVER_16H'
}

/** Classes of a regular contract's term, first and last day included. */
export const CONTRACT_TERM = {
  UP_TO_3_MONTHS: '3か月以内',
  UP_TO_6_MONTHS: '3か月超〜6か月',
  UP_TO_1_YEAR: '6か月超〜1年',
  OVER_1_YEAR: '1年超',
  OPEN_ENDED: '期間の定めなし',
} as const
export type ContractTerm = keyof typeof CONTRACT_TERM

/**
 * Limits of the weekly hours of a regular contract, without breaks: of all its weekdays, or of one where the
 * day is negotiable. A limit includes the smaller ones.
 */
export const WEEKLY_HOURS = {
  WITHIN_8H: '週8時間まで',
  WITHIN_16H: '週16時間まで',
  WITHIN_20H: '週20時間まで',
  WITHIN_24H: '週24時間まで',
  WITHIN_32H: '週32時間まで',
} as const
export type WeeklyHours = keyof typeof WEEKLY_HOURS
