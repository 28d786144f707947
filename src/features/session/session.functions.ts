import { redirect } from '@tanstack/react-router'
import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { safeReturnPath } from '../../platform/return-path.ts'
import { toHome, toLogin } from '../../platform/addresses.ts'
import { askAccount } from '../../services/account/account.server.ts'
import { LogIn, LogOut } from '../../services/account/session.account.documents.ts'
import { callerIdToken } from '../../services/caller.server.ts'
import { answered } from '../forms/answered.server.ts'
import { invalidAnswer, typedIn, type FormAnswer } from '../forms/form-answer.ts'
import { checkLogIn } from './account-checks.ts'
import { VISITOR, type Session } from './session.ts'

// What speaks to the user service is loaded by the first who is signed in: a visitor's page needs none of it.
const signedIn = () => import('./signed-in-session.server.ts')

/** Who is asking. */
export const getSession = createServerFn().handler(async (): Promise<Session> => {
  const bearer = await callerIdToken()
  return bearer ? (await signedIn()).signedInSession(bearer) : VISITOR
})

/** The doctor's record, asked for once SignInUser has said that there is one. */
export const getDoctor = createServerFn().handler(async () =>
  (await signedIn()).doctorRecord(await callerIdToken()),
)

/** Posted by the banner of who has left, script or not; the page that comes says what came of it. */
export const askToReturn = createServerFn({ method: 'POST' }).handler(async () => {
  await (await signedIn()).askToReturn(await callerIdToken())
  throw redirect({ ...toHome(), statusCode: 303 })
})

/** Names the form between the post of a browser and the page that shows it again. */
export const LOG_IN_FORM = 'logIn'

/**
 * One function behind one form: called by script it answers with the outcome, so that what was typed stays; posted by
 * the browser itself it answers with a redirect.
 */
export const logIn = createServerFn({ method: 'POST' })
  .validator(v.instance(FormData))
  .handler(async ({ data: form }): Promise<FormAnswer> => {
    const loginId = typedIn(form, 'loginId')
    const returnTo = safeReturnPath(typedIn(form, 'returnTo'))
    const answer: FormAnswer =
      invalidAnswer(checkLogIn(form)) ??
      (await askAccount(LogIn, { loginId, password: typedIn(form, 'password') })).logIn
    return answered(answer, {
      form: LOG_IN_FORM,
      typed: answer.outcome === 'LOGGED_IN' ? {} : { loginId },
      to: () =>
        answer.outcome === 'LOGGED_IN'
          ? redirect({ href: returnTo, statusCode: 303 })
          : redirect({
              ...toLogin({ returnTo: returnTo === '/' ? undefined : returnTo, outcome: answer.outcome }),
              statusCode: 303,
            }),
    })
  })

/** Ends the session and shows the home page, script or not. */
export const logOut = createServerFn({ method: 'POST' }).handler(async () => {
  await askAccount(LogOut)
  throw redirect({ ...toHome(), statusCode: 303 })
})
