import * as v from 'valibot'
import { regularCriteriaEntries, regularSearchSchema, type RegularSearch } from './regular-search.ts'
import { asList } from './search-criteria.ts'
import { spotCriteriaEntries, spotSearchSchema, type SpotSearch } from './spot-search.ts'

type Address = Record<string, unknown>

/** Set when an address held a criterion that nobody could read; the page says so and takes the mark out of the address. */
export type UnreadMark = { unread?: true }

/** What an address may spell out although it asks for nothing. */
const NO_CONDITION: readonly unknown[] = ['', 'UNSPECIFIED', 'false', '0', false]

function isUnreadable(entry: v.GenericSchema, raw: unknown): boolean {
  const read = v.parse(entry, raw)
  const items: unknown[] = Array.isArray(read) ? asList(raw) : [raw].flat()
  return items.some((item) => !NO_CONDITION.includes(item) && v.parse(entry, item) === undefined)
}

const holdsUnreadable = (entries: v.ObjectEntries, address: Address): boolean =>
  Object.entries(entries).some(
    ([key, entry]) => address[key] !== undefined && isUnreadable(entry, address[key]),
  )

const unreadMark = (entries: v.ObjectEntries, address: Address): UnreadMark => ({
  unread: String(address['unread']) === 'true' || holdsUnreadable(entries, address) ? true : undefined,
})

/**
 * The search params of the spot search, read alike by server and browser: what is not understood falls away, and
 * `unread` says that something did. Other params, such as `utm_source`, are not returned.
 */
export const readSpotAddress = (address: Address): SpotSearch & UnreadMark => ({
  ...v.parse(spotSearchSchema, address),
  ...unreadMark(spotCriteriaEntries, address),
})

/** The same of the regular search. */
export const readRegularAddress = (address: Address): RegularSearch & UnreadMark => ({
  ...v.parse(regularSearchSchema, address),
  ...unreadMark(regularCriteriaEntries, address),
})

/** The search itself, out of an address or the fields of a form: nothing but keys of the search. */
export const spotSearchOf = (address: Address): SpotSearch => v.parse(spotSearchSchema, address)

/** The same of the regular search. */
export const regularSearchOf = (address: Address): RegularSearch => v.parse(regularSearchSchema, address)
