import { hearErrors, logError, logEvent } from '../../platform/server/log.server.ts'
import { createRateLimit } from '../limits/rate-limit.ts'
import type { BrowserError } from './error-report.handler.ts'
import { scrubbed } from './scrub.ts'
import { createSentry, type SentryProject } from './sentry.ts'

/** Events a minute; a fault that repeats is known after the first. */
const PER_MINUTE = 30

/** Writes an error of a browser to the log. */
export const logBrowserError = ({ stack, ...fields }: BrowserError): void =>
  logEvent('browser_error', { ...fields, stack: linesOf(stack), client: undefined }, 'error')

/** The lines of a stack, which were joined when it was scrubbed. */
const linesOf = (stack: string): string[] => stack.split(/ (?=at \S)/)

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/**
 * Where errors go: to the log, and with a project to Sentry as well. Browsers reach neither; what they report to us has
 * lost its personal data before it is passed on.
 */
export function createErrorPort(project: SentryProject | null, clock: () => Date) {
  if (!project) return { report: logError, log: logBrowserError }
  const send = createSentry({
    project,
    clock,
    waitOf: createRateLimit(PER_MINUTE, clock),
    failed: (reason) => logEvent('sentry_failed', { reason }, 'warn'),
  })
  hearErrors(({ name = 'Error', message, stack }, fields) =>
    send({
      name,
      message: scrubbed(message, 500),
      stack: Array.isArray(stack) ? stack.map(textOf) : [],
      path: scrubbed(textOf(fields['path']) || textOf(fields['serverFunction']), 200),
      side: 'server',
    }),
  )
  return {
    report: logError,
    log: (fields: BrowserError) => {
      logBrowserError(fields)
      const { name, message, path, stack } = fields
      const lines = linesOf(stack).filter((line) => line.startsWith('at '))
      send({ name, message, path, stack: lines, side: 'browser' })
    },
  }
}
