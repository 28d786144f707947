import { STEPS, type Step } from '../../domain/doctor/registration-steps.ts'
import { toSignUp } from '../../platform/addresses.ts'
import { NO_COOKIE } from '../session/after-log-in.ts'

/** A step of `/sign-up`, or the page after them. */
export type SignUpStep = Step | 'done'

export const stepAfter = (step: Step): Step => STEPS[STEPS.indexOf(step) + 1] ?? 'wishes'
export const stepBefore = (step: Step): Step => STEPS[STEPS.indexOf(step) - 1] ?? 'account'

/**
 * Where the creation of an account leads: its guard leads on who is signed in, and tells a browser that has not brought the
 * cookie back that it keeps none, as after a log-in.
 */
export const afterAccount = (returnTo: string | undefined) =>
  toSignUp({ step: 'basics', outcome: NO_COOKIE, returnTo })

/** The address of a step; `returnTo` stays in the URL until the last step. */
export const stepAddress = (step: SignUpStep, returnTo: string | undefined) => toSignUp({ step, returnTo })
