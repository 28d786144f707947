import * as v from 'valibot'
import { SPOT_SORT_ORDERS, type SpotSortOrder } from '../../domain/listing/listing-words.ts'
import type { PageOfIds } from './index/listing-search.ts'

/**
 * Keyset cursor: sort order, sort key and id of the last listing of a page, and the number of listings so
 * far.
 */
export type ListingCursor = {
  order: SpotSortOrder
  value: number | Date
  id: number
  position: number
  /** In an order by wishes: a hash of the wishes, and the number of them that the last listing meets. */
  wished?: { mark: string; rank: number }
}

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const instant = v.pipe(v.string(), v.isoTimestamp(), v.toDate())
const entries = [v.picklist(SPOT_SORT_ORDERS), v.union([whole, instant]), whole, whole] as const
const schema = v.union([v.strictTuple(entries), v.strictTuple([...entries, v.string(), whole])])

/** What each sort compares. */
const TIMED = new Set<SpotSortOrder>(['START_TIME_ASC', 'PUBLISH_TIME_DESC', 'EDITED_AT_DESC'])

function writeCursor({ order, value, id, position, wished }: ListingCursor): string {
  const parts = [order, value, id, position, ...(wished ? [wished.mark, wished.rank] : [])]
  return Buffer.from(JSON.stringify(parts)).toString('base64url')
}

/** The cursor of the next page; null on the last. `lastKey` is the last listing's sort key. */
export function nextCursor(
  order: SpotSortOrder,
  { ids, hasMore, lastKey, met }: Omit<PageOfIds, 'total'>,
  offset: number,
  mark?: string,
): string | null {
  const last = ids.at(-1)
  if (last === undefined || !hasMore) return null
  const value = TIMED.has(order) ? new Date(lastKey) : lastKey
  const wished = mark === undefined ? undefined : { mark, rank: met.at(-1)?.length ?? 0 }
  return writeCursor({ order, value, id: last, position: offset + ids.length, wished })
}

/** Decodes a cursor; null when malformed. */
export function readListingCursor(text: string): ListingCursor | null {
  let parsed: unknown
  try {
    parsed = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
  } catch {
    return null
  }
  const result = v.safeParse(schema, parsed)
  if (!result.success) return null
  const [order, value, id, position, mark, rank] = result.output
  if (value instanceof Date !== TIMED.has(order)) return null
  const wished = mark === undefined || rank === undefined ? undefined : { mark, rank }
  return { order, value, id, position, wished }
}
