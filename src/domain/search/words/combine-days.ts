import type { Criteria } from '../search-criteria.ts'
import type { SearchKind } from '../../listing/listing-kind.ts'
import { comingSeason } from '../season-days.ts'
import { addDays } from '../../text/tokyo-time.ts'
import { AHEAD, AHEAD_NOTE, daysFrom, notBefore } from './day-sets.ts'
import { union } from './lists.ts'
import type { SentenceMeaning } from './meaning.ts'

/** 「12月の土日祝」: of the stretches of days those of the kind, instead of both. */
function narrowed(meanings: readonly SentenceMeaning[]): (string[] | undefined)[] {
  const kinds = meanings.flatMap(({ narrows }) => narrows ?? [])
  const stretches = meanings.filter(({ narrows }) => !narrows).map(({ criteria }) => criteria?.dates)
  const among = union(stretches)?.filter((day) => kinds.some((has) => has(day))) ?? []
  return kinds.length > 0 && among.length > 0 ? [among] : meanings.map(({ criteria }) => criteria?.dates)
}

export type Days = Pick<Criteria, 'dates' | 'season'>

type Season = NonNullable<Criteria['season']>

function daysOf(seasons: readonly (Season | undefined)[], today: string): string[][] {
  return seasons.flatMap((season) => {
    if (!season) return []
    const { from, to } = comingSeason(season, today)
    return [daysFrom(notBefore(from, today), to)]
  })
}

/** One season of a spot search stays a season; two, one of a regular search, or one without some days become their days. */
export function daysAndSeason(
  meanings: readonly SentenceMeaning[],
  kind: SearchKind,
  today: string,
): Days & { note?: string } {
  const said = meanings.map(({ criteria }) => criteria ?? {})
  const unwanted = meanings.map(({ without }) => without ?? {})
  const seasons = union(said.map(({ season }) => season && [season])) ?? []
  const dates = narrowed(meanings)
  const out = union([
    ...unwanted.map((one) => one.dates),
    ...daysOf(
      unwanted.map((one) => one.season),
      today,
    ),
  ])
  if (!out && kind === 'spot' && seasons.length === 1)
    return { dates: union(dates)?.sort(), season: seasons[0] }
  const asked = union([...dates, ...daysOf(seasons, today)])?.sort()
  return out ? withoutDays(asked, out, today) : { dates: asked }
}

/** 「12/24以外」: of the days asked for those without the refused ones, or of the next days. */
function withoutDays(
  asked: readonly string[] | undefined,
  out: readonly string[],
  today: string,
): Days & { note?: string } {
  const left = asked?.filter((day) => !out.includes(day))
  if (left && left.length > 0) return { dates: left }
  return {
    dates: daysFrom(today, addDays(today, AHEAD)).filter((day) => !out.includes(day)),
    note: `除く日のほかは、${AHEAD_NOTE}`,
  }
}
