import { holidayName } from '../../../domain/text/day-kind.ts'
import { tokyoDay } from '../../../domain/text/tokyo-time.ts'
import {
  dateFault,
  PROPOSE_DATE_OUTCOME,
  type ProposeDateOutcome,
  type ProposedDate,
} from '../../../domain/work/proposed-date.ts'
import type { Database, Executor } from '../../database/client.ts'
import { inTransaction } from '../../database/statement-failure.ts'
import { lockMember } from '../../gate/member-lock.service.ts'
import { answerOnce } from '../../command/answer-once.ts'
import { plannedShift } from '../../notice/notice-about.ts'
import { contractNotice } from './contract-notice.ts'
import { orderNotices } from '../../notice/notice-order.service.ts'
import { findParties, type Decider } from '../core/decide-application.store.ts'
import { lockDoctor } from '../../command/doctor-lock.service.ts'
import { engagementContractOf } from './engagement.service.ts'
import { insertTentative, lockEngagementOf } from './engagement.store.ts'

export type ProposeDateRequest = ProposedDate & {
  applicationId: string
  /** The idempotency key: one per tap of the button. */
  key: string
}

type Command = { member: Decider; request: ProposeDateRequest; now: Date }

async function propose(tx: Executor, { request, now }: Command): Promise<ProposeDateOutcome> {
  const found = await lockEngagementOf(tx, request.applicationId)
  if (!found) return 'NOT_FOUND'
  const { engagement, terms, listing } = found
  if (engagement.state === 'ENDED') return 'NOT_RUNNING'
  const { start, end, fee } = request
  const fault = dateFault(
    request,
    {
      contract: { ...engagementContractOf(terms), contractEnd: engagement.endDate },
      permit: terms.permit,
      listing,
    },
    now,
  )
  if (fault) return fault
  const day = tokyoDay(start)
  const kind = holidayName(day) ? ('HOLIDAY_WORK' as const) : ('WORK' as const)
  const id = await insertTentative(tx, engagement, { day, kind, start, end, fee })
  if (id === null) return 'DAY_TAKEN'
  const shift = plannedShift({ plannedStart: start, plannedEnd: end })
  const told = contractNotice('SCHEDULE_PROPOSED', { engagement, terms }, { of: [id], shift, before: start })
  await orderNotices(tx, [told], now)
  return 'PROPOSED'
}

/**
 * A hospital proposes a date of a running regular contract, which the doctor confirms; the caller has checked that the
 * member may decide for the hospital. Idempotent by key; locks in the order member, doctor, engagement. Throws on an
 * outage, and after five transient conflicts (`withRetry`).
 */
export async function proposeDate(database: Database, command: Command): Promise<ProposeDateOutcome> {
  const { member, request, now } = command
  const parties = await findParties(database, request.applicationId)
  if (!parties) return 'NOT_FOUND'
  return inTransaction(database, async (tx): Promise<ProposeDateOutcome> => {
    // Who has left since the gate finds nothing.
    if (!(await lockMember(tx, member.memberId))) return 'NOT_FOUND'
    await lockDoctor(tx, parties.doctorId, now)
    const { accountId } = member
    const once = { accountId, operation: 'proposeDate', request, words: PROPOSE_DATE_OUTCOME, now }
    return answerOnce(tx, once, async () => propose(tx, command))
  })
}
