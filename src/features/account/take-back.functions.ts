import { redirect } from '@tanstack/react-router'
import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { toTakeBack } from '../../platform/addresses.ts'
import { askAccount } from '../../services/account/account.server.ts'
import { passwordProblemText } from '../../domain/account/password-problem.ts'
import { TakeBackMailAddress } from '../../services/account/mail.account.documents.ts'
import { answered } from '../forms/answered.server.ts'
import { invalidAnswer, problemsAmong, typedIn, type FormAnswer } from '../forms/form-answer.ts'
import { checkTakeBack } from '../session/account-checks.ts'

const WRONG = '変更前のパスワードが正しくありません'

async function ask(form: FormData): Promise<FormAnswer> {
  const { outcome, problem, retryAfter } = (
    await askAccount(TakeBackMailAddress, {
      token: typedIn(form, 'token').trim(),
      password: typedIn(form, 'password'),
      next: typedIn(form, 'next'),
    })
  ).takeBackMailAddress
  const problems = problemsAmong({
    password: outcome === 'WRONG_CREDENTIALS' ? WRONG : undefined,
    next: passwordProblemText(problem),
  })
  return invalidAnswer(problems) ?? { outcome, retryAfter }
}

/** One function behind one form, as with logging in: an answer for script, a redirect for the browser itself. */
export const takeBackMailAddress = createServerFn({ method: 'POST' })
  .validator(v.instance(FormData))
  .handler(async ({ data: form }): Promise<FormAnswer> => {
    const answer = invalidAnswer(checkTakeBack(form)) ?? (await ask(form))
    return answered(answer, {
      form: 'takeBack',
      to: () => redirect({ ...toTakeBack({ outcome: answer.outcome }), statusCode: 303 }),
    })
  })
