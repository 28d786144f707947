import { APPLY_OUTCOME, type ApplyOutcome } from '../../domain/application/apply-outcome.ts'

/** What the form itself can answer, beside what the work service says. */
export const FORM_OUTCOME = {
  MESSAGE_TOO_LONG: '病院へのメッセージは、500桁以下の文字数を入力してください。',
  REST_NOT_TICKED: '勤務との間隔が短いことをご確認のうえ、チェックを入れてください。',
  UNREACHABLE:
    '通信できませんでした。入力した内容はそのままです。もう一度押しても二重に応募されることはありません。',
} as const

export type FormOutcome = keyof typeof FORM_OUTCOME

export type AnyOutcome = ApplyOutcome | FormOutcome

export const isFormOutcome = (word: string): word is FormOutcome => Object.hasOwn(FORM_OUTCOME, word)

export const isApplyOutcome = (word: string): word is ApplyOutcome => Object.hasOwn(APPLY_OUTCOME, word)

/** An outcome an address names, if there is such a one. */
export const knownOutcome = (word: string | undefined): AnyOutcome | undefined =>
  word !== undefined && (isApplyOutcome(word) || isFormOutcome(word)) ? word : undefined
