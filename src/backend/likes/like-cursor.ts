import * as v from 'valibot'
import { badUserInput } from '../graphql/mask.ts'

const LISTS = ['spot', 'regular', 'closed', 'hospital'] as const
export type LikeList = (typeof LISTS)[number]

/** Where a page of one of the lists ended: what it is sorted by, and which row it was. */
export type LikeCursor = { at: Date; key: string }

const schema = v.tuple([
  v.picklist(LISTS),
  v.pipe(v.string(), v.isoTimestamp(), v.toDate()),
  v.pipe(v.string(), v.regex(/^(?:(?:spot|regular):)?\d{1,15}$/)),
])

const writeCursor = (list: LikeList, { at, key }: LikeCursor): string =>
  Buffer.from(JSON.stringify([list, at, key])).toString('base64url')

/** Null at the start of the list. Throws what the asker is told when the text is no cursor of this list. */
export function readLikeCursor(list: LikeList, text: string | null): LikeCursor | null {
  if (text === null) return null
  try {
    const [writtenFor, at, key] = v.parse(schema, JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
    if (writtenFor === list && key.includes(':') === (list === 'closed')) return { at, key }
  } catch {
    // Told below, as a cursor of another list is.
  }
  throw badUserInput('続きの位置が正しくありません。はじめから表示してください。')
}

/** Cuts a list that was read with one row too many into a page. */
export function likePage<Row extends LikeCursor>(
  list: LikeList,
  rows: readonly Row[],
  limit: number,
): { rows: Row[]; nextCursor: string | null } {
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return { rows: shown, nextCursor: last && rows.length > limit ? writeCursor(list, last) : null }
}
