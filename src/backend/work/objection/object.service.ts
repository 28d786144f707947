import {
  mayObjectionFollow,
  objectionProblem,
  OBJECT_OUTCOME,
  WITHDRAW_OBJECTION_OUTCOME,
  type ReportSubject,
} from '../../../domain/work/objection.ts'
import { orderNotices } from '../../notice/notice-order.service.ts'
import { findPlace } from '../core/work-place.store.ts'
import type { OfWork } from '../core/doctor-command.ts'
import { type DoctorCommand, doctorCommand } from '../../command/doctor-command.ts'
import { findRecord } from '../record/record.store.ts'
import { reportConfirmedAt } from '../survey/save-survey.service.ts'
import { objectionNotice } from './objection-notice.ts'
import { closeObjection, findObjections, insertObjection } from './objection.store.ts'

export type ObjectRequest = { workId: string; key: string; subject: ReportSubject; detail: string }

/** The doctor objects to a confirmed report; nothing of the report changes by it. Idempotent by key. */
export const objectToReport = doctorCommand(
  { operation: 'objectToReport', words: OBJECT_OUTCOME },
  async (tx, { doctorId, request, now }: DoctorCommand<ObjectRequest>) => {
    const { workId, subject, detail } = request
    const record = await findRecord(tx, workId)
    const place = record?.doctorId === doctorId ? await findPlace(tx, workId) : null
    if (!record || !place) return 'NOT_FOUND'
    const earlier = (await findObjections(tx, workId, 'REPORT')).map(({ state }) => state)
    const facts = { state: record.state, confirmedAt: reportConfirmedAt(record), earlier }
    const problem = objectionProblem(facts, now)
    if (problem) return problem
    const id = await insertObjection(tx, { workId, subject, detail, objectedAt: now })
    await orderNotices(tx, [objectionNotice('OBJECTION_MADE', place, { id })], now)
    return 'OBJECTED'
  },
)

/** The doctor takes an objection back that the hospital has not answered. Idempotent by key. */
export const withdrawObjection = doctorCommand(
  { operation: 'withdrawObjection', words: WITHDRAW_OBJECTION_OUTCOME },
  async (tx, { doctorId, request, now }: DoctorCommand<OfWork>) => {
    const place = await findPlace(tx, request.workId)
    if (place?.doctorId !== doctorId) return 'NOT_FOUND'
    const [latest] = await findObjections(tx, request.workId, 'REPORT')
    if (!latest || !mayObjectionFollow(latest.state, 'WITHDRAWN', 'DOCTOR')) return 'NOT_OPEN'
    await closeObjection(tx, latest.id, { state: 'WITHDRAWN', closedAt: now })
    await orderNotices(tx, [objectionNotice('OBJECTION_WITHDRAWN', place, { id: latest.id })], now)
    return 'WITHDRAWN'
  },
)
