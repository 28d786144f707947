import { jwtVerify } from 'jose'
import type { Configuration } from 'openid-client'
import type { LineSettings } from './line-environment.ts'
import { createLineFetch, LineUnreachable, type LineTimeouts } from './line-fetch.ts'

/**
 * LINE's response authenticates nobody. The message is an error code for the log, without parts of a token.
 */
export class LineRefused extends Error {
  override name = 'LineRefused'
}

export type LineProof = { state: string; nonce: string; verifier: string }

export type LineClient = {
  issuer: string
  /** The URL of LINE's log-in page. Throws `LineUnreachable`. */
  authorizationUrl(proof: LineProof, options: { disableAutoLogin: boolean }): Promise<URL>
  /** Exchanges the callback's code for the user id. Throws `LineUnreachable` or `LineRefused`. */
  identify(answer: URLSearchParams, proof: LineProof): Promise<string>
}

/**
 * LINE's endpoints are constants, which saves a request per log-in; those of any other issuer come from
 * discovery.
 */
const LINE = {
  issuer: 'https://access.line.me',
  authorization_endpoint: 'https://access.line.me/oauth2/v2.1/authorize',
  token_endpoint: 'https://api.line.me/oauth2/v2.1/token',
}

const SCOPE = 'openid profile'
const SKEW = 5
const SUB_LIMIT = 255

export type LineClientOptions = {
  settings: LineSettings
  /** The redirect URI. */
  callback: string
  clock: () => Date
  timeouts?: LineTimeouts
}

/** OpenID Connect client for LINE. */
export function createLineClient({ settings, callback, clock, timeouts }: LineClientOptions): LineClient {
  const { channelId, channelSecret, issuer } = settings
  // LINE signs with the channel's secret, whatever its discovery document lists.
  const metadata = { client_secret: channelSecret, id_token_signed_response_alg: 'HS256' }
  const secret = new TextEncoder().encode(channelSecret)
  const fetch = createLineFetch(timeouts)
  let configured: Promise<Configuration> | undefined

  async function configure(): Promise<Configuration> {
    // Loaded lazily: only log-ins with LINE need the library.
    const { allowInsecureRequests, Configuration, customFetch, discovery } = await import('openid-client')
    if (issuer === LINE.issuer) {
      const fixed = new Configuration(LINE, channelId, metadata)
      Object.assign(fixed, { [customFetch]: fetch })
      return fixed
    }
    return discovery(new URL(issuer), channelId, metadata, undefined, {
      [customFetch]: fetch,
      execute: issuer.startsWith('http:') ? [allowInsecureRequests] : [],
    })
  }

  async function configuration(): Promise<Configuration> {
    configured ??= configure()
    try {
      return await configured
    } catch (error) {
      // A failure is not cached: the next log-in retries.
      configured = undefined
      throw new LineUnreachable('discovery failed', { cause: error })
    }
  }

  /** openid-client checks every claim but not the HMAC: it accepts a token signed with another key. */
  async function subjectOf(idToken: string, nonce: string): Promise<string> {
    const { payload } = await jwtVerify(idToken, secret, {
      algorithms: ['HS256'],
      issuer,
      audience: channelId,
      clockTolerance: SKEW,
      currentDate: clock(),
      requiredClaims: ['sub', 'exp', 'iat', 'nonce'],
    })
    const { sub = '', nonce: answered } = payload
    if (answered !== nonce || sub === '' || sub.length > SUB_LIMIT) throw new LineRefused('CLAIMS')
    return sub
  }

  return {
    issuer,

    async authorizationUrl({ state, nonce, verifier }, { disableAutoLogin }) {
      const known = await configuration()
      const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await import('openid-client')
      return buildAuthorizationUrl(known, {
        redirect_uri: callback,
        scope: SCOPE,
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        bot_prompt: 'normal',
        ...(disableAutoLogin ? { disable_auto_login: 'true' } : {}),
      })
    },

    async identify(answer, { state, nonce, verifier }) {
      const known = await configuration()
      const { authorizationCodeGrant } = await import('openid-client')
      try {
        const { id_token: idToken = '' } = await authorizationCodeGrant(
          known,
          new URL(`${callback}?${answer}`),
          { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier },
        )
        return await subjectOf(idToken, nonce)
      } catch (error) {
        throw asFailure(error)
      }
    },
  }
}

/** Classifies an error as outage or refusal; the library wraps network errors. */
function asFailure(error: unknown): LineUnreachable | LineRefused {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof LineUnreachable || cause instanceof LineRefused) return cause
  }
  // Only the error code: the causes of such an error contain tokens.
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'UNKNOWN'
  return new LineRefused(code)
}
