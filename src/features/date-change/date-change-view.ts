import type { Timestamp } from '@bufbuild/protobuf/wkt'
import { DateChangeState, type DateChange } from '../../contract/gen/date_change_pb.ts'
import { requiredWord } from '../../contract/wire-word.ts'
import { momentText, shiftText } from '../../domain/text/shift-text.ts'
import { instantText } from '../../services/timestamp-text.ts'
import type { DescriptionItem } from '../../ui/description-list/description-list.tsx'

const shiftOf = (start: Timestamp | undefined, end: Timestamp | undefined) =>
  shiftText(instantText(start) ?? '', instantText(end) ?? '')

/** A request to move a work, with its times in words. */
export const dateChangeView = (change: DateChange) => ({
  id: change.id,
  state: requiredWord(DateChangeState, change.state, 'DateChange.state'),
  planned: shiftOf(change.plannedStart, change.plannedEnd),
  proposed: shiftOf(change.proposedStart, change.proposedEnd),
  note: change.note,
  answerDue: momentText(instantText(change.answerDueAt) ?? ''),
  answer: change.answer ?? '',
  byHospital: change.byHospital,
  /** For the doctor who is to answer: what the new time would mean. */
  overlaps: change.overlaps,
  restBeforeMinutes: change.restBeforeMinutes ?? null,
  restAfterMinutes: change.restAfterMinutes ?? null,
  restGuidelineMinutes: change.restGuidelineMinutes,
  restBreaches: change.restBreaches,
})

export type DateChangeView = ReturnType<typeof dateChangeView>

/** An open request in full, for both sides. */
export const changeItems = ({
  planned,
  proposed,
  note,
  answerDue,
  byHospital,
}: DateChangeView): DescriptionItem[] => [
  { term: 'いまの予定', description: planned },
  { term: '希望の日時', description: proposed },
  { term: byHospital ? '病院の事情' : '先生の事情', description: note },
  { term: '回答の期限', description: answerDue },
]
