import { HOUR_MS } from '../../../domain/duration.ts'
import { createRemoteJWKSet, customFetch, errors, type JWTVerifyGetKey } from 'jose'

/** Pause after a failed request, so that forged tokens do not cause a request each. */
const PAUSE_MS = 10_000
/** The default when the response has no max-age. */
const USUAL_AGE_MS = HOUR_MS

type GoogleKeysOptions = { url: string; clock: () => Date; report: (error: unknown) => void }

/**
 * Google's signing keys, cached for the max-age of the response. When they have expired and cannot be
 * fetched, every token is refused until they can.
 */
export function createGoogleKeys({ url, clock, report }: GoogleKeysOptions): JWTVerifyGetKey {
  let freshUntil = 0
  let pausedUntil = 0

  const keys = createRemoteJWKSet(new URL(url), {
    cacheMaxAge: Infinity,
    timeoutDuration: 3_000,
    [customFetch]: async (address, options) => {
      if (clock().getTime() < pausedUntil) throw new errors.JWKSTimeout()
      try {
        const answer = await fetch(address, options)
        if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
        const maxAge = /\bmax-age=(\d+)/i.exec(answer.headers.get('cache-control') ?? '')?.[1]
        freshUntil = clock().getTime() + (maxAge ? Number(maxAge) * 1_000 : USUAL_AGE_MS)
        return answer
      } catch (cause) {
        pausedUntil = clock().getTime() + PAUSE_MS
        report(cause)
        throw new errors.JWKSTimeout('Google’s keys could not be had', { cause })
      }
    },
  })

  return async (header, token) => {
    if (header.alg !== 'RS256' || typeof header.kid !== 'string') throw new errors.JWKSNoMatchingKey()
    if (keys.jwks() && clock().getTime() >= freshUntil) await keys.reload()
    return keys(header, token)
  }
}
