const NAME = '__Host-device'
const ATTRIBUTES = 'Path=/; Secure; HttpOnly; SameSite=Lax'

/**
 * Maximum lifetime of a cookie in browsers. It survives log-outs, since it identifies the device, not a
 * person.
 */
const LIFE_SECONDS = 400 * 86_400

/** The secret in a Cookie header; null without a well-formed one. */
export function readDeviceCookie(cookie: string | null): string | null {
  return (cookie ?? '').match(/(?:^|;)\s*__Host-device=([\w-]{43})\s*(?:;|$)/)?.[1] ?? null
}

/** Identifies a browser that has logged in, for mails about new devices and for its own rate limit. */
export const deviceCookie = (device: string): string =>
  `${NAME}=${device}; ${ATTRIBUTES}; Max-Age=${LIFE_SECONDS}`
