import * as v from 'valibot'
import { outcomeParam } from '../../../domain/search-param.ts'

export const STAFF_MEMBERS = '運営スタッフ'

/** Names of the forms, by which the page finds the kept answer to a post without JavaScript. */
export const FORM = { add: 'addStaff', remove: 'removeStaff' } as const

/** `outcome` is that of a command posted without JavaScript. */
export const staffMembersSearchSchema = v.object({ outcome: outcomeParam })
