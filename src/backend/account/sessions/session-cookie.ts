import { createHash, randomBytes } from 'node:crypto'
import { ABSOLUTE_LIFE_MS } from './session.store.ts'

const NAME = '__Host-sid'
const ATTRIBUTES = 'Path=/; Secure; HttpOnly; SameSite=Lax'

/** A random secret of 32 bytes, base64url. */
export const newSessionSecret = (): string => randomBytes(32).toString('base64url')

/** SHA-256, the stored form of a secret. */
export const hashOfSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/** The secret in a Cookie header; null without a well-formed one. */
export function readSessionCookie(cookie: string | null): string | null {
  for (const pair of (cookie ?? '').split(';')) {
    const [name, value = ''] = pair.trim().split('=')
    if (name === NAME && /^[\w-]{43}$/.test(value)) return value
  }
  return null
}

export const sessionCookie = (secret: string): string =>
  `${NAME}=${secret}; ${ATTRIBUTES}; Max-Age=${ABSOLUTE_LIFE_MS / 1_000}`

export const clearedSessionCookie = (): string => `${NAME}=; ${ATTRIBUTES}; Max-Age=0`
