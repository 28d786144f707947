import { STEPS, type Step } from '../../domain/doctor/registration-steps.ts'
import { toSignUp } from '../../platform/addresses.ts'

/** A step of `/sign-up`, or the page after them. */
export type SignUpStep = Step | 'done'

export const stepAfter = (step: Step): Step => STEPS[STEPS.indexOf(step) + 1] ?? 'wishes'
export const stepBefore = (step: Step): Step => STEPS[STEPS.indexOf(step) - 1] ?? 'account'

/** The address of a step; `returnTo` stays in the URL until the last step. */
export const stepAddress = (step: SignUpStep, returnTo: string | undefined) => toSignUp({ step, returnTo })
