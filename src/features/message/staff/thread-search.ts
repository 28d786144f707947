import * as v from 'valibot'
import { matchingParam, outcomeParam } from '../../../domain/search-param.ts'

/** `before` is the cursor of the page shown; `outcome` that of a reason posted without JavaScript. */
export const staffThreadSearchSchema = v.object({
  before: matchingParam(/^[\w.=+/:-]{1,512}$/),
  outcome: outcomeParam,
})
export type StaffThreadSearch = v.InferOutput<typeof staffThreadSearchSchema>
export const THREAD_TITLE = 'やりとりの確認'
