import type { Database } from '../../database/client.ts'
import { once } from '../../../platform/server/once.server.ts'
import type { IndexedSearch } from './indexed-search.ts'
import type {
  Breakdowns,
  CommonBreakdown,
  ListingSearch,
  SearchEngine,
  SpotIndexSearch,
} from './listing-search.ts'
import { watchShownChanges } from './feed/shown-changes.ts'
import { openReplicaSearch } from './plain/replica-search.ts'
import { createPlainSearch } from './plain/plain-search.ts'

export type Searches = {
  spot: SpotIndexSearch
  regular: ListingSearch
  /** Fills the indexes, so that the first search need not wait. */
  fill(now: Date): Promise<void>
  /** Milliseconds since each index last read its table; null for one that is not filled. */
  ages(): Record<'spot' | 'regular', number | null>
  /** A number that stays the same while nothing changes that a list shows to everybody; null when that is not known. */
  version(): Promise<number | null>
  /** The instant (milliseconds) before which no listing closes; null without filled indexes. */
  closesNext(): number | null
}

type Report = (error: unknown) => void

/**
 * Imports and fills the index at the first count, so that a started process renders its first pages earlier.
 */
function onceLoaded<By extends keyof Breakdowns>(
  plain: ListingSearch<By>,
  load: () => Promise<IndexedSearch<By>>,
  report: Report,
): IndexedSearch<By> {
  let indexed: IndexedSearch<By> | undefined
  const loaded = once(async () => (indexed = await load()))
  const fill = async (now: Date) => (await loaded()).fill(now)
  const counting = (now: Date): ListingSearch<By> => {
    if (indexed) return indexed
    fill(now).catch(report)
    return plain
  }
  return {
    page: (query) => (indexed ?? plain).page(query),
    count: (wheres, now) => counting(now).count(wheres, now),
    // Every page of listings needs the usual pay, so that this alone does not load the index.
    breakDown: (by, of, now) =>
      (by === 'usualPays' ? (indexed ?? plain) : counting(now)).breakDown(by, of, now),
    fill,
    age: () => indexed?.age() ?? null,
    closesNext: () => indexed?.closesNext() ?? null,
  }
}

/** The search of each kind of listing. */
export function openSearch(
  database: Database,
  { engine, report, replica = null }: { engine: SearchEngine; report: Report; replica?: Database | null },
): Searches {
  const plain = { spot: createPlainSearch(database, 'spot'), regular: createPlainSearch(database, 'regular') }
  if (engine === 'postgres')
    return {
      ...(replica ? openReplicaSearch(database, replica) : plain),
      fill: async () => undefined,
      ages: () => ({ spot: null, regular: null }),
      version: async () => null,
      closesNext: () => null,
    }
  const spot = onceLoaded(
    plain.spot,
    async () => (await import('./spot-search.ts')).createSpotIndex(database, plain.spot, report),
    report,
  )
  const regular = onceLoaded<CommonBreakdown>(
    plain.regular,
    async () => (await import('./regular-search.ts')).createRegularIndex(database, plain.regular, report),
    report,
  )
  return {
    spot,
    regular,
    ages: () => ({ spot: spot.age(), regular: regular.age() }),
    version: watchShownChanges(database, report).version,
    closesNext: () => {
      const [first, second] = [spot.closesNext(), regular.closesNext()]
      return first === null || second === null ? null : Math.min(first, second)
    },
    fill: async (now) => {
      // Sequentially: the first page is one of spot listings.
      for (const search of [spot, regular]) await search.fill(now)
    },
  }
}
