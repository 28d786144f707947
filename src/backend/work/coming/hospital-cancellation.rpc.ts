import { Cancellations } from '../../../contract/gen/hospital_cancellation_pb.ts'
import { showsTelephone } from '../../../domain/application/hospital-access.ts'
import { MAX_COMPENSATION_YEN } from '../../../domain/cancellation/compensation.ts'
import { mayOperate } from '../../../domain/hospital/member-role.ts'
import { isPaperDue, noticeState } from '../../../domain/work/terms-notice.ts'
import type { Database } from '../../database/client.ts'
import type { MemberGate } from '../../gate/member-gate.ts'
import { pageOf } from '../../database/keyset-cursor.ts'
import { invalidArgument } from '../../rpc/rpc-error.ts'
import { signedIn, toCursor, toIdempotencyKey, toUuid } from '../../rpc/rpc-input.ts'
import { rpcMethod, type RpcMethod } from '../../rpc/rpc-method.ts'
import { toDateChangeMessage } from '../date-change/date-change-message.ts'
import { toSearchMessage } from '../substitute/substitute-message.ts'
import { declarationOf } from '../weather/weather.rpc.ts'
import { memberOfWork, ofWork, workNotFound } from '../core/work-party.ts'
import { cancelWork } from '../cancellation/cancel-work.service.ts'
import { toDetail, toWorkId } from '../core/work-input.ts'
import { toWorkMessage } from './cancellable-work.ts'
import { findComingWorks, findWork, type WorkRow } from './coming.store.ts'
import { answerCancellation } from '../cancellation/decide-cancellation.service.ts'

/** Works on a page of the list. */
const PAGE = 20

/** Whether the hospital may call the doctor of a work, by whichever number. */
const mayCall = ({ applicationState, access }: Pick<WorkRow, 'applicationState' | 'access'>, now: Date) =>
  showsTelephone({ state: applicationState, ...access }, now)

/** The tier and its points are the doctor's own, and so is the telephone number once the hospital may not call any more. */
const shownToHospital = (asked: NonNullable<WorkRow['cancellation']>, row: WorkRow, now: Date) => ({
  ...asked,
  tier: null,
  phone: mayCall(row, now) ? asked.phone : null,
})

/** The methods of `dp.hospital.Cancellations`. */
export const createHospitalCancellationMethods = (
  database: Database,
  memberOf: MemberGate,
  clock: () => Date,
): RpcMethod[] => [
  rpcMethod(Cancellations.method.listComingWorks, async ({ after }, call) => {
    const cursor = toCursor(after)
    const { hospitalId } = await memberOf(call, 'READ_APPLICATIONS')
    const asked = { hospitalId, after: cursor, limit: PAGE + 1 }
    const rows = (await findComingWorks(database, asked)).map((row) => ({ ...row, id: row.work.id }))
    const now = clock()
    const { items, nextCursor } = pageOf(rows, PAGE, ({ work }) => work.plannedStart)
    return {
      works: items.map((row) => ({
        ...row,
        work: toWorkMessage(row),
        doctorPhone: mayCall(row, now) ? row.doctorPhone : '',
        termsNotice: row.notice && noticeState(row.notice),
        isPaperDue: row.notice !== null && isPaperDue(row.notice),
        hasOpenChange:
          row.work.state === 'SCHEDULED' &&
          row.dateChange?.state === 'OPEN' &&
          row.dateChange.requestedBy === 'DOCTOR',
      })),
      nextCursor: nextCursor ?? '',
    }
  }),

  rpcMethod(Cancellations.method.getCancellation, async ({ workId }, call) => {
    signedIn(call)
    const row = await findWork(database, toWorkId(workId))
    const { role } = await memberOf(call, 'READ_APPLICATIONS', ofWork(row?.work))
    if (!row) throw workNotFound()
    return {
      ...row,
      work: toWorkMessage(row),
      cancellation: row.cancellation && shownToHospital(row.cancellation, row, clock()),
      substituteSearch: row.substituteSearch && toSearchMessage(row.substituteSearch),
      dateChange: row.dateChange && toDateChangeMessage(row.dateChange),
      mayDecide: mayOperate(role, 'DECIDE_CANCELLATIONS'),
      weather: row.weather && declarationOf(row.weather),
    }
  }),

  rpcMethod(Cancellations.method.decideCancellation, async (message, call) => {
    const workId = toWorkId(message.workId)
    const { answer } = message
    if (answer === null) throw invalidArgument('承認か差し戻しを選んでください。')
    const request = {
      workId,
      cancellationId: toUuid(message.cancellationId, '申請の番号が正しくありません。'),
      key: toIdempotencyKey(message.idempotencyKey),
      isAccepted: answer === 'ACCEPT',
      word: toDetail(message.word, answer === 'REJECT' ? undefined : 0),
      called: message.called,
      reasonConfirmed: message.reasonConfirmed,
    }
    const member = await memberOfWork({ database, memberOf }, call, workId, 'DECIDE_CANCELLATIONS')
    const outcome = await answerCancellation(database, { member, request, now: clock() })
    if (outcome === 'NOT_FOUND') throw workNotFound()
    return { outcome }
  }),

  rpcMethod(Cancellations.method.cancelWork, async (message, call) => {
    const workId = toWorkId(message.workId)
    const { reason, compensationYen } = message
    if (reason === null) throw invalidArgument('キャンセルの理由を選択してください。')
    if (compensationYen < 0 || compensationYen > MAX_COMPENSATION_YEN) {
      throw invalidArgument('補償額が正しくありません。')
    }
    const request = {
      workId,
      key: toIdempotencyKey(message.idempotencyKey),
      reason,
      detail: toDetail(message.detail),
      compensationYen,
    }
    const member = await memberOfWork({ database, memberOf }, call, workId, 'DECIDE_CANCELLATIONS')
    const outcome = await cancelWork(database, { member, request, now: clock() })
    if (outcome === 'NOT_FOUND') throw workNotFound()
    return { outcome }
  }),
]
