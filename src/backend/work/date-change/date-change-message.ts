import type { MessageInitShape } from '@bufbuild/protobuf'
import { timestampFromDate } from '@bufbuild/protobuf/wkt'
import { DateChangeState, type DateChangeSchema } from '../../../contract/gen/date_change_pb.ts'
import type { DateChange } from './date-change.store.ts'

export const toDateChangeMessage = (row: DateChange): MessageInitShape<typeof DateChangeSchema> => ({
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
})
