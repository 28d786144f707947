import type { FirstSegment } from './address.ts'

/** Which first path segments crawlers may fetch. The compiler asks for every new segment of the route tree. */
const FOR_CRAWLERS: Record<FirstSegment, boolean> = {
  about: true,
  contact: true,
  help: true,
  regular: true,
  search: true,
  'sign-up': true,
  spot: true,
  'robots.txt': true,
  sitemap: true,
  'sitemap.xml': true,
  '.well-known': true,
  account: false,
  'alerts.json': false,
  application: false,
  calendar: false,
  collect: false,
  dev: false,
  documents: false,
  'dp.profile.Profile': false,
  'dp.registration.Registration': false,
  'dp.user.User': false,
  'error-reports': false,
  gallery: false,
  hospital: false,
  like: false,
  line: false,
  listings: false,
  livez: false,
  login: false,
  mail: false,
  messages: false,
  metrics: false,
  ngwork: false,
  notices: false,
  profile: false,
  readyz: false,
  staff: false,
  subscription: false,
  twirp: false,
  unsubscribe: false,
  work: false,
  'work-performance': false,
}

/** The paths that crawlers keep out of, as robots.txt names them: each with all that begins with it. */
export const closedToCrawlers = (): string[] =>
  Object.entries(FOR_CRAWLERS).flatMap(([segment, open]) => (open ? [] : [`/${segment}`]))

/** Whether search engines list a public page: a list narrowed by criteria, or a page further on, is one of too many. */
export const isListed = (href: string): boolean => !href.includes('?')
