import { environment } from './environment.server.ts'
import { identityOrigins } from './firebase-settings.server.ts'

/** CSP of a response that is not HTML: it may load nothing, and no page may frame it. */
export const BARE_POLICY = "default-src 'none'; frame-ancestors 'none'"

/**
 * Sets the security headers of every response, errors and early exits included. `server.ts` calls it, not a
 * middleware, because some of Start's early exits skip middleware.
 */
export function setSecurityHeaders(headers: Headers, nonce: string): void {
  const isHtml = headers.get('content-type')?.startsWith('text/html') ?? false
  if (isHtml) headers.set('Content-Security-Policy', documentPolicy(nonce))
  // A response that is not HTML may bring its own policy, as a doctor's document does with `sandbox`.
  else if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', BARE_POLICY)
  headers.set('Strict-Transport-Security', 'max-age=63072000; includeSubDomains')
  headers.set('X-Content-Type-Options', 'nosniff')
  headers.set('Referrer-Policy', 'strict-origin-when-cross-origin')
  headers.set('Cross-Origin-Opener-Policy', 'same-origin-allow-popups')
  headers.set('Cross-Origin-Resource-Policy', 'same-origin')
  headers.set('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()')
  headers.delete('x-powered-by')
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-store')
}

function documentPolicy(nonce: string): string {
  const { NODE_ENV, LINE_CHANNEL_ID, LINE_ISSUER } = environment()
  // Vite's dev server inserts style elements and opens a WebSocket.
  const development = NODE_ENV !== 'production'
  // The form that starts a log-in with LINE is redirected there, which `form-action` must allow.
  const line = LINE_CHANNEL_ID ? ` ${new URL(LINE_ISSUER).origin}` : ''
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    development ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...(development ? ['ws:'] : []), ...identityOrigins()].join(' '),
    "manifest-src 'self'",
    // The service worker that shows web pushes.
    "worker-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    `form-action 'self'${line}`,
  ].join('; ')
}
