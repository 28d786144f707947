import * as v from 'valibot'
import { outcomeParam } from '../../domain/search-param.ts'

/** The titles of the page about the own log-in, by whose console it stands in. */
export const FACTOR_TITLE = { HOSPITAL: 'ログインの設定', STAFF: '運営スタッフのログインの設定' } as const

/** Whose factor it is; the doctor's stands in the profile, which has its own titles. */
export type FactorSide = keyof typeof FACTOR_TITLE | 'DOCTOR'

/** `outcome` is that of a form posted without JavaScript. */
export const factorSearchSchema = v.object({ outcome: outcomeParam })
