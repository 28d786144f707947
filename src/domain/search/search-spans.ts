/** Words a search has for spans of time; a listing says its hours and days. */

/** From start to end of a shift, breaks included. */
export const SHIFT_LENGTH = {
  UP_TO_4H: '4時間以内',
  UP_TO_8H: '4時間超〜8時間',
  UP_TO_12H: '8時間超〜12時間',
  UP_TO_16H: '12時間超〜16時間',
  OVER_16H: '16時間超',
} as const
export type ShiftLength = keyof typeof SHIFT_LENGTH

/** The same beside other words. */
export const SHORT_SHIFT_LENGTH: Record<ShiftLength, string> = {
  UP_TO_4H: '4時間以内',
  UP_TO_8H: '4〜8時間',
  UP_TO_12H: '8〜12時間',
  UP_TO_16H: '12〜16時間',
  OVER_16H: '16時間超',
}

/** Of a shift of so many minutes, breaks included. */
export function shiftLengthOf(minutes: number): ShiftLength {
  if (minutes <= 4 * 60) return 'UP_TO_4H'
  if (minutes <= 8 * 60) return 'UP_TO_8H'
  if (minutes <= 12 * 60) return 'UP_TO_12H'
  return minutes <= 16 * 60 ? 'UP_TO_16H' : 'OVER_16H'
}

/** How long an engagement is offered for, first and last day included. */
export const CONTRACT_TERM = {
  UP_TO_3_MONTHS: '3か月以内',
  UP_TO_6_MONTHS: '3か月超〜6か月',
  UP_TO_1_YEAR: '6か月超〜1年',
  OVER_1_YEAR: '1年超',
  OPEN_ENDED: '期間の定めなし',
} as const
export type ContractTerm = keyof typeof CONTRACT_TERM

/**
 * The most hours of a week in which an engagement is worked, breaks left out: all its weekdays, or one of them where the
 * day is agreed on. Each limit holds all the smaller ones.
 */
export const WEEKLY_HOURS = {
  WITHIN_8H: '週8時間まで',
  WITHIN_16H: '週16時間まで',
  WITHIN_20H: '週20時間まで',
  WITHIN_24H: '週24時間まで',
  WITHIN_32H: '週32時間まで',
} as const
export type WeeklyHours = keyof typeof WEEKLY_HOURS
