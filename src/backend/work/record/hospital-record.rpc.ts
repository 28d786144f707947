import { WorkReports } from '../../../contract/gen/hospital_record_pb.ts'
import { mayOperate } from '../../../domain/hospital/member-role.ts'
import { MAX_EXTRA_YEN, REPORT_LIMIT, REPORT_NOTE } from '../../../domain/work/record.ts'
import { statementProblem } from '../../../domain/work/stated-work.ts'
import type { Database } from '../../database/client.ts'
import type { MemberGate } from '../../gate/member-gate.ts'
import { invalidArgument } from '../../rpc/rpc-error.ts'
import { signedIn, toIdempotencyKey } from '../../rpc/rpc-input.ts'
import { rpcMethod, type RpcMethod } from '../../rpc/rpc-method.ts'
import { toDetail, toWorkId } from '../core/work-input.ts'
import { memberOfWork, ofWork, workNotFound } from '../core/work-party.ts'
import { answerReport } from './answer-report.service.ts'
import { extraPayOf } from './planned-work.ts'
import { toReported } from './record-input.ts'
import { toRecord } from './record-message.ts'
import { findRecord } from './record.store.ts'
import { stateWork } from './state-work.service.ts'

/** The methods of `dp.hospital.WorkReports`. */
export const createHospitalRecordMethods = (
  database: Database,
  memberOf: MemberGate,
  clock: () => Date,
): RpcMethod[] => [
  rpcMethod(WorkReports.method.getReportedWork, async ({ workId }, call) => {
    signedIn(call)
    const row = await findRecord(database, toWorkId(workId))
    const { role } = await memberOf(call, 'READ_APPLICATIONS', ofWork(row))
    if (!row) throw workNotFound()
    return {
      work: toRecord(row),
      doctorName: row.doctorName,
      mayAnswer: mayOperate(role, 'ANSWER_REPORTS'),
      mayState: mayOperate(role, 'ANSWER_REPORTS') && statementProblem(row, clock()) === null,
      leastExtraYen: row.report ? extraPayOf(row, row.report).dueYen : 0,
    }
  }),

  rpcMethod(WorkReports.method.stateWork, async (message, call) => {
    const workId = toWorkId(message.workId)
    const key = toIdempotencyKey(message.idempotencyKey)
    const report = toReported(message.reported)
    const member = await memberOfWork({ database, memberOf }, call, workId, 'ANSWER_REPORTS')
    const outcome = await stateWork(database, { member, request: { workId, key, report }, now: clock() })
    if (outcome === 'NOT_FOUND') throw workNotFound()
    return { outcome }
  }),

  rpcMethod(WorkReports.method.answerReport, async (message, call) => {
    const workId = toWorkId(message.workId)
    const { answer, number, extraYen, carfareYen } = message
    if (answer === null) throw invalidArgument('確定か修正のお願いを選んでください。')
    if (extraYen < 0 || extraYen > MAX_EXTRA_YEN) throw invalidArgument('追加の金額が正しくありません。')
    if (carfareYen !== null && (carfareYen < 0 || carfareYen > REPORT_LIMIT.carfareYen))
      throw invalidArgument('交通費の金額が正しくありません。')
    const key = toIdempotencyKey(message.idempotencyKey)
    const note = toDetail(message.note, answer === 'CONFIRMED' ? 0 : REPORT_NOTE.least)
    const member = await memberOfWork({ database, memberOf }, call, workId, 'ANSWER_REPORTS')
    const request = { workId, number, key, answer, note, extraYen, carfareYen }
    const outcome = await answerReport(database, { member, request, now: clock() })
    if (outcome === 'NOT_FOUND') throw workNotFound()
    return { outcome }
  }),
]
