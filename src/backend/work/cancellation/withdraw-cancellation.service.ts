import { TAKE_BACK_OUTCOME } from '../../../domain/cancellation/cancellation-outcome.ts'
import { orderNotices } from '../../notice/notice-order.service.ts'
import { ownWorkCommand } from '../core/doctor-command.ts'
import { cancellationNotice } from './cancellation-notice.ts'
import { decideCancellation } from '../core/decided-cancellation.store.ts'
import { findPending, setWorkState } from '../core/work-place.store.ts'

/** Withdraws the doctor's undecided request: the work stands. Idempotent by key. */
export const withdrawCancellation = ownWorkCommand(
  { operation: 'withdrawCancellation', words: TAKE_BACK_OUTCOME },
  async (tx, { place, work }, { now }) => {
    const pending = await findPending(tx, work.id)
    if (!pending) return 'ALREADY_DECIDED'
    // The hospital has planned without the doctor by then.
    if (work.plannedStart <= now) return 'STARTED'
    await decideCancellation(tx, pending.id, { decision: 'WITHDRAWN', decidedAt: now })
    await setWorkState(tx, work.id, 'SCHEDULED')
    await orderNotices(tx, [cancellationNotice('CANCELLATION_WITHDRAWN', pending.id, place)], now)
    return 'WITHDRAWN'
  },
)
