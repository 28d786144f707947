import { logSecurity, type SecurityEvent } from '../../platform/server/log.server.ts'

type Events = Readonly<Record<string, SecurityEvent>>

const PROOF: Events = {
  WRONG_CREDENTIALS: 'authn_login_fail',
  TOO_MANY_ATTEMPTS: 'authn_login_lock',
  BUSY: 'authn_login_lock',
}
const CODE: Events = { ...PROOF, WRONG_CODE: 'authn_login_fail' }
const LINK: Events = {
  LINK_USED: 'authn_token_reuse',
  LINK_REPLACED: 'authn_token_reuse',
  LINK_UNKNOWN: 'authn_token_reuse',
}
const LIMIT: Events = { TOO_MANY_ATTEMPTS: 'excess_rate_limit_exceeded' }

/**
 * Security event of each mutation's outcome, named as in the security reference; outcomes without an entry
 * are not logged.
 */
const EVENTS: Readonly<Record<string, Events>> = {
  logIn: { ...PROOF, LOGGED_IN: 'authn_login_success' },
  answerLogInStep: { ...CODE, LOGGED_IN: 'authn_login_success' },
  reauthenticate: PROOF,
  beginSecondFactor: PROOF,
  confirmSecondFactor: { ...CODE, TURNED_ON: 'authn_identity_change' },
  endSecondFactor: { ...CODE, TURNED_OFF: 'authn_identity_change' },
  renewRecoveryCodes: { ...CODE, RENEWED: 'authn_identity_change' },
  register: LIMIT,
  changePassword: { ...PROOF, CHANGED: 'authn_password_change' },
  requestPasswordReset: LIMIT,
  resetPassword: { ...LINK, RESET: 'authn_password_change' },
  requestMailConfirmation: LIMIT,
  changeMailAddress: { ...LIMIT, REQUESTED: 'authn_identity_change', NOT_PROVED: 'authz_fail' },
  takeBackMailAddress: { ...LINK, ...PROOF, TAKEN_BACK: 'authn_identity_change' },
  stopMailChange: { ...LINK, STOPPED: 'authn_identity_change' },
  confirmMailAddress: { ...LINK, CONFIRMED: 'authn_identity_change' },
  revokeSession: { REVOKED: 'authz_change' },
  leave: { NOT_PROVED: 'authz_fail', NOT_ALLOWED: 'authz_fail', LEFT: 'authz_change' },
}

const outcomeOf = (result: unknown): string | undefined => {
  const outcome =
    typeof result === 'object' && result !== null && 'outcome' in result ? result.outcome : result
  return typeof outcome === 'string' ? outcome : undefined
}

/** Logs the security events of an operation's outcomes. */
export function logAccountEvents(data: Readonly<Record<string, unknown>>): void {
  for (const [operation, result] of Object.entries(data)) {
    const outcome = outcomeOf(result)
    const event = outcome === undefined ? undefined : EVENTS[operation]?.[outcome]
    if (event) logSecurity(event, { reason: `${operation} ${outcome}` })
  }
}
