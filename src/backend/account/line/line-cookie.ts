const NAME = '__Host-line'
// Lax: the browser comes back from LINE by a cross-site navigation, which has to carry the cookie.
const ATTRIBUTES = 'Path=/; Secure; HttpOnly; SameSite=Lax'

/** Binds a pending log-in with LINE to the browser that started it. */
export const lineCookie = (secret: string, seconds: number): string =>
  `${NAME}=${secret}; ${ATTRIBUTES}; Max-Age=${seconds}`

export const clearedLineCookie = (): string => `${NAME}=; ${ATTRIBUTES}; Max-Age=0`

/** The secret in a Cookie header; null without a well-formed one. */
export function readLineCookie(cookie: string | null): string | null {
  return (cookie ?? '').match(/(?:^|;)\s*__Host-line=([\w-]{43})\s*(?:;|$)/)?.[1] ?? null
}
