import { decodeJwt, errors, jwtVerify, SignJWT, type JWTVerifyGetKey } from 'jose'
import { ALGORITHM, type SigningKeys } from './signing-keys.ts'

/** Seconds an ID token lives. */
export const ID_TOKEN_LIFE = 600

const AUDIENCE = 'dp-api'
const TYPE = 'at+jwt'
const SKEW = 5
/** Longer than any of ours; not worth parsing. */
const LENGTH_LIMIT = 4_096

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

export type IdTokenClaims = { accountId: string; sessionId: string; expiresAt: Date }

export type IdTokens = {
  sign(accountId: string, sessionId: string): Promise<string>
  /** Null for anything that is not a token of ours that holds now. Throws only on an outage. */
  verify(token: string): Promise<IdTokenClaims | null>
}

type IdTokenOptions = { issuer: string; keys: SigningKeys; clock: () => Date }

/** Signs and reads the short tokens that name an account and its session (spec section 7, call 1). */
export function createIdTokens({ issuer, keys, clock }: IdTokenOptions): IdTokens {
  const keyOf: JWTVerifyGetKey = async ({ kid }) => {
    const key = typeof kid === 'string' ? await keys.byId(kid) : null
    if (!key) throw new errors.JWKSNoMatchingKey()
    return key
  }

  async function verifyOurs(token: string): Promise<IdTokenClaims | null> {
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
    const { sub = '', sid, exp = 0 } = payload
    if (typeof sid !== 'string' || !UUID.test(sub) || !UUID.test(sid)) return null
    return { accountId: sub, sessionId: sid, expiresAt: new Date((exp + SKEW) * 1_000) }
  }

  // Chosen by `iss`, never by trying one issuer's keys after another's.
  const issuers = new Map([[issuer, verifyOurs]])

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
    verify: async (token) => {
      if (token.length > LENGTH_LIMIT) return null
      try {
        const { iss } = decodeJwt(token)
        return (await issuers.get(typeof iss === 'string' ? iss : '')?.(token)) ?? null
      } catch (error) {
        if (error instanceof errors.JOSEError) return null
        throw error
      }
    },
  }
}
