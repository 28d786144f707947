import { randomUUID } from 'node:crypto'
import { roleOfDoctorStatus } from '../../../domain/account/role.ts'
import { REQUEST_OUTCOME, type RequestOutcome } from '../../../domain/cancellation/cancellation-outcome.ts'
import {
  cancellationTier,
  hoursBefore,
  needsCall,
  tierByTime,
  type CancellationTier,
} from '../../../domain/cancellation/cancellation-tier.ts'
import type { CancellationReason } from '../../../domain/cancellation/cancellation-words.ts'
import { mayWorkFollow } from '../../../domain/work/work-state.ts'
import type { Database, Executor } from '../../database/client.ts'
import { inTransaction } from '../../database/statement-failure.ts'
import { answerOnce } from '../../idempotency/answer-once.ts'
import { orderNotices } from '../../notices/notice-order.service.ts'
import { lockDoctor } from '../doctor-lock.service.ts'
import { cancellationNotice } from './cancellation-notice.ts'
import {
  findPlace,
  insertCancellation,
  lockWork,
  setWorkState,
  type LockedWork,
} from './cancellation.store.ts'

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
}

export type DoctorCommand<Request> = { accountId: string; doctorId: string; request: Request; now: Date }

/** Whether the doctor's role may cancel (product reference 2.1). */
export function mayCancel(status: string): boolean {
  const role = roleOfDoctorStatus(status)
  return role === 'TrustedDoctor' || role === 'MedicalLicenseVerified'
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

async function attemptToRequest(
  tx: Executor,
  { accountId, doctorId, request, now }: DoctorCommand<CancellationRequest>,
) {
  // Lock order: doctor, work. The slot does not change before the hospital decides.
  const status = await lockDoctor(tx, doctorId, now)
  const operation = 'requestCancellation'
  return answerOnce(tx, { accountId, operation, request, words: REQUEST_OUTCOME, now }, async () => {
    if (status === null || !mayCancel(status)) return 'NOT_ALLOWED'
    const place = await findPlace(tx, request.workId)
    if (place?.doctorId !== doctorId) return 'NOT_FOUND'
    const work = await lockWork(tx, request.workId)
    if (!work) return 'NOT_FOUND'
    const refusal = refusalOf(work, request, now)
    if (refusal) return refusal
    const hours = hoursBefore(work.plannedStart, now)
    await setWorkState(tx, work.id, 'CANCELLATION_REQUESTED')
    const id = randomUUID()
    await insertCancellation(tx, {
      id,
      workId: work.id,
      doctorId,
      hospitalId: place.hospitalId,
      requestedBy: 'DOCTOR',
      reason: request.reason,
      detail: request.detail,
      phone: request.phone,
      phoneConfirmed: request.phoneConfirmed,
      requestedAt: now,
      hoursBefore: Math.floor(hours),
      tier: cancellationTier({ reason: request.reason, hours }),
      decision: 'PENDING',
    })
    await orderNotices(tx, [cancellationNotice('CANCELLATION_REQUESTED', id, place)], now)
    return 'REQUESTED'
  })
}

/** Requests the cancellation of the doctor's work; the hospital decides. Idempotent by key. */
export const requestCancellation = (database: Database, command: DoctorCommand<CancellationRequest>) =>
  inTransaction(database, (tx) => attemptToRequest(tx, command))
