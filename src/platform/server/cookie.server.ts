import { isOnLoopbackHttp } from './environment.server.ts'

/** 32 bytes in base64url. */
const SECRET = /^[\w-]{43}$/

type OurName = 'sid' | 'device' | 'step' | 'line' | 'form' | 'unsent'

/** Whether a `Cookie` header holds any of ours but that of the device, which only a log-in reads. */
export const bringsCookiesOfOurs = (header: string | null): boolean =>
  (header ?? '').split(';').some((pair) => /^\s*(?:__Host-|dp-)(?!device=)/.test(pair))

type OurCookie = {
  /** A `Set-Cookie` header; the value is of characters that a cookie may hold as they are. */
  set(value: string, seconds: number): string
  /** The `Set-Cookie` header that deletes it. */
  cleared(): string
  /** The value in a `Cookie` header; null without a well-formed one. */
  read(header: string | null | undefined): string | null
}

/**
 * A cookie of ours, for scripts unreadable, sent along by links from elsewhere. It is `__Host-<name>` and `Secure`; where
 * `APP_ORIGIN` is http on loopback it is `dp-<name>`, because WebKit takes no secure cookie from `http://localhost`.
 */
export function ourCookie(name: OurName, wellFormed: RegExp = SECRET): OurCookie {
  const nameHere = () => (isOnLoopbackHttp() ? `dp-${name}` : `__Host-${name}`)
  const attributes = () =>
    isOnLoopbackHttp() ? 'Path=/; HttpOnly; SameSite=Lax' : 'Path=/; Secure; HttpOnly; SameSite=Lax'
  const set = (value: string, seconds: number) =>
    `${nameHere()}=${value}; ${attributes()}; Max-Age=${seconds}`
  return {
    set,
    cleared: () => set('', 0),
    read(header) {
      for (const pair of (header ?? '').split(';')) {
        const [key, value = ''] = pair.trim().split('=')
        if (key === nameHere() && wellFormed.test(value)) return value
      }
      return null
    },
  }
}
