import * as v from 'valibot'

/** Makes a search param optional and drops an invalid value, so that no URL fails to validate. */
export const lenient = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.fallback(v.optional(schema), undefined)

export const textParam = lenient(v.string())

export const matchingParam = (pattern: RegExp) => lenient(v.pipe(v.string(), v.regex(pattern)))

/** A search param that is one of the keys of `words`. */
export const wordParam = <Words extends object>(words: Words) =>
  lenient(
    v.custom<Extract<keyof Words, string>>((word) => typeof word === 'string' && Object.hasOwn(words, word)),
  )

/** The outcome in the redirect after a form posted without JavaScript. */
export const outcomeParam = matchingParam(/^[A-Z_]{3,40}$/)
