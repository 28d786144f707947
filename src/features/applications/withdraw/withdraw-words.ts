import { WITHDRAW_OUTCOME } from '../../../domain/application/withdraw-outcome.ts'
import { good, outcomeWords } from '../../../domain/text/outcome-words.ts'

export const UNREACHED = '通信できませんでした。応募が残っているかをご確認のうえ、もう一度お試しください。'

const { WITHDRAWN, ...REFUSALS } = WITHDRAW_OUTCOME

/** Without the success: that is shown outside the form, which is gone by then. */
export const withdrawRefusal = outcomeWords(REFUSALS)

/** The words of an outcome in the URL. */
export const withdrawWords = outcomeWords({ ...REFUSALS, WITHDRAWN: good(WITHDRAWN), UNREACHABLE: UNREACHED })
