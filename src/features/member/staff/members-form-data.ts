import { readNewStaff, REMOVE_REASON, STAFF_NAME_LENGTH } from '../../../domain/staff/staff-member.ts'
import { problemsAmong, typedIn } from '../../forms/form-answer.ts'
import { lengthProblem } from '../../forms/length-problem.ts'
import type { CheckedForm } from '../../forms/posted-form.ts'

/** Makes a colleague a member of our staff. */
export const ADD_STAFF_FORM: CheckedForm = {
  name: 'addStaff',
  typed: ['name', 'address'],
  check: (form) => {
    const { name, address } = readNewStaff({ name: typedIn(form, 'name'), address: typedIn(form, 'address') })
    return problemsAmong({
      name: name === null ? `お名前を${STAFF_NAME_LENGTH}文字までで入力してください。` : undefined,
      address: address === null ? 'メールアドレスを入力してください(例: hanako@example.jp)。' : undefined,
    })
  },
}

/** Ends a colleague's access. */
export const REMOVE_STAFF_FORM: CheckedForm = {
  name: 'removeStaff',
  typed: ['staffId', 'reason'],
  check: (form) => problemsAmong({ reason: lengthProblem(typedIn(form, 'reason'), REMOVE_REASON) }),
}
