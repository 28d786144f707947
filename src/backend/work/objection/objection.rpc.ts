import type { MessageInitShape } from '@bufbuild/protobuf'
import { timestampFromDate } from '@bufbuild/protobuf/wkt'
import {
  ObjectionState,
  ObjectionSubject,
  Objections,
  ObjectOutcome,
  WithdrawObjectionOutcome,
  type ObjectionSchema,
} from '../../../contract/gen/objection_pb.ts'
import { wireWordOf } from '../../../contract/wire-word.ts'
import {
  objectionAnswerDue,
  objectionProblem,
  objectionUntil,
  OBJECTION_TEXT,
} from '../../../domain/work/objection.ts'
import type { Database } from '../../database/client.ts'
import { invalidArgument } from '../../rpc/rpc-error.ts'
import { toIdempotencyKey } from '../../rpc/rpc-input.ts'
import { rpcMethodRaw, type RpcMethod } from '../../rpc/rpc-method.ts'
import { timestampOf } from '../../rpc/timestamp-of.ts'
import { toDetail, toWorkId } from '../core/work-input.ts'
import { findRecord } from '../record/record.store.ts'
import { reportConfirmedAt } from '../survey/save-survey.service.ts'
import { doctorOf, workNotFound } from '../core/work-party.ts'
import { objectToReport, withdrawObjection } from './object.service.ts'
import { findObjections, type ObjectionRow } from './objection.store.ts'

type ProofFile = { id: string; name: string; size: number }

/** For either side of the work, and for our staff; of an objection to 注意 with its file. */
export const toObjectionMessage = (
  row: ObjectionRow,
  file?: ProofFile | null,
): MessageInitShape<typeof ObjectionSchema> => ({
  state: ObjectionState[row.state],
  subject: ObjectionSubject[row.subject],
  detail: row.detail,
  objectedAt: timestampFromDate(row.objectedAt),
  closedAt: timestampOf(row.closedAt),
  answer: row.answer ?? '',
  addedYen: row.addedYen,
  isCorrected: row.correctedNumber !== null,
  paidDifferenceYen: row.paidDifferenceYen ?? undefined,
  answerDueAt: timestampFromDate(objectionAnswerDue(row.objectedAt)),
  file: file ?? undefined,
})

/** The methods of `dp.work.Objections`. */
export const createObjectionMethods = (database: Database, clock: () => Date): RpcMethod[] => [
  rpcMethodRaw(Objections.method.getObjection, async (message, call) => {
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
      objection: rows[0] && toObjectionMessage(rows[0]),
      mayObject: objectionProblem(facts, clock()) === null,
      until: confirmed ? timestampFromDate(objectionUntil(confirmed)) : undefined,
    }
  }),

  rpcMethodRaw(Objections.method.object, async (message, call) => {
    const workId = toWorkId(message.workId)
    const subject = wireWordOf(ObjectionSubject, message.subject)
    if (subject === null || subject === 'CAUTION') throw invalidArgument('異議の対象を選んでください。')
    const key = toIdempotencyKey(message.idempotencyKey)
    const request = { workId, key, subject, detail: toDetail(message.detail, OBJECTION_TEXT.least) }
    const outcome = await objectToReport(database, { ...doctorOf(call), request, now: clock() })
    if (outcome === 'NOT_FOUND') throw workNotFound()
    return { outcome: ObjectOutcome[outcome] }
  }),

  rpcMethodRaw(Objections.method.withdrawObjection, async (message, call) => {
    const request = { workId: toWorkId(message.workId), key: toIdempotencyKey(message.idempotencyKey) }
    const outcome = await withdrawObjection(database, { ...doctorOf(call), request, now: clock() })
    if (outcome === 'NOT_FOUND') throw workNotFound()
    return { outcome: WithdrawObjectionOutcome[outcome] }
  }),
]
