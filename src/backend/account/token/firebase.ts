import { importPKCS8, SignJWT, UnsecuredJWT } from 'jose'
import type { FirebaseProject } from './firebase-project.ts'

const AUDIENCE = 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit'
const EMULATOR_ACCOUNT = 'firebase-auth-emulator@example.com'

/** Lifetime of a custom token in seconds; browsers exchange it immediately. Google allows an hour. */
export const CUSTOM_TOKEN_LIFE = 300

/** Signs a custom token; null without a signing key. */
export type MintCustomToken = (accountId: string, sessionId: string) => Promise<string | null>

/**
 * Custom tokens name the account as the Firebase user, and the session as their only claim, so that ID tokens
 * made of them end with the session. They never carry a role.
 */
export function createCustomTokenMint(project: FirebaseProject | null, clock: () => Date): MintCustomToken {
  return async (accountId, sessionId) => {
    if (!project) return null
    const signer = project.isEmulator ? EMULATOR_ACCOUNT : project.serviceAccount?.clientEmail
    if (!signer) return null
    const issuedAt = Math.floor(clock().getTime() / 1_000)
    const claims = {
      iss: signer,
      sub: signer,
      aud: AUDIENCE,
      iat: issuedAt,
      exp: issuedAt + CUSTOM_TOKEN_LIFE,
      uid: accountId,
      claims: { sid: sessionId },
    }
    if (project.isEmulator) return new UnsecuredJWT(claims).encode()
    if (!project.serviceAccount) return null
    const { privateKey, privateKeyId } = project.serviceAccount
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: privateKeyId })
      .sign(await importPKCS8(privateKey, 'RS256'))
  }
}
