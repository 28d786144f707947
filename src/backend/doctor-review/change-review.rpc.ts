import { DOCTOR_VIEW } from '../../domain/doctor/doctor-view.ts'
import type { Database } from '../database/client.ts'
import { recordDoctorViews, recordFileView } from '../staff/doctor-view.service.ts'
import { ChangeReview } from '../../contract/gen/change_review_pb.ts'
import type { Told } from '../../contract/plain.ts'
import type { ChangeReviewService, Review } from '../profile/change-review.service.ts'
import { invalidArgument, RpcError } from '../rpc/rpc-error.ts'
import { toCursor, toIdempotencyKey, toPageSize, toReason, toUuid } from '../rpc/rpc-input.ts'
import { rpcMethod, type RpcMethod } from '../rpc/rpc-method.ts'
import type { StaffGate } from '../gate/staff-input.ts'

const LIMIT = { default: 30, most: 100 } as const

function toMessage({ change, before, proofId, staffName, owner }: Review): Told<'dp.staff.ChangeRequest'> {
  const { kind: _kind, ...wanted } = change.wanted
  return {
    ...change,
    lastName: owner.lastName,
    firstName: owner.firstName,
    doctorStatus: owner.status,
    wanted,
    before,
    answer: change.answer ?? '',
    staffName: staffName ?? '',
    proofId: proofId ?? '',
  }
}

type Options = {
  database: Database
  service: ChangeReviewService
  clock: () => Date
  staffOf: StaffGate
}

/** The methods of `dp.staff.ChangeReview`. Each checks the staff role first. */
export function createChangeReviewMethods({ database, service, clock, staffOf }: Options): RpcMethod[] {
  return [
    rpcMethod(ChangeReview.method.listOpenChanges, async ({ after, limit }, call) => {
      const { accountId: staffAccountId } = await staffOf(call)
      const cursor = toCursor(after)
      const page = await service.listOpen({ after: cursor, limit: toPageSize(limit, LIMIT) })
      const doctorIds = page.items.map(({ change }) => change.doctorId)
      const reason = DOCTOR_VIEW.CHANGES
      await recordDoctorViews(database, { staffAccountId, doctorIds, reason, at: clock() })
      return { changes: page.items.map(toMessage), nextCursor: page.nextCursor ?? '', total: page.total }
    }),

    rpcMethod(ChangeReview.method.listDoctorChanges, async (message, call) => {
      const { accountId: staffAccountId } = await staffOf(call)
      const doctorId = toUuid(message.doctorId, '医師の番号が正しくありません。')
      await recordFileView(database, { staffAccountId, doctorId, at: clock() })
      const changes = await service.listOfDoctor(doctorId)
      return { changes: changes.map(toMessage) }
    }),

    rpcMethod(ChangeReview.method.decideChange, async (request, call) => {
      const { accountId } = await staffOf(call)
      const { decision, seenProofId } = request
      if (!decision) throw invalidArgument('指定された形式で入力してください')
      const result = await service.decide(accountId, {
        changeId: toUuid(request.changeId, '申請の番号が正しくありません。'),
        decision,
        reason: toReason(request.reason),
        seenProofId: seenProofId === '' ? null : toUuid(seenProofId, '書類の番号が正しくありません。'),
        key: toIdempotencyKey(request.idempotencyKey),
      })
      if (result === 'NOT_FOUND') throw new RpcError('not_found', 'この申請は見つかりません。')
      return result
    }),
  ]
}
