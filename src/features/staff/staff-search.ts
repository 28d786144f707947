import * as v from 'valibot'
import { outcomeParam } from '../../domain/search-param.ts'

/** The outcome of a retry posted without JavaScript. */
export const staffJobsSearchSchema = v.object({ outcome: outcomeParam })

/** The outcome of a decision posted without JavaScript. */
export const staffThanksSearchSchema = v.object({ outcome: outcomeParam })

export const FAILED_JOBS = '失敗した処理'

export const THANKS_REPORTS = '感謝の声の報告'

/** Title of the page on which a lost second factor is taken away. */
export const MEMBER_FACTOR = '二段階認証の解除'
