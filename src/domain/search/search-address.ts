import * as v from 'valibot'
import { regularSearchSchema, type RegularSearch } from './regular-search.ts'
import { asList } from './criterion-readers.ts'
import { CRITERIA_OF, BEYOND_CRITERIA, SAVED_CRITERIA } from './search-criteria.ts'
import { lenient } from '../search-param.ts'
import { spotSearchSchema, type SpotSearch } from './spot-search.ts'

/** Explicit values that set no condition. */
const NO_CONDITION: readonly unknown[] = ['', 'UNSPECIFIED', 'false', '0', false]

function isUnreadable(entry: v.GenericSchema, raw: unknown): boolean {
  const read = v.parse(entry, raw)
  const items: unknown[] = Array.isArray(read) ? asList(raw) : [raw].flat()
  return items.some((item) => !NO_CONDITION.includes(item) && v.parse(entry, item) === undefined)
}

/** Set when a URL had an invalid criterion; the page shows a message and removes the param. */
export type UnreadMark = { unread?: true }

/**
 * Schema of a search's URL, for server and browser: drops invalid values, and reports an invalid criterion by
 * `unread`. Drops other params, such as `utm_source`.
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

/** Search params of ことばで検索, beside the criteria. */
const wordsEntries = {
  /** A new sentence; the server redirects to its criteria, without this param. */
  q: sentence,
  /** The sentence from which the criteria were read. */
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

/** Reduces a URL's params, or the fields of a form, to the keys of a search. */
export const spotSearchOf = (address: object): SpotSearch => v.parse(spotSearchSchema, address)

/** The same of the regular search. */
export const regularSearchOf = (address: object): RegularSearch => v.parse(regularSearchSchema, address)

const sharedSchema = v.object({ ...SAVED_CRITERIA, ...BEYOND_CRITERIA })

/** The criteria that both kinds of search have. */
export const sharedSearchOf = (search: object) => v.parse(sharedSchema, search)
