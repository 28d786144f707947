import { crossSiteRefusal } from '../account/cross-site.ts'
import { readSessionCookie, sessionCookie } from '../account/session-cookie.ts'
import { createRateLimit } from '../collect/rate-limit.ts'
import type { Database } from '../database/client.ts'
import type { LineSettings } from '../environment.ts'
import { clearedLineCookie, lineCookie, readLineCookie } from './line-cookie.ts'
import { LineUnreachable } from './line-fetch.ts'
import { createLineClient } from './line-client.ts'
import { createLineService, FLOW_LIFE } from './line.service.ts'

type LineHandlerOptions = {
  /** Null: this installation has no log-in with LINE. */
  settings: LineSettings | null
  database: Database
  origin: string
  clock: () => Date
  report: (error: unknown) => void
}

const STARTS_PER_MINUTE = 60

const LOG_IN = '/login'

/** A redirect within the app; an absent value leaves no trace in the address. */
function goTo(path: string, search: Record<string, string | null> = {}, cookies: string[] = []): Response {
  const given = Object.entries(search).filter((pair): pair is [string, string] => pair[1] !== null)
  const query = given.length > 0 ? `?${new URLSearchParams(given)}` : ''
  return redirect(path + query, cookies)
}

function redirect(location: string, cookies: string[]): Response {
  const headers = new Headers({ Location: location, 'Cache-Control': 'no-store' })
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return new Response(null, { status: 303, headers })
}

const plain = (status: number, message: string, headers: Record<string, string> = {}) =>
  Response.json({ message }, { status, headers: { 'Cache-Control': 'no-store', ...headers } })

/** Left out of an address where it says nothing. */
const pathInSearch = (path: string) => (path === '/' ? null : path)

async function formOf(request: Request): Promise<(name: string) => string | null> {
  const form = await request.formData().catch(() => new FormData())
  return (name) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : null
  }
}

/** The two addresses a browser visits to log in with LINE. Both answer with a redirect: they work without script. */
export function createLineHandlers({ settings, database, origin, clock, report }: LineHandlerOptions) {
  const client = settings && createLineClient({ settings, callback: `${origin}/line/callback`, clock })
  const service = client && createLineService({ database, client, clock, report })
  const waitOf = createRateLimit(STARTS_PER_MINUTE, clock)
  const unknown = () => plain(404, 'LINEでのログインは使えません。')

  return {
    /** POST /line/start: something the doctor does on our own page, never a link that others could plant. */
    start: async (request: Request): Promise<Response> => {
      if (!service) return unknown()
      if (request.method !== 'POST') return plain(405, 'POST only', { Allow: 'POST' })
      const refusal = crossSiteRefusal(request, origin)
      if (refusal) return refusal
      const field = await formOf(request)
      const returnTo = field('returnTo')
      const back = (outcome: string) => goTo(LOG_IN, { returnTo, outcome })
      if (waitOf(request.headers.get('x-client-address') ?? '') !== null) return back('TOO_MANY_ATTEMPTS')
      try {
        const disableAutoLogin = field('disableAutoLogin') === 'true'
        const { url, secret } = await service.start({ returnTo, disableAutoLogin })
        return redirect(url.href, [lineCookie(secret, FLOW_LIFE)])
      } catch (error) {
        if (!(error instanceof LineUnreachable)) throw error
        report(error)
        return back('LINE_UNREACHABLE')
      }
    },

    /** GET /line/callback: where LINE sends the browser back to. */
    callback: async (request: Request): Promise<Response> => {
      if (!service) return unknown()
      if (request.method !== 'GET') return plain(405, 'GET only', { Allow: 'GET' })
      const { headers, url } = request
      const cookie = headers.get('cookie')
      const arrival = await service.arrive({
        answer: new URL(url).searchParams,
        secret: readLineCookie(cookie),
        current: readSessionCookie(cookie),
        userAgent: headers.get('user-agent'),
      })
      const { outcome, returnPath } = arrival
      if (outcome !== 'LOGGED_IN') return goTo(LOG_IN, { returnTo: pathInSearch(returnPath), outcome })
      return redirect(returnPath, [sessionCookie(arrival.secret), clearedLineCookie()])
    },
  }
}
