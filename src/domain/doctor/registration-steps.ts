/** The steps of `/sign-up` with their titles, in their order. */
export const STEP_TITLE = {
  account: 'アカウント',
  basics: '基本情報',
  doctor: '医師情報',
  workplace: '勤務先',
  documents: '書類',
  wishes: '希望条件',
} as const

export type Step = keyof typeof STEP_TITLE

export const isStep = (word: string): word is Step => Object.hasOwn(STEP_TITLE, word)
export const STEPS: readonly Step[] = Object.keys(STEP_TITLE).filter(isStep)
