import * as v from 'valibot'
import { outcomeParam } from '../../domain/search-param.ts'

export const STAFF_MEMBERS = '運営スタッフ'

/** Name of the form, by which the page finds the kept answer to a post without JavaScript. */
export const REMOVE_STAFF_FORM = 'removeStaff'

/** `outcome` is that of a removal posted without JavaScript. */
export const staffMembersSearchSchema = v.object({ outcome: outcomeParam })
