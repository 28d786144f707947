import { WITHDRAW_OUTCOME } from '../../../domain/application/withdraw-outcome.ts'
import { good, outcomeWords } from '../../../domain/text/outcome-words.ts'

export const UNREACHED = '通信できませんでした。応募が残っているかをご確認のうえ、もう一度お試しください。'

const { WITHDRAWN, ...REFUSALS } = WITHDRAW_OUTCOME

/** That it was taken back is said where the list has lost it. */
export const withdrawRefusal = outcomeWords(REFUSALS)

/** What an address says came of it. */
export const withdrawWords = outcomeWords({ ...REFUSALS, WITHDRAWN: good(WITHDRAWN), UNREACHABLE: UNREACHED })
