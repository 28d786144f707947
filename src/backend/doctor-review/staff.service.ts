import {
  decisionsFor,
  needsReason,
  needsSecond,
  proofsFor,
  doctorStandingAfter,
  type DoctorDecision,
  type DoctorQueue,
} from '../../domain/doctor/doctor-decision.ts'
import type { DoctorStatus } from '../../domain/account/doctor-words.ts'
import type { Database, Executor } from '../database/client.ts'
import { pageOf, type KeysetPage, type KeysetCursor } from '../database/keyset-cursor.ts'
import {
  findDocumentReview,
  returnDocuments,
  verifyDocuments,
  type DoctorReview,
} from '../registration/document-review.service.ts'
import { findDocumentViews, type DocumentViewRow } from '../registration/document-view.service.ts'
import { proposeDecision } from './proposal.service.ts'
import { findProposalByKey } from './proposal.store.ts'
import { recordDecision } from './record-decision.service.ts'
import { countDoctors, findDoctors, type DoctorSummaryRow } from './doctor-queue.store.ts'
import * as store from './staff.store.ts'
import type { StaffMember } from '../gate/our-staff.service.ts'

export type DecideRequest = {
  doctorId: string
  decision: DoctorDecision
  reason: string
  /** The status that staff saw, compared before deciding (optimistic locking). */
  seenStatus: DoctorStatus
  seenDocumentIds: string[]
  /** The end of a suspension; null for one without a term, and for every other decision. */
  until: Date | null
  key: string
}

export type DecideResult =
  | {
      outcome:
        | 'DECIDED'
        | 'CHANGED_MEANWHILE'
        | 'NOT_ALLOWED'
        | 'REASON_REQUIRED'
        | 'DOCUMENT_MISSING'
        | 'UNTIL_NOT_AHEAD'
        | 'PROPOSED'
        | 'ALREADY_PROPOSED'
        | 'NEW_MEMBER'
      status: DoctorStatus
    }
  | 'NOT_FOUND'
  | 'KEY_REUSED'

export type DoctorFile = NonNullable<Awaited<ReturnType<typeof store.findDoctorFile>>> & {
  decisions: store.DecisionRow[]
  allowed: DoctorDecision[]
  views: DocumentViewRow[]
} & DoctorReview

const VIEWS_SHOWN = 50

/** Thrown to roll back the transaction. */
class KeyReused extends Error {}

export type DoctorReviews = {
  /** A page of a queue, oldest status change first, with the queue's total. */
  listDoctors(
    queue: DoctorQueue,
    page: { after: KeysetCursor | null; limit: number },
  ): Promise<KeysetPage<DoctorSummaryRow> & { total: number }>
  findDoctorFile(doctorId: string): Promise<DoctorFile | null>
  /**
   * Idempotent by `key`. CHANGED_MEANWHILE: the status or a viewed document has changed since. PROPOSED: the decision
   * takes two members, and waits for another one.
   */
  decideDoctor(member: StaffMember, request: DecideRequest): Promise<DecideResult>
}

type Options = { database: Database; clock: () => Date }

/** Decisions of staff about doctors. The caller must have checked the staff role. */
export function createDoctorReviews({ database, clock }: Options): DoctorReviews {
  async function decide(
    tx: Executor,
    { accountId }: StaffMember,
    { doctorId, decision, reason, seenStatus, seenDocumentIds: seenIds, until, key }: DecideRequest,
  ): Promise<DecideResult> {
    // Lock the doctor's row first: a second tap waits here and then finds the first decision.
    const now = clock()
    const standing = await store.lockDoctorStanding(tx, doctorId, now)
    if (standing === null) return 'NOT_FOUND'
    const { status } = standing
    const earlier = await store.findDecisionByKey(tx, accountId, key)
    if (earlier) {
      const isSame =
        earlier.doctorId === doctorId &&
        earlier.decision === decision &&
        earlier.reason === reason &&
        earlier.suspendedUntil?.getTime() === until?.getTime()
      return isSame ? { outcome: 'DECIDED', status: earlier.toStatus } : 'KEY_REUSED'
    }
    const proposed = await findProposalByKey(tx, accountId, key)
    if (proposed) {
      const isSame =
        proposed.doctorId === doctorId &&
        proposed.decision === decision &&
        proposed.reason === reason &&
        proposed.suspendedUntil?.getTime() === until?.getTime()
      return isSame ? { outcome: 'PROPOSED', status: proposed.fromStatus } : 'KEY_REUSED'
    }
    if (status !== seenStatus) return { outcome: 'CHANGED_MEANWHILE', status }
    const after = doctorStandingAfter(decision, standing)
    if (after === null) return { outcome: 'NOT_ALLOWED', status }
    if (needsReason(decision) && reason === '') return { outcome: 'REASON_REQUIRED', status }
    if (until !== null && until <= now) return { outcome: 'UNTIL_NOT_AHEAD', status }
    if (needsSecond(decision, { status, until, now })) {
      const proposal = { doctorId, decision, reason, until, standing, staffAccountId: accountId, key, now }
      const outcome = await proposeDecision(tx, proposal)
      if (outcome === 'KEY_REUSED') throw new KeyReused()
      return { outcome, status }
    }
    const proof = await verifyDocuments(tx, { doctorId, seenIds, kinds: proofsFor(decision) })
    if (proof === 'MISSING') return { outcome: 'DOCUMENT_MISSING', status }
    if (proof === 'CHANGED') return { outcome: 'CHANGED_MEANWHILE', status }
    if (decision === 'RETURN') await returnDocuments(tx, { doctorId, seenIds, reason })
    const made = { doctorId, decision, reason, staffAccountId: accountId, key, now }
    if (!(await recordDecision(tx, { ...made, fromStatus: status, after, until }))) throw new KeyReused()
    return { outcome: 'DECIDED', status: after.status }
  }

  return {
    async listDoctors(queue, { after, limit }) {
      const now = clock()
      const [rows, total] = await Promise.all([
        findDoctors(database, { queue, after, limit: limit + 1, now }),
        countDoctors(database, queue, now),
      ])
      return { ...pageOf(rows, limit, ({ statusChangedAt }) => statusChangedAt), total }
    },

    async findDoctorFile(doctorId) {
      const row = await store.findDoctorFile(database, doctorId, clock())
      if (!row) return null
      const decisions = await store.findDecisions(database, doctorId)
      const review = await findDocumentReview(database, doctorId)
      const views = await findDocumentViews(database, row.accountId, VIEWS_SHOWN)
      return { ...row, ...review, decisions, views, allowed: decisionsFor(row.status) }
    },

    decideDoctor: async (member, request) => {
      try {
        return await database.transaction((tx) => decide(tx, member, request))
      } catch (error) {
        if (error instanceof KeyReused) return 'KEY_REUSED'
        throw error
      }
    },
  }
}
