import { WITHDRAW_OUTCOME, type WithdrawOutcome } from '../../../domain/application/withdraw-outcome.ts'

/** What the form can answer, beside what the work service says. */
export type AnyWithdrawOutcome = WithdrawOutcome | 'UNREACHABLE'

export const isWithdrawOutcome = (word: string): word is WithdrawOutcome =>
  Object.hasOwn(WITHDRAW_OUTCOME, word)

export const withdrawSentence = (outcome: AnyWithdrawOutcome): string =>
  outcome === 'UNREACHABLE'
    ? '通信できませんでした。応募が残っているかをご確認のうえ、もう一度お試しください。'
    : WITHDRAW_OUTCOME[outcome]

/** An outcome an address names, if there is such a one. */
export const knownWithdrawal = (word: string | undefined): AnyWithdrawOutcome | undefined =>
  word !== undefined && (word === 'UNREACHABLE' || isWithdrawOutcome(word)) ? word : undefined
