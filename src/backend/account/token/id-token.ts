import { errors, jwtVerify, SignJWT, type JWTVerifyGetKey } from 'jose'
import { ALGORITHM, type SigningKeys } from './signing-keys.ts'
import { claimsOfBearer, SKEW, type VerifyToken } from './token-claims.ts'

/** Lifetime of an ID token in seconds. */
export const ID_TOKEN_LIFE = 600

const AUDIENCE = 'dp-api'
const TYPE = 'at+jwt'

export type IdTokens = {
  sign(accountId: string, sessionId: string): Promise<string>
  /** Verifies a token whose `iss` is ours. */
  verify: VerifyToken
}

type IdTokenOptions = { issuer: string; keys: SigningKeys; clock: () => Date }

/**
 * Signs and verifies the short-lived tokens that name an account and its session.
 */
export function createIdTokens({ issuer, keys, clock }: IdTokenOptions): IdTokens {
  const keyOf: JWTVerifyGetKey = async ({ kid }) => {
    const key = typeof kid === 'string' ? await keys.byId(kid) : null
    if (!key) throw new errors.JWKSNoMatchingKey()
    return key
  }

  const verify: VerifyToken = async (token) => {
    const { payload } = await jwtVerify(token, keyOf, {
      issuer,
      audience: AUDIENCE,
      algorithms: [ALGORITHM],
      typ: TYPE,
      clockTolerance: SKEW,
      currentDate: clock(),
      maxTokenAge: ID_TOKEN_LIFE,
      requiredClaims: ['sub', 'sid', 'exp', 'iat'],
    })
    return claimsOfBearer(payload)
  }

  return {
    sign: async (accountId, sessionId) => {
      const { kid, key } = await keys.current()
      const issuedAt = Math.floor(clock().getTime() / 1_000)
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: ALGORITHM, typ: TYPE, kid })
        .setIssuer(issuer)
        .setAudience(AUDIENCE)
        .setSubject(accountId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + ID_TOKEN_LIFE)
        .sign(key)
    },
    verify,
  }
}
