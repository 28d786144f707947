import { APP_VERSION } from '../../domain/visit/app-version.ts'

/** A page that is broken says so a few times and then no more. */
const MOST = 10
const told = new Set<string>()

/**
 * Hands over what went wrong out of a doctor's sight: to the console, and to our error-report service, which names
 * nobody (spec section 8).
 */
export function reportError(error: unknown, context: string): void {
  console.error(`${context}:`, error)
  sendReport(error, context)
}

/** To the service only. Once a page for each fault; that a report is lost is told to nobody. */
export function sendReport(error: unknown, context: string): void {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error))
  const fault = `${context} ${name} ${message}`
  if (told.has(fault) || told.size >= MOST) return
  told.add(fault)
  const report = {
    context: context.slice(0, 200),
    name: name.slice(0, 200),
    message: message.slice(0, 2_000),
    stack: stack.slice(0, 8_000),
    path: window.location.pathname.slice(0, 2_000),
    version: APP_VERSION,
  }
  // Lives on when the page is left.
  fetch('/error-reports', {
    method: 'POST',
    keepalive: true,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(report),
  }).catch(() => undefined)
}
