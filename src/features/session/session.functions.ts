import { redirect } from '@tanstack/react-router'
import { createServerFn } from '@tanstack/react-start'
import { getRequestHeader } from '@tanstack/react-start/server'
import * as v from 'valibot'
import { safeReturnPath } from '../../domain/return-path.ts'
import { askAccount } from '../../services/account/account.server.ts'
import { LogIn, LogOut } from '../../services/account/session.account.documents.ts'
import { callerIdToken } from '../../services/caller.server.ts'
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

const credentialsSchema = v.pipe(
  v.instance(FormData),
  v.transform((form) => ({
    loginId: form.get('loginId'),
    password: form.get('password'),
    returnTo: form.get('returnTo'),
  })),
  v.object({
    loginId: v.pipe(v.string(), v.maxLength(254)),
    password: v.pipe(v.string(), v.maxLength(1_024)),
    returnTo: v.pipe(
      v.nullable(v.string()),
      v.transform((path) => safeReturnPath(path)),
    ),
  }),
)

export type LogInAnswer = { outcome: string; retryAfter: number | null }

/**
 * One function behind one form: called by script it answers with the outcome, so that what was typed stays; posted by
 * the browser itself it answers with a redirect.
 */
export const logIn = createServerFn({ method: 'POST' })
  .validator(credentialsSchema)
  .handler(async ({ data: { loginId, password, returnTo } }): Promise<LogInAnswer> => {
    const { logIn: answer } = await askAccount(LogIn, { loginId, password })
    const byScript = getRequestHeader('x-tsr-serverfn') === 'true'
    if (byScript) return answer
    throw answer.outcome === 'LOGGED_IN'
      ? redirect({ href: returnTo, statusCode: 303 })
      : redirect({
          to: '/login',
          search: { returnTo: returnTo === '/' ? undefined : returnTo, outcome: answer.outcome },
          statusCode: 303,
        })
  })

/** Ends the session and shows the home page, script or not. */
export const logOut = createServerFn({ method: 'POST' }).handler(async () => {
  await askAccount(LogOut)
  throw redirect({ href: '/', statusCode: 303 })
})
