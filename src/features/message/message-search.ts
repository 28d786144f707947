import * as v from 'valibot'
import { matchingParam, outcomeParam } from '../../domain/search-param.ts'

const cursor = matchingParam(/^[\w=-]{1,512}$/)

/** `before` is the cursor of earlier messages; `sent` the outcome of a message posted without JavaScript. */
export const threadSearchSchema = v.object({ before: cursor, sent: outcomeParam })
export type ThreadSearch = v.InferOutput<typeof threadSearchSchema>

export const threadsSearchSchema = v.object({ after: cursor })

export const hospitalThreadSearchSchema = v.object({ after: cursor, before: cursor, sent: outcomeParam })
export type HospitalThreadSearch = v.InferOutput<typeof hospitalThreadSearchSchema>

export const MESSAGES = 'メッセージ'
