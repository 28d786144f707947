import { shownPercent } from '../../domain/work/accuracy.ts'
import { sql } from 'drizzle-orm'
import { recommendScore, type Recommendable } from '../../domain/listing/recommendation.ts'
import type { Shift } from '../../domain/listing/listing-words.ts'
import { REGIONS, type Prefecture } from '../../domain/text/prefecture.ts'
import type { SearchKind } from '../../domain/listing/listing-kind.ts'
import type { Executor } from '../database/client.ts'
import type { ListingPlace } from './common-columns.ts'

/** Number of newest open listings that are compared: the same work whatever the number of listings. */
const SAMPLE = 2_000

const prefecturesAround = (prefecture: Prefecture): string[] =>
  Object.values(REGIONS)
    .map(({ prefectures }) => Object.keys(prefectures))
    .find((names) => names.includes(prefecture)) ?? [prefecture]

type Scored = Pick<
  Recommendable,
  'hourlyFee' | 'applicationStatus' | 'nightDutyPermit' | 'ambulanceEasiness' | 'carfareType'
> & { shift: Shift }

/** The listing's score, with the average hourly fee of a sample of the open listings of its region and shift. */
export async function findScore(
  executor: Executor,
  kind: SearchKind,
  listing: Scored,
  place: ListingPlace,
): Promise<number> {
  const { rows } = await executor.execute<{ average: number | null }>(sql`
    select avg(hourly_fee)::float8 as average from (
      select hourly_fee, prefecture, shift from ${sql.raw(`${kind}_work`)}
      where status = 'PUBLISHED' order by id desc limit ${SAMPLE}) sample
    where shift = ${listing.shift} and prefecture in ${prefecturesAround(place.prefecture)}`)
  return recommendScore({
    ...listing,
    averageHourlyFee: rows[0]?.average ?? listing.hourlyFee,
    accuracyPercent: shownPercent(place.accuracyPercent, place.accuracyCount),
    replyMedianMinutes: place.replyMedianMinutes,
  })
}
