import type { Shown } from '../../contract/plain.ts'
import { wantedText } from '../../domain/doctor/change-text.ts'
import { CHANGE_KIND, CHANGE_STATE } from '../../domain/doctor/profile-change.ts'
import { momentText } from '../../domain/text/shift-text.ts'
import { doctorStatusOf } from '../../services/user/doctor-status.ts'

/** View model of a request to change a verified value. */
export function changeView(change: Shown<'dp.staff.ChangeRequest'>) {
  const { id, doctorId, lastName, firstName, kind, state, wanted, before, decidedAt } = change
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
    requested: momentText(change.requestedAt),
    decided: decidedAt ? momentText(decidedAt) : '',
    staffName: change.staffName,
    proofId: change.proofId,
  }
}
export type StaffChangeView = ReturnType<typeof changeView>
