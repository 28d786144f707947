import type { MessageInitShape } from '@bufbuild/protobuf'
import { timestampFromDate } from '@bufbuild/protobuf/wkt'
import { DateChangeState, type DateChangeSchema } from '../../../contract/gen/date_change_pb.ts'
import { toRestFields } from '../rest/rest-message.ts'
import type { findMovedRest } from './moved-rest.store.ts'
import type { DateChange } from './date-change.store.ts'

type Message = MessageInitShape<typeof DateChangeSchema>

export const toDateChangeMessage = (row: DateChange): Message => ({
  id: row.id,
  state: DateChangeState[row.state],
  plannedStart: timestampFromDate(row.plannedStart),
  plannedEnd: timestampFromDate(row.plannedEnd),
  proposedStart: timestampFromDate(row.proposedStart),
  proposedEnd: timestampFromDate(row.proposedEnd),
  note: row.note,
  requestedAt: timestampFromDate(row.requestedAt),
  answerDueAt: timestampFromDate(row.answerDueAt),
  answer: row.answer ?? '',
  byHospital: row.requestedBy === 'HOSPITAL',
})

/** The same for the doctor who is to answer, with what the new time would mean. */
export const toAskedMessage = (
  row: DateChange,
  around: Awaited<ReturnType<typeof findMovedRest>>,
): Message => ({
  ...toDateChangeMessage(row),
  ...(around && {
    overlaps: around.overlaps,
    ...toRestFields(around.rest),
  }),
})
