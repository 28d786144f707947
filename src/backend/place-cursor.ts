import * as v from 'valibot'

/** Where a page of a list by time ended. */
export type PlaceCursor = { at: Date; id: string }

const schema = v.tuple([v.pipe(v.string(), v.isoTimestamp(), v.toDate()), v.pipe(v.string(), v.uuid())])

export const writeCursor = ({ at, id }: PlaceCursor): string =>
  Buffer.from(JSON.stringify([at, id])).toString('base64url')

/** Null when the text is not one of our cursors. */
export function readCursor(text: string): PlaceCursor | null {
  try {
    const result = v.safeParse(schema, JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
    return result.success ? { at: result.output[0], id: result.output[1] } : null
  } catch {
    return null
  }
}

export type Page<Item> = { items: Item[]; nextCursor: string | null }

/** Cuts a list read with one row too many into a page. */
export function pageOf<Row extends { id: string }>(
  rows: Row[],
  limit: number,
  at: (row: Row) => Date,
): Page<Row> {
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return {
    items,
    nextCursor: last && rows.length > limit ? writeCursor({ at: at(last), id: last.id }) : null,
  }
}
