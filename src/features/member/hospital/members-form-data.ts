import { addressProblem } from '../../../domain/account/mail-address.ts'
import { plainText } from '../../../domain/text/typed-text.ts'
import { problemsAmong, typedIn } from '../../forms/form-answer.ts'
import type { CheckedForm } from '../../forms/posted-form.ts'

const NAME_LENGTH = 40

/** An owner invites a colleague. */
export const INVITE_FORM: CheckedForm = {
  name: 'invite',
  typed: ['address'],
  check: (form) => {
    const problem = addressProblem(typedIn(form, 'address'))
    return problemsAmong({ address: problem && `${problem}(例: saiyo@example.jp)。` })
  },
}

/** The invited colleague accepts. The token is a secret. */
export const JOIN_FORM: CheckedForm = {
  name: 'join',
  typed: ['name'],
  check: (form) => {
    const name = plainText(typedIn(form, 'name'))
    return problemsAmong({
      token: typedIn(form, 'token').trim() === '' ? 'メールの確認コードを入力してください。' : null,
      name:
        name === '' || name.length > NAME_LENGTH
          ? `お名前を${NAME_LENGTH}文字までで入力してください。`
          : null,
    })
  },
}
