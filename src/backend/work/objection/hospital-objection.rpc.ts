import { WorkObjections } from '../../../contract/gen/hospital_objection_pb.ts'
import { mayOperate } from '../../../domain/hospital/member-role.ts'
import { OBJECTION_TEXT } from '../../../domain/work/objection.ts'
import { MAX_EXTRA_YEN } from '../../../domain/work/record.ts'
import type { Database } from '../../database/client.ts'
import type { MemberGate } from '../../gate/member-gate.ts'
import { invalidArgument } from '../../rpc/rpc-error.ts'
import { signedIn, toIdempotencyKey } from '../../rpc/rpc-input.ts'
import { rpcMethod, type RpcMethod } from '../../rpc/rpc-method.ts'
import { toDetail, toWorkId } from '../core/work-input.ts'
import { toReported } from '../record/record-input.ts'
import { findRecord } from '../record/record.store.ts'
import { memberOfWork, ofWork, workNotFound } from '../core/work-party.ts'
import { answerObjection } from './answer-objection.service.ts'
import { toObjection } from './objection.rpc.ts'
import { findObjections, findOpenObjections } from './objection.store.ts'

const MOST_LISTED = 50

/** The methods of `dp.hospital.WorkObjections`. */
export const createHospitalObjectionMethods = (
  database: Database,
  memberOf: MemberGate,
  clock: () => Date,
): RpcMethod[] => [
  rpcMethod(WorkObjections.method.listOpenObjections, async (_, call) => {
    const { hospitalId } = await memberOf(call, 'READ_APPLICATIONS')
    const rows = await findOpenObjections(database, { hospitalId, limit: MOST_LISTED })
    return {
      objections: rows.map(({ objection, doctorName, plannedStart, plannedEnd }) => ({
        workId: objection.workId,
        doctorName,
        startTime: plannedStart,
        endTime: plannedEnd,
        objection: toObjection(objection),
      })),
    }
  }),

  rpcMethod(WorkObjections.method.getWorkObjection, async (message, call) => {
    signedIn(call)
    const workId = toWorkId(message.workId)
    const [row, rows] = await Promise.all([
      findRecord(database, workId),
      findObjections(database, workId, 'REPORT'),
    ])
    const { role } = await memberOf(call, 'READ_APPLICATIONS', ofWork(row))
    if (!row) throw workNotFound()
    return {
      objection: rows[0] && toObjection(rows[0]),
      mayAnswer: rows[0]?.state === 'OPEN' && mayOperate(role, 'ANSWER_REPORTS'),
      isPaid: row.state === 'PAID',
    }
  }),

  rpcMethod(WorkObjections.method.answerObjection, async (message, call) => {
    const workId = toWorkId(message.workId)
    const { answer, addedYen } = message
    if (answer === null) throw invalidArgument('訂正に応じるか、確定のままとするかを選んでください。')
    if (addedYen < 0 || addedYen > MAX_EXTRA_YEN) throw invalidArgument('追加の金額が正しくありません。')
    const key = toIdempotencyKey(message.idempotencyKey)
    const note = toDetail(message.note, OBJECTION_TEXT.least)
    const member = await memberOfWork({ database, memberOf }, call, workId, 'ANSWER_REPORTS')
    const corrected = message.corrected && toReported(message.corrected)
    const request = { workId, key, answer, note, addedYen, corrected }
    const outcome = await answerObjection(database, { member, request, now: clock() })
    if (outcome === 'NOT_FOUND') throw workNotFound()
    return { outcome }
  }),
]
