/** The pages a log-in may lead back to. */
const PAGES =
  /^\/(?:(?:search|spot|regular|application|work|like|subscription|profile|staff|sign-up)(?:[/?]|$)|\?|$)/

const isPage = (path: string) => PAGES.test(path) && !path.includes('//')

/**
 * The path to go to after logging in, or `/` when the one asked for could lead anywhere but to a page of ours: another
 * host, another scheme, or a form that browsers read differently than we do. Always ASCII, as a Location header asks.
 */
export function safeReturnPath(path: string | null | undefined): string {
  if (!path || path.length > 2_000) return '/'
  // Backslashes and control characters are read as slashes or dropped by some browsers, encoded ones by some servers.
  if (/[\\\u0000-\u0020\u007f-\u009f]|%(?:2f|5c|0[0-9a-f]|1[0-9a-f])/i.test(path)) return '/'
  if (!isPage(path)) return '/'
  const base = 'https://site.invalid'
  const url = URL.parse(path, base)
  if (url?.origin !== base) return '/'
  const escaped = url.pathname + url.search + url.hash
  return isPage(escaped) ? escaped : '/'
}
