import { DOCTOR_VIEW } from '../../domain/doctor/doctor-view.ts'
import type { Database } from '../database/client.ts'
import { recordDoctorViews, recordFileView } from '../staff/doctor-view.service.ts'
import { timestampFromDate } from '@bufbuild/protobuf/wkt'
import { ChangeDecision, ChangeReview, DecideChangeOutcome } from '../../contract/gen/change_review_pb.ts'
import { ChangeKind, ChangeState } from '../../contract/gen/profile_pb.ts'
import { DoctorStatus } from '../../contract/gen/user_pb.ts'
import { wireWordOf } from '../../contract/wire-word.ts'
import type { ChangeReviewService, Review } from '../profile/change-review.service.ts'
import { invalidArgument, RpcError } from '../rpc/rpc-error.ts'
import { toCursor, toIdempotencyKey, toPageSize, toReason, toUuid } from '../rpc/rpc-input.ts'
import { rpcMethodRaw, type RpcMethod } from '../rpc/rpc-method.ts'
import type { StaffGate } from '../gate/staff-input.ts'

const LIMIT = { default: 30, most: 100 } as const

function toMessage({ change, before, proofId, staffName, owner }: Review) {
  const { kind: _kind, ...wanted } = change.wanted
  return {
    id: change.id,
    doctorId: change.doctorId,
    lastName: owner.lastName,
    firstName: owner.firstName,
    doctorStatus: DoctorStatus[owner.status],
    kind: ChangeKind[change.kind],
    state: ChangeState[change.state],
    wanted,
    before,
    reason: change.reason,
    answer: change.answer ?? '',
    requestedAt: timestampFromDate(change.requestedAt),
    decidedAt: change.decidedAt ? timestampFromDate(change.decidedAt) : undefined,
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
    rpcMethodRaw(ChangeReview.method.listOpenChanges, async ({ after, limit }, call) => {
      const { accountId: staffAccountId } = await staffOf(call)
      const cursor = toCursor(after)
      const page = await service.listOpen({ after: cursor, limit: toPageSize(limit, LIMIT) })
      const doctorIds = page.items.map(({ change }) => change.doctorId)
      const reason = DOCTOR_VIEW.CHANGES
      await recordDoctorViews(database, { staffAccountId, doctorIds, reason, at: clock() })
      return { changes: page.items.map(toMessage), nextCursor: page.nextCursor ?? '', total: page.total }
    }),

    rpcMethodRaw(ChangeReview.method.listDoctorChanges, async (message, call) => {
      const { accountId: staffAccountId } = await staffOf(call)
      const doctorId = toUuid(message.doctorId, '医師の番号が正しくありません。')
      await recordFileView(database, { staffAccountId, doctorId, at: clock() })
      const changes = await service.listOfDoctor(doctorId)
      return { changes: changes.map(toMessage) }
    }),

    rpcMethodRaw(ChangeReview.method.decideChange, async (request, call) => {
      const { accountId } = await staffOf(call)
      const decision = wireWordOf(ChangeDecision, request.decision)
      if (!decision) throw invalidArgument('指定された形式で入力してください')
      const { seenProofId } = request
      const result = await service.decide(accountId, {
        changeId: toUuid(request.changeId, '申請の番号が正しくありません。'),
        decision,
        reason: toReason(request.reason),
        seenProofId: seenProofId === '' ? null : toUuid(seenProofId, '書類の番号が正しくありません。'),
        key: toIdempotencyKey(request.idempotencyKey),
      })
      if (result === 'NOT_FOUND') throw new RpcError('not_found', 'この申請は見つかりません。')
      return { outcome: DecideChangeOutcome[result.outcome], state: ChangeState[result.state] }
    }),
  ]
}
