import { sql } from 'drizzle-orm'
import type { Database } from '../../database/client.ts'
import { spotWork } from '../../database/schema/spot-work.ts'
import type { ListingSearch } from './listing-search.ts'
import { createIndexedSearch } from './indexed-search.ts'
import { ListingIndex } from './listing-index.ts'
import { afterSpots, limitsOf, spotColumns } from './listing-columns.sql.ts'
import { criteriaOf, meeting } from './meeting.ts'
import { calendarOf, narrowSpots, SPOT_NUMBERS } from './spot-index.ts'

const mayBeOpen = (now: Date) =>
  sql`status = 'PUBLISHED' and start_time > ${now} and application_deadline > ${now}`

/** Search among the spot listings. */
export function createSpotSearch(database: Database): ListingSearch {
  const search = createIndexedSearch(database, {
    source: {
      kind: 'spot',
      table: sql`${spotWork}`,
      columns: spotColumns,
      mayBeOpen,
      order: sql`start_time, id`,
      after: afterSpots,
      makeIndex: () => new ListingIndex(SPOT_NUMBERS, limitsOf('spot')),
    },
    narrowByOwn: narrowSpots,
    orders: {
      UNSPECIFIED: { by: 'recommendScore', direction: 'falling' },
      EDITED_AT_DESC: { by: 'editedAt', direction: 'falling' },
      PUBLISH_TIME_DESC: { by: 'publishTime', direction: 'falling' },
      FEE_DESC: { by: 'fee', direction: 'falling' },
      HOURLY_FEE_DESC: { by: 'hourlyFee', direction: 'falling' },
      START_TIME_ASC: { by: 'startTime', direction: 'rising' },
    },
  })
  return {
    ...search,
    calendar: (where, from, days, now) =>
      search.answer(now, (index) => {
        const criteria = criteriaOf(index, { ...where, dates: null }, now, {
          kind: 'spot',
          narrowByOwn: narrowSpots,
        })
        return calendarOf(index, meeting(index, criteria), from, days)
      }),
  }
}
