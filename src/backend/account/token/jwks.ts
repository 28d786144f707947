import type { SigningKeys } from './signing-keys.ts'

/**
 * GET /.well-known/jwks.json. A new key has to be published a day before it signs, so five minutes of cache
 * are safe.
 */
export const createJwksHandler =
  (keys: SigningKeys) =>
  async (request: Request): Promise<Response> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return Response.json({ message: 'GET only' }, { status: 405, headers: { Allow: 'GET, HEAD' } })
    }
    return Response.json(
      { keys: await keys.published() },
      { headers: { 'Content-Type': 'application/jwk-set+json', 'Cache-Control': 'public, max-age=300' } },
    )
  }
