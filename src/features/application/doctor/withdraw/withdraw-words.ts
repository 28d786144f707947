import { OFFLINE } from '../../../../domain/text/outage.ts'
import { WITHDRAW_REFUSAL } from '../../../../domain/application/withdraw-outcome.ts'
import { outcomeWords } from '../../../../domain/text/outcome-words.ts'

export const WITHDRAWAL_UNREACHED = `${OFFLINE}。応募が残っているかをご確認のうえ、もう一度お試しください。`

/** Without the success: that is shown outside the form, which is gone by then. */
export const withdrawRefusal = outcomeWords(WITHDRAW_REFUSAL)

/** The words of a refusal in the URL. */
export const refusalInAddress = outcomeWords({ ...WITHDRAW_REFUSAL, UNREACHABLE: WITHDRAWAL_UNREACHED })
