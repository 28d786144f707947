import './early-faults.ts'
import { isPublicError } from './public-error.ts'
import { sendReport } from './report-error.ts'

/** Scripts that a browser's own extensions put into the page. */
const FOREIGN = /-extension:\/\//

/** What was thrown; undefined for what is no fault of ours, or says nothing about one. */
function causeOf(fault: Event): unknown {
  if (fault instanceof ErrorEvent) return fault.error
  return fault instanceof PromiseRejectionEvent ? fault.reason : undefined
}

function isOurs(cause: unknown): boolean {
  if (cause === undefined || cause === null) return false
  // A refusal was told to the doctor or stands in the server's log; what was called off was meant to be.
  if (isPublicError(cause) || (cause instanceof DOMException && cause.name === 'AbortError')) return false
  return !(cause instanceof Error && FOREIGN.test(cause.stack ?? ''))
}

function report(fault: Event): void {
  const cause = causeOf(fault)
  if (isOurs(cause)) sendReport(cause, fault.type)
}

/** Reports what nobody caught: what was noted since the page began, and from now on at once. */
export function watchFaults(): void {
  const noted = window.dpFaults
  window.dpFaults = { push: report }
  if (Array.isArray(noted)) noted.forEach(report)
}
