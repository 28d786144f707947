import { sql, type SQL } from 'drizzle-orm'
import type { ListingWhere } from '#app/backend/listing/index/listing-search.ts'
import type { CountedName, SearchCondition } from '#app/domain/search/search-criteria.ts'
import { comingSeason } from '#app/domain/search/season-days.ts'
import { REGIONS } from '#app/domain/text/prefecture.ts'
import { tokyoDay } from '#app/domain/text/tokyo-time.ts'
import {
  CONDITION,
  experienceMet,
  lengthOf,
  valuedOf,
  VALUES,
  WEEKDAY_NAMES,
  type Kind,
} from './search-reference-criteria.ts'

/** What a search means, said once more in SQL of the tests' own. Listings stand in a `l`, their hospitals in `h`. */

/** Every listing of a kind beside its hospital. */
export const listingsOf = (kind: Kind): SQL =>
  sql`${sql.raw(`${kind}_work`)} l join hospital h on h.id = l.hospital_id`

export const texts = (values: readonly string[]) => sql`${sql.param([...values])}::text[]`

/** The middle of some hourly fees, the lower of two; null of fewer than ten. */
const MIDDLE = sql`case when count(*) > 9 then (array_agg(hourly_fee order by hourly_fee))[(count(*) + 1) / 2] end as middle`

const REGION = sql.raw(
  `case ${Object.entries(REGIONS)
    .map(
      ([name, { prefectures }]) =>
        `when l.prefecture in (${Object.keys(prefectures)
          .map((one) => `'${one}'`)
          .join(', ')}) then '${name}'`,
    )
    .join(' ')} end`,
)

/** Pays 20 % more by the hour than the middle of what is open of its length in the prefecture, the region or the country. */
export function highPaid(kind: Kind, now: Date): SQL {
  const peers = sql`(select l.id, l.hourly_fee, l.prefecture, ${REGION} as region, ${lengthOf(kind)} as length
    from ${listingsOf(kind)} where ${open(kind, now)})`
  return sql`l.id = any(array(
    select peer.id from ${peers} peer
      left join (select prefecture, length, ${MIDDLE} from ${peers} p group by 1, 2) near using (prefecture, length)
      left join (select region, length, ${MIDDLE} from ${peers} p group by 1, 2) around using (region, length)
      left join (select length, ${MIDDLE} from ${peers} p group by 1) far using (length)
    where peer.hourly_fee * 5 >= coalesce(near.middle, around.middle, far.middle) * 6))`
}

/** Days named: of a spot listing the one it starts on; of a regular one any on a weekday of it while it lasts. */
const onDays = (kind: Kind, days: readonly string[]) =>
  kind === 'spot'
    ? sql`(l.start_time at time zone 'Asia/Tokyo')::date::text = any(${texts(days)})`
    : sql`exists (select from unnest(${texts(days)}) named
        where (${WEEKDAY_NAMES})[extract(isodow from named::date)::int] = any(l.weekdays)
          and named::date between l.contract_start and coalesce(l.contract_end, 'infinity'))`

/** Cities, and prefectures of which no city is named. */
const inPlaces = (prefectures: readonly string[], cities: readonly string[]) => sql`(
  h.prefecture || '-' || h.city = any(${texts(cities)})
  or h.prefecture = any(${texts(prefectures)})
    and not exists (select from unnest(${texts(cities)}) city where starts_with(city, h.prefecture || '-')))`

export const open = (kind: Kind, now: Date) =>
  kind === 'spot'
    ? sql`l.status = 'PUBLISHED' and not h.is_hiring_paused and l.application_deadline > ${now} and l.start_time > ${now}`
    : sql`l.status = 'PUBLISHED' and not h.is_hiring_paused and l.application_deadline > ${now}`

const inSeason = (season: NonNullable<ListingWhere['season']>, now: Date) => {
  const { from, to } = comingSeason(season, tokyoDay(now))
  return sql`l.start_time < (${to}::date + 1)::timestamp at time zone 'Asia/Tokyo'
    and l.end_time > ${from}::date::timestamp at time zone 'Asia/Tokyo'`
}

function conditionOf(kind: Kind, name: SearchCondition, where: ListingWhere, now: Date): SQL {
  if (name === 'ATTRACTIVE') return highPaid(kind, now)
  return name === 'EXPERIENCE_MET' ? experienceMet(kind, where.experience) : CONDITION[name]
}

/** What a where asks of an open listing, by the criterion that asks it; 市区町村 belong to 都道府県. */
export function askedOf(kind: Kind, where: ListingWhere, now: Date): { name: string; condition: SQL }[] {
  const asked: { name: string; condition: SQL }[] = []
  const ask = (name: keyof ListingWhere, condition: SQL) => asked.push({ name, condition })
  for (const name of valuedOf(kind)) {
    const wanted = [where[name] ?? []].flat().filter((value) => value && value !== 'UNSPECIFIED')
    if (name !== 'prefectures' && wanted.length > 0)
      ask(name, sql`${VALUES[name](kind)} && ${texts(wanted.map(String))}`)
  }
  const { prefectures, cities } = where
  if (prefectures?.length || cities?.length) ask('prefectures', inPlaces(prefectures ?? [], cities ?? []))
  for (const name of where.conditions ?? []) ask('conditions', conditionOf(kind, name, where, now))
  if (where.generalHospitalIds?.length)
    ask('generalHospitalIds', sql`h.id::text = any(${texts(where.generalHospitalIds)})`)
  if (where.dates?.length) ask('dates', onDays(kind, where.dates))
  if (where.minimumFee) ask('minimumFee', sql`l.fee >= ${where.minimumFee}`)
  if (where.startBy) ask('startBy', sql`l.contract_start <= ${where.startBy}::date`)
  if (where.season) ask('season', inSeason(where.season, now))
  return asked
}

/** Open listings that meet a where, criteria on `except` left out. */
export function meets(kind: Kind, where: ListingWhere, now: Date, except: readonly CountedName[] = []): SQL {
  const asked = askedOf(kind, where, now).filter(({ name }) => !except.some((one) => one === name))
  const conditions = [open(kind, now), ...asked.map(({ condition }) => condition)]
  return sql.join(
    conditions.map((condition) => sql`(${condition})`),
    sql` and `,
  )
}
