import { APP_VERSION } from '../../domain/visit/app-version.ts'

/** A page load sends at most this many reports. */
const MAX_REPORTS = 10
const reported = new Set<string>()

/**
 * Reports an error that the doctor does not see, to the console and to the error-report endpoint, which
 * stores no identity.
 */
export function reportError(error: unknown, context: string): void {
  console.error(`${context}:`, error)
  sendReport(error, context)
}

/** Sends an error to the endpoint only, once per page load. A report that cannot be sent is dropped. */
export function sendReport(error: unknown, context: string): void {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  const fault = `${context} ${name} ${message}`
  if (reported.has(fault) || reported.size >= MAX_REPORTS) return
  reported.add(fault)
  const report = {
    context: context.slice(0, 200),
    name: name.slice(0, 200),
    message: message.slice(0, 2_000),
    stack: stack.slice(0, 8_000),
    path: window.location.pathname.slice(0, 2_000),
    version: APP_VERSION,
  }
  // `keepalive` lets the request finish after the page is left.
  fetch('/error-reports', {
    method: 'POST',
    keepalive: true,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(report),
  }).catch(() => undefined)
}
