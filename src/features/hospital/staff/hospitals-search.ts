import * as v from 'valibot'
import { DECIMAL_ID } from '../../../domain/decimal-id.ts'
import { HOSPITAL_STANDING } from '../../../domain/listing/standing-words.ts'
import { lenient, matchingParam, outcomeParam, wordParam } from '../../../domain/search-param.ts'

export const HOSPITALS = '病院の管理'
export const NEW_HOSPITAL = '病院の登録'
export const HOSPITAL_TITLE = '病院の登録内容'

/** Names of the forms, by which the pages find the kept answer to a post without JavaScript. */
export const DECIDE_HOSPITAL_FORM = 'decide-hospital'
export const ADD_HOSPITAL_FORM = 'add-hospital'
export const INVITE_OWNER_FORM = 'invite-owner'

/** `q` is part of a name; `after` is the last hospital of the page before. */
export const staffHospitalsSearchSchema = v.object({
  q: lenient(v.pipe(v.string(), v.maxLength(50))),
  standing: wordParam(HOSPITAL_STANDING),
  after: matchingParam(DECIMAL_ID),
})
export type StaffHospitalsSearch = v.InferOutput<typeof staffHospitalsSearchSchema>

/** `outcome` is that of a decision posted without JavaScript. */
export const staffHospitalSearchSchema = v.object({ outcome: outcomeParam })
