import fc from 'fast-check'
import { sql, type SQL } from 'drizzle-orm'
import type { Executor } from '#app/backend/database/client.ts'
import type { ListingWhere } from '#app/backend/listing/index/listing-search.ts'
import { GRID_WEEKDAYS } from '#app/domain/search/weekday-grid.ts'
import type { PreferredJobType } from '#app/domain/doctor/registration-words.ts'
import type { Wish, Wishes } from '#app/domain/search/wishes.ts'
import { CONDITION, VALUES, type Kind } from './search-reference-criteria.ts'
import { listingsOf, meets, texts } from './search-reference-where.ts'

/** おすすめ順 of a doctor with wishes, said in plain SQL of the tests' own. */

const NIGHT = sql`l.shift_pattern in ('NIGHT', 'DAY_NIGHT')`
const DAY = sql`l.shift_pattern in ('DAY_AM', 'DAY_PM', 'DAY_AM_PM')`
const { EASY, TOUGH } = CONDITION

const WORK: Record<PreferredJobType, SQL> = {
  SHIFT_NIGHT_TOUGH: sql`${NIGHT} and ${TOUGH}`,
  SHIFT_DAY_TOUGH: sql`${DAY} and ${TOUGH}`,
  SHIFT_NIGHT_EASY: sql`${NIGHT} and ${EASY}`,
  SHIFT_NIGHT_NO_AMBULANCE_EASY: sql`${NIGHT} and ${EASY} and not 'AMBULANCE' = any(l.job_description_types)`,
  SHIFT_DAY_EASY: sql`${DAY} and ${EASY}`,
  HOME_VISIT_STANDBY_EASY: sql`${EASY} and 'HOME_VISIT_STANDBY' = any(l.job_description_types)`,
}

/** The open listings of a where in order, and which wishes each meets; where none is set it meets none. */
export async function plainWished(
  database: Executor,
  kind: Kind,
  { where, wishes, now }: { where: ListingWhere; wishes: Wishes; now: Date },
): Promise<{ id: number; met: Wish[] }[]> {
  const work = wishes.jobTypes.flatMap((type) => (type === 'UNSPECIFIED' ? [] : sql`(${WORK[type]})`))
  const { rows } = await database.execute<{ id: string } & Record<Lowercase<Wish>, boolean>>(sql`
    select * from (
      select l.id, l.recommend_score,
        h.prefecture = any(${texts(wishes.prefectures)}) as place,
        ${VALUES.weekdays(kind)} && ${texts(wishes.weekdays)} as weekday,
        coalesce(l.fee >= ${wishes.minimumFee}::int, false) as pay,
        ${work.length > 0 ? sql.join(work, sql` or `) : sql`false`} as work
      from ${listingsOf(kind)} where ${meets(kind, where, now)}) listing
    order by place::int + weekday::int + pay::int + work::int desc, recommend_score desc, id desc`)
  return rows.map(({ id, place, weekday, pay, work: isWork }) => ({
    id: Number(id),
    met: [
      place ? (['PLACE'] as const) : [],
      weekday ? (['WEEKDAY'] as const) : [],
      pay ? (['PAY'] as const) : [],
      isWork ? (['WORK'] as const) : [],
    ].flat(),
  }))
}

const JOB_TYPES: PreferredJobType[] = [
  'SHIFT_NIGHT_TOUGH',
  'SHIFT_DAY_TOUGH',
  'SHIFT_NIGHT_EASY',
  'SHIFT_NIGHT_NO_AMBULANCE_EASY',
  'SHIFT_DAY_EASY',
  'HOME_VISIT_STANDBY_EASY',
]

export const arbitraryWishes: fc.Arbitrary<Wishes> = fc.record({
  prefectures: fc.subarray(['TOKYO', 'KANAGAWA', 'OSAKA', 'HOKKAIDO', 'AKITA'] as const),
  weekdays: fc.subarray([...GRID_WEEKDAYS]),
  minimumFee: fc.option(fc.integer({ min: 30_000, max: 120_000 })),
  jobTypes: fc.subarray(JOB_TYPES),
})
