const NAME = '__Host-device'
const ATTRIBUTES = 'Path=/; Secure; HttpOnly; SameSite=Lax'

/** As long as browsers keep a cookie at most: it outlives log-outs, since it says which device this is, not who is there. */
const LIFE_SECONDS = 400 * 86_400

/** The secret in a Cookie header; null when there is none of our form. */
export function readDeviceCookie(cookie: string | null): string | null {
  return (cookie ?? '').match(/(?:^|;)\s*__Host-device=([\w-]{43})\s*(?:;|$)/)?.[1] ?? null
}

/** Names a browser that has logged in, for its owner's mails and its own counter of wrong passwords. */
export const deviceCookie = (device: string): string =>
  `${NAME}=${device}; ${ATTRIBUTES}; Max-Age=${LIFE_SECONDS}`
