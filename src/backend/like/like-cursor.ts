import * as v from 'valibot'
import { badUserInput } from '../graphql/mask.ts'

const LISTS = ['spot', 'regular', 'closed', 'hospital'] as const
export type LikeList = (typeof LISTS)[number]

/** Keyset cursor: sort key and row key of the last item of a page. */
export type LikeCursor = { at: Date; key: string }

const schema = v.tuple([
  v.picklist(LISTS),
  v.pipe(v.string(), v.isoTimestamp(), v.toDate()),
  v.pipe(v.string(), v.regex(/^(?:(?:spot|regular):)?\d{1,15}$/)),
])

const writeCursor = (list: LikeList, { at, key }: LikeCursor): string =>
  Buffer.from(JSON.stringify([list, at, key])).toString('base64url')

/**
 * Decodes a cursor; null for the first page. Throws `badUserInput` for a malformed one or one of another
 * list.
 */
export function readLikeCursor(list: LikeList, text: string | null): LikeCursor | null {
  if (text === null) return null
  try {
    const [writtenFor, at, key] = v.parse(schema, JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
    if (writtenFor === list && key.includes(':') === (list === 'closed')) return { at, key }
  } catch {
    // Reported below, like a cursor of another list.
  }
  throw badUserInput('続きの位置が正しくありません。はじめから表示してください。')
}

/** Makes a page of rows read with `limit + 1`: the extra row only says that there is a next page. */
export function likePage<Row extends LikeCursor>(
  list: LikeList,
  rows: readonly Row[],
  limit: number,
): { rows: Row[]; nextCursor: string | null } {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return { rows: shown, nextCursor: last && rows.length > limit ? writeCursor(list, last) : null }
}
