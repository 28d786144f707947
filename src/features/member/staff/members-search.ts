import * as v from 'valibot'
import { outcomeParam } from '../../../domain/search-param.ts'

export const STAFF_MEMBERS = '運営スタッフ'

/** `outcome` is that of a command posted without JavaScript. */
export const staffMembersSearchSchema = v.object({ outcome: outcomeParam })
