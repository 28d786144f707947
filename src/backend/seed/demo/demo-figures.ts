import { FIGURE_DAYS, type Channel, type ChannelSource } from '../../../domain/staff/daily-figure.ts'
import { addDays, tokyoDay } from '../../../domain/text/tokyo-time.ts'
import { dailyFigure } from '../../database/schema/daily-figure.ts'

/** Searches of a day by each way, and the share of each step that goes on. */
const WAYS: readonly { channel: Channel; source: ChannelSource; searches: number; details: number }[] = [
  { channel: 'DIRECT', source: 'UNSPECIFIED', searches: 120, details: 70 },
  { channel: 'MAIL', source: 'RECOMMEND', searches: 8, details: 22 },
  { channel: 'MAIL', source: 'SUBSCRIPTION', searches: 5, details: 14 },
  { channel: 'LINE', source: 'RECOMMEND', searches: 6, details: 18 },
  { channel: 'LINE', source: 'RECOMMEND_FROM_DECLINED', searches: 2, details: 6 },
]

/** Figures of the days before yesterday; the job counts yesterday and today by itself. */
export function makeDailyFigures(now: Date): (typeof dailyFigure.$inferInsert)[] {
  const today = tokyoDay(now)
  return Array.from({ length: FIGURE_DAYS - 2 }, (_, index) => index + 2).flatMap((ago) =>
    WAYS.flatMap(({ channel, source, searches, details }, way) => {
      // More is looked for at the beginning of a week, and a little more each week.
      const wave = 1 + ((ago * 5 + way * 3) % 7) / 10 - ago / 100
      const counts = { SEARCH: searches * wave, DETAIL: details * wave, APPLY: details * wave * 0.12 }
      const steps = { ...counts, MATCH: counts.APPLY * 0.7 }
      return (['SEARCH', 'DETAIL', 'APPLY', 'MATCH'] as const).flatMap((step) => {
        const count = Math.round(steps[step])
        return count === 0 ? [] : { day: addDays(today, -ago), step, channel, source, count, countedAt: now }
      })
    }),
  )
}
