import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import type { Channel, ChannelSource, FunnelStep } from '../../../domain/staff/daily-figure.ts'

/** Counts of a day in Tokyo, written by the job `daily-figures`; no person can be told from them. */
export const dailyFigure = pgTable(
  'daily_figure',
  {
    day: date({ mode: 'string' }).notNull(),
    step: text().$type<FunnelStep>().notNull(),
    channel: text().$type<Channel>().notNull(),
    source: text().$type<ChannelSource>().notNull(),
    count: integer().notNull(),
    countedAt: instant('counted_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.step, t.channel, t.source] })],
)
