import * as v from 'valibot'
import { outcomeParam } from '../../../../domain/search-param.ts'

export const REPORTED_LISTINGS = '求人の通報'

/** Name of the forms, by which the page finds the kept answer to a post without JavaScript. */
export const DECIDE_REPORT_FORM = 'decide-listing-report'

/** `outcome` is that of a decision posted without JavaScript. */
export const reportedListingsSearchSchema = v.object({ outcome: outcomeParam })
