import { logSecurity, type SecurityEvent } from '../../../platform/server/log.server.ts'
import { crossSiteRefusal } from '../../limits/cross-site.ts'
import { logInCookies, type Browser } from '../session/begin-session.ts'
import { readDeviceCookie } from '../session/device-cookie.ts'
import type { PasswordService } from '../password/password.service.ts'
import { readSessionCookie } from '../session/session-cookie.ts'
import { createNetworkLimit } from '../../limits/rate-limit.ts'
import type { Database } from '../../database/client.ts'
import type { LineSettings } from './line-environment.ts'
import { answerArrival, answerRefusal, backToProfile, backToStart, redirect } from './line-answer.ts'
import { createLineClient } from './line-client.ts'
import { lineCookie, readLineCookie } from './line-cookie.ts'
import { LineUnreachable } from './line-fetch.ts'
import { createLineLinkService, type LineLinkService } from './line-link.service.ts'
import { createLineSessions } from './line-session.service.ts'
import { createLineService, FLOW_LIFE, type LineArrival, type LineStart } from './line.service.ts'

type LineHandlerOptions = {
  /** Null: this installation has no log-in with LINE. */
  settings: LineSettings | null
  database: Database
  passwords: Pick<PasswordService, 'reauthenticate'>
  origin: string
  clock: () => Date
  report: (error: unknown) => void
}

/** The security event of each outcome. */
const ARRIVALS: Partial<Record<LineArrival['outcome'], SecurityEvent>> = {
  LOGGED_IN: 'authn_login_success',
  HANDED_OVER: 'authn_login_success',
  LINKED: 'authn_identity_change',
  LINE_CANCELLED: 'authn_login_fail',
  LINE_RETRY: 'authn_token_reuse',
}

type Handler = (request: Request) => Promise<Response>

export type LineHandlers = {
  /** `POST /line/start`, from our own pages only, against login CSRF. */
  start: Handler
  /** GET /line/callback: the redirect URI. */
  callback: Handler
  /** POST /line/unlink: unlinks the signed-in account. */
  unlink: Handler
  /** POST /line/session: the app's webview redeems its code for a session. */
  session: Handler
}

const STARTS_PER_MINUTE = 60

/** 32 bytes in base64url. */
const TOKEN = /^[\w-]{43}$/

const plain = (status: number, message: string, headers: Record<string, string> = {}) =>
  Response.json({ message }, { status, headers: { 'Cache-Control': 'no-store', ...headers } })

const sessionOf = ({ headers }: Request) => readSessionCookie(headers.get('cookie'))
const browserOf = (request: Request): Browser => ({
  current: sessionOf(request),
  device: readDeviceCookie(request.headers.get('cookie')),
  userAgent: request.headers.get('user-agent'),
})

async function formOf(request: Request): Promise<(name: string) => string | null> {
  const form = await request.formData().catch(() => new FormData())
  return (name) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : null
  }
}

/**
 * HTTP handlers of the log-in with LINE. All but `session` redirect, so that they work without JavaScript.
 */
export function createLineHandlers(options: LineHandlerOptions): LineHandlers & { links: LineLinkService } {
  const { settings, database, passwords, origin, clock, report } = options
  const waitOf = createNetworkLimit(STARTS_PER_MINUTE, clock)
  const client = settings && createLineClient({ settings, callback: `${origin}/line/callback`, clock })
  const sessions = createLineSessions({ database, clock })
  const links = createLineLinkService({ database, passwords, clock })
  const service = client && createLineService({ database, client, sessions, links, clock, report })

  /** Wraps a handler: 404 without LINE, 405 for other methods, 403 for cross-site POSTs. */
  const guarded =
    (
      method: 'GET' | 'POST',
      handle: (request: Request, line: NonNullable<typeof service>) => Promise<Response>,
    ) =>
    async (request: Request): Promise<Response> => {
      if (!service) return plain(404, 'LINEでのログインは使えません。')
      if (request.method !== method) return plain(405, `${method} only`, { Allow: method })
      return crossSiteRefusal(request, origin) ?? handle(request, service)
    }

  return {
    links,

    start: guarded('POST', async (request, line) => {
      const field = await formOf(request)
      const isLink = field('purpose') === 'link'
      const returnTo = field('returnTo')
      const challenge = field('challenge')
      const back = (outcome: string) =>
        isLink ? backToProfile(outcome) : backToStart({ returnTo, challenge }, outcome)
      if (challenge !== null && !TOKEN.test(challenge)) return back('LINE_RETRY')
      if (waitOf(request) !== null) return back('TOO_MANY_ATTEMPTS')

      const visit: LineStart = {
        returnTo,
        disableAutoLogin: field('disableAutoLogin') === 'true',
        sessionId: null,
        handoffChallenge: challenge,
      }
      if (isLink) {
        const attempt = { secret: sessionOf(request), password: field('password') ?? '' }
        const permission = await links.permitLink(attempt)
        if ('refusal' in permission) return answerRefusal(permission.refusal)
        visit.sessionId = permission.sessionId
        visit.handoffChallenge = null
      }
      try {
        const { url, secret } = await line.start(visit)
        return redirect(url.href, [lineCookie(secret, FLOW_LIFE)])
      } catch (error) {
        if (!(error instanceof LineUnreachable)) throw error
        report(error)
        return back('LINE_UNREACHABLE')
      }
    }),

    callback: guarded('GET', async (request, line) => {
      const { headers, url } = request
      const arrival = await line.arrive({
        answer: new URL(url).searchParams,
        secret: readLineCookie(headers.get('cookie')),
        browser: browserOf(request),
      })
      const event = ARRIVALS[arrival.outcome]
      if (event) logSecurity(event, { reason: `LINE ${arrival.outcome}` })
      return answerArrival(arrival)
    }),

    unlink: guarded('POST', async (request) => {
      const field = await formOf(request)
      const attempt = { secret: sessionOf(request), password: field('password') ?? '' }
      const outcome = await links.unlink(attempt)
      if (outcome === 'UNLINKED') logSecurity('authn_identity_change', { reason: 'LINE UNLINKED' })
      return outcome === 'UNLINKED' ? backToProfile(outcome) : answerRefusal(outcome)
    }),

    session: guarded('POST', async (request) => {
      const field = await formOf(request)
      const [code, verifier] = [field('code') ?? '', field('verifier') ?? '']
      const isFormed = TOKEN.test(code) && TOKEN.test(verifier)
      const begun = isFormed ? await sessions.pickUp(code, verifier, browserOf(request)) : null
      if (!begun) return plain(400, 'ログインの引き継ぎの時間が過ぎました。もう一度ログインしてください。')
      const headers = new Headers({ 'Cache-Control': 'no-store' })
      for (const cookie of logInCookies(begun)) headers.append('Set-Cookie', cookie)
      return Response.json({ goTo: begun.goTo }, { headers })
    }),
  }
}
