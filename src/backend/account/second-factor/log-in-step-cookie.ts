import { LOG_IN_STEP_MINUTES } from '../../../domain/account/second-factor.ts'
import { ourCookie } from '../../../platform/server/cookie.server.ts'

const cookie = ourCookie('step')

/** Names the log-in that waits for its second factor, in the browser that began it. */
export const logInStepCookie = (secret: string): string => cookie.set(secret, LOG_IN_STEP_MINUTES * 60)

export const clearedLogInStepCookie = (): string => cookie.cleared()

/** The secret in a Cookie header; null without a well-formed one. */
export const readLogInStepCookie = (header: string | null): string | null => cookie.read(header)
