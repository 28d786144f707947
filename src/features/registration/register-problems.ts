import { problemsAmong } from '../forms/form-answer.ts'
import type { Problems } from '../../domain/registration-rule.ts'

export const ALREADY_REGISTERED = 'このメールアドレスはすでに登録されています'

type Refusal = { outcome: string; reason: string | null; isTaken: boolean }

/** What the account server alone knows to be wrong with an account it does not open, each said of its field. */
export const registerProblems = ({ outcome, reason, isTaken }: Refusal): Problems =>
  problemsAmong({
    loginId:
      outcome === 'INVALID_LOGIN_ID'
        ? 'メールアドレスの形式で入力してください'
        : isTaken
          ? ALREADY_REGISTERED
          : undefined,
    password: reason,
  })
