import { sql, type SQL } from 'drizzle-orm'
import type { SearchKind } from '../../domain/listing/listing-kind.ts'
import { comingSeason } from '../../domain/search/season-days.ts'
import type { Season } from '../../domain/search/season.ts'
import { tokyoDay } from '../../domain/text/tokyo-time.ts'

/** SQL expressions derived from a listing's columns, for rows aliased `listing`. */

/** A CASE expression: the word of the first true condition, else `last`. */
const firstOf = (last: string, ...cases: readonly (readonly [condition: SQL, word: string])[]): SQL =>
  sql`case ${sql.join(
    cases.map(([condition, word]) => sql`when ${condition} then ${sql.raw(`'${word}'`)}`),
    sql` `,
  )} else ${sql.raw(`'${last}'`)} end`

const within = (span: string) => sql.raw(`interval '${span}'`)

/** Interval from start to end, breaks included. */
export const spanOf = (kind: SearchKind): SQL =>
  kind === 'spot'
    ? sql`(listing.end_time - listing.start_time)`
    : sql`(listing.end_time_of_day - listing.start_time_of_day + interval '1 day' * listing.crosses_midnight::int)`

/** The shift's length class: `UP_TO_4H` … `OVER_16H`. */
export const lengthOf = (kind: SearchKind): SQL =>
  firstOf(
    'OVER_16H',
    ...[4, 8, 12, 16].map(
      (hours) => [sql`${spanOf(kind)} <= ${within(`${hours} hours`)}`, `UP_TO_${hours}H`] as const,
    ),
  )

const endsWithin = (span: string) => sql`listing.contract_end < listing.contract_start + ${within(span)}`

/** The class of a regular contract's term. */
export const TERM = firstOf(
  'OVER_1_YEAR',
  [sql`listing.contract_end is null`, 'OPEN_ENDED'],
  [endsWithin('3 months'), 'UP_TO_3_MONTHS'],
  [endsWithin('6 months'), 'UP_TO_6_MONTHS'],
  [endsWithin('1 year'), 'UP_TO_1_YEAR'],
)

/** Whether a spot shift overlaps the current or next season; its days are Tokyo days. */
export function inSeason(season: Season, now: Date): SQL {
  const { from, to } = comingSeason(season, tokyoDay(now))
  return sql`tstzrange(listing.start_time, listing.end_time) &&
    tstzrange(${from}::date::timestamp at time zone 'Asia/Tokyo', (${to}::date + 1)::timestamp at time zone 'Asia/Tokyo')`
}
