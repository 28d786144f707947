import { ourCookie } from '../../../platform/server/cookie.server.ts'

// `SameSite=Lax`, as all of ours: the browser comes back from LINE by a cross-site navigation, which has to carry it.
const cookie = ourCookie('line')

/** Binds a pending log-in with LINE to the browser that started it. */
export const lineCookie = (secret: string, seconds: number): string => cookie.set(secret, seconds)

export const clearedLineCookie = (): string => cookie.cleared()

/** The secret in a Cookie header; null without a well-formed one. */
export const readLineCookie = (header: string | null): string | null => cookie.read(header)
