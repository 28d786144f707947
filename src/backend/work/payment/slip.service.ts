import {
  ISSUE_OUTCOME,
  SLIP_OUTCOME,
  type IssueOutcome,
  type SlipState,
} from '../../../domain/work/payment.ts'
import { toPayments } from '../../../platform/addresses.ts'
import type { Database } from '../../database/client.ts'
import { inTransaction } from '../../database/statement-failure.ts'
import { lockMember } from '../../gate/member-lock.service.ts'
import { answerOnce } from '../../command/answer-once.ts'
import { noticeAbout } from '../../notice/notice-about.ts'
import { orderNotices } from '../../notice/notice-order.service.ts'
import type { MemberCommand } from '../core/member-command.ts'
import { type DoctorCommand, doctorCommand } from '../../command/doctor-command.ts'
import { lockDoctor } from '../../command/doctor-lock.service.ts'
import { findPayer, findSlip, saveSlip } from './slip.store.ts'

export type SlipRequest = { hospitalId: number; year: number; state: SlipState; key: string }
export type IssueSlipRequest = { doctorId: string; year: number; key: string }

/** The doctor notes whether the slip of a hospital and year has come. Idempotent by key. */
export const setSlip = doctorCommand(
  { operation: 'setSlip', words: SLIP_OUTCOME },
  async (tx, { doctorId, request: { hospitalId, year, state } }: DoctorCommand<SlipRequest>) => {
    const slip = { doctorId, hospitalId, year }
    if ((await findPayer(tx, slip)) === null) return 'NOT_FOUND'
    await saveSlip(tx, slip, { state })
    return 'SAVED'
  },
)

/** The hospital says that it has issued a slip; the doctor is told once. Idempotent by key. */
export const issueSlip = (database: Database, command: MemberCommand<IssueSlipRequest>) =>
  inTransaction(database, async (tx): Promise<IssueOutcome> => {
    const { member, request, now } = command
    if (!(await lockMember(tx, member.memberId))) return 'NOT_FOUND'
    const { accountId, hospitalId, memberId } = member
    const { doctorId, year } = request
    await lockDoctor(tx, doctorId, now)
    const once = { accountId, operation: 'issueSlip', request, words: ISSUE_OUTCOME, now }
    return answerOnce(tx, once, async () => {
      const slip = { doctorId, hospitalId, year }
      const hospitalName = await findPayer(tx, slip)
      if (hospitalName === null) return 'NOT_FOUND'
      if ((await findSlip(tx, slip))?.issuedAt) return 'ALREADY_ISSUED'
      await saveSlip(tx, slip, { issuedAt: now, memberId })
      const told = noticeAbout(
        'SLIP_ISSUED',
        { doctorId, hospitalId, terms: { hospitalName } },
        { of: [hospitalId, year], shift: '', at: `${year}年`, page: { DOCTOR: toPayments({ year }) } },
      )
      await orderNotices(tx, [told], now)
      return 'ISSUED'
    })
  })
