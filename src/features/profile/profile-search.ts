import * as v from 'valibot'
import { matchingParam } from '../../domain/search-param.ts'
import { postedSearchSchema } from '../account/posted-search.ts'

const wordParam = matchingParam(/^\w{1,40}$/)

/** What is open on the page, and what came of a form that the browser posted by itself. */
export const profileSearchSchema = v.object({
  ...postedSearchSchema.entries,
  /** The section being edited. */
  edit: wordParam,
  /** The section that has just been saved. */
  saved: wordParam,
  /** What a change is being asked for. */
  change: wordParam,
  /** What came of asking for a change or withdrawing it. */
  asked: wordParam,
  /** Why a section was not saved though nothing in it is wrong. */
  proof: wordParam,
})

export type ProfileSearch = v.InferOutput<typeof profileSearchSchema>
