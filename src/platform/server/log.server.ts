import { isOutage } from '../../domain/text/outage.ts'
import { describeError, logLine, type Described, type Fields } from './log-line.ts'
import { createNoise } from './log-noise.ts'
import { currentScope } from './request-scope.server.ts'
import { now } from '../clock.ts'

/**
 * The log: one line of JSON per event on standard error. The server writes nothing else there
 * (`tests/checks/only-place.ts`).
 */

type Level = 'info' | 'warn' | 'error'

/** Security events in OWASP's logging vocabulary, each with its level. */
const SECURITY = {
  authn_login_success: 'info',
  authn_login_fail: 'warn',
  authn_login_lock: 'warn',
  authn_password_change: 'info',
  authn_identity_change: 'info',
  authn_token_reuse: 'warn',
  authz_fail: 'warn',
  authz_change: 'info',
  excess_rate_limit_exceeded: 'warn',
  input_validation_fail: 'warn',
  upload_rejected: 'warn',
  webhook_rejected: 'warn',
  sensitive_read: 'info',
  sys_startup: 'info',
  sys_shutdown: 'info',
  sys_crash: 'error',
} as const satisfies Record<string, Level>

export type SecurityEvent = keyof typeof SECURITY

/** Rate-limited events, because anybody can cause them without a session. All others are always written. */
const NOISY: ReadonlySet<string> = new Set<
  SecurityEvent | 'failure' | 'outage' | 'library' | 'browser_error'
>([
  'authn_login_fail',
  'authn_login_lock',
  'authn_token_reuse',
  'authz_fail',
  'excess_rate_limit_exceeded',
  'input_validation_fail',
  'upload_rejected',
  'webhook_rejected',
  'failure',
  'outage',
  'library',
  'browser_error',
])

const noise = createNoise((leftOut) => write('warn', 'log_left_out', { leftOut }))

function write(level: Level, event: string, fields: Fields): void {
  const scope = currentScope()
  const line = {
    at: now().toISOString(),
    level,
    event,
    requestId: scope?.requestId,
    accountId: scope?.accountId,
    client: scope?.client,
    ...fields,
  }
  process.stderr.write(`${logLine(line)}\n`)
}

export function logEvent(event: string, fields: Fields = {}, level: Level = 'info'): void {
  if (NOISY.has(event) && !noise.allows(event, currentScope()?.client ?? '')) return
  write(level, event, fields)
}

const LEVEL_OF = {
  log: 'info',
  info: 'info',
  debug: 'info',
  trace: 'info',
  warn: 'warn',
  error: 'error',
} as const

/**
 * From now on what libraries print becomes a field of a line of ours, since they print errors that quote requests: no
 * text of a stranger is a line, or can be taken for one. Rate-limited like the others.
 */
export function logPrints(): void {
  for (const [method, level] of [...Object.entries(LEVEL_OF)]) {
    const print = (...said: unknown[]) => {
      const [first] = said
      const told =
        first instanceof Error ? { error: describeError(first) } : { said: said.slice(0, 5).map(String) }
      logEvent('library', { method, ...told }, level)
    }
    Reflect.set(console, method, print)
  }
}

/** `reason` is one fixed word, never user input. */
export function logSecurity(
  event: SecurityEvent,
  fields: Fields & { reason?: string; accountId?: string | null } = {},
): void {
  const client = currentScope()?.client ?? ''
  if (NOISY.has(event) && !noise.allows(`${event} ${fields.reason ?? ''}`.trim(), client)) return
  write(SECURITY[event], event, fields)
}

type Hearer = (error: Described, fields: Fields) => void

let hear: Hearer | undefined

/** Hands every error that is logged to one listener more. */
export function hearErrors(listener: Hearer): void {
  hear = listener
}

/** Logs a bug or an outage. Repetitions of the same error are rate-limited. */
export function logError(error: unknown, fields: Fields = {}): void {
  const event = isOutage(error) ? 'outage' : 'failure'
  const described = describeError(error)
  const kind = `${event} ${described.code ?? described.name ?? ''}`.trim()
  if (!noise.allows(kind, described.message)) return
  write(event === 'outage' ? 'warn' : 'error', event, { ...fields, error: described })
  hear?.(described, fields)
}

/** Adds the account id to this request's later log lines. */
export function noteAccount(accountId: string | null): void {
  const scope = currentScope()
  if (scope && accountId !== null) scope.accountId = accountId
}
