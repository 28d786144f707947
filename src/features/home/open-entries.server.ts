import { PREFECTURE, type Prefecture } from '../../domain/text/prefecture.ts'
import type { SpotCriteria } from '../../domain/search/spot-search.ts'
import { tokyoDay } from '../../domain/text/tokyo-time.ts'
import { askListings } from '../../services/listings/listings.server.ts'
import { comingWeekend } from '../search/facets/criteria-days.ts'
import { OpenCounts } from './home.listings.documents.ts'
import type { OpenEntries, OpenEntry } from './open-entry.ts'

const PLACES: readonly Prefecture[] = [
  'TOKYO',
  'KANAGAWA',
  'SAITAMA',
  'CHIBA',
  'OSAKA',
  'HYOGO',
  'AICHI',
  'FUKUOKA',
  'HOKKAIDO',
]

const KEEP_MS = 60_000

let known: { at: number; entries: Promise<OpenEntries> } | undefined

/** Cached for a minute: the counts are the same for everybody. */
export function openEntries(now: number): Promise<OpenEntries> {
  if (known && now - known.at < KEEP_MS) return known.entries
  const entries = countEntries(tokyoDay(new Date(now)))
  known = { at: now, entries }
  entries.catch(() => (known = undefined))
  return entries
}

type Entry = { label: string; criteria: SpotCriteria }

async function countEntries(today: string): Promise<OpenEntries> {
  const kinds: Entry[] = [
    { label: '今週末', criteria: { dates: comingWeekend(today) } },
    { label: '当直', criteria: { shiftPatterns: ['NIGHT'] } },
    { label: '日勤', criteria: { shiftPatterns: ['DAY_AM_PM', 'DAY_AM', 'DAY_PM'] } },
    { label: '8万円以上', criteria: { minimumFee: 80_000 } },
  ]
  const places: Entry[] = PLACES.map((place) => ({
    label: PREFECTURE[place],
    criteria: { prefectures: [place] },
  }))
  const wheres = [{}, ...[...kinds, ...places].map(({ criteria }) => criteria)]
  const { spotWorkCounts, regularWorkCounts } = await askListings(OpenCounts, { wheres }, null)
  const [total = 0, ...counts] = spotWorkCounts
  // An entry without listings is left out.
  const withCounts = (entries: Entry[], from: number): OpenEntry[] =>
    entries
      .map((entry, place) => ({ ...entry, count: counts[from + place] ?? 0 }))
      .filter(({ count }) => count > 0)
  return {
    total,
    regularTotal: regularWorkCounts[0] ?? 0,
    kinds: withCounts(kinds, 0),
    places: withCounts(places, kinds.length).toSorted((a, b) => b.count - a.count),
  }
}
