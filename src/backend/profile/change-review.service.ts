import type { ChangeState, Wanted } from '../../domain/doctor/profile-change.ts'
import type { Database, Executor } from '../database/client.ts'
import { orderDoctorMail } from '../mail/mail-order.service.ts'
import { pageOf, type KeysetPage, type KeysetCursor } from '../database/keyset-cursor.ts'
import { CHANGE_MAIL } from './change-letters.ts'
import { currentValue } from './change.service.ts'
import * as store from './change.store.ts'
import { findProfileOwner, lockProfileOwner, touchProfile, updateOwner } from './profile.store.ts'

export type Review = Omit<store.ReviewRow, 'licence'> & {
  id: string
  /** The current values, or those that the approval replaced. */
  before: Record<string, string>
}

export type DecideChangeRequest = {
  changeId: string
  decision: 'APPROVE' | 'RETURN'
  reason: string
  /** The picture that staff viewed; null for none. */
  seenProofId: string | null
  key: string
}

export type DecideChangeResult =
  | { outcome: 'DECIDED' | 'CHANGED_MEANWHILE' | 'REASON_REQUIRED'; state: ChangeState }
  | 'NOT_FOUND'

export type ChangeReviewService = {
  /** Open requests, oldest first, with their total count. */
  listOpen(page: {
    after: KeysetCursor | null
    limit: number
  }): Promise<KeysetPage<Review> & { total: number }>
  listOfDoctor(doctorId: string): Promise<Review[]>
  /** Idempotent by `key`. CHANGED_MEANWHILE: decided by somebody else, or the proof was replaced. */
  decide(staffAccountId: string, request: DecideChangeRequest): Promise<DecideChangeResult>
}

function textsOf(value: Wanted | null): Record<string, string> {
  const { kind: _kind, ...texts } = value ?? { kind: null }
  return texts
}

function reviewOf({ licence, ...row }: store.ReviewRow): Review {
  const { change, owner } = row
  const now = currentValue(change.kind, { owner, profile: licence })
  return { ...row, id: change.id, before: change.before ?? textsOf(now) }
}

type Options = { database: Database; clock: () => Date }

/** Review of change requests by staff. The caller must have checked the staff role. */
export function createChangeReviewService({ database, clock }: Options): ChangeReviewService {
  async function apply(tx: Executor, doctorId: string, wanted: Wanted, now: Date): Promise<void> {
    if (wanted.kind === 'LICENCE') {
      const { kind: _kind, ...licence } = wanted
      await touchProfile(tx, doctorId, now, licence)
      return
    }
    const { kind: _kind, ...person } = wanted
    await updateOwner(tx, doctorId, person)
    // Raises the version, so that forms open on the doctor's devices conflict.
    await touchProfile(tx, doctorId, now, {})
  }

  async function decide(
    tx: Executor,
    staffAccountId: string,
    { changeId, decision, reason, seenProofId, key }: DecideChangeRequest,
  ): Promise<DecideChangeResult> {
    const doctorId = await store.findDoctorOfChange(tx, changeId)
    if (doctorId === null) return 'NOT_FOUND'
    // Lock order: the doctor's row first, as in the doctor's own commands.
    await lockProfileOwner(tx, doctorId)
    const found = await store.lockChange(tx, changeId)
    if (!found) return 'NOT_FOUND'
    const { change, proofId } = found
    const { state } = change
    const to = decision === 'APPROVE' ? 'APPROVED' : 'RETURNED'
    if (state !== 'OPEN') {
      const isRepeat = change.staffAccountId === staffAccountId && change.decisionKey === key && state === to
      return { outcome: isRepeat ? 'DECIDED' : 'CHANGED_MEANWHILE', state }
    }
    if (proofId !== seenProofId) return { outcome: 'CHANGED_MEANWHILE', state }
    if (decision === 'RETURN' && reason === '') return { outcome: 'REASON_REQUIRED', state }
    const now = clock()
    const owner = await findProfileOwner(tx, doctorId, now)
    if (!owner) return 'NOT_FOUND'
    const before = textsOf(currentValue(change.kind, owner))
    if (to === 'APPROVED') await apply(tx, doctorId, change.wanted, now)
    const answer = reason || null
    const decided = { state: to, decidedAt: now, staffAccountId, answer, before, decisionKey: key } as const
    await store.decideChange(tx, changeId, decided)
    await store.deleteProof(tx, changeId)
    await orderDoctorMail(tx, {
      doctorId,
      key: `change-decision:${changeId}`,
      kind: CHANGE_MAIL,
      payload: { changeId },
      now,
    })
    return { outcome: 'DECIDED', state: to }
  }

  return {
    async listOpen({ after, limit }) {
      const [rows, total] = await Promise.all([
        store.findOpenChanges(database, { after, limit: limit + 1, now: clock() }),
        store.countOpenChanges(database),
      ])
      return { ...pageOf(rows.map(reviewOf), limit, ({ change }) => change.requestedAt), total }
    },
    listOfDoctor: async (doctorId) =>
      (await store.findDoctorChanges(database, doctorId, clock())).map(reviewOf),
    decide: (staffAccountId, request) => database.transaction((tx) => decide(tx, staffAccountId, request)),
  }
}
