import { isUuid } from '../../../domain/uuid.ts'
import { decodeJwt, errors, type JWTPayload } from 'jose'
import { isCompactToken } from '../../../domain/account/bearer-token.ts'

/** Tolerated clock skew, in seconds. */
export const SKEW = 5
/** Longer than any valid token; not parsed. */
const LENGTH_LIMIT = 4_096

export type TokenClaims = { accountId: string; sessionId: string; expiresAt: Date }

/** Null for an invalid token. Throws only on an outage, or a JOSEError. */
export type VerifyToken = (token: string) => Promise<TokenClaims | null>

/** The account and the session of a verified token; null unless both are ids of our form. */
export function claimsOfBearer({ sub = '', sid, exp = 0 }: JWTPayload): TokenClaims | null {
  if (typeof sid !== 'string' || !isUuid(sub) || !isUuid(sid)) return null
  return { accountId: sub, sessionId: sid, expiresAt: new Date((exp + SKEW) * 1_000) }
}

/** Chooses the verifier by `iss` from a fixed map; never tries the keys of another issuer. */
export function createTokenVerifier(issuers: ReadonlyMap<string, VerifyToken>): VerifyToken {
  return async (token) => {
    if (token.length > LENGTH_LIMIT || !isCompactToken(token)) return null
    try {
      const { iss } = decodeJwt(token)
      return (await issuers.get(typeof iss === 'string' ? iss : '')?.(token)) ?? null
    } catch (error) {
      if (error instanceof errors.JOSEError) return null
      throw error
    }
  }
}
