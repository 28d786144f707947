import * as v from 'valibot'

/** Keyset cursor of a list sorted by time and id: the sort key of the last row of a page. */
export type KeysetCursor = { at: Date; id: string }

const schema = v.tuple([v.pipe(v.string(), v.isoTimestamp(), v.toDate()), v.pipe(v.string(), v.uuid())])

export const writeCursor = ({ at, id }: KeysetCursor): string =>
  Buffer.from(JSON.stringify([at, id])).toString('base64url')

/** Decodes a cursor of `writeCursor`; null when malformed. */
export function readCursor(text: string): KeysetCursor | null {
  try {
    const result = v.safeParse(schema, JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
    return result.success ? { at: result.output[0], id: result.output[1] } : null
  } catch {
    return null
  }
}

export type KeysetPage<Item> = { items: Item[]; nextCursor: string | null }

/** Makes a page of rows read with `limit + 1`: the extra row only says that there is a next page. */
export function pageOf<Row extends { id: string }>(
  rows: Row[],
  limit: number,
  at: (row: Row) => Date,
): KeysetPage<Row> {
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return {
    items,
    nextCursor: last && rows.length > limit ? writeCursor({ at: at(last), id: last.id }) : null,
  }
}
