import * as v from 'valibot'
import { regularSearchSchema, type RegularSearch } from './regular-search.ts'
import { asList } from './criterion-readers.ts'
import { CRITERIA_OF, BEYOND_CRITERIA, SAVED_CRITERIA } from './search-criteria.ts'
import { lenient } from '../search-param.ts'
import { spotSearchSchema, type SpotSearch } from './spot-search.ts'

/** What an address may spell out although it asks for nothing. */
const NO_CONDITION: readonly unknown[] = ['', 'UNSPECIFIED', 'false', '0', false]

function isUnreadable(entry: v.GenericSchema, raw: unknown): boolean {
  const read = v.parse(entry, raw)
  const items: unknown[] = Array.isArray(read) ? asList(raw) : [raw].flat()
  return items.some((item) => !NO_CONDITION.includes(item) && v.parse(entry, item) === undefined)
}

/** Set when an address held a criterion that nobody could read; the page says so and takes the mark out of the address. */
export type UnreadMark = { unread?: true }

/**
 * The search params of a search, read alike by server and browser: what is not understood falls away, and `unread` says
 * that a criterion did. Other params, such as `utm_source`, are not returned.
 */
function addressSchema<Entries extends v.ObjectEntries>(entries: Entries, criteria: v.ObjectEntries) {
  const search = v.object(entries)
  return v.pipe(
    v.custom<v.InferInput<typeof search> & UnreadMark>(() => true),
    v.transform((address): v.InferOutput<typeof search> & UnreadMark => {
      const raw = v.parse(v.record(v.string(), v.unknown()), address)
      const isUnread =
        String(raw['unread']) === 'true' ||
        Object.entries(criteria).some(
          ([key, entry]) => raw[key] !== undefined && isUnreadable(entry, raw[key]),
        )
      return { ...v.parse(search, address), unread: isUnread ? true : undefined }
    }),
  )
}

const sentence = lenient(
  v.pipe(
    v.string(),
    v.check((text) => text.trim() !== ''),
  ),
)

/** What the address of a search screen says of a sentence (ことばで検索), beside the criteria. */
const wordsEntries = {
  /** Just typed: to be turned into criteria, which takes it out of the address. */
  q: sentence,
  /** What the criteria were made from. */
  said: sentence,
}

export const spotAddressSchema = addressSchema(spotSearchSchema.entries, CRITERIA_OF.spot)

export const regularAddressSchema = addressSchema(regularSearchSchema.entries, CRITERIA_OF.regular)

export const spotFormAddressSchema = addressSchema(
  { ...spotSearchSchema.entries, ...wordsEntries },
  CRITERIA_OF.spot,
)

export const regularFormAddressSchema = addressSchema(
  { ...regularSearchSchema.entries, ...wordsEntries },
  CRITERIA_OF.regular,
)

/** The search itself, out of an address or the fields of a form: nothing but keys of the search. */
export const spotSearchOf = (address: object): SpotSearch => v.parse(spotSearchSchema, address)

/** The same of the regular search. */
export const regularSearchOf = (address: object): RegularSearch => v.parse(regularSearchSchema, address)

const sharedSchema = v.object({ ...SAVED_CRITERIA, ...BEYOND_CRITERIA })

/** What a spot search and a regular one ask for alike. */
export const sharedSearchOf = (search: object) => v.parse(sharedSchema, search)
