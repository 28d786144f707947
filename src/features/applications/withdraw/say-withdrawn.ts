import { WITHDRAW_OUTCOME } from '../../../domain/application/withdraw-outcome.ts'
import { toast } from '../../../ui/toast/toast.ts'

/** A toast, because the application's row has left the list by then. */
export const sayWithdrawn = () => void toast({ status: 'success', title: WITHDRAW_OUTCOME.WITHDRAWN })
