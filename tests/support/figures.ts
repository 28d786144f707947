import type { Database } from '#app/backend/database/client.ts'
import { dailyFigure } from '#app/backend/database/schema/daily-figure.ts'

let made = 0

/** A count of another step than the one before, whenever it was counted. */
export const insertFigure = (database: Database, countedAt: Date) =>
  database.insert(dailyFigure).values({
    day: countedAt.toISOString().slice(0, 10),
    step: made++ % 2 === 0 ? 'SEARCH' : 'DETAIL',
    channel: 'DIRECT',
    source: 'UNSPECIFIED',
    count: 1,
    countedAt,
  })
