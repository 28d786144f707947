import type { MessageInitShape } from '@bufbuild/protobuf'
import { timestampFromDate } from '@bufbuild/protobuf/wkt'
import { SubstituteState, type SubstituteSearchSchema } from '../../../contract/gen/substitute_pb.ts'
import type { SubstituteSearch } from './substitute.store.ts'

export const toSearchMessage = ({
  id,
  state,
  asked,
  answerDueAt,
  answer,
  spotWorkId,
}: SubstituteSearch): MessageInitShape<typeof SubstituteSearchSchema> => ({
  id,
  state: SubstituteState[state],
  asked,
  answerDueAt: answerDueAt ? timestampFromDate(answerDueAt) : undefined,
  answer: answer ?? '',
  spotWorkId: spotWorkId === null ? '' : String(spotWorkId),
})
