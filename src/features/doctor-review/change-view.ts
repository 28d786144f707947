import type { ChangeRequest } from '../../contract/gen/change_review_pb.ts'
import { ChangeKind as WireKind, ChangeState as WireState } from '../../contract/gen/profile_pb.ts'
import { requiredWord } from '../../contract/wire-word.ts'
import { wantedText } from '../../domain/doctor/change-text.ts'
import {
  CHANGE_KIND,
  CHANGE_STATE,
  type ChangeKind,
  type ChangeState,
} from '../../domain/doctor/profile-change.ts'
import { doctorStatusOf } from '../../services/user/doctor-status.ts'
import { timestampText } from '../../services/timestamp-text.ts'

/** View model of a request to change a verified value. */
export function changeView(change: ChangeRequest) {
  const { id, doctorId, lastName, firstName, wanted, before } = change
  const kind: ChangeKind = requiredWord(WireKind, change.kind, 'ChangeRequest.kind')
  const state: ChangeState = requiredWord(WireState, change.state, 'ChangeRequest.state')
  return {
    id,
    doctorId,
    name: `${lastName} ${firstName}`,
    doctorStatus: doctorStatusOf(change.doctorStatus),
    kindText: CHANGE_KIND[kind],
    isOpen: state === 'OPEN',
    stateText: CHANGE_STATE[state],
    wanted: wantedText(kind, wanted),
    before: Object.keys(before).length > 0 ? wantedText(kind, before) : '未登録',
    reason: change.reason,
    answer: change.answer,
    requested: timestampText(change.requestedAt),
    decided: timestampText(change.decidedAt),
    staffName: change.staffName,
    proofId: change.proofId,
  }
}
export type StaffChangeView = ReturnType<typeof changeView>
