import { ObjectionState, ObjectionSubject, type Objection } from '../../../contract/gen/objection_pb.ts'
import { requiredWord } from '../../../contract/wire-word.ts'
import { instantText } from '../../../services/timestamp-text.ts'

/** View model of an objection, for either side and for our staff. */
export const objectionView = (one: Objection) => ({
  state: requiredWord(ObjectionState, one.state, 'Objection.state'),
  subject: requiredWord(ObjectionSubject, one.subject, 'Objection.subject'),
  detail: one.detail,
  objectedAt: instantText(one.objectedAt) ?? '',
  closedAt: instantText(one.closedAt),
  answer: one.answer,
  addedYen: one.addedYen,
  isCorrected: one.isCorrected,
  /** By which pay that was paid before differs now; 0 where it does not. */
  paidDifferenceYen: one.paidDifferenceYen ?? 0,
  answerDue: instantText(one.answerDueAt) ?? '',
  file: one.file ? { id: one.file.id, name: one.file.name, size: one.file.size } : null,
})
export type ObjectionView = ReturnType<typeof objectionView>
