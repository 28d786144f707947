import * as v from 'valibot'
import {
  BEYOND_CRITERIA,
  REGULAR_CRITERIA,
  savedCriteriaOf,
  SPOT_CRITERIA,
  type Criteria,
  type SavedCriteria,
} from './search-criteria.ts'
import type { SearchKind } from '../listing/listing-kind.ts'

const ofSpot = { ...BEYOND_CRITERIA, ...SPOT_CRITERIA }
const ofRegular = { ...BEYOND_CRITERIA, ...REGULAR_CRITERIA }
const beyondSchema = v.object({ ...ofSpot, ...ofRegular })

/** Criteria beyond the twelve saved ones. */
export type BeyondCriteria = v.InferOutput<typeof beyondSchema>

/** A search as stored in the history and on the server. */
export type KeptSearch = {
  /** The twelve saved criteria. */
  criteria: SavedCriteria
  /** The other criteria, so that the same search can be repeated. */
  beyond?: BeyondCriteria
}

export type PastSearch = KeptSearch & {
  /** Instant of the last search, RFC 3339. */
  searchedAt: string
}

/** Maximum number of distinct searches per kind. */
export const HISTORY_LENGTH = 20

/**
 * Canonical key: equal for equal criteria, whatever the order of fields and values. Empty without criteria.
 */
export const criteriaKey = (criteria: Criteria): string =>
  Object.entries(criteria)
    .filter(([, value]) => value !== undefined)
    .map(([field, value]) => `${field}=${Array.isArray(value) ? [...value].sort().join() : String(value)}`)
    .sort()
    .join('&')

function keptWith(beyond: BeyondCriteria, asked: unknown): KeptSearch {
  const criteria = savedCriteriaOf(asked)
  return criteriaKey(beyond) === '' ? { criteria } : { criteria, beyond }
}

const BEYOND = { spot: v.object(ofSpot), regular: v.object(ofRegular) }

/** The stored form of an untrusted search, validated like a URL; drops criteria of the other kind. */
export const keptSearchOf = (kind: SearchKind, asked: unknown): KeptSearch =>
  keptWith(v.parse(BEYOND[kind], asked), asked)

/** The history entry of an untrusted search. */
export const pastSearchOf = (asked: unknown, searchedAt: string): PastSearch => ({
  ...keptWith(v.parse(beyondSchema, asked), asked),
  searchedAt,
})

export const allCriteria = ({ criteria, beyond }: KeptSearch): Criteria => ({ ...criteria, ...beyond })

export const keptSearchKey = (search: KeptSearch): string => criteriaKey(allCriteria(search))

/** Prepends a search, moving an equal one up; evicts the oldest. Ignores a search without criteria. */
export function recordPastSearch(history: readonly PastSearch[], search: PastSearch): readonly PastSearch[] {
  const key = keptSearchKey(search)
  if (key === '') return history
  return [search, ...withoutPastSearch(history, key)].slice(0, HISTORY_LENGTH)
}

export const withoutPastSearch = (history: readonly PastSearch[], key: string): readonly PastSearch[] =>
  history.filter((search) => keptSearchKey(search) !== key)

/** Merges two histories by time, for instance to undo a removal without losing newer entries. */
export const mergeHistories = (
  history: readonly PastSearch[],
  other: readonly PastSearch[],
): readonly PastSearch[] => inOrder([...history, ...other])

const timestamp = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text))),
)
const fields = v.custom<object>((input) => typeof input === 'object' && input !== null)
const entrySchema = v.pipe(
  v.object({ criteria: fields, beyond: v.fallback(v.optional(fields), undefined), searchedAt: timestamp }),
  v.transform(({ criteria, beyond, searchedAt }) => {
    const { beyond: kept } = pastSearchOf(beyond ?? {}, searchedAt)
    const search = { criteria: savedCriteriaOf(criteria), searchedAt }
    return kept ? { ...search, beyond: kept } : search
  }),
)

function inOrder(entries: readonly PastSearch[]): readonly PastSearch[] {
  // Reversed first, to keep the order of entries with the same instant (stable sort).
  const oldestFirst = entries
    .toReversed()
    .toSorted((a, b) => Date.parse(a.searchedAt) - Date.parse(b.searchedAt))
  return oldestFirst.reduce<readonly PastSearch[]>(recordPastSearch, [])
}

/** Parses a history from local storage, which is not trusted: skips invalid entries. */
export function readHistory(stored: unknown): readonly PastSearch[] {
  if (!Array.isArray(stored)) return []
  return inOrder(
    stored.flatMap((item) => {
      const result = v.safeParse(entrySchema, item)
      return result.success ? [result.output] : []
    }),
  )
}

/** The dates of a search from `today` (Tokyo day) on; undefined when it has no dates or none has passed. */
export function pastDates(criteria: Criteria, today: string): { left: string[] } | undefined {
  const { dates } = criteria
  if (!dates) return undefined
  const left = dates.filter((day) => day >= today)
  return left.length < dates.length ? { left } : undefined
}

/** The criteria without past dates; without the criterion when none is left. */
export function presentCriteria(criteria: Criteria, today: string): Criteria {
  const passed = pastDates(criteria, today)
  return passed ? { ...criteria, dates: passed.left.length > 0 ? passed.left : undefined } : criteria
}
