import { manYenText } from '../../domain/text/money-text.ts'
import type { WorkSums } from '../../domain/work/performance.ts'

/** What the trend can show, month by month. */
export const TREND_MEASURE = {
  AMBULANCE: '救急車の受け入れ',
  WORKS: '勤務回数',
  INCENTIVE: '手当',
} as const
export type TrendMeasure = keyof typeof TREND_MEASURE

type Reading = { unit: string; value: (sums: WorkSums) => number; text: (value: number) => string }

/** How each is read from the sums, and said. */
export const READING: Readonly<Record<TrendMeasure, Reading>> = {
  AMBULANCE: { unit: '台', value: (sums) => sums.ambulanceAccepted, text: (value) => `${value}台` },
  WORKS: { unit: '回', value: (sums) => sums.works, text: (value) => `${value}回` },
  INCENTIVE: { unit: '円', value: (sums) => sums.incentiveYen, text: manYenText },
}
