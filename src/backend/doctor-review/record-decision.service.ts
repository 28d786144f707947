import type { DoctorDecision, Standing } from '../../domain/doctor/doctor-decision.ts'
import type { DoctorStatus } from '../../domain/account/doctor-words.ts'
import type { Executor } from '../database/client.ts'
import { orderDoctorMail } from '../mail/mail-order.service.ts'
import { releaseHeldApplications } from '../work/application/held-applications.service.ts'
import { DECISION_MAIL } from './decision-letters.ts'
import { voidProposals } from './proposal.store.ts'
import { insertDecision } from './staff.store.ts'

type Made = {
  doctorId: string
  decision: DoctorDecision
  reason: string
  /** Who decided; the second of two. */
  staffAccountId: string
  /** Who proposed what `staffAccountId` has confirmed. */
  proposedBy?: string
  fromStatus: DoctorStatus
  after: Standing
  until: Date | null
  key: string
  now: Date
}

/**
 * Records an allowed decision with its effects and the mail to the doctor. False, without a change, when a concurrent
 * decision of the same member about another doctor has used the key. The caller must hold the lock of the doctor.
 */
export async function recordDecision(
  tx: Executor,
  { doctorId, decision, fromStatus, after, until, key, now, ...made }: Made,
): Promise<boolean> {
  const row = {
    ...made,
    doctorId,
    decision,
    fromStatus,
    toStatus: after.status,
    idempotencyKey: key,
    decidedAt: now,
    suspendedUntil: until,
  }
  const decisionId = await insertDecision(tx, row, after.before)
  if (decisionId === null) return false
  // A proposal was made about what the doctor was before. A suspension is what one member may do until the second answers.
  if (decision !== 'SUSPEND') await voidProposals(tx, doctorId, now)
  await orderDoctorMail(tx, {
    doctorId,
    key: `doctor-decision:${decisionId}`,
    kind: DECISION_MAIL,
    payload: { decisionId },
    now,
  })
  // A reinstatement to APPROVE releases nothing: held applications were released by the first approval.
  if (decision === 'APPROVE') await releaseHeldApplications(tx, doctorId, now)
  return true
}
