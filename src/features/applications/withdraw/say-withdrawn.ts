import { WITHDRAW_OUTCOME } from '../../../domain/application/withdraw-outcome.ts'
import { toast } from '../../../ui/toast/toast.ts'

/** The row it is said about has gone by then. */
export const sayWithdrawn = () => void toast({ status: 'success', title: WITHDRAW_OUTCOME.WITHDRAWN })
