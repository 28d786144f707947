import { addressProblem } from '../../../domain/account/mail-address.ts'
import type { Problems } from '../../../domain/text/form-rule.ts'
import { plainText } from '../../../domain/text/typed-text.ts'
import { typedIn } from '../../forms/form-answer.ts'

const NAME_LENGTH = 40

export function checkInvite(form: FormData): Problems {
  const problem = addressProblem(typedIn(form, 'address'))
  return problem === null ? {} : { address: `${problem}(例: saiyo@example.jp)。` }
}

export function checkJoin(form: FormData): Problems {
  const name = plainText(typedIn(form, 'name'))
  return {
    ...(typedIn(form, 'token').trim() === '' && { token: 'メールの確認コードを入力してください。' }),
    ...((name === '' || name.length > NAME_LENGTH) && {
      name: `お名前を${NAME_LENGTH}文字までで入力してください。`,
    }),
  }
}
