import type { MessageInitShape } from '@bufbuild/protobuf'
import { SubstituteState, type SubstituteSearchSchema } from '../../../contract/gen/substitute_pb.ts'
import type { SubstituteSearch } from './substitute.store.ts'

export const toSearchMessage = ({
  id,
  state,
  asked,
}: SubstituteSearch): MessageInitShape<typeof SubstituteSearchSchema> => ({
  id,
  state: SubstituteState[state],
  asked,
})
