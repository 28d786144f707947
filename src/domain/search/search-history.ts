import * as v from 'valibot'
import {
  BEYOND_CRITERIA,
  REGULAR_CRITERIA,
  savedCriteriaOf,
  SPOT_CRITERIA,
  type Criteria,
  type SavedCriteria,
} from './search-criteria.ts'

/** The two kinds of work; each has a search and a history of its own. */
export const SEARCH_KINDS = ['spot', 'regular'] as const
export type SearchKind = (typeof SEARCH_KINDS)[number]
export const KIND_WORD: Record<SearchKind, string> = { spot: 'スポット', regular: '定期' }

const ofSpot = { ...BEYOND_CRITERIA, ...SPOT_CRITERIA }
const ofRegular = { ...BEYOND_CRITERIA, ...REGULAR_CRITERIA }
const beyondSchema = v.object({ ...ofSpot, ...ofRegular })

/** What a search may ask for beside the twelve criteria of the spec. */
export type BeyondCriteria = v.InferOutput<typeof beyondSchema>

/** A search as histories and the server keep it. */
export type KeptSearch = {
  /** Exactly the fields the spec names. */
  criteria: SavedCriteria
  /** What stands beside them, so that the same search can be made again. */
  beyond?: BeyondCriteria
}

export type PastSearch = KeptSearch & {
  /** When it was searched last, RFC 3339. */
  searchedAt: string
}

/** Spec section 9: at most this many distinct searches a kind. */
export const HISTORY_LENGTH = 20

/** Two searches with the same key ask for the same, whatever the order of fields and values. Empty: no condition. */
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

/** All that is kept of a search of a kind, read with the same care as an address; what only the other kind asks for falls away. */
export const keptSearchOf = (kind: SearchKind, asked: unknown): KeptSearch =>
  keptWith(v.parse(BEYOND[kind], asked), asked)

/** A search as a history keeps it. */
export const pastSearchOf = (asked: unknown, searchedAt: string): PastSearch => ({
  ...keptWith(v.parse(beyondSchema, asked), asked),
  searchedAt,
})

/** All that a kept search asks for. */
export const allCriteria = ({ criteria, beyond }: KeptSearch): Criteria => ({ ...criteria, ...beyond })

/** Two kept searches with the same key are one. */
export const keptSearchKey = (search: KeptSearch): string => criteriaKey(allCriteria(search))

/** Newest first, each search once, the oldest forgotten; a search without conditions is none to remember. */
export function recordPastSearch(history: readonly PastSearch[], search: PastSearch): readonly PastSearch[] {
  const key = keptSearchKey(search)
  if (key === '') return history
  return [search, ...withoutPastSearch(history, key)].slice(0, HISTORY_LENGTH)
}

export const withoutPastSearch = (history: readonly PastSearch[], key: string): readonly PastSearch[] =>
  history.filter((search) => keptSearchKey(search) !== key)

/** Both histories as one: what was taken out comes back to its place, what came meanwhile stays. */
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
export function pastDates(criteria: Criteria, today: string): { left: string[] } | undefined {
  const { dates } = criteria
  if (!dates) return undefined
  const left = dates.filter((day) => day >= today)
  return left.length < dates.length ? { left } : undefined
}

/** What the search asks for now: days that have passed are left out, and all days when none is left. */
export function presentCriteria(criteria: Criteria, today: string): Criteria {
  const passed = pastDates(criteria, today)
  return passed ? { ...criteria, dates: passed.left.length > 0 ? passed.left : undefined } : criteria
}
