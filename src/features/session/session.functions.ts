import { timestampDate } from '@bufbuild/protobuf/wkt'
import { Code, ConnectError } from '@connectrpc/connect'
import { redirect } from '@tanstack/react-router'
import { createServerFn } from '@tanstack/react-start'
import { getRequestHeader } from '@tanstack/react-start/server'
import * as v from 'valibot'
import type { Doctor } from '../../contract/gen/user_pb.ts'
import { safeReturnPath } from '../../domain/return-path.ts'
import { roleOfDoctorStatus } from '../../domain/role.ts'
import { sessionOfToken } from '../../domain/session-of-token.ts'
import { untilText } from '../../domain/shift-text.ts'
import { tokyoText } from '../../domain/tokyo-time.ts'
import { PublicError } from '../../platform/public-error.ts'
import { askAccount } from '../../services/account/account.server.ts'
import { LogIn, LogOut } from '../../services/account/session.account.documents.ts'
import { callerIdToken } from '../../services/caller.server.ts'
import { SESSION_ENDED } from '../../services/refusal.ts'
import { userService } from '../../services/user/user.server.ts'
import { VISITOR, type Session } from './session.ts'

const endOf = ({ suspendedUntil }: Doctor): string | null =>
  suspendedUntil ? untilText(tokyoText(timestampDate(suspendedUntil))) : null

/** Who is asking. A session that has ended is a visitor, not an error. */
export const getSession = createServerFn().handler(async (): Promise<Session> => {
  const bearer = await callerIdToken()
  if (!bearer) return VISITOR
  const sessionId = sessionOfToken(bearer)
  try {
    const { doctor } = await userService(bearer).signInUser({})
    if (!doctor) throw new Error('SignInUser answered without a doctor')
    return {
      role: roleOfDoctorStatus(doctor.status),
      doctor: {
        uid: doctor.uid,
        lastName: doctor.lastName,
        firstName: doctor.firstName,
        suspendedUntil: endOf(doctor),
        mailUnconfirmed: doctor.mailUnconfirmed,
      },
      sessionId,
    }
  } catch (error) {
    const { code } = ConnectError.from(error)
    if (code === Code.FailedPrecondition) return { role: 'PreRegistered', doctor: null, sessionId }
    if (code === Code.Unauthenticated) {
      // The browser's script has to learn that its token is dead; the cookie may well live.
      if (getRequestHeader('authorization')) throw new PublicError(SESSION_ENDED, { status: 401 })
      return VISITOR
    }
    throw error
  }
})

/** The doctor's record, asked for once SignInUser has said that there is one. */
export const getDoctor = createServerFn().handler(async () => {
  const { doctor } = await userService(await callerIdToken()).getDoctor({})
  if (!doctor) throw new Error('GetDoctor answered without a doctor')
  const { uid, status, lastName, firstName, sex, mailUnconfirmed } = doctor
  return {
    uid,
    role: roleOfDoctorStatus(status),
    lastName,
    firstName,
    sex,
    suspendedUntil: endOf(doctor),
    mailUnconfirmed,
  }
})

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
