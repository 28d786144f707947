import { randomUUID } from 'node:crypto'
import { REQUEST_OUTCOME, type RequestOutcome } from '../../../domain/cancellation/cancellation-outcome.ts'
import {
  cancellationTier,
  hoursBefore,
  isDeclarable,
  needsCall,
  tierByTime,
  type CancellationTier,
} from '../../../domain/cancellation/cancellation-tier.ts'
import type { CancellationReason } from '../../../domain/cancellation/cancellation-words.ts'
import { mayWorkFollow } from '../../../domain/work/work-state.ts'
import type { Executor } from '../../database/client.ts'
import { orderNotices } from '../../notice/notice-order.service.ts'
import { findDeclarationOf, lockWeather } from '../weather/weather.store.ts'
import { ownWorkCommand } from '../core/doctor-command.ts'
import type { DoctorCommand } from '../../command/doctor-command.ts'
import { cancellationNotice } from './cancellation-notice.ts'
import { insertCancellation } from '../core/decided-cancellation.store.ts'
import { type LockedWork, setWorkState } from '../core/work-place.store.ts'

export type CancellationRequest = {
  workId: string
  /** The idempotency key: one per tap of the button. */
  key: string
  reason: CancellationReason
  detail: string
  phone: string
  phoneConfirmed: boolean
  /** The tier by time that the doctor has seen. */
  seenTier: CancellationTier
  /** The doctor has seen that bad weather is declared for the work. */
  seenWeather: boolean
}

/** The declaration that frees the request from 注意, which nobody changes before the request is made; null for none. */
async function declarationFor(tx: Executor, { workId, reason }: CancellationRequest): Promise<string | null> {
  if (!isDeclarable(reason)) return null
  await lockWeather(tx, 'USE')
  return findDeclarationOf(tx, workId)
}

/** Why a request is refused now; null when it may be made. */
function refusalOf(work: LockedWork, request: CancellationRequest, now: Date): RequestOutcome | null {
  if (work.state === 'CANCELLATION_REQUESTED') return 'ALREADY_REQUESTED'
  if (work.state === 'IN_PROGRESS') return 'STARTED'
  if (!mayWorkFollow(work.state, 'CANCELLATION_REQUESTED', 'DOCTOR')) return 'ENDED'
  const hours = hoursBefore(work.plannedStart, now)
  if (hours <= 0) return 'STARTED'
  const tier = tierByTime(hours)
  if (tier !== request.seenTier) return 'TIER_CHANGED'
  return needsCall(tier) && !request.phoneConfirmed ? 'CALL_MISSING' : null
}

/** Requests the cancellation of the doctor's work; the slot does not change before the hospital decides. Idempotent by key. */
export const requestCancellation = ownWorkCommand(
  { operation: 'requestCancellation', words: REQUEST_OUTCOME },
  async (tx, { place, work }, { doctorId, request, now }: DoctorCommand<CancellationRequest>) => {
    const refusal = refusalOf(work, request, now)
    if (refusal) return refusal
    const hours = hoursBefore(work.plannedStart, now)
    const { reason } = request
    const declaration = await declarationFor(tx, request)
    // The doctor counted on a declaration that has been taken back since.
    if (isDeclarable(reason) && request.seenWeather && declaration === null) return 'TIER_CHANGED'
    const tier = cancellationTier({ reason, hours, isDeclared: declaration !== null })
    await setWorkState(tx, work.id, 'CANCELLATION_REQUESTED')
    const id = randomUUID()
    await insertCancellation(tx, {
      id,
      workId: work.id,
      doctorId,
      hospitalId: place.hospitalId,
      requestedBy: 'DOCTOR',
      reason,
      detail: request.detail,
      phone: request.phone,
      phoneConfirmed: request.phoneConfirmed,
      requestedAt: now,
      hoursBefore: Math.floor(hours),
      tier,
      weatherDeclarationId: tier === 'EXCUSED' ? declaration : null,
      decision: 'PENDING',
    })
    await orderNotices(tx, [cancellationNotice('CANCELLATION_REQUESTED', id, place)], now)
    return 'REQUESTED'
  },
)
