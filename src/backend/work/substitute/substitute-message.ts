import type { MessageInitShape } from '@bufbuild/protobuf'
import { SubstituteState, type SubstituteSearchSchema } from '../../../contract/gen/substitute_pb.ts'
import type { SubstituteSearch } from '../core/substitute.store.ts'
import { timestampOf } from '../../rpc/timestamp-of.ts'

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
  answerDueAt: timestampOf(answerDueAt),
  answer: answer ?? '',
  spotWorkId: spotWorkId === null ? '' : String(spotWorkId),
})
