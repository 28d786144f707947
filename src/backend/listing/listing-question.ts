import { badUserInput } from '../graphql/mask.ts'
import { isId } from '../../domain/decimal-id.ts'
import { isCityKey } from '../../domain/text/city.ts'
import type { SpotSortOrder } from '../../domain/listing/listing-words.ts'
import { readListingCursor, type ListingCursor } from './listing-cursor.ts'
import type { ListingWhere } from './index/listing-search.ts'

/** What may be asked of the listings; every check throws what the asker is told. */

const LIMIT = 100
/** Values one criterion may list; more is nobody's search. */
const VALUES_LIMIT = 200
const WHERES_LIMIT = 30
const DAYS_LIMIT = 800

/** Null when the text cannot be an id. */
export function toId(id: string): number | null {
  return isId(id) ? Number(id) : null
}

export function checkLimit(limit: number, what = '求人'): void {
  if (limit < 1 || limit > LIMIT) throw badUserInput(`一度に取得できる${what}は1件から${LIMIT}件までです。`)
}

export function checkWhere(where: ListingWhere): void {
  const tooMany = Object.values(where).some((value) => Array.isArray(value) && value.length > VALUES_LIMIT)
  if (tooMany) throw badUserInput(`ひとつの条件に指定できるのは${VALUES_LIMIT}件までです。`)
  if (where.cities?.some((key) => !isCityKey(key))) throw badUserInput('市区町村の指定が正しくありません。')
  if (where.generalHospitalIds?.some((id) => toId(id) === null))
    throw badUserInput('病院の指定が正しくありません。')
}

export function checkWheres(wheres: readonly ListingWhere[]): void {
  if (wheres.length > WHERES_LIMIT) throw badUserInput(`一度に数えられる条件は${WHERES_LIMIT}件までです。`)
  for (const where of wheres) checkWhere(where)
}

export function checkDays(days: number): void {
  if (days < 1 || days > DAYS_LIMIT)
    throw badUserInput(`一度に表示できる日数は1日から${DAYS_LIMIT}日までです。`)
}

export function checkIds(ids: readonly string[], most: number, what: string): void {
  if (ids.length > most) throw badUserInput(`一度に取得できる${what}は${most}件までです。`)
}

/** Where the page begins; null at the start of the list, which is also where a cursor of another sort or of other wishes leads. */
export function checkCursor(
  after: string | null,
  orderBy: SpotSortOrder,
  mark?: string,
): ListingCursor | null {
  if (after === null) return null
  const cursor = readListingCursor(after)
  if (!cursor) throw badUserInput('続きの位置が正しくありません。はじめから検索してください。')
  return cursor.order === orderBy && cursor.wished?.mark === mark ? cursor : null
}
