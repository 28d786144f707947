import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { toLogin, toLogInCode } from '../../../platform/addresses.ts'
import { safeReturnPath } from '../../../platform/return-path.ts'
import { askAccount } from '../../../services/account/account.server.ts'
import { AnswerLogInStep } from '../../../services/account/factor.account.documents.ts'
import { invalidAnswer, typedIn, type FormAnswer } from '../../forms/form-answer.ts'
import { postedCommand } from '../../forms/posted-command.server.ts'
import { afterLogIn } from '../../session/after-log-in.ts'
import { checkFactorCode } from '../../session/account-checks.ts'

/** Name of the form, by which the page after the redirect finds the kept answer. */
const LOG_IN_CODE_FORM = 'logInCode'

/** Completes a log-in by the code of its second factor. */
export const answerLogInCodeFn = createServerFn({ method: 'POST' })
  .validator(v.instance(FormData))
  .handler(
    postedCommand({
      form: LOG_IN_CODE_FORM,
      run: async (form): Promise<FormAnswer> =>
        invalidAnswer(checkFactorCode(form)) ??
        (await askAccount(AnswerLogInStep, { code: typedIn(form, 'code') })).answerLogInStep,
      isDone: ({ outcome }) => outcome === 'LOGGED_IN',
      next: ({ outcome }, form) => {
        const path = safeReturnPath(typedIn(form, 'returnTo'))
        if (outcome === 'LOGGED_IN') return afterLogIn(path)
        const returnTo = path === '/' ? undefined : path
        return outcome === 'STEP_OVER' ? toLogin({ returnTo, outcome }) : toLogInCode({ returnTo, outcome })
      },
    }),
  )
