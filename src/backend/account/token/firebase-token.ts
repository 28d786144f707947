import { jwtVerify, UnsecuredJWT, type JWTClaimVerificationOptions, type JWTPayload } from 'jose'
import { createGoogleKeys } from './google-keys.ts'
import type { FirebaseProject } from './firebase-project.ts'
import { claimsOfBearer, SKEW, type VerifyToken } from './token-claims.ts'

const LIFE = 3_600

/** The issuer of a Firebase project's ID tokens. */
export const firebaseIssuer = (projectId: string): string => `https://securetoken.google.com/${projectId}`

type FirebaseTokenOptions = { clock: () => Date; report: (error: unknown) => void }

/**
 * Verifies a Firebase ID token. Accepts only users of our custom tokens: an anonymous user is a visitor, and
 * other providers of the project authenticate no doctor.
 */
export function createFirebaseVerifier(
  project: FirebaseProject,
  { clock, report }: FirebaseTokenOptions,
): VerifyToken {
  const checks = (): JWTClaimVerificationOptions => ({
    issuer: firebaseIssuer(project.projectId),
    audience: project.projectId,
    typ: 'JWT',
    clockTolerance: SKEW,
    currentDate: clock(),
    maxTokenAge: LIFE,
    requiredClaims: ['sub', 'sid', 'exp', 'iat', 'auth_time'],
  })
  const readPayload = project.isEmulator
    ? async (token: string) => UnsecuredJWT.decode(token, checks()).payload
    : verifySigned(createGoogleKeys({ url: project.jwksUrl, clock, report }), checks)

  return async (token) => {
    const payload = await readPayload(token)
    const { auth_time: signedInAt, aud, firebase } = payload
    const now = clock().getTime() / 1_000
    // Google never issues a list of audiences.
    if (typeof aud !== 'string' || typeof signedInAt !== 'number' || signedInAt > now + SKEW) return null
    return providerOf(firebase) === 'custom' ? claimsOfBearer(payload) : null
  }
}

const verifySigned =
  (keys: ReturnType<typeof createGoogleKeys>, checks: () => JWTClaimVerificationOptions) =>
  async (token: string): Promise<JWTPayload> =>
    (await jwtVerify(token, keys, { ...checks(), algorithms: ['RS256'] })).payload

const providerOf = (firebase: unknown): unknown =>
  typeof firebase === 'object' && firebase !== null && 'sign_in_provider' in firebase
    ? firebase.sign_in_provider
    : undefined
