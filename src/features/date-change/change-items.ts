import type { Shown } from '../../contract/plain.ts'
import { momentText, shiftText } from '../../domain/text/shift-text.ts'
import type { DescriptionItem } from '../../ui/description-list/description-list.tsx'

/** A request to move a work. */
export type ShownDateChange = Shown<'dp.work.DateChange'>

/** The times of a request in words: as planned, and as somebody wants them. */
export const changeTimes = ({ plannedStart, plannedEnd, proposedStart, proposedEnd }: ShownDateChange) => ({
  planned: shiftText(plannedStart, plannedEnd),
  proposed: shiftText(proposedStart, proposedEnd),
})

/** An open request in full, for both sides. */
export function changeItems(change: ShownDateChange): DescriptionItem[] {
  const { planned, proposed } = changeTimes(change)
  return [
    { term: 'いまの予定', description: planned },
    { term: '希望の日時', description: proposed },
    { term: change.byHospital ? '病院の事情' : '先生の事情', description: change.note },
    { term: '回答の期限', description: momentText(change.answerDueAt) },
  ]
}
