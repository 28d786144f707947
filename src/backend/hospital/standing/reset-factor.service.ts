import { RESET_FACTOR_OUTCOME } from '../../../domain/staff/reset-factor.ts'
import { resetFactor } from '../../account/second-factor/factor-reset.service.ts'
import { findOwnerOfAddress } from '../../account/member-account.service.ts'
import type { Database } from '../../database/client.ts'
import { inTransaction } from '../../database/statement-failure.ts'
import { recordFactorEvent } from '../factor-event.service.ts'
import { answerOnce } from '../../command/answer-once.ts'
import { hasStaffRow, lockStaff, recordStaffAction } from '../../gate/staff-action.service.ts'

type Reset = {
  staffAccountId: string
  request: { address: string; reason: string; key: string }
  now: Date
}

/**
 * Our staff take away the second factor of a hospital's member, a doctor, or a colleague, who has lost phone and recovery codes. NOT_STAFF: the
 * caller has left. Idempotent by key.
 */
export const resetMemberFactor = (database: Database, { staffAccountId, request, now }: Reset) =>
  inTransaction(database, async (tx) => {
    if (!(await lockStaff(tx, staffAccountId))) return 'NOT_STAFF'
    const operation = 'resetMemberFactor'
    const once = { accountId: staffAccountId, operation, request, words: RESET_FACTOR_OUTCOME, now }
    return answerOnce(tx, once, async () => {
      const found = await findOwnerOfAddress(tx, request.address)
      if (!found || (found.kind === 'STAFF' && !(await hasStaffRow(tx, found.accountId)))) return 'UNKNOWN'
      const { accountId } = found
      if (accountId === staffAccountId) return 'OWN'
      if (!(await resetFactor(tx, accountId, now))) return 'NO_FACTOR'
      await recordFactorEvent(tx, { accountId, event: 'FACTOR_RESET_BY_STAFF', now })
      const words = request.reason
      const kind = found.kind === 'STAFF' ? ('STAFF_FACTOR_RESET' as const) : ('FACTOR_RESET' as const)
      await recordStaffAction(tx, { staffAccountId, kind, subject: accountId, words, at: now })
      return 'RESET'
    })
  })
