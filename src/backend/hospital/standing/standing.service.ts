import { VIEW_MS } from '../../../domain/message/thread-view-reason.ts'
import {
  actionOf,
  DECIDE_HOSPITAL_OUTCOME,
  standingAfter,
  SUSPENDED_OFFER,
  SUSPENDED_PUBLISHING,
  type StandingDecision,
} from '../../../domain/listing/hospital-standing.ts'
import type { Database, Executor } from '../../database/client.ts'
import { RpcError } from '../../rpc/rpc-error.ts'
import { recordStaffAction } from '../../gate/staff-action.service.ts'
import { staffCommand, type StaffCommand } from '../../gate/staff-command.service.ts'
import { mailMembers } from '../member-mails.service.ts'
import { findMembers } from '../member.store.ts'
import { STANDING_MAIL } from './standing-letters.ts'
import {
  findHospitalFile,
  findStandingHistory,
  hasViewed,
  holdStanding,
  lockHospitalStanding,
  setStanding,
} from './standing.store.ts'
import { suspendedRefusal } from '../../gate/while-suspended.ts'

export type DecideHospitalRequest = {
  id: number
  decision: StandingDecision
  /** Read by the hospital's members. */
  reason: string
  key: string
}

async function decide(tx: Executor, { staffAccountId, request, now }: StaffCommand<DecideHospitalRequest>) {
  const { id, decision, reason } = request
  const standing = await lockHospitalStanding(tx, id)
  if (standing === null) return 'NOT_FOUND'
  const after = standingAfter(decision, standing)
  if (after === null) return 'NOT_ALLOWED'
  await setStanding(tx, id, after, now)
  const action = { staffAccountId, kind: actionOf(decision), subject: `${id}`, words: reason, at: now }
  const actionId = await recordStaffAction(tx, action)
  const key = `hospital-standing:${actionId}`
  await mailMembers(tx, { hospitalId: id, key, kind: STANDING_MAIL, payload: { actionId }, now })
  return 'DECIDED'
}

/** Changes what a hospital may do. Idempotent by key. */
export const decideHospital = staffCommand(
  { operation: 'decideHospital', words: DECIDE_HOSPITAL_OUTCOME },
  decide,
)

/**
 * A hospital with its members, whose view is recorded once in half an hour for each member of staff. Null for an
 * unknown hospital.
 */
export async function viewHospital(database: Database, staffAccountId: string, id: number, now: Date) {
  const file = await findHospitalFile(database, id)
  if (!file) return null
  if (!(await hasViewed(database, staffAccountId, id, new Date(now.getTime() - VIEW_MS)))) {
    const view = { kind: 'HOSPITAL_VIEWED', subject: `${id}`, words: '病院の確認のため', at: now } as const
    await recordStaffAction(database, { staffAccountId, ...view })
  }
  const [members, history] = await Promise.all([findMembers(database, id), findStandingHistory(database, id)])
  return { ...file, members, history }
}

/**
 * Refuses to publish for a suspended hospital. Its row is locked until the end of the transaction, before the member's:
 * a suspension waits for what is being published, and a publication for a suspension.
 */
export async function lockPublishing(tx: Executor, hospitalId: number): Promise<void> {
  const standing = await lockHospitalStanding(tx, hospitalId)
  if (standing === 'SUSPENDED') throw new RpcError('failed_precondition', SUSPENDED_PUBLISHING)
}

/** Refuses a member of a suspended hospital what would hire by an application; the standing is held as by `holdStanding`. */
export async function holdHiring(tx: Executor, applicationId: string): Promise<void> {
  if ((await holdStanding(tx, applicationId)) === 'SUSPENDED') throw suspendedRefusal()
}

/** The same for the doctor, who would accept what the hospital has offered. */
export async function holdAcceptable(tx: Executor, applicationId: string): Promise<void> {
  if ((await holdStanding(tx, applicationId)) === 'SUSPENDED')
    throw new RpcError('failed_precondition', SUSPENDED_OFFER)
}

/** The standing of the hospital of a listing that our staff decide about; its row is locked before the listing. */
export const lockStandingOf = lockHospitalStanding

type Confirmation = { staffAccountId: string; id: number; words: string; now: Date }

/** A NEW hospital becomes ACTIVE by the approval of its first listing, on record. The caller must hold its lock. */
export async function confirmNewHospital(tx: Executor, { staffAccountId, id, words, now }: Confirmation) {
  await setStanding(tx, id, 'ACTIVE', now)
  await recordStaffAction(tx, { staffAccountId, kind: actionOf('CONFIRM'), subject: `${id}`, words, at: now })
}
