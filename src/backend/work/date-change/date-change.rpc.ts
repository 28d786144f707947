import { DateChanges } from '../../../contract/gen/date_change_pb.ts'
import { DateChanges as HospitalDateChanges } from '../../../contract/gen/hospital_date_change_pb.ts'
import { DATE_CHANGE_NOTE } from '../../../domain/work/date-change.ts'
import type { Database } from '../../database/client.ts'
import type { MemberGate } from '../../gate/member-gate.ts'
import { invalidArgument } from '../../rpc/rpc-error.ts'
import { toIdempotencyKey, toUuid } from '../../rpc/rpc-input.ts'
import { rpcMethod, type RpcMethod } from '../../rpc/rpc-method.ts'
import { toDate, toDetail, toWorkId } from '../core/work-input.ts'
import { doctorOf, memberOfWork, workNotFound } from '../core/work-party.ts'
import { answerDateChange } from './answer-change.service.ts'
import { decideDateChange } from './decide-change.service.ts'
import { proposeDateChange, retractDateChange } from './propose-change.service.ts'
import { requestDateChange, withdrawDateChange } from './request-change.service.ts'

/** The methods of `dp.work.DateChanges` and `dp.hospital.DateChanges`. */
export const createDateChangeMethods = (
  database: Database,
  memberOf: MemberGate,
  clock: () => Date,
): RpcMethod[] => [
  rpcMethod(DateChanges.method.requestDateChange, async (message, call) => {
    const [start, end] = [toDate(message.start), toDate(message.end)]
    if (!start || !end) throw invalidArgument('希望の時間が正しくありません。')
    const request = {
      workId: toWorkId(message.workId),
      key: toIdempotencyKey(message.idempotencyKey),
      start,
      end,
      note: toDetail(message.note, DATE_CHANGE_NOTE.least),
      shortRestAcknowledged: message.shortRestAcknowledged,
    }
    const outcome = await requestDateChange(database, { ...doctorOf(call), request, now: clock() })
    return { outcome }
  }),

  rpcMethod(DateChanges.method.withdrawDateChange, async ({ workId, idempotencyKey }, call) => {
    const request = { workId: toWorkId(workId), key: toIdempotencyKey(idempotencyKey) }
    const outcome = await withdrawDateChange(database, { ...doctorOf(call), request, now: clock() })
    return { outcome }
  }),

  rpcMethod(HospitalDateChanges.method.decideDateChange, async (message, call) => {
    const workId = toWorkId(message.workId)
    const { answer } = message
    if (answer === null) throw invalidArgument('回答を選んでください。')
    const isAccepted = answer === 'ACCEPT'
    const request = {
      workId,
      changeId: toUuid(message.changeId, '相談の番号が正しくありません。'),
      key: toIdempotencyKey(message.idempotencyKey),
      isAccepted,
      word: toDetail(message.word, isAccepted ? 0 : DATE_CHANGE_NOTE.least),
    }
    const member = await memberOfWork({ database, memberOf }, call, workId, 'DECIDE_CANCELLATIONS')
    const outcome = await decideDateChange(database, { member, request, now: clock() })
    if (outcome === 'NOT_FOUND') throw workNotFound()
    return { outcome }
  }),

  rpcMethod(DateChanges.method.answerDateChange, async (message, call) => {
    const { answer } = message
    if (answer === null) throw invalidArgument('回答を選んでください。')
    const isAccepted = answer === 'ACCEPT'
    const request = {
      workId: toWorkId(message.workId),
      changeId: toUuid(message.changeId, '相談の番号が正しくありません。'),
      key: toIdempotencyKey(message.idempotencyKey),
      isAccepted,
      word: toDetail(message.word, isAccepted ? 0 : DATE_CHANGE_NOTE.least),
      shortRestAcknowledged: message.shortRestAcknowledged,
    }
    const outcome = await answerDateChange(database, { ...doctorOf(call), request, now: clock() })
    return { outcome }
  }),

  rpcMethod(HospitalDateChanges.method.proposeDateChange, async (message, call) => {
    const [start, end] = [toDate(message.start), toDate(message.end)]
    if (!start || !end) throw invalidArgument('希望の時間が正しくありません。')
    const workId = toWorkId(message.workId)
    const request = {
      workId,
      key: toIdempotencyKey(message.idempotencyKey),
      start,
      end,
      note: toDetail(message.note, DATE_CHANGE_NOTE.least),
    }
    const member = await memberOfWork({ database, memberOf }, call, workId, 'DECIDE_CANCELLATIONS')
    const outcome = await proposeDateChange(database, { member, request, now: clock() })
    if (outcome === 'NOT_FOUND') throw workNotFound()
    return { outcome }
  }),

  rpcMethod(HospitalDateChanges.method.retractDateChange, async (message, call) => {
    const workId = toWorkId(message.workId)
    const request = { workId, key: toIdempotencyKey(message.idempotencyKey) }
    const member = await memberOfWork({ database, memberOf }, call, workId, 'DECIDE_CANCELLATIONS')
    const outcome = await retractDateChange(database, { member, request, now: clock() })
    if (outcome === 'NOT_FOUND') throw workNotFound()
    return { outcome }
  }),
]
