import { manYenText } from '../../domain/text/money-text.ts'
import { NO_WORKS, type WorkSums } from '../../domain/work/performance.ts'

/** What the trend can show, month by month. */
export const TREND_MEASURE = {
  AMBULANCE: '救急車の受け入れ',
  WORKS: '勤務回数',
  INCENTIVE: '手当',
} as const
export type TrendMeasure = keyof typeof TREND_MEASURE

/** How each is read from the sums of a month, and said; a month without works is zero. */
export const READING = {
  AMBULANCE: {
    value: (sums: WorkSums = NO_WORKS) => sums.ambulanceAccepted,
    text: (value: number) => `${value}台`,
  },
  WORKS: { value: (sums: WorkSums = NO_WORKS) => sums.works, text: (value: number) => `${value}回` },
  INCENTIVE: { value: (sums: WorkSums = NO_WORKS) => sums.incentiveYen, text: manYenText },
} as const
