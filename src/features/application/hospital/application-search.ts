import * as v from 'valibot'
import { matchingParam, outcomeParam } from '../../../domain/search-param.ts'

const after = matchingParam(/^[\w=-]{1,512}$/)

export const inboxSearchSchema = v.object({ after })

/** `outcome` is that of a decision posted without JavaScript; `decision` which one it was. */
export const applicationFileSearchSchema = v.object({
  after,
  outcome: outcomeParam,
  decision: outcomeParam,
  /** Of a proposed date. */
  date: outcomeParam,
  /** Of a notice of the contract's end, and of taking it back. */
  ended: outcomeParam,
  stands: outcomeParam,
  /** Of a decision about the contract's renewal. */
  renewal: outcomeParam,
  /** Of confirming an application for a contract without a term. */
  conversion: outcomeParam,
})

export type ApplicationFileSearch = v.InferOutput<typeof applicationFileSearchSchema>

export const INBOX_TITLE = 'やること'
