import * as v from 'valibot'

/** A search param that is left out where it cannot be read, so that no URL fails. */
export const lenient = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined)

export const textParam = lenient(v.string())

export const matchingParam = (pattern: RegExp) => lenient(v.pipe(v.string(), v.regex(pattern)))

/** One of the keys of a table of words. */
export const wordParam = <Words extends object>(words: Words) =>
  lenient(
    v.custom<Extract<keyof Words, string>>((word) => typeof word === 'string' && Object.hasOwn(words, word)),
  )

/** The outcome of a form that the browser posted by itself. */
export const outcomeParam = matchingParam(/^[A-Z_]{3,40}$/)
