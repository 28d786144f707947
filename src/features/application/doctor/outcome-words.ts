import { unsent } from '../../../domain/text/outage.ts'
import { APPLY_OUTCOME, type ApplyOutcome } from '../../../domain/application/apply-outcome.ts'

/** Outcomes that the form adds to those of the work service. */
export const FORM_OUTCOME = {
  MESSAGE_TOO_LONG: '病院へのメッセージは、500桁以下の文字数を入力してください。',
  REST_NOT_TICKED: '必要な休息がとれないことをご確認のうえ、チェックを入れてください。',
  UNREACHABLE: unsent('応募'),
} as const

export type FormOutcome = keyof typeof FORM_OUTCOME

export type AnyOutcome = ApplyOutcome | FormOutcome

export const isFormOutcome = (word: string): word is FormOutcome => Object.hasOwn(FORM_OUTCOME, word)

const isApplyOutcome = (word: string): word is ApplyOutcome => Object.hasOwn(APPLY_OUTCOME, word)

/** The outcome in a URL, if it is a known one. */
export const knownOutcome = (word: string | undefined): AnyOutcome | undefined =>
  word !== undefined && (isApplyOutcome(word) || isFormOutcome(word)) ? word : undefined
