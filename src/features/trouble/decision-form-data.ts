import { NO_SHOW_TEXT } from '../../domain/work/no-show.ts'
import { OBJECTION_TEXT } from '../../domain/work/objection.ts'
import type { CheckedForm } from '../forms/posted-form.ts'
import { reasonedCheck } from '../staff/decisions/reasoned-check.ts'

const typed = ['decision', 'reason']

/** A decision about absence. */
export const DECIDE_NO_SHOW_FORM: CheckedForm = {
  name: 'decide-no-show',
  typed,
  check: reasonedCheck(NO_SHOW_TEXT),
}

/** A decision about an objection to 注意 or absence. */
export const DECIDE_CAUTION_FORM: CheckedForm = {
  name: 'decide-caution',
  typed,
  check: reasonedCheck(OBJECTION_TEXT),
}
