import './early-faults.ts'
import { isPublicError } from './public-error.ts'
import { sendReport } from './report-error.ts'

/** Stack frames of browser extensions. */
const FOREIGN = /-extension:\/\//

/** The thrown value; undefined for an event that carries none. */
function causeOf(fault: Event): unknown {
  if (fault instanceof ErrorEvent) return fault.error
  return fault instanceof PromiseRejectionEvent ? fault.reason : undefined
}

function isOurs(cause: unknown): boolean {
  if (cause === undefined || cause === null) return false
  // A PublicError was shown to the doctor or logged by the server, and an AbortError was intended.
  if (isPublicError(cause) || (cause instanceof DOMException && cause.name === 'AbortError')) return false
  return !(cause instanceof Error && FOREIGN.test(cause.stack ?? ''))
}

function report(fault: Event): void {
  const cause = causeOf(fault)
  if (isOurs(cause)) sendReport(cause, fault.type)
}

/** Reports uncaught errors: those queued since the page began, then each new one at once. */
export function watchFaults(): void {
  const noted = window.dpFaults
  window.dpFaults = { push: report }
  if (Array.isArray(noted)) noted.forEach(report)
}
