import { sql } from 'drizzle-orm'
import type { Database } from '../../database/client.ts'
import { regularWork } from '../../database/schema/listing/regular-work.ts'
import {
  COMMON_ORDERS,
  countByCommon,
  createIndexedSearch,
  type IndexedKind,
  type IndexedSearch,
} from './indexed-search.ts'
import { ListingIndex } from './listing-index.ts'
import { afterRegulars, limitsOf, regularIndexColumns } from './listing-columns.sql.ts'
import type { CommonBreakdown, ListingSearch } from './listing-search.ts'
import { dayNumberOf } from './requirement-rows.ts'
import { narrowRegulars, REGULAR_NUMBERS, type RegularNumber } from './regular-index.ts'

const mayBeOpen = (now: Date) => sql`status = 'PUBLISHED' and application_deadline > ${now}`

const regulars: IndexedKind<RegularNumber> = {
  source: {
    kind: 'regular',
    table: sql`${regularWork}`,
    columns: regularIndexColumns,
    mayBeOpen,
    order: sql`id`,
    after: afterRegulars,
    makeIndex: () => new ListingIndex(REGULAR_NUMBERS, limitsOf('regular')),
  },
  narrowByOwn: narrowRegulars,
  firstDay: { number: 'contractStart', of: dayNumberOf },
  orders: {
    ...COMMON_ORDERS,
    // The contract offers it for spot listings only.
    START_TIME_ASC: { by: 'contractStart', direction: 'rising' },
  },
}

/** Search among the regular listings. */
export const createRegularIndex = (
  database: Database,
  plain: ListingSearch,
  report: (error: unknown) => void,
): IndexedSearch<CommonBreakdown> =>
  createIndexedSearch(database, regulars, countByCommon(regulars), { plain, report })
