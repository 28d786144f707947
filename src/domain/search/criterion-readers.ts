import * as v from 'valibot'

/**
 * An address or a form may hold anything: nothing is taken on trust, every reader below sorts out what it knows. The type is
 * what a link writes.
 */
const written = <Value>() => v.custom<Value>(() => true)

/** How many values one criterion takes from an address; more is nobody's search. */
export const LIST_LIMIT = 100

/** A URL gives a list as one comma-separated value, as a repeated key, or (in code) as an array. */
export const asList = (input: unknown): string[] =>
  (Array.isArray(input) ? input : [input]).flatMap((item) =>
    typeof item === 'string' ? item.split(',') : [],
  )

/**
 * What an address says that we do not know is left out; nothing left means no condition. A constant may carry the
 * `prefix` of its enumeration, as `PREFECTURE_TOKYO` does.
 */
export function listOf<T extends string>(isKnown: (value: string) => value is T, prefix = '') {
  const bare = (item: string) => (item.startsWith(prefix) ? item.slice(prefix.length) : item)
  return v.optional(
    v.pipe(
      written<readonly T[]>(),
      v.transform((input): T[] | undefined => {
        const values = [...new Set(asList(input).map(bare))].filter(isKnown).slice(0, LIST_LIMIT)
        return values.length > 0 ? values : undefined
      }),
    ),
  )
}

/** One word out of a set, the first known one of a repeated key; anything else, and the one that means no choice, falls away. */
export function oneOf<T extends string>(isKnown: (value: string) => value is T) {
  const known = (input: unknown): T | undefined =>
    [input].flat().find((item): item is T => typeof item === 'string' && isKnown(item))
  return v.optional(
    v.pipe(
      written<T>(),
      v.transform((input) => known(input)),
    ),
  )
}

/** Whether a value is one of the words of an enumeration, `except` aside. */
export const wordOf =
  <Words extends object, Except extends keyof Words = never>(words: Words, except?: Except) =>
  (value: string): value is Extract<Exclude<keyof Words, Except>, string> =>
    Object.hasOwn(words, value) && value !== except

/** A civil day that exists, YYYY-MM-DD. */
export const isDay = (value: string): value is string => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}

export const isId = (value: string): value is string => /^[1-9]\d{0,15}$/.test(value)

const YES: readonly unknown[] = [true, 'true', '1']

export const flag = v.optional(
  v.pipe(
    written<true>(),
    v.transform((input) => ([input].flat().some((item) => YES.includes(item)) ? true : undefined)),
  ),
)

const toYen = (item: unknown): number | undefined => {
  const value = Number(typeof item === 'string' ? item.normalize('NFKC').replaceAll(',', '') : item)
  return Number.isInteger(value) && value > 0 && value <= 10_000_000 ? value : undefined
}

/** Of several, as of the values of a list, the one that lets most through: 「8万円以上」 ticked beside a fee chosen. */
export const yen = v.optional(
  v.pipe(
    written<number>(),
    v.transform((input) => {
      const fees = [input].flat().flatMap((item) => toYen(item) ?? [])
      return fees.length > 0 ? Math.min(...fees) : undefined
    }),
  ),
)

/** How results are shown; the list is the default. */
export type SearchView = 'calendar' | 'map'

export const viewEntry = oneOf<SearchView>(wordOf({ calendar: true, map: true }))

/** A cursor the list gave out; anything else would only be refused by the backend. */
export const cursorEntry = v.optional(
  v.pipe(
    written<string>(),
    v.transform((input) => (typeof input === 'string' && /^[\w-]{8,512}$/.test(input) ? input : undefined)),
  ),
)
