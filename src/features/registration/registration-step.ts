import { toSignUp } from '../../platform/addresses.ts'
/** The six steps of `/sign-up`, and the page after them. */
export const STEP_TITLE = {
  account: 'アカウント',
  basics: '基本情報',
  doctor: '医師情報',
  workplace: '勤務先',
  documents: '書類',
  wishes: '希望条件',
} as const

export type Step = keyof typeof STEP_TITLE
export type SignUpStep = Step | 'done'

export const isStep = (word: string): word is Step => Object.hasOwn(STEP_TITLE, word)
export const STEPS: readonly Step[] = Object.keys(STEP_TITLE).filter(isStep)

export const stepAfter = (step: Step): Step => STEPS[STEPS.indexOf(step) + 1] ?? 'wishes'
export const stepBefore = (step: Step): Step => STEPS[STEPS.indexOf(step) - 1] ?? 'account'

/** The address of a step; `returnTo` stays in the URL until the last step. */
export const stepAddress = (step: SignUpStep, returnTo: string | undefined) => toSignUp({ step, returnTo })
