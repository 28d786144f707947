import * as v from 'valibot'
import { savedCriteriaOf, type SavedCriteria } from './search-criteria.ts'

/** The two kinds of work; each has a search and a history of its own. */
export const SEARCH_KINDS = ['spot', 'regular'] as const
export type SearchKind = (typeof SEARCH_KINDS)[number]

export type PastSearch = {
  criteria: SavedCriteria
  /** When it was searched last, RFC 3339. */
  searchedAt: string
}

/** Spec section 9: at most this many distinct searches a kind. */
export const HISTORY_LENGTH = 20

/** Two searches with the same key ask for the same, whatever the order of fields and values. Empty: no condition. */
export const criteriaKey = (criteria: SavedCriteria): string =>
  Object.entries(criteria)
    .filter(([, value]) => value !== undefined)
    .map(([field, value]) => `${field}=${Array.isArray(value) ? [...value].sort().join() : String(value)}`)
    .sort()
    .join('&')

/** Newest first, each search once, the oldest forgotten; a search without conditions is none to remember. */
export function recordPastSearch(history: readonly PastSearch[], search: PastSearch): readonly PastSearch[] {
  const key = criteriaKey(search.criteria)
  if (key === '') return history
  return [search, ...withoutPastSearch(history, key)].slice(0, HISTORY_LENGTH)
}

export const withoutPastSearch = (history: readonly PastSearch[], key: string): readonly PastSearch[] =>
  history.filter(({ criteria }) => criteriaKey(criteria) !== key)

/** Both histories as one: what was taken out comes back to its place, what came meanwhile stays. */
export const mergeHistories = (
  history: readonly PastSearch[],
  other: readonly PastSearch[],
): readonly PastSearch[] => inOrder([...history, ...other])

const timestamp = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text))),
)
const entrySchema = v.object({
  criteria: v.pipe(
    v.custom<object>((input) => typeof input === 'object' && input !== null),
    v.transform((criteria: object) => savedCriteriaOf(criteria)),
  ),
  searchedAt: timestamp,
})

function inOrder(entries: readonly PastSearch[]): readonly PastSearch[] {
  // Turned round first: of two from the same moment the one that came first stays first.
  const oldestFirst = entries
    .toReversed()
    .toSorted((a, b) => Date.parse(a.searchedAt) - Date.parse(b.searchedAt))
  return oldestFirst.reduce<readonly PastSearch[]>(recordPastSearch, [])
}

/** What a storage holds as a history. Other hands write there too: what is not understood is left out, entry by entry. */
export function readHistory(stored: unknown): readonly PastSearch[] {
  if (!Array.isArray(stored)) return []
  return inOrder(
    stored.flatMap((item) => {
      const result = v.safeParse(entrySchema, item)
      return result.success ? [result.output] : []
    }),
  )
}

/** The days of a search that can still come; undefined when it names none or none has passed. */
export function pastDates(criteria: SavedCriteria, today: string): { left: string[] } | undefined {
  const { dates } = criteria
  if (!dates) return undefined
  const left = dates.filter((day) => day >= today)
  return left.length < dates.length ? { left } : undefined
}

/** What the search asks for now: days that have passed are left out, and all days when none is left. */
export function presentCriteria(criteria: SavedCriteria, today: string): SavedCriteria {
  const passed = pastDates(criteria, today)
  return passed ? { ...criteria, dates: passed.left.length > 0 ? passed.left : undefined } : criteria
}
