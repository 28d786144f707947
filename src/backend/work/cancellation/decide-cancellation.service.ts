import { DECIDE_OUTCOME } from '../../../domain/cancellation/cancellation-outcome.ts'
import { cancellationTier, isDeclarable } from '../../../domain/cancellation/cancellation-tier.ts'
import { CANCELLATION_REASON } from '../../../domain/cancellation/cancellation-words.ts'
import type { Executor } from '../../database/client.ts'
import { orderNotices } from '../../notice/notice-order.service.ts'
import { lockWeather } from '../weather/weather.store.ts'
import { cancellationNotice } from './cancellation-notice.ts'
import { decideCancellation } from '../core/decided-cancellation.store.ts'
import { findPending, setWorkState } from '../core/work-place.store.ts'
import { workCommand, type LockedForMember, type MemberCommand } from '../core/member-command.ts'
import { endMatch } from './end-match.service.ts'

export type CancellationAnswer = {
  workId: string
  /** The request that the member has read. */
  cancellationId: string
  key: string
  isAccepted: boolean
  /** To the doctor. */
  word: string
  called: boolean
  /** The member has seen a certificate, or knows of the emergency. */
  reasonConfirmed: boolean
}

/** The undecided request, which no declaration of bad weather changes before the decision. */
async function underDeclarations(tx: Executor, { pending, work }: LockedForMember) {
  if (!pending?.reason || !isDeclarable(pending.reason)) return pending
  await lockWeather(tx, 'USE')
  return findPending(tx, work.id)
}

/**
 * The hospital accepts or rejects a doctor's request. Accepting frees the slot, and publishes a filled listing
 * again until its deadline. Idempotent by key.
 */
export const answerCancellation = workCommand(
  { operation: 'decideCancellation', words: DECIDE_OUTCOME },
  async (tx, locked, { member, request, now }: MemberCommand<CancellationAnswer>) => {
    const pending = await underDeclarations(tx, locked)
    if (pending?.id !== request.cancellationId) return 'ALREADY_DECIDED'
    const decided = { decidedAt: now, memberId: member.memberId, answer: request.word || null }
    if (!request.isAccepted) {
      if (!request.called) return 'CALL_MISSING'
      await decideCancellation(tx, pending.id, { ...decided, decision: 'REJECTED' })
      await setWorkState(tx, request.workId, 'SCHEDULED')
      await orderNotices(tx, [cancellationNotice('CANCELLATION_REJECTED', pending.id, locked.place)], now)
      return 'REJECTED'
    }
    const { reason, hoursBefore: hours, tier: asRequested } = pending
    const isConfirmed = request.reasonConfirmed
    const isDeclared = pending.weatherDeclarationId !== null
    const tier =
      isConfirmed && reason ? cancellationTier({ reason, hours, isConfirmed, isDeclared }) : asRequested
    await decideCancellation(tx, pending.id, { ...decided, tier, decision: 'ACCEPTED' })
    await setWorkState(tx, request.workId, 'CANCELLED_BY_DOCTOR')
    await endMatch(tx, {
      ...locked,
      member,
      now,
      reason: reason ? CANCELLATION_REASON[reason] : '',
      notice: cancellationNotice('CANCELLATION_ACCEPTED', pending.id, locked.place),
    })
    return 'ACCEPTED'
  },
)
