import type { CalendarDay } from '../../contract/gen/listings-resolvers.ts'
import type { Database } from '../database/client.ts'
import { checkDays, checkWhere } from './listing-question.ts'
import type { ListingWhere, SpotIndexSearch } from './index/listing-search.ts'
import { findLastDay } from './spot-listing.store.ts'

export type SpotCalendarService = ReturnType<typeof createSpotCalendarService>

/** Counts per day of spot listings, for the calendar. */
export const createSpotCalendarService = (database: Database, search: SpotIndexSearch) => ({
  async calendar(
    { where, from, days }: { where: ListingWhere; from: string; days: number },
    now: Date,
  ): Promise<CalendarDay[]> {
    checkWhere(where)
    checkDays(days)
    return search.breakDown('days', { where, from, days }, now)
  },

  lastDay: (now: Date): Promise<string | null> => findLastDay(database, now),
})
