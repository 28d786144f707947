import * as v from 'valibot'
import { outcomeParam } from '../../../domain/search-param.ts'

export const CONTACTS = 'お問い合わせへの対応'

export const CONTACT_TITLE = 'お問い合わせの確認'

/** Names of the forms, by which the page finds the kept answer to a post without JavaScript. */
export const OPEN_CONTACT_FORM = 'openContact'
export const DECIDE_CONTACT_FORM = 'decideContact'

/** `outcome` is that of a form posted without JavaScript. */
export const staffContactSearchSchema = v.object({ outcome: outcomeParam })
