import type { DocumentNode, ExecutionResult } from 'graphql'
import type { Resolvers } from '../../contract/gen/account-resolvers.ts'
import { accountTypeDefs } from '../../contract/gen/account-type-defs.ts'
import { createGraphqlEndpoint } from '../graphql/endpoint.ts'
import { executableSchema } from '../graphql/executable-schema.ts'
import type { Report } from '../graphql/mask.ts'
import { bearerOf } from '../rpc/rpc-method.ts'
import type { LineLinkService } from '../account/line/line-link.service.ts'
import type { AccountService } from '../account/account.service.ts'
import { logInCookies, type Begun, type Browser, type HalfBegun } from '../account/session/begin-session.ts'
import { logAccountEvents } from './account-events.ts'
import { readDeviceCookie } from '../account/session/device-cookie.ts'
import type { FactorService } from '../account/second-factor/factor.service.ts'
import { readLogInStepCookie } from '../account/second-factor/log-in-step-cookie.ts'
import type { LogInSteps } from '../account/second-factor/log-in-step.service.ts'
import type { RegisterService } from '../account/register.service.ts'
import { crossSiteRefusal } from '../limits/cross-site.ts'
import type { LeaveService } from '../leaving/leave.service.ts'
import type { MailConfirmationService } from '../account/mailbox/mail-confirmation.service.ts'
import type { OwnSessionsService } from '../account/session/own-sessions.service.ts'
import type { PasswordResetService } from '../account/password/password-reset.service.ts'
import type { PasswordService } from '../account/password/password.service.ts'
import type { ProofOfMailboxService } from '../account/mailbox/proof-of-mailbox.service.ts'
import type { TakeBackService } from '../account/mailbox/take-back.service.ts'
import { clearedSessionCookie, readSessionCookie } from '../account/session/session-cookie.ts'

type AccountCall = {
  cookie: string | null
  bearer: string | null
  address: string
  userAgent: string | null
  /** Headers of the response. */
  answer: Headers
}

export type AccountServices = {
  service: AccountService
  register: RegisterService
  passwords: PasswordService
  passwordResets: PasswordResetService
  mails: MailConfirmationService
  proofs: ProofOfMailboxService
  takingBack: TakeBackService
  ownSessions: OwnSessionsService
  factors: FactorService
  steps: LogInSteps
  leaving: LeaveService
  lineLinks: Pick<LineLinkService, 'linkedAt'>
}

type AccountContext = Omit<AccountCall, 'cookie' | 'userAgent'> &
  AccountServices & { secret: string | null; step: string | null; browser: Browser }

export type AccountOperation = {
  document: DocumentNode
  variables?: Record<string, unknown>
  cookie: string | null
  /**
   * The bearer token, for the calls that the contract authenticates by it; all
   * others use the cookie.
   */
  bearer: string | null
  address: string
  userAgent: string | null
}

export type AccountEndpoint = {
  handle(request: Request): Promise<Response>
  execute(operation: AccountOperation): Promise<{ result: ExecutionResult; setCookie: string[] }>
}

/** Sets the cookies of a session, or of a log-in that waits for its second factor. */
function signIn(answer: Headers, begun: Begun | HalfBegun): void {
  for (const cookie of logInCookies(begun)) answer.append('Set-Cookie', cookie)
}

/** Clears the session cookie. */
function forgetSession(answer: Headers): void {
  answer.append('Set-Cookie', clearedSessionCookie())
  // Cached pages of the doctor. Not "storage": closed alerts and search histories belong to the device.
  answer.set('Clear-Site-Data', '"cache"')
}

const NOTHING_MORE = { problem: null, retryAfter: null }

