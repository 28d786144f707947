import type { Problems } from '../../../domain/text/form-rule.ts'
import { readNewStaff, REMOVE_REASON, STAFF_NAME_LENGTH } from '../../../domain/staff/staff-member.ts'
import { problemsAmong, typedIn } from '../../forms/form-answer.ts'
import { lengthProblem } from '../../forms/length-problem.ts'

/** Validation of a removal that needs no server. */
export const checkRemoval = (form: FormData): Problems =>
  problemsAmong({ reason: lengthProblem(typedIn(form, 'reason'), REMOVE_REASON) })

/** The same for a new member. */
export function checkNewStaff(form: FormData): Problems {
  const { name, address } = readNewStaff({ name: typedIn(form, 'name'), address: typedIn(form, 'address') })
  return problemsAmong({
    name: name === null ? `お名前を${STAFF_NAME_LENGTH}文字までで入力してください。` : undefined,
    address: address === null ? 'メールアドレスを入力してください(例: hanako@example.jp)。' : undefined,
  })
}
