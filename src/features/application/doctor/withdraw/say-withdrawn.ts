import { withdrawnSentence, type WithdrawalWord } from '../../../../domain/application/withdrawal-word.ts'
import { toast } from '../../../../ui/toast/toast.ts'

/** A toast, because the application's row has left the list by then. */
export const sayWithdrawn = (word: WithdrawalWord) =>
  void toast({ status: 'success', title: withdrawnSentence(word) })
