const NAME = '__Host-line'
// Lax: LINE sends the browser back by a link, and the cookie has to come along.
const ATTRIBUTES = 'Path=/; Secure; HttpOnly; SameSite=Lax'

/** Names a visit to LINE in the browser that began it. */
export const lineCookie = (secret: string, seconds: number): string =>
  `${NAME}=${secret}; ${ATTRIBUTES}; Max-Age=${seconds}`

export const clearedLineCookie = (): string => `${NAME}=; ${ATTRIBUTES}; Max-Age=0`

/** The secret in a Cookie header; null when there is none of our form. */
export function readLineCookie(cookie: string | null): string | null {
  return (cookie ?? '').match(/(?:^|;)\s*__Host-line=([\w-]{43})\s*(?:;|$)/)?.[1] ?? null
}
