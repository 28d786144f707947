import type { PartyDirective } from '../../domain/third-party/third-parties.ts'
import { environment } from './environment.server.ts'
import { partySources } from './third-parties.server.ts'

/** CSP of a response that is not HTML: it may load nothing, and no page may frame it. */
const BARE_POLICY = "default-src 'none'; frame-ancestors 'none'"

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
  // For search engines that come by a link, past robots.txt.
  if (environment().CRAWLERS === 'off') headers.set('X-Robots-Tag', 'noindex, nofollow')
  headers.delete('x-powered-by')
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-store')
}

function documentPolicy(nonce: string): string {
  const parties = partySources()
  // Vite's dev server inserts style elements and opens a WebSocket.
  const development = environment().NODE_ENV !== 'production'
  const inlineStyles = development || parties.needsInlineStyles
  const own = (directive: PartyDirective, ...sources: string[]) =>
    [directive, "'self'", ...sources, ...parties.of(directive)].join(' ')
  /** What our own pages never load. */
  const foreign = (directive: PartyDirective) => {
    const hosts = parties.of(directive)
    return hosts.length === 0 ? [] : [[directive, ...hosts].join(' ')]
  }
  return [
    "default-src 'none'",
    // Browsers that know 'strict-dynamic' ignore the hosts; the others need them.
    ['script-src', `'nonce-${nonce}'`, "'strict-dynamic'", ...parties.of('script-src')].join(' '),
    own('style-src', inlineStyles ? "'unsafe-inline'" : `'nonce-${nonce}'`),
    own('img-src', 'data:'),
    own('font-src'),
    own('connect-src', ...(development ? ['ws:'] : [])),
    // In development `/dev/webview` plays the native app around a page.
    ...(development ? [own('frame-src')] : foreign('frame-src')),
    ...foreign('media-src'),
    "manifest-src 'self'",
    // The service worker that shows web pushes.
    "worker-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    `frame-ancestors ${development ? "'self'" : "'none'"}`,
    // The form that starts a log-in with LINE is redirected there.
    own('form-action'),
  ].join('; ')
}
