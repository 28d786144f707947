import { createRemoteJWKSet, customFetch, errors, type JWTVerifyGetKey } from 'jose'

/** How long nothing is asked again after a failure: a stranger's tokens must not make us knock at every request. */
const PAUSE_MS = 10_000
/** When the answer does not say how long it holds. */
const USUAL_AGE_MS = 3_600_000

type GoogleKeysOptions = { url: string; clock: () => Date; report: (error: unknown) => void }

/**
 * The keys Google signs ID tokens with, kept for as long as its answer says. When they have run out and cannot be had
 * anew no key is found: every token is refused until they can.
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
