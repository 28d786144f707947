import { SubstituteState, type SubstituteSearch } from '../../contract/gen/substitute_pb.ts'
import { requiredWord } from '../../contract/wire-word.ts'

/** A doctor's search for a substitute. */
export const substituteView = ({ id, state, asked }: SubstituteSearch) => ({
  id,
  state: requiredWord(SubstituteState, state, 'SubstituteSearch.state'),
  asked,
})

export type SubstituteView = ReturnType<typeof substituteView>
