import * as v from 'valibot'
import { matchingParam } from '../../domain/search-param.ts'
import { postedSearchSchema } from '../account/posted-search.ts'

const wordParam = matchingParam(/^\w{1,40}$/)

/** What is open on the page, and the outcome of the browser's own post. */
export const profileSearchSchema = v.object({
  ...postedSearchSchema.entries,
  /** The section being edited. */
  edit: wordParam,
  /** The section that has just been saved. */
  saved: wordParam,
  /** The kind of change being requested. */
  change: wordParam,
  /** The outcome of requesting a change or withdrawing the request. */
  asked: wordParam,
  /** The outcome of the re-authentication that kept a valid section from being saved. */
  proof: wordParam,
})

export type ProfileSearch = v.InferOutput<typeof profileSearchSchema>
