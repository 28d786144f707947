import { ANSWER_CHANGE_OUTCOME } from '../../../domain/work/date-change.ts'
import { ownWorkCommand } from '../core/doctor-command.ts'
import type { DoctorCommand } from '../../command/doctor-command.ts'
import type { ChangeAnswer } from './decide-change.service.ts'
import { findOpenChange } from './date-change.store.ts'
import { isRestShort } from './moved-rest.store.ts'
import { dateChangeRefusal, settleChange } from './settle-change.service.ts'

export type ChangeReply = ChangeAnswer & { shortRestAcknowledged: boolean }

/** The doctor accepts or declines a request of the hospital; accepting moves the work. Idempotent by key. */
export const answerDateChange = ownWorkCommand(
  { operation: 'answerDateChange', words: ANSWER_CHANGE_OUTCOME },
  async (tx, { place, work }, { doctorId, request, now }: DoctorCommand<ChangeReply>) => {
    const { isAccepted, word } = request
    const change = await findOpenChange(tx, work.id)
    if (change?.id !== request.changeId || change.requestedBy !== 'HOSPITAL') return 'ALREADY_DECIDED'
    const refusal = await dateChangeRefusal(tx, { work, change, isAccepted }, now)
    if (refusal) return refusal
    const { proposedStart: start, proposedEnd: end } = change
    const moved = { workId: work.id, doctorId, start, end }
    if (isAccepted && !request.shortRestAcknowledged && (await isRestShort(tx, moved))) return 'SHORT_REST'
    return settleChange(tx, { work, change, place, isAccepted, actor: 'DOCTOR', word }, now)
  },
)
