import { logSecurity } from '../log.server.ts'

/** Answers that say of a request that no form of ours makes it; 421 is a Host that is not ours. */
const MALFORMED = new Set([400, 405, 406, 411, 413, 414, 415, 421, 431])

/** Writes down that a request was refused; with its path alone, since what stands behind it may be personal. */
export function noteRefusal({ url, method }: Request, { status }: Response): void {
  const path = new URL(url).pathname.slice(0, 200)
  if (status === 429) logSecurity('excess_rate_limit_exceeded', { path })
  else if (MALFORMED.has(status)) logSecurity('input_validation_fail', { reason: `${status}`, method, path })
}
