import type { SearchKind } from '../../../../domain/listing/listing-kind.ts'
import type { Database } from '../../../database/client.ts'
import { findUsualPays } from '../../../database/usual-pays.sql.ts'
import { PREFECTURES } from '../../search-dimension.ts'
import type { Breakdowns, SpotIndexSearch } from '../listing-search.ts'
import {
  countMeeting,
  countOfHospitals,
  findCalendar,
  findCities,
  findPrefectures,
} from './plain-counts.sql.ts'
import { findFacets } from './plain-facets.sql.ts'
import { findPage } from './plain-search.sql.ts'

type Find = {
  [B in keyof Breakdowns]: (of: Breakdowns[B]['of'], now: Date) => Promise<Breakdowns[B]['gives']>
}

/** Searches by PostgreSQL alone: each is a scan of the open listings. */
export function createPlainSearch(database: Database, kind: SearchKind): SpotIndexSearch {
  const find: Find = {
    facets: (where, now) => findFacets(database, kind, where, now),
    prefectures: (where, now) => findPrefectures(database, kind, where, now),
    cities: ({ where, prefecture }, now) =>
      findCities(database, kind, { where, prefectures: prefecture ? [prefecture] : PREFECTURES }, now),
    hospitals: (ids, now) => countOfHospitals(database, kind, ids, now),
    usualPays: (_, now) => findUsualPays(database, kind, now),
    days: (asked, now) => findCalendar(database, asked, now),
  }
  return {
    page: (query) => findPage(database, kind, query),
    count: (wheres, now) => countMeeting(database, kind, wheres, now),
    breakDown: (by, of, now) => find[by](of, now),
  }
}
