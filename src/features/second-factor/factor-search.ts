import * as v from 'valibot'
import { outcomeParam } from '../../domain/search-param.ts'

/** The title of a member's page about logging in. */
export const FACTOR_TITLE = 'ログインの設定'

/** `outcome` is that of a form posted without JavaScript. */
export const factorSearchSchema = v.object({ outcome: outcomeParam })
