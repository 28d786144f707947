import { TARGET_VALUE_LENGTH } from './analytics-event.ts'

/** Search params whose values open something or name somebody. */
const SECRET = /token|code|key|secret|state|mail|login/i
/** Pages whose path holds a token. */
const WITH_TOKEN = /^\/(unsubscribe)\/.*$/
/** Pages of our staff and of hospitals: what they look at is in the audit trail, not in analytics. */
const OFFICE = /^\/(?:staff|hospital|gallery)(?:\/|$)/

export const isMeasured = (pathname: string): boolean => !OFFICE.test(pathname)

/** A page's URL as analytics events tell it: without fragment, and without what opens something. */
export function reportedUrl(href: string): string {
  const url = new URL(href)
  url.hash = ''
  url.pathname = url.pathname.replace(WITH_TOKEN, '/$1/-')
  for (const name of [...url.searchParams.keys()]) {
    if (SECRET.test(name)) url.searchParams.set(name, '-')
  }
  return url.href.slice(0, TARGET_VALUE_LENGTH)
}
