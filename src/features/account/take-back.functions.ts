import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { toTakeBack } from '../../platform/addresses.ts'
import { askAccount } from '../../services/account/account.server.ts'
import { passwordProblemText } from '../../domain/account/password-problem.ts'
import { TakeBackMailAddress } from '../../services/account/mail.account.documents.ts'
import { invalidAnswer, problemsAmong, typedIn, type FormAnswer } from '../forms/form-answer.ts'
import { postedCommand } from '../forms/posted-command.server.ts'
import { checkTakeBack } from '../session/account-checks.ts'

const WRONG = '変更前のパスワードが正しくありません'

async function takeBack(form: FormData): Promise<FormAnswer> {
  const invalid = invalidAnswer(checkTakeBack(form))
  if (invalid) return invalid
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

export const takeBackMailAddressFn = createServerFn({ method: 'POST' })
  .validator(v.instance(FormData))
  .handler(postedCommand({ form: 'takeBack', run: takeBack, next: ({ outcome }) => toTakeBack({ outcome }) }))
