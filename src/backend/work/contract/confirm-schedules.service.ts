import { roleOfDoctorStatus } from '../../../domain/account/role.ts'
import { CONFIRM_SCHEDULES_OUTCOME, type ConfirmSchedulesOutcome } from '../../../domain/work/engagement.ts'
import type { Executor } from '../../database/client.ts'
import { type DoctorCommand, doctorCommand } from '../../command/doctor-command.ts'
import { engagementContractOf } from './engagement.service.ts'
import { confirmSchedule, findTentative, insertWorks } from './engagement.store.ts'

export type ConfirmSchedulesRequest = {
  scheduleIds: string[]
  /** The idempotency key: one per tap of the button. */
  key: string
}

async function confirm(
  tx: Executor,
  { doctorId, request, now }: DoctorCommand<ConfirmSchedulesRequest>,
  status: string | null,
): Promise<ConfirmSchedulesOutcome> {
  if (status === null || roleOfDoctorStatus(status) !== 'TrustedDoctor') return 'NOT_ALLOWED'
  const known = await findTentative(tx, { doctorId, ids: request.scheduleIds })
  const open = known.filter(({ state, start }) => state === 'TENTATIVE' && start > now)
  let confirmed = 0
  for (const { id, start, end, fee, applicationId, hospitalId, terms } of open) {
    const { breakMinutes } = engagementContractOf(terms)
    const source = { applicationId, hospitalId, doctorId, breakMinutes, now }
    const works = await insertWorks(tx, source, [{ start, end, fee }])
    const workId = works.get(start.getTime())
    if (workId === undefined) continue
    await confirmSchedule(tx, id, workId)
    confirmed += 1
  }
  if (open.length === 0) return 'NOTHING_LEFT'
  return confirmed === open.length ? 'CONFIRMED' : 'PARTLY'
}

/**
 * A doctor confirms tentative dates of regular contracts; those that overlap another work stay tentative. Dates of
 * other doctors are not found. Idempotent by key. Throws on an outage, and after five transient conflicts.
 */
export const confirmSchedules = doctorCommand(
  { operation: 'confirmSchedules', words: CONFIRM_SCHEDULES_OUTCOME },
  confirm,
)
