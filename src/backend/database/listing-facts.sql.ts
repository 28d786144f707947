import { sql, type SQL } from 'drizzle-orm'
import type { SearchKind } from '../../domain/search/search-history.ts'
import { comingSeason } from '../../domain/search/season-days.ts'
import type { Season } from '../../domain/search/season.ts'
import { tokyoDay } from '../../domain/text/tokyo-time.ts'

/** What searches know of a listing beyond its columns; of rows called `listing`. */

/** The first word whose condition holds, the last without one. */
const firstOf = (last: string, ...cases: readonly (readonly [condition: SQL, word: string])[]): SQL =>
  sql`case ${sql.join(
    cases.map(([condition, word]) => sql`when ${condition} then ${sql.raw(`'${word}'`)}`),
    sql` `,
  )} else ${sql.raw(`'${last}'`)} end`

const within = (span: string) => sql.raw(`interval '${span}'`)

/** From start to end. */
export const spanOf = (kind: SearchKind): SQL =>
  kind === 'spot'
    ? sql`(listing.end_time - listing.start_time)`
    : sql`(listing.end_time_of_day - listing.start_time_of_day + interval '1 day' * listing.crosses_midnight::int)`

export const lengthOf = (kind: SearchKind): SQL =>
  firstOf(
    'OVER_16H',
    ...[4, 8, 12, 16].map(
      (hours) => [sql`${spanOf(kind)} <= ${within(`${hours} hours`)}`, `UP_TO_${hours}H`] as const,
    ),
  )

const endsWithin = (span: string) => sql`listing.contract_end < listing.contract_start + ${within(span)}`

/** How long a regular contract runs. */
export const TERM = firstOf(
  'OVER_1_YEAR',
  [sql`listing.contract_end is null`, 'OPEN_ENDED'],
  [endsWithin('3 months'), 'UP_TO_3_MONTHS'],
  [endsWithin('6 months'), 'UP_TO_6_MONTHS'],
  [endsWithin('1 year'), 'UP_TO_1_YEAR'],
)

/** Some of a spot shift lies in the coming (or running) season. */
export function inSeason(season: Season, now: Date): SQL {
  const { from, to } = comingSeason(season, tokyoDay(now))
  return sql`tstzrange(listing.start_time, listing.end_time) &&
    tstzrange(${from}::date::timestamp at time zone 'Asia/Tokyo', (${to}::date + 1)::timestamp at time zone 'Asia/Tokyo')`
}
