import { LOG_IN_STEP_MINUTES } from '../../../domain/account/second-factor.ts'

const NAME = '__Host-step'
const ATTRIBUTES = 'Path=/; Secure; HttpOnly; SameSite=Lax'

/** Names the log-in that waits for its second factor, in the browser that began it. */
export const logInStepCookie = (secret: string): string =>
  `${NAME}=${secret}; ${ATTRIBUTES}; Max-Age=${LOG_IN_STEP_MINUTES * 60}`

export const clearedLogInStepCookie = (): string => `${NAME}=; ${ATTRIBUTES}; Max-Age=0`

/** The secret in a Cookie header; null without a well-formed one. */
export function readLogInStepCookie(cookie: string | null): string | null {
  return (cookie ?? '').match(/(?:^|;)\s*__Host-step=([\w-]{43})\s*(?:;|$)/)?.[1] ?? null
}
