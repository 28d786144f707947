import { randomBytes } from 'node:crypto'
import { safeReturnPath } from '../../domain/return-path.ts'
import { hashOfSecret, newSessionSecret } from '../account/session-cookie.ts'
import { insertSession } from '../account/session.store.ts'
import type { Database } from '../database/client.ts'
import { LineRefused, type LineClient } from './line-client.ts'
import { LineUnreachable } from './line-fetch.ts'
import { insertFlow, takeFlow, type LineFlow } from './line-flow.store.ts'
import { findOrInsertAccount } from './line-identity.store.ts'

/** Seconds a visit to LINE may take. */
export const FLOW_LIFE = 600

const USER_AGENT_LIMIT = 256

export type LineStart = { returnTo: string | null; disableAutoLogin: boolean }

export type LineProblem = 'LINE_CANCELLED' | 'LINE_RETRY' | 'LINE_UNREACHABLE'

export type LineArrival =
  | { outcome: 'LOGGED_IN'; secret: string; returnPath: string }
  | { outcome: LineProblem; returnPath: string }

export type LineReturn = {
  /** What LINE sent along. */
  answer: URLSearchParams
  /** Of the cookie that names the visit. */
  secret: string | null
  /** Of the session the browser has now; it ends when the new one begins. */
  current: string | null
  userAgent: string | null
}

export type LineService = {
  /** Where to send the browser and the secret of its cookie. Throws `LineUnreachable`. */
  start(visit: LineStart): Promise<{ url: URL; secret: string }>
  /** Who came back from LINE, and where they go on. Never throws for what somebody else wrote into the address. */
  arrive(arrival: LineReturn): Promise<LineArrival>
}

type LineServiceOptions = {
  database: Database
  client: LineClient
  clock: () => Date
  report: (error: unknown) => void
}

const newSecret = (): string => randomBytes(32).toString('base64url')

/** A parameter that stands there once and is not absurd. */
function only(answer: URLSearchParams, name: string): string | null {
  const [value, ...more] = answer.getAll(name)
  return value === undefined || more.length > 0 || value.length > 2_048 ? null : value
}

/** What a person does with LINE: log in, or register by it. */
export function createLineService({ database, client, clock, report }: LineServiceOptions): LineService {
  /** The visit this browser began, unless somebody has taken it before; null for everything else. */
  async function visitOf(answer: URLSearchParams, secret: string | null): Promise<[LineFlow, string] | null> {
    const state = only(answer, 'state')
    if (secret === null || state === null) return null
    const flow = await takeFlow(database, {
      idHash: hashOfSecret(secret),
      stateHash: hashOfSecret(state),
      now: clock(),
    })
    return flow && [flow, state]
  }

  function problemIn(answer: URLSearchParams): LineProblem | null {
    // Who mixes up providers names another one here.
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
      // A wrong channel secret looks like this too: whoever runs the app has to hear of it.
      report(error)
      if (error instanceof LineUnreachable) return { problem: 'LINE_UNREACHABLE' }
      if (error instanceof LineRefused) return { problem: 'LINE_RETRY' }
      throw error
    }
  }

  return {
    async start({ returnTo, disableAutoLogin }) {
      const proof = { state: newSecret(), nonce: newSecret(), verifier: newSecret() }
      const url = await client.authorizationUrl(proof, { disableAutoLogin })
      const secret = newSecret()
      const now = clock()
      await insertFlow(
        database,
        {
          idHash: hashOfSecret(secret),
          stateHash: hashOfSecret(proof.state),
          nonce: proof.nonce,
          verifier: proof.verifier,
          purpose: 'LOG_IN',
          returnPath: safeReturnPath(returnTo),
          sessionId: null,
          handoffChallenge: null,
          expiresAt: new Date(now.getTime() + FLOW_LIFE * 1_000),
        },
        now,
      )
      return { url, secret }
    },

    async arrive({ answer, secret, current, userAgent }) {
      const visit = await visitOf(answer, secret)
      if (!visit) return { outcome: 'LINE_RETRY', returnPath: '/' }
      const [flow, state] = visit
      const { returnPath } = flow
      const problem = problemIn(answer)
      if (problem) return { outcome: problem, returnPath }
      const found = await identify(answer, flow, state)
      if (found.problem !== null) return { outcome: found.problem, returnPath }
      const now = clock()
      const { accountId } = await findOrInsertAccount(
        database,
        { provider: client.issuer, sub: found.sub },
        now,
      )
      const session = newSessionSecret()
      await insertSession(
        database,
        {
          idHash: hashOfSecret(session),
          accountId,
          authMethod: 'LINE',
          userAgent: userAgent?.slice(0, USER_AGENT_LIMIT) ?? null,
          now,
        },
        { replaces: current === null ? null : hashOfSecret(current) },
      )
      return { outcome: 'LOGGED_IN', secret: session, returnPath }
    },
  }
}
