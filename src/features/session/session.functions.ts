import { redirect } from '@tanstack/react-router'
import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { safeReturnPath } from '../../platform/return-path.ts'
import { toHome, toLogin, toLogInCode } from '../../platform/addresses.ts'
import { askAccount } from '../../services/account/account.server.ts'
import { LogInDocument, LogOut } from '../../services/account/session.account.documents.ts'
import { callerIdToken } from '../../services/caller.server.ts'
import { invalidAnswer, typedIn, type FormAnswer } from '../forms/form-answer.ts'
import { postedCommand } from '../forms/posted-command.server.ts'
import { checkLogIn } from './account-checks.ts'
import { afterLogIn } from './after-log-in.ts'
import { VISITOR, type Session } from './session.ts'

// Imported at the first signed-in request: a visitor's page needs no client of the user service.
const signedIn = () => import('./signed-in-session.server.ts')

export const getSessionFn = createServerFn().handler(async (): Promise<Session> => {
  const bearer = await callerIdToken()
  return bearer ? (await signedIn()).signedInSession(bearer) : VISITOR
})

/** The doctor's record, fetched once SignInUser has said that there is one. */
export const getDoctorFn = createServerFn().handler(async () =>
  (await signedIn()).doctorRecord(await callerIdToken()),
)

/**
 * Asks our staff to reactivate a deactivated account. The browser posts it by itself; the page after the
 * redirect shows the result.
 */
export const askToReturnFn = createServerFn({ method: 'POST' }).handler(async () => {
  await (await signedIn()).askToReturn(await callerIdToken())
  throw redirect({ ...toHome(), statusCode: 303 })
})

/** Name of the log-in form, by which the page after the redirect finds the kept answer. */
const LOG_IN_FORM = 'logIn'

export const logInFn = createServerFn({ method: 'POST' })
  .validator(v.instance(FormData))
  .handler(
    postedCommand({
      form: LOG_IN_FORM,
      run: async (form): Promise<FormAnswer> => {
        const given = { loginId: typedIn(form, 'loginId'), password: typedIn(form, 'password') }
        return invalidAnswer(checkLogIn(form)) ?? (await askAccount(LogInDocument, given)).logIn
      },
      typed: (form) => ({ loginId: typedIn(form, 'loginId') }),
      isDone: ({ outcome }) => outcome === 'LOGGED_IN' || outcome === 'CODE_NEEDED',
      next: ({ outcome }, form) => {
        const returnTo = safeReturnPath(typedIn(form, 'returnTo'))
        if (outcome === 'LOGGED_IN') return afterLogIn(returnTo)
        const way = returnTo === '/' ? undefined : returnTo
        return outcome === 'CODE_NEEDED'
          ? toLogInCode({ returnTo: way })
          : toLogin({ returnTo: way, outcome })
      },
    }),
  )

/** Ends the session and redirects to the home page. */
export const logOutFn = createServerFn({ method: 'POST' }).handler(async () => {
  await askAccount(LogOut)
  throw redirect({ ...toHome(), statusCode: 303 })
})
