import * as v from 'valibot'
import { SPOT_SORT_ORDERS, type SpotSortOrder } from '../../domain/listing-words.ts'

/** Where a page ended: the sort, the value sorted by, the listing and how many came before. */
export type SpotCursor = { order: SpotSortOrder; value: number | Date; id: number; position: number }

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const instant = v.pipe(v.string(), v.isoTimestamp(), v.toDate())
const schema = v.tuple([v.picklist(SPOT_SORT_ORDERS), v.union([whole, instant]), whole, whole])

/** What each sort compares. */
const TIMED = new Set<SpotSortOrder>(['START_TIME_ASC', 'PUBLISH_TIME_DESC', 'EDITED_AT_DESC'])

export function writeCursor({ order, value, id, position }: SpotCursor): string {
  return Buffer.from(JSON.stringify([order, value, id, position])).toString('base64url')
}

/** Null when the text is not a cursor of this sort. */
export function readCursor(text: string, order: SpotSortOrder): SpotCursor | null {
  let parsed: unknown
  try {
    parsed = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
  } catch {
    return null
  }
  const result = v.safeParse(schema, parsed)
  if (!result.success) return null
  const [writtenFor, value, id, position] = result.output
  if (writtenFor !== order || value instanceof Date !== TIMED.has(order)) return null
  return { order, value, id, position }
}
