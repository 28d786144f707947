import { isNewMember, isWaiting } from '../../../domain/staff/membership.ts'
import { CONFIRM_STAFF_OUTCOME } from '../../../domain/staff/staff-member.ts'
import type { Database } from '../../database/client.ts'
import { inTransaction } from '../../database/statement-failure.ts'
import { answerOnce } from '../../command/answer-once.ts'
import { recordStaffAction } from '../../gate/staff-action.service.ts'
import { confirmMember, lockMembers } from './staff-member.store.ts'

type Confirmation = { staffAccountId: string; request: { staffId: string; key: string }; now: Date }

/**
 * A second colleague confirms whom another one has added, so that the wait ends now. NOT_STAFF: the caller has left
 * meanwhile. Idempotent by key.
 */
export const confirmStaff = (database: Database, { staffAccountId, request, now }: Confirmation) =>
  inTransaction(database, async (tx) => {
    const { staffId } = request
    const present = await lockMembers(tx, [staffAccountId, staffId])
    const caller = present.find(({ accountId }) => accountId === staffAccountId)
    if (!caller) return 'NOT_STAFF'
    const words = CONFIRM_STAFF_OUTCOME
    const once = { accountId: staffAccountId, operation: 'confirmStaff', request, words, now }
    return answerOnce(tx, once, async () => {
      const newcomer = present.find(({ accountId }) => accountId === staffId)
      if (!newcomer || !isWaiting(newcomer, now)) return 'NOT_WAITING'
      if (newcomer.addedBy === staffAccountId) return 'OWN_ADDITION'
      if (isNewMember(caller, now)) return 'NEW_MEMBER'
      await confirmMember(tx, staffId, now)
      const { name } = newcomer
      const action = {
        staffAccountId,
        kind: 'STAFF_CONFIRMED',
        subject: staffId,
        words: name,
        at: now,
      } as const
      await recordStaffAction(tx, action)
      return 'CONFIRMED'
    })
  })
