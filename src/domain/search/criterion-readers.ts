import * as v from 'valibot'
import { comparable } from '../text/typed-text.ts'
import { wordOf } from '../text/known-word.ts'

/**
 * The input of a reader: typed for links, but unchecked, since a URL or a form may contain anything. Each
 * reader below validates it and drops what it does not know.
 */
const written = <Value>() => v.custom<Value>(() => true)

/** Maximum number of values of a criterion read from a URL. */
export const LIST_LIMIT = 100

/** Parses a list from a comma-separated value, a repeated key, or (in code) an array. */
export const asList = (input: unknown): string[] =>
  (Array.isArray(input) ? input : [input]).flatMap((item) =>
    typeof item === 'string' ? item.split(',') : [],
  )

/**
 * Reads a list of known words; drops unknown ones, and an empty list is undefined. Constants may have the
 * `prefix` of their enumeration, such as `PREFECTURE_TOKYO`.
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

/** Reads one word, the first known one of a repeated key; undefined without one. */
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

/** Whether a text is an existing civil day, `YYYY-MM-DD`. */
export const isDay = (value: string): value is string => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}

const YES: readonly unknown[] = [true, 'true', '1']

export const flag = v.optional(
  v.pipe(
    written<true>(),
    v.transform((input) => ([input].flat().some((item) => YES.includes(item)) ? true : undefined)),
  ),
)

const toYen = (item: unknown): number | undefined => {
  const value = Number(typeof item === 'string' ? comparable(item).replaceAll(',', '') : item)
  return Number.isInteger(value) && value > 0 && value <= 10_000_000 ? value : undefined
}

/** An amount in yen; the lowest of several values, for instance of a checkbox beside a select box. */
export const yen = v.optional(
  v.pipe(
    written<number>(),
    v.transform((input) => {
      const fees = [input].flat().flatMap((item) => toYen(item) ?? [])
      return fees.length > 0 ? Math.min(...fees) : undefined
    }),
  ),
)

/** Presentation of the results; the list is the default. */
export type SearchView = 'calendar' | 'map'

export const viewEntry = oneOf<SearchView>(wordOf({ calendar: true, map: true }))

/** A well-formed cursor; the backend would refuse any other. */
export const cursorEntry = v.optional(
  v.pipe(
    written<string>(),
    v.transform((input) => (typeof input === 'string' && /^[\w-]{8,512}$/.test(input) ? input : undefined)),
  ),
)
