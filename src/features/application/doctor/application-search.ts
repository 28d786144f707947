import * as v from 'valibot'
import { APPLICATION_LIMIT } from '../../../domain/application/application-limit.ts'
import { DECIMAL_ID, isId } from '../../../domain/decimal-id.ts'
import { matchingParam, outcomeParam } from '../../../domain/search-param.ts'

const idList = (raw: unknown): string[] => {
  const parts: unknown[] = Array.isArray(raw) ? raw : [raw]
  const ids = parts.flatMap((part) => (typeof part === 'string' ? part.split(',') : []))
  return [...new Set(ids)].filter(isId).slice(0, APPLICATION_LIMIT)
}

/** The outcome of a withdrawal posted without JavaScript, and its application. */
const withdrawEntries = { application: matchingParam(/^[\w-]{8,64}$/), undone: outcomeParam }

/** The outcome of an answer to an offer posted without JavaScript. */
const offerEntries = { answered: outcomeParam }

/** `spot`, `outcome` and `application` are the result of an application posted without JavaScript. */
export const applicationSearchSchema = v.object({
  ids: v.optional(
    v.pipe(
      v.custom<readonly string[]>(() => true),
      v.transform((raw) => idList(raw)),
    ),
    [],
  ),
  spot: matchingParam(DECIMAL_ID),
  outcome: outcomeParam,
  ...withdrawEntries,
})

export type ApplicationSearch = v.InferOutput<typeof applicationSearchSchema>

/** `outcome` is the result of an application posted without JavaScript. */
export const regularApplicationSearchSchema = v.object({
  id: matchingParam(DECIMAL_ID),
  outcome: outcomeParam,
})

export type RegularApplicationSearch = v.InferOutput<typeof regularApplicationSearchSchema>

const cursorParam = matchingParam(/^[\w.=+/:-]{1,512}$/)

export const matchedSearchSchema = v.object({ after: cursorParam, ...withdrawEntries, ...offerEntries })

export type MatchedSearch = v.InferOutput<typeof matchedSearchSchema>

/** Each of the two lists has a cursor of its own; `instead` is the refused application to find alternatives to. */
export const appliedSearchSchema = v.object({
  ...matchedSearchSchema.entries,
  endedAfter: cursorParam,
  instead: matchingParam(/^[\w-]{8,64}$/),
})

export type AppliedSearch = v.InferOutput<typeof appliedSearchSchema>
