import { randomBytes } from 'node:crypto'
import { safeReturnPath } from '../../../platform/return-path.ts'
import type { Browser } from '../session/begin-session.ts'
import { hashOfSecret } from '../session/session-cookie.ts'
import type { Database } from '../../database/client.ts'
import { LineRefused, type LineClient } from './line-client.ts'
import { LineUnreachable } from './line-fetch.ts'
import { insertFlow, consumeFlow, type LineFlow } from './line-flow.store.ts'
import type { LinkOutcome } from './line-identity.store.ts'
import type { LineLinkService } from './line-link.service.ts'
import type { LineBegun, LineSessions } from './line-session.service.ts'

/** Seconds a log-in with LINE may take. */
export const FLOW_LIFE = 600

export type LineStart = {
  returnTo: string | null
  /** Has LINE show its log-in page instead of logging in silently. */
  disableAutoLogin: boolean
  /** Null for a log-in; else the session to link LINE to. */
  sessionId: string | null
  /** The native app's PKCE challenge, when the log-in is for its webview. */
  handoffChallenge: string | null
}

export type LineProblem = 'LINE_CANCELLED' | 'LINE_RETRY' | 'LINE_UNREACHABLE'

export type LineArrival =
  | ({ outcome: 'LOGGED_IN' | 'CODE_NEEDED' } & LineBegun)
  | { outcome: 'HANDED_OVER'; code: string }
  | { outcome: LinkOutcome }
  /** `flow` is null when no flow belongs to the request. */
  | { outcome: LineProblem; flow: LineFlow | null }

export type LineReturn = {
  browser: Browser
  /** The query of the redirect. */
  answer: URLSearchParams
  /** The value of the `line` cookie. */
  secret: string | null
}

export type LineService = {
  /** LINE's URL and the value of the cookie. Throws `LineUnreachable`. */
  start(visit: LineStart): Promise<{ url: URL; secret: string }>
  /** Finishes a log-in. Never throws for a tampered URL. */
  arrive(arrival: LineReturn): Promise<LineArrival>
}

type LineServiceOptions = {
  database: Database
  client: LineClient
  sessions: LineSessions
  links: Pick<LineLinkService, 'link'>
  clock: () => Date
  report: (error: unknown) => void
}

const newSecret = (): string => randomBytes(32).toString('base64url')

/** A query parameter that occurs once and has a sane length. */
function only(answer: URLSearchParams, name: string): string | null {
  const [value, ...more] = answer.getAll(name)
  return value === undefined || more.length > 0 || value.length > 2_048 ? null : value
}

/** The OpenID Connect flow with LINE: log-in, registration and linking. */
export function createLineService({
  database,
  client,
  sessions,
  links,
  clock,
  report,
}: LineServiceOptions): LineService {
  /** Consumes the flow of this browser; null when there is none or it was used before. */
  async function visitOf(answer: URLSearchParams, secret: string | null): Promise<[LineFlow, string] | null> {
    const state = only(answer, 'state')
    if (secret === null || state === null) return null
    const flow = await consumeFlow(database, {
      idHash: hashOfSecret(secret),
      stateHash: hashOfSecret(state),
      now: clock(),
    })
    return flow && [flow, state]
  }

  function problemIn(answer: URLSearchParams): LineProblem | null {
    // Mix-up attack: the answer names another issuer.
    if (answer.has('iss') && only(answer, 'iss') !== client.issuer) return 'LINE_RETRY'
    if (!answer.has('error')) return only(answer, 'code') ? null : 'LINE_RETRY'
    const error = only(answer, 'error')
    if (error === 'access_denied') return 'LINE_CANCELLED'
    return error === 'server_error' || error === 'temporarily_unavailable' ? 'LINE_UNREACHABLE' : 'LINE_RETRY'
  }

  async function identify(
    answer: URLSearchParams,
    { nonce, verifier }: LineFlow,
    state: string,
  ): Promise<{ sub: string; problem: null } | { problem: LineProblem }> {
    try {
      return { sub: await client.identify(answer, { state, nonce, verifier }), problem: null }
    } catch (error) {
      // Reported, since a wrong channel secret fails like this too.
      report(error)
      if (error instanceof LineUnreachable) return { problem: 'LINE_UNREACHABLE' }
      if (error instanceof LineRefused) return { problem: 'LINE_RETRY' }
      throw error
    }
  }

  return {
    async start({ returnTo, disableAutoLogin, sessionId, handoffChallenge }) {
      const proof = { state: newSecret(), nonce: newSecret(), verifier: newSecret() }
      const url = await client.authorizationUrl(proof, { disableAutoLogin })
      const secret = newSecret()
      const now = clock()
      const flow: LineFlow = {
        idHash: hashOfSecret(secret),
        stateHash: hashOfSecret(proof.state),
        nonce: proof.nonce,
        verifier: proof.verifier,
        purpose: sessionId === null ? 'LOG_IN' : 'LINK',
        returnPath: safeReturnPath(returnTo),
        sessionId,
        handoffChallenge,
        expiresAt: new Date(now.getTime() + FLOW_LIFE * 1_000),
      }
      await insertFlow(database, flow)
      return { url, secret }
    },

    async arrive({ answer, secret, browser }) {
      const visit = await visitOf(answer, secret)
      if (!visit) return { outcome: 'LINE_RETRY', flow: null }
      const [flow, state] = visit
      const problem = problemIn(answer)
      if (problem) return { outcome: problem, flow }
      const found = await identify(answer, flow, state)
      if (found.problem !== null) return { outcome: found.problem, flow }
      const person = { provider: client.issuer, sub: found.sub }
      const { sessionId, handoffChallenge, returnPath } = flow
      if (flow.purpose === 'LINK') {
        // The session that began the flow must still be the browser's session.
        const visitor = { secret: browser.current, sessionId: sessionId ?? '', person }
        const outcome = await links.link(visitor)
        return outcome ? { outcome } : { outcome: 'LINE_RETRY', flow }
      }
      if (handoffChallenge !== null) {
        return { outcome: 'HANDED_OVER', code: await sessions.handOver(person, returnPath, handoffChallenge) }
      }
      const begun = await sessions.logIn(person, returnPath, browser)
      return { outcome: 'step' in begun ? 'CODE_NEEDED' : 'LOGGED_IN', ...begun }
    },
  }
}
