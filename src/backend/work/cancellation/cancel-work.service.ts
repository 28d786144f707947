import { randomUUID } from 'node:crypto'
import {
  CANCEL_WORK_OUTCOME,
  type CancelWorkOutcome,
} from '../../../domain/cancellation/cancellation-outcome.ts'
import { hoursBefore } from '../../../domain/cancellation/cancellation-tier.ts'
import {
  HOSPITAL_CANCELLATION_REASON,
  type HospitalCancellationReason,
} from '../../../domain/cancellation/cancellation-words.ts'
import { compensationFor } from '../../../domain/cancellation/compensation.ts'
import { paydayOfWork } from '../../../domain/money/payday.ts'
import { COMPENSATION } from '../../../domain/work/payment.ts'
import { yenText } from '../../../domain/text/money-text.ts'
import { dayText } from '../../../domain/text/shift-text.ts'
import { mayWorkFollow } from '../../../domain/work/work-state.ts'
import { cancellationNotice } from './cancellation-notice.ts'
import { openPayments } from '../record/open-payment.store.ts'
import { insertCancellation } from '../core/decided-cancellation.store.ts'
import { type LockedWork, setWorkState } from '../core/work-place.store.ts'
import { workCommand, type MemberCommand } from '../core/member-command.ts'
import { endMatch } from './end-match.service.ts'

export type WorkCancellation = {
  workId: string
  key: string
  reason: HospitalCancellationReason
  /** To the doctor. */
  detail: string
  compensationYen: number
}

/** Why the hospital's cancellation is refused now; null when it is possible. */
function refusalOf(work: LockedWork, request: WorkCancellation, now: Date): CancelWorkOutcome | null {
  if (work.state === 'CANCELLATION_REQUESTED') return 'REQUESTED_BY_DOCTOR'
  if (work.state === 'IN_PROGRESS') return 'STARTED'
  if (!mayWorkFollow(work.state, 'CANCELLED_BY_HOSPITAL', 'HOSPITAL')) return 'ENDED'
  const hours = hoursBefore(work.plannedStart, now)
  if (hours <= 0) return 'STARTED'
  const { least } = compensationFor({ fee: work.fee, hours, reason: request.reason })
  return request.compensationYen < least ? 'COMPENSATION_TOO_LOW' : null
}

/** 「キャンセル補償 51,000円(12/25(金) 支払い予定)」 */
const compensationText = (yen: number, payday: { day: string } | null): string =>
  `${COMPENSATION} ${yenText(yen)}${payday ? `(${dayText(payday.day)} 支払い予定)` : ''}`

/**
 * The hospital cancels a matched work; its slot is not offered again, and what it owes is a line of its payments, due by
 * the terms. Idempotent by key.
 */
export const cancelWork = workCommand(
  { operation: 'cancelWork', words: CANCEL_WORK_OUTCOME },
  async (tx, locked, { member, request, now }: MemberCommand<WorkCancellation>) => {
    const { work, place } = locked
    const refusal = refusalOf(work, request, now)
    if (refusal) return refusal
    const id = randomUUID()
    await insertCancellation(tx, {
      id,
      workId: work.id,
      doctorId: place.doctorId,
      hospitalId: place.hospitalId,
      requestedBy: 'HOSPITAL',
      hospitalReason: request.reason,
      detail: request.detail,
      requestedAt: now,
      hoursBefore: Math.floor(hoursBefore(work.plannedStart, now)),
      decision: 'ACCEPTED',
      decidedAt: now,
      memberId: member.memberId,
      compensationYen: request.compensationYen,
    })
    await setWorkState(tx, work.id, 'CANCELLED_BY_HOSPITAL')
    const reason = HOSPITAL_CANCELLATION_REASON[request.reason]
    const yen = request.compensationYen
    if (yen > 0) await openPayments(tx, [{ ...place, compensation: { yen, at: now } }])
    const owed = yen > 0 ? { compensation: compensationText(yen, paydayOfWork(place)) } : {}
    const notice = cancellationNotice('WORK_CANCELLED', id, { ...place, ...owed })
    await endMatch(tx, { ...locked, member, now, reason, notice, isSlotGone: true })
    return 'CANCELLED'
  },
)
