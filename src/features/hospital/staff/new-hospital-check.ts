import type { Problems } from '../../../domain/text/form-rule.ts'
import {
  checkNewHospital,
  NEW_HOSPITAL_FIELDS,
  ownerAddress,
  type TypedHospital,
} from '../../../domain/hospital/new-hospital.ts'
import { ruleMessage } from '../../../domain/text/form-messages.ts'
import { problemsAmong, typedIn } from '../../forms/form-answer.ts'

/** The fields of a posted form. */
export const typedHospital = (form: FormData): Partial<TypedHospital> =>
  Object.fromEntries(NEW_HOSPITAL_FIELDS.map((name) => [name, typedIn(form, name)]))

/** Validation of a new hospital that needs no server. */
export const checkHospitalForm = (form: FormData): Problems =>
  checkNewHospital(typedHospital(form)).problems ?? {}

/** The same of an invitation. */
export const checkOwnerForm = (form: FormData): Problems =>
  problemsAmong({
    owner: ownerAddress(typedIn(form, 'owner')) === null ? ruleMessage('validate') : undefined,
  })
