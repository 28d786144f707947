import { REMOVE_STAFF_OUTCOME } from '../../../domain/staff/staff-member.ts'
import { endMemberAccount } from '../../account/member-account.service.ts'
import type { Database } from '../../database/client.ts'
import { inTransaction } from '../../database/statement-failure.ts'
import { answerOnce } from '../../command/answer-once.ts'
import { endMember, lockMembers, withdrawProposalsOf } from './staff-member.store.ts'
import { recordStaffAction } from '../../gate/staff-action.service.ts'
import { STAFF_LEFT_MAIL } from './member-letters.ts'
import { tellMembers } from './tell-members.service.ts'

type Removal = {
  staffAccountId: string
  request: { staffId: string; reason: string; key: string }
  now: Date
}

/**
 * Ends a colleague's access with all sessions, and withdraws what the colleague has proposed; all members are told. Nobody removes himself, so
 * that one member always stays. NOT_STAFF: the caller has left meanwhile. Idempotent by key.
 */
export const removeStaff = (database: Database, { staffAccountId, request, now }: Removal) =>
  inTransaction(database, async (tx) => {
    const { staffId, reason } = request
    const present = await lockMembers(tx, [staffAccountId, staffId])
    if (!present.some(({ accountId }) => accountId === staffAccountId)) return 'NOT_STAFF'
    const words = REMOVE_STAFF_OUTCOME
    const once = { accountId: staffAccountId, operation: 'removeStaff', request, words, now }
    return answerOnce(tx, once, async () => {
      if (staffId === staffAccountId) return 'OWN'
      const colleague = present.find(({ accountId }) => accountId === staffId)
      if (!colleague) return 'GONE'
      await tellMembers(tx, { kind: STAFF_LEFT_MAIL, staffId, by: staffAccountId, now })
      await endMember(tx, staffId, now)
      await withdrawProposalsOf(tx, staffId, now)
      await endMemberAccount(tx, staffId, now)
      await recordStaffAction(tx, {
        staffAccountId,
        kind: 'STAFF_REMOVED',
        subject: staffId,
        words: `${colleague.name}: ${reason}`,
        at: now,
      })
      return 'REMOVED'
    })
  })
