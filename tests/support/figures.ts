import type { Database } from '#app/backend/database/client.ts'
import { dailyFigure } from '#app/backend/database/schema/daily-figure.ts'

/** A count of its own way, whenever it was counted. */
export const insertFigure = (database: Database, countedAt: Date) =>
  database.insert(dailyFigure).values({
    day: countedAt.toISOString().slice(0, 10),
    step: countedAt.getTime() % 120_000 < 60_000 ? 'SEARCH' : 'DETAIL',
    channel: 'DIRECT',
    source: 'UNSPECIFIED',
    count: 1,
    countedAt,
  })
