import { logSecurity } from '../server/log.server.ts'

/** Statuses of requests that no form or link of the app produces; 421 is a foreign Host header. */
const MALFORMED = new Set([400, 405, 406, 411, 413, 414, 415, 421, 431])

/** Logs a refused request with its path only, since the query string may hold personal data. */
export function noteRefusal({ url, method }: Request, { status }: Response): void {
  const path = new URL(url).pathname.slice(0, 200)
  if (status === 429) logSecurity('excess_rate_limit_exceeded', { path })
  else if (MALFORMED.has(status)) logSecurity('input_validation_fail', { reason: `${status}`, method, path })
}
