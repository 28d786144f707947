import { sql, type SQL } from 'drizzle-orm'
import type { Facets } from '../../../../contract/gen/listings-resolvers.ts'
import { countedOf, EXPERIENCE_MET, type CountedName } from '../../../../domain/search/search-criteria.ts'
import type { SearchKind } from '../../../../domain/listing/listing-kind.ts'
import type { UsualPays } from '../../../../domain/search/usual-pay.ts'
import { prefecturesAsked } from '../../../../domain/text/city.ts'
import type { Database } from '../../../database/client.ts'
import { areMet, askedOf } from '../../../database/requirements-met.sql.ts'
import { findUsualPays, isHighPaid } from '../../../database/usual-pays.sql.ts'
import { wantedOf, dimensionWordsOf } from '../../search-dimension.ts'
import { makeFacets } from '../facets.ts'
import { profilesOf } from '../listing-columns.sql.ts'
import type { ListingWhere } from '../listing-search.ts'
import { mustAllHold } from '../meeting.ts'
import { exceptPlaces, findCities } from './plain-counts.sql.ts'
import { experienceSql, listingsOf, meets } from './plain-search.sql.ts'
import { GRID, gridPlaces } from '../profiles.ts'
import { termOf, termsIn, type Term } from '../term.ts'

/**
 * Result of a scan: the number of matching listings, of 高額 ones, of those whose requirements the doctor meets, and of those
 * with each profile.
 */
type Counted = { total: number; high: number; met: number; profiles: [text: string, count: number][] }

const counted = (kind: SearchKind, where: ListingWhere, now: Date, pays: UsualPays): SQL => sql`(
  with met as materialized (
    select array[${sql.join(profilesOf(kind), sql`, `)}] as profiles, ${isHighPaid(kind, pays)} as is_high,
      ${areMet(askedOf(kind), experienceSql(where.experience))} as is_met
    from ${listingsOf(kind)} where ${meets(kind, where, now, pays)})
  select json_build_object(
    'total', (select count(*) from met),
    'high', (select count(*) from met where is_high),
    'met', (select count(*) from met where is_met),
    'profiles', (select coalesce(json_agg(json_build_array(profile, count)), '[]') from (
      select profile, count(*) from met, unnest(profiles) as profile group by profile) by_profile)))`

function tallyOf({ total, high, met, profiles }: Counted) {
  const byTerm = new Map<Term, number>()
  const grid = new Int32Array(GRID)
  for (const [text, count] of profiles) {
    const terms = termsIn(text)
    for (const term of terms) byTerm.set(term, (byTerm.get(term) ?? 0) + count)
    for (const place of gridPlaces(terms)) grid[place] = (grid[place] ?? 0) + count
  }
  byTerm.set(termOf('conditions', 'ATTRACTIVE'), high)
  byTerm.set(termOf('conditions', EXPERIENCE_MET), met)
  return { total, grid, byTerm }
}

/** All facets: a scan with all criteria, and one more for each restricted dimension. */
export async function findFacets(
  database: Database,
  kind: SearchKind,
  where: ListingWhere,
  now: Date,
): Promise<Facets> {
  const pays = await findUsualPays(database, kind, now)
  const isOn = (name: CountedName) =>
    wantedOf(where, name).length > 0 || (name === 'prefectures' && Boolean(where.cities?.length))
  // Dimensions combined by AND are not left out: a count tells what adding the value gives.
  const leftOut = countedOf(kind).filter((name) => !mustAllHold(kind, name) && isOn(name))
  const isGridOn = isOn('weekdays') || isOn('shiftPatterns')
  const wheres = [
    where,
    isGridOn ? { ...where, weekdays: null, shiftPatterns: null } : where,
    ...leftOut.map((name) => (name === 'prefectures' ? exceptPlaces(where) : { ...where, [name]: null })),
  ].filter((one, at) => at !== 1 || isGridOn)
  const { rows } = await database.execute<{ counted: Counted[] }>(
    sql`select json_build_array(${sql.join(
      wheres.map((one) => counted(kind, one, now, pays)),
      sql`, `,
    )}) as counted`,
  )
  const tallies = (rows[0]?.counted ?? []).map(tallyOf)
  const [all] = tallies
  if (!all) throw new Error('a count of facets gave no row')
  const prefectures = prefecturesAsked(where)
  const cities = prefectures.length > 0 ? await findCities(database, kind, { where, prefectures }, now) : []
  const first = wheres.length - leftOut.length
  return makeFacets(kind, where, {
    total: all.total,
    countsOf: (name) => {
      const tally = leftOut.includes(name) ? tallies[first + leftOut.indexOf(name)] : all
      return dimensionWordsOf(name).map((value) => ({
        value,
        count: tally?.byTerm.get(termOf(name, value)) ?? 0,
      }))
    },
    citiesOf: (prefecture) => cities.filter(({ key }) => key.startsWith(`${prefecture}-`)),
    grid: tallies[isGridOn ? 1 : 0]?.grid ?? [],
  })
}
