import { redirect } from '@tanstack/react-router'
import { createServerFn } from '@tanstack/react-start'
import * as v from 'valibot'
import { safeReturnPath } from '../../platform/return-path.ts'
import { toHome, toLogin } from '../../platform/addresses.ts'
import { askAccount } from '../../services/account/account.server.ts'
import { LogIn, LogOut } from '../../services/account/session.account.documents.ts'
import { callerIdToken } from '../../services/caller.server.ts'
import { invalidAnswer, typedIn, type FormAnswer } from '../forms/form-answer.ts'
import { postedCommand } from '../forms/posted-command.server.ts'
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

export const logIn = createServerFn({ method: 'POST' })
  .validator(v.instance(FormData))
  .handler(
    postedCommand({
      form: LOG_IN_FORM,
      run: async (form): Promise<FormAnswer> => {
        const given = { loginId: typedIn(form, 'loginId'), password: typedIn(form, 'password') }
        return invalidAnswer(checkLogIn(form)) ?? (await askAccount(LogIn, given)).logIn
      },
      typed: (form) => ({ loginId: typedIn(form, 'loginId') }),
      isDone: ({ outcome }) => outcome === 'LOGGED_IN',
      next: ({ outcome }, form) => {
        const returnTo = safeReturnPath(typedIn(form, 'returnTo'))
        if (outcome === 'LOGGED_IN') return returnTo
        return toLogin({ returnTo: returnTo === '/' ? undefined : returnTo, outcome })
      },
    }),
  )

/** Ends the session and shows the home page, script or not. */
export const logOut = createServerFn({ method: 'POST' }).handler(async () => {
  await askAccount(LogOut)
  throw redirect({ ...toHome(), statusCode: 303 })
})
