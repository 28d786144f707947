import * as v from 'valibot'
import { matchingParam, outcomeParam } from '../../domain/search-param.ts'

const after = matchingParam(/^[\w=-]{1,512}$/)

export const noticesSearchSchema = v.object({ after })

/** `mails` is the outcome of a post of the mail settings without JavaScript. */
export const hospitalNoticesSearchSchema = v.object({ after, mails: outcomeParam })

/** `outcome` is that of a post without JavaScript. */
export const unsubscribeSearchSchema = v.object({ outcome: outcomeParam })

export const NOTICES = 'お知らせ'

export const UNSUBSCRIBE = 'メールの停止'
