import * as v from 'valibot'
import { outcomeParam } from '../../../domain/search-param.ts'

export const CONTACTS = 'お問い合わせへの対応'

export const CONTACT_TITLE = 'お問い合わせの確認'

/** `outcome` is that of a form posted without JavaScript. */
export const staffContactSearchSchema = v.object({ outcome: outcomeParam })
