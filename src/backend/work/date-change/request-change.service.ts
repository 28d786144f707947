import { randomUUID } from 'node:crypto'
import { replyDue } from '../../../domain/application/application-state.ts'
import {
  REQUEST_CHANGE_OUTCOME,
  WITHDRAW_CHANGE_OUTCOME,
  type RequestChangeOutcome,
} from '../../../domain/work/date-change.ts'
import type { Executor } from '../../database/client.ts'
import { orderNotices } from '../../notice/notice-order.service.ts'
import type { LockedWork, WorkPlace } from '../core/work-place.store.ts'
import { ownWorkCommand } from '../core/doctor-command.ts'
import type { DoctorCommand } from '../../command/doctor-command.ts'
import { changeNotice } from './change-notice.ts'
import { changeRefusal } from './change-refusal.service.ts'
import { isRestShort } from './moved-rest.store.ts'
import {
  closeChange,
  findObstacle,
  findOpenChange,
  insertDateChange,
  questionDate,
} from './date-change.store.ts'

export type DateChangeRequest = {
  workId: string
  /** The idempotency key: one per tap of the button. */
  key: string
  start: Date
  end: Date
  note: string
  /** The doctor knows that the rest before or after is short. */
  shortRestAcknowledged: boolean
}

/** Why the work cannot be moved to the time now; null when the hospital may be asked. */
async function refusalOf(
  tx: Executor,
  locked: { work: LockedWork; place: WorkPlace },
  { doctorId, request, now }: DoctorCommand<DateChangeRequest>,
): Promise<RequestChangeOutcome | null> {
  const { start, end, shortRestAcknowledged } = request
  const refusal = await changeRefusal(tx, locked, { start, end, by: 'DOCTOR' }, now)
  if (refusal) return refusal
  const moved = { workId: locked.work.id, doctorId, start, end }
  const obstacle = await findObstacle(tx, moved)
  if (obstacle) return obstacle
  return !shortRestAcknowledged && (await isRestShort(tx, moved)) ? 'SHORT_REST' : null
}

/** Asks the hospital to move the doctor's work, which stands as planned until it accepts. Idempotent by key. */
export const requestDateChange = ownWorkCommand(
  { operation: 'requestDateChange', words: REQUEST_CHANGE_OUTCOME },
  async (tx, { place, work }, command: DoctorCommand<DateChangeRequest>) => {
    const { doctorId, request, now } = command
    const refusal = await refusalOf(tx, { work, place }, command)
    if (refusal) return refusal
    const change = {
      id: randomUUID(),
      workId: work.id,
      doctorId,
      hospitalId: place.hospitalId,
      plannedStart: work.plannedStart,
      plannedEnd: work.plannedEnd,
      proposedStart: request.start,
      proposedEnd: request.end,
      note: request.note,
      requestedAt: now,
      answerDueAt: replyDue(now, request.start < work.plannedStart ? request.start : work.plannedStart),
    }
    await insertDateChange(tx, change)
    await questionDate(tx, work.id)
    await orderNotices(tx, [changeNotice('DATE_CHANGE_REQUESTED', change, place)], now)
    return 'REQUESTED'
  },
)

/** Withdraws the doctor's open request: the work stands as planned. Idempotent by key. */
export const withdrawDateChange = ownWorkCommand(
  { operation: 'withdrawDateChange', words: WITHDRAW_CHANGE_OUTCOME },
  async (tx, { place, work }, { now }) => {
    const open = await findOpenChange(tx, work.id)
    if (open?.requestedBy !== 'DOCTOR') return 'ALREADY_DECIDED'
    await closeChange(tx, open, { state: 'WITHDRAWN', actor: 'DOCTOR', decidedAt: now })
    await orderNotices(tx, [changeNotice('DATE_CHANGE_WITHDRAWN', open, place)], now)
    return 'WITHDRAWN'
  },
)
