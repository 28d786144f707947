import { PREFECTURE, type Prefecture } from '../../domain/prefecture.ts'
import type { SpotCriteria } from '../../domain/spot-search.ts'
import { tokyoDay } from '../../domain/tokyo-time.ts'
import { askListings } from '../../services/listings/listings.server.ts'
import { comingWeekend } from '../criteria/criteria-days.ts'
import { OpenSpotCount } from './home.listings.documents.ts'
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

/** Counted at most once a minute: they are the same for everybody, and each costs a statement. */
export function openEntries(now: number): Promise<OpenEntries> {
  if (known && now - known.at < KEEP_MS) return known.entries
  const entries = countEntries(tokyoDay(new Date(now)))
  known = { at: now, entries }
  entries.catch(() => (known = undefined))
  return entries
}

async function countEntries(today: string): Promise<OpenEntries> {
  const [total, kinds, places] = await Promise.all([
    countOpen({}),
    withCounts([
      ['今週末', { dates: comingWeekend(today) }],
      ['当直', { shiftPatterns: ['NIGHT'] }],
      ['日勤', { shiftPatterns: ['DAY_AM_PM', 'DAY_AM', 'DAY_PM'] }],
      ['8万円以上', { minimumFee: 80_000 }],
    ]),
    withCounts(PLACES.map((place) => [PREFECTURE[place], { prefectures: [place] }])),
  ])
  return { total, kinds, places: places.toSorted((a, b) => b.count - a.count) }
}

/** An entry that would lead to an empty list is not offered. */
async function withCounts(entries: [label: string, criteria: SpotCriteria][]): Promise<OpenEntry[]> {
  const counted = await Promise.all(
    entries.map(async ([label, criteria]) => ({ label, criteria, count: await countOpen(criteria) })),
  )
  return counted.filter(({ count }) => count > 0)
}

const countOpen = async (where: SpotCriteria): Promise<number> =>
  (await askListings(OpenSpotCount, { where }, null)).spotWorks.total
