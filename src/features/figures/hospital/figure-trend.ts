import { sharePercent, type FigureSums } from '../../../domain/work/hospital-figures.ts'

/** How each is read from the sums of a month, and said; null where nothing was to answer, to fill or to work. */
export const FIGURE_READING = {
  REPLY: {
    value: (sums: FigureSums | undefined) => {
      const minutes = sums?.replyMedianMinutes ?? null
      return minutes === null ? null : Math.round(minutes / 6) / 10
    },
    text: (hours: number) => `${hours}時間`,
  },
  FILL: {
    value: (sums: FigureSums | undefined) => (sums ? sharePercent(sums.filledSlots, sums.slots) : null),
    text: (percent: number) => `${percent}%`,
  },
  CANCELLATION: {
    value: (sums: FigureSums | undefined) =>
      sums && sums.works > 0 ? sums.cancelledByDoctor + sums.cancelledByHospital : null,
    text: (works: number) => `${works}件`,
  },
} as const
