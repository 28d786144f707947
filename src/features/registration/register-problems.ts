import { problemsAmong } from '../forms/form-answer.ts'
import type { ResultOf } from 'gql.tada'
import { passwordProblemText } from '../../domain/account/password-problem.ts'
import type { Register } from '../../services/account/session.account.documents.ts'
import type { Problems } from '../../domain/text/form-rule.ts'

export const ALREADY_REGISTERED = 'このメールアドレスはすでに登録されています'

type Refusal = Omit<ResultOf<typeof Register>['register'], 'retryAfter'>

/** Field errors of a refused registration that only the account server knows. */
export const registerProblems = ({ outcome, problem, isTaken }: Refusal): Problems =>
  problemsAmong({
    loginId:
      outcome === 'INVALID_LOGIN_ID'
        ? 'メールアドレスの形式で入力してください'
        : isTaken
          ? ALREADY_REGISTERED
          : undefined,
    password: passwordProblemText(problem),
  })