const resolvers: Resolvers<AccountContext> = {
  Query: {
    hasSession: (_, __, { service, secret }) => service.hasSession(secret),
    account: (_, __, { ownSessions, secret }) => ownSessions.account(secret),
    sessions: (_, __, { ownSessions, secret }) => ownSessions.list(secret),
    secondFactor: (_, __, { factors, secret }) => factors.find(secret),
    lineLinkedAt: async (_, __, { lineLinks, secret }) =>
      (await lineLinks.linkedAt(secret))?.toISOString() ?? null,
  },
  Mutation: {
    createIdToken: async (_, __, { service, secret }) =>
      (await service.createIdToken(secret)) ?? { idToken: null, expiresIn: null },
    createFirebaseToken: async (_, __, { service, secret, bearer }) =>
      (await service.createFirebaseToken({ bearer, secret })) ?? { customToken: null, expiresIn: null },
    logIn: async (_, { loginId, password }, { service, address, browser, answer }) => {
      const result = await service.logIn({ loginId, password, address, browser })
      if ('begun' in result) signIn(answer, result.begun)
      return { outcome: result.outcome, retryAfter: 'retryAfter' in result ? result.retryAfter : null }
    },
    register: async (_, { loginId, password, consent }, { register, address, browser, answer }) => {
      const result = await register({ loginId, password, consent, address, browser })
      if (result.outcome === 'REGISTERED' && result.begun) signIn(answer, result.begun)
      return {
        outcome: result.outcome,
        problem: 'problem' in result ? result.problem : null,
        isTaken: result.outcome === 'ALREADY_REGISTERED' || ('isTaken' in result && result.isTaken === true),
        retryAfter: 'retryAfter' in result ? result.retryAfter : null,
      }
    },
    logOut: async (_, __, { service, secret, answer }) => {
      await service.logOut(secret)
      forgetSession(answer)
      return true
    },
    reauthenticate: async (_, { password }, { passwords, secret }) => ({
      retryAfter: null,
      ...(await passwords.reauthenticate({ secret, password })),
    }),
    answerLogInStep: async (_, { code }, { steps, step, browser, answer }) => {
      const result = await steps.answer({ step, code, browser })
      if (result.outcome === 'LOGGED_IN') signIn(answer, result.begun)
      return { outcome: result.outcome, retryAfter: 'retryAfter' in result ? result.retryAfter : null }
    },
    beginSecondFactor: async (_, { password }, { factors, secret }) => ({
      retryAfter: null,
      ...(await factors.begin({ secret, password })),
    }),
    confirmSecondFactor: async (_, { code }, { factors, browser }) => ({
      retryAfter: null,
      ...(await factors.confirm({ code, browser })),
    }),
    endSecondFactor: async (_, { password, code }, { factors, secret }) => ({
      retryAfter: null,
      ...(await factors.end({ secret, password, code })),
    }),
    renewRecoveryCodes: async (_, { password, code }, { factors, secret }) => ({
      retryAfter: null,
      ...(await factors.renewCodes({ secret, password, code })),
    }),
    hideRecoveryCodes: async (_, __, { factors, secret }) => {
      await factors.hideCodes(secret)
      return true
    },
    changePassword: async (_, { current, next }, { passwords, browser, answer }) => {
      const result = await passwords.changePassword({ current, next, browser })
      if (result.outcome !== 'CHANGED') return { ...NOTHING_MORE, ...result }
      signIn(answer, result.begun)
      return { ...NOTHING_MORE, outcome: result.outcome }
    },
    requestPasswordReset: async (_, { loginId }, { passwordResets, address }) => ({
      retryAfter: null,
      ...(await passwordResets.request({ loginId, address })),
    }),
    requestMailConfirmation: async (_, __, { mails, secret, address }) => ({
      retryAfter: null,
      ...(await mails.request({ secret, address })),
    }),
    changeMailAddress: async (_, { loginId }, { mails, secret, address }) => ({
      retryAfter: null,
      ...(await mails.change({ secret, loginId, address })),
    }),
    confirmMailAddress: async (_, { token, password }, { proofs, address, browser }) =>
      (await proofs.confirm({ token, password: password ?? '', address, browser })).outcome,
    takeBackMailAddress: async (_, attempt, { takingBack }) => ({
      ...NOTHING_MORE,
      ...(await takingBack.takeBack(attempt)),
    }),
    stopMailChange: (_, { token }, { proofs }) => proofs.stop(token),
    resetPassword: async (_, { token, next }, { passwordResets }) => ({
      ...NOTHING_MORE,
      ...(await passwordResets.reset({ token, next })),
    }),
    revokeSession: async (_, { id }, { ownSessions, secret, answer }) => {
      const { outcome, isCurrent } = await ownSessions.revoke(secret, id)
      if (isCurrent) forgetSession(answer)
      return outcome
    },
    leave: async (_, __, { leaving, secret, answer }) => {
      const outcome = await leaving.leave(secret)
      if (outcome === 'LEFT') forgetSession(answer)
      return outcome
    },
    logOutEverywhere: async (_, __, { ownSessions, secret, answer }) => {
      await ownSessions.revokeAll(secret)
      forgetSession(answer)
      return true
    },
  },
}

/**
 * The account endpoint, over HTTP and in process. `origin` is the app's own.
 */
export function createAccountEndpoint({
  services,
  origin,
  production,
  trustedDocuments,
  report,
}: {
  services: AccountServices
  origin: string
  production: boolean
  trustedDocuments: Readonly<Record<string, string>>
  report: Report
}): AccountEndpoint {
  const endpoint = createGraphqlEndpoint<AccountCall, AccountContext>({
    schema: () => executableSchema<AccountContext>({ typeDefs: accountTypeDefs, resolvers }),
    path: '/account/graphql',
    callOf: ({ headers }, answer) => ({
      cookie: headers.get('cookie'),
      bearer: bearerOf(headers),
      // Set by our outer server, which overwrites what the client sent.
      address: headers.get('x-client-address') ?? '',
      userAgent: headers.get('user-agent'),
      answer,
    }),
    context: ({ cookie, userAgent, ...call }) => {
      const secret = readSessionCookie(cookie)
      const browser = { current: secret, device: readDeviceCookie(cookie), userAgent }
      return { ...call, ...services, secret, step: readLogInStepCookie(cookie), browser }
    },
    production,
    trustedDocuments,
    report,
    hear: logAccountEvents,
  })
  return {
    handle: async (request) => crossSiteRefusal(request, origin) ?? (await endpoint.handle(request)),
    execute: async ({ document, variables, cookie, bearer, address, userAgent }) => {
      const answer = new Headers()
      const call = { cookie, bearer, address, userAgent, answer }
      const result = await endpoint.execute({ document, variables, call })
      return { result, setCookie: answer.getSetCookie() }
    },
  }
}
