import { Objections } from '../../../contract/gen/objection_pb.ts'
import type { Told } from '../../../contract/plain.ts'
import {
  objectionAnswerDue,
  objectionProblem,
  objectionUntil,
  OBJECTION_TEXT,
} from '../../../domain/work/objection.ts'
import type { Database } from '../../database/client.ts'
import { invalidArgument } from '../../rpc/rpc-error.ts'
import { toIdempotencyKey } from '../../rpc/rpc-input.ts'
import { rpcMethod, type RpcMethod } from '../../rpc/rpc-method.ts'
import { toDetail, toWorkId } from '../core/work-input.ts'
import { findRecord } from '../record/record.store.ts'
import { reportConfirmedAt } from '../survey/save-survey.service.ts'
import { doctorOf, workNotFound } from '../core/work-party.ts'
import { objectToReport, withdrawObjection } from './object.service.ts'
import { findObjections, type ObjectionRow } from './objection.store.ts'

type ProofFile = { id: string; name: string; size: number }

/** For either side of the work, and for our staff; of an objection to 注意 with its file. */
export const toObjection = (row: ObjectionRow, file: ProofFile | null = null): Told<'dp.work.Objection'> => ({
  ...row,
  answer: row.answer ?? '',
  isCorrected: row.correctedNumber !== null,
  answerDueAt: objectionAnswerDue(row.objectedAt),
  file,
})

/** The methods of `dp.work.Objections`. */
export const createObjectionMethods = (database: Database, clock: () => Date): RpcMethod[] => [
  rpcMethod(Objections.method.getObjection, async (message, call) => {
    const workId = toWorkId(message.workId)
    const { doctorId } = doctorOf(call)
    const [record, rows] = await Promise.all([
      findRecord(database, workId),
      findObjections(database, workId, 'REPORT'),
    ])
    if (record?.doctorId !== doctorId) throw workNotFound()
    const confirmed = reportConfirmedAt(record)
    const facts = { state: record.state, confirmedAt: confirmed, earlier: rows.map(({ state }) => state) }
    return {
      objection: rows[0] && toObjection(rows[0]),
      mayObject: objectionProblem(facts, clock()) === null,
      until: confirmed && objectionUntil(confirmed),
    }
  }),

  rpcMethod(Objections.method.object, async (message, call) => {
    const workId = toWorkId(message.workId)
    const { subject } = message
    if (subject === null || subject === 'CAUTION') throw invalidArgument('異議の対象を選んでください。')
    const key = toIdempotencyKey(message.idempotencyKey)
    const request = { workId, key, subject, detail: toDetail(message.detail, OBJECTION_TEXT.least) }
    const outcome = await objectToReport(database, { ...doctorOf(call), request, now: clock() })
    if (outcome === 'NOT_FOUND') throw workNotFound()
    return { outcome }
  }),

  rpcMethod(Objections.method.withdrawObjection, async (message, call) => {
    const request = { workId: toWorkId(message.workId), key: toIdempotencyKey(message.idempotencyKey) }
    const outcome = await withdrawObjection(database, { ...doctorOf(call), request, now: clock() })
    if (outcome === 'NOT_FOUND') throw workNotFound()
    return { outcome }
  }),
]
