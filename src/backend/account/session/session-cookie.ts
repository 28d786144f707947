import { createHash, randomBytes } from 'node:crypto'
import { ourCookie } from '../../../platform/server/cookie.server.ts'
import { ABSOLUTE_LIFE_MS } from './session.store.ts'

const cookie = ourCookie('sid')

/** A random secret of 32 bytes, base64url. */
export const newSessionSecret = (): string => randomBytes(32).toString('base64url')

/** SHA-256, the stored form of a secret. */
export const hashOfSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/** The secret in a Cookie header; null without a well-formed one. */
export const readSessionCookie = (header: string | null): string | null => cookie.read(header)

export const sessionCookie = (secret: string): string => cookie.set(secret, ABSOLUTE_LIFE_MS / 1_000)

export const clearedSessionCookie = (): string => cookie.cleared()
