import { parsedUrl } from '../domain/text/parsed-url.ts'
import type { FirstSegment } from './address.ts'

/**
 * First path segments to which a log-in may return. The compiler asks for every new segment of the route
 * tree.
 */
const LEADS_BACK: Record<FirstSegment, boolean> = {
  about: true,
  application: true,
  contact: true,
  help: true,
  hospital: true,
  like: true,
  ngwork: true,
  notices: true,
  profile: true,
  regular: true,
  search: true,
  'sign-up': true,
  spot: true,
  staff: true,
  subscription: true,
  work: true,
  'work-performance': true,
  gallery: false,
  dev: false,
  login: false,
  line: false,
  account: false,
  calendar: false,
  collect: false,
  mail: false,
  messages: false,
  unsubscribe: false,
  documents: false,
  'alerts.json': false,
  'error-reports': false,
  livez: false,
  metrics: false,
  readyz: false,
  'robots.txt': false,
  sitemap: false,
  'sitemap.xml': false,
  listings: false,
  twirp: false,
  '.well-known': false,
  'dp.profile.Profile': false,
  'dp.registration.Registration': false,
  'dp.user.User': false,
}

const PAGES = new RegExp(
  `^/(?:(?:${Object.entries(LEADS_BACK)
    .flatMap(([segment, leads]) => (leads ? [segment] : []))
    .join('|')})(?:[/?]|$)|\\?|$)`,
)

const isPage = (path: string) => PAGES.test(path) && !path.includes('//')

/**
 * The path to redirect to after log-in: the given one if it leads to a page of the app, otherwise `/`. This
 * stops open redirects to other hosts or schemes, also in forms that browsers parse differently than we do.
 * The result is ASCII, as a Location header requires.
 */
export function safeReturnPath(path: string | null | undefined): string {
  if (!path || path.length > 2_000) return '/'
  // Some browsers read a backslash as a slash and drop control characters; some servers do so with encoded
  // ones.
  if (/[\\\u0000-\u0020\u007f-\u009f]|%(?:2f|5c|0[0-9a-f]|1[0-9a-f])/i.test(path)) return '/'
  if (!isPage(path)) return '/'
  const base = 'https://site.invalid'
  const url = parsedUrl(path, base)
  if (url?.origin !== base) return '/'
  const escaped = url.pathname + url.search + url.hash
  return isPage(escaped) ? escaped : '/'
}
