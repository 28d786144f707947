import { sql } from 'drizzle-orm'
import type { Database } from '../../database/client.ts'
import { spotWork } from '../../database/schema/listing/spot-work.ts'
import type { Breakdowns, SpotIndexSearch } from './listing-search.ts'
import {
  COMMON_ORDERS,
  countByCommon,
  createIndexedSearch,
  type CountBy,
  type IndexedKind,
  type IndexedSearch,
} from './indexed-search.ts'
import { ListingIndex } from './listing-index.ts'
import { afterSpots, limitsOf, spotIndexColumns } from './listing-columns.sql.ts'
import { indexCriteriaOf, meeting } from './meeting.ts'
import { instantOf } from './requirement-rows.ts'
import { addBlockedShifts, calendarOf, narrowSpots, SPOT_NUMBERS, type SpotNumber } from './spot-index.ts'

const mayBeOpen = (now: Date) =>
  sql`status = 'PUBLISHED' and start_time > ${now} and application_deadline > ${now}`

const spots: IndexedKind<SpotNumber> = {
  source: {
    kind: 'spot',
    table: sql`${spotWork}`,
    columns: spotIndexColumns,
    mayBeOpen,
    order: sql`start_time, id`,
    after: afterSpots,
    makeIndex: () => new ListingIndex(SPOT_NUMBERS, limitsOf('spot')),
  },
  narrowByOwn: narrowSpots,
  addBlocked: addBlockedShifts,
  firstDay: { number: 'startTime', of: instantOf },
  orders: {
    ...COMMON_ORDERS,
    START_TIME_ASC: { by: 'startTime', direction: 'rising' },
  },
}

const countBy: CountBy<SpotNumber, keyof Breakdowns> = {
  ...countByCommon(spots),
  days: (index, { where, from, days }, now) => {
    const criteria = indexCriteriaOf(index, { ...where, dates: null }, now, {
      kind: 'spot',
      narrowByOwn: narrowSpots,
      addBlocked: addBlockedShifts,
      firstDay: spots.firstDay,
    })
    return calendarOf(index, meeting(index, criteria), from, days)
  },
}

/** Search among the spot listings. */
export const createSpotIndex = (
  database: Database,
  plain: SpotIndexSearch,
  report: (error: unknown) => void,
): IndexedSearch<keyof Breakdowns> => createIndexedSearch(database, spots, countBy, { plain, report })
