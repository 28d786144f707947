import { timestampDate, type Timestamp } from '@bufbuild/protobuf/wkt'
import type { ChangeRequest } from '../../contract/gen/change_review_pb.ts'
import { wantedText } from '../../domain/change-text.ts'
import { CHANGE_KIND, CHANGE_STATE, isChangeKind } from '../../domain/profile-change.ts'
import { momentText } from '../../domain/shift-text.ts'
import { tokyoText } from '../../domain/tokyo-time.ts'

const moment = (timestamp: Timestamp | undefined): string =>
  timestamp ? momentText(tokyoText(timestampDate(timestamp))) : ''

/** A request to change what is verified, in the words of the screen. */
export function changeView(change: ChangeRequest) {
  const { id, doctorId, lastName, firstName, doctorStatus, kind, state, wanted, before } = change
  if (!isChangeKind(kind)) throw new Error(`a change of ${kind}`)
  return {
    id,
    doctorId,
    name: `${lastName} ${firstName}`,
    doctorStatus,
    kindText: CHANGE_KIND[kind],
    isOpen: state === 'OPEN',
    stateText: Object.entries(CHANGE_STATE).find(([name]) => name === state)?.[1] ?? state,
    wanted: wantedText(kind, wanted),
    before: Object.keys(before).length > 0 ? wantedText(kind, before) : '未登録',
    reason: change.reason,
    answer: change.answer,
    requested: moment(change.requestedAt),
    decided: moment(change.decidedAt),
    staffName: change.staffName,
    proofId: change.proofId,
  }
}
export type StaffChangeView = ReturnType<typeof changeView>
