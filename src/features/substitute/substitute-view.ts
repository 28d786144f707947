import { SubstituteState, type SubstituteSearch } from '../../contract/gen/substitute_pb.ts'
import { requiredWord } from '../../contract/wire-word.ts'
import { momentText } from '../../domain/text/shift-text.ts'
import { instantText } from '../../services/timestamp-text.ts'

/** A doctor's search for a substitute. */
export function substituteView({ id, state, asked, answerDueAt, answer, spotWorkId }: SubstituteSearch) {
  const due = instantText(answerDueAt)
  return {
    id,
    state: requiredWord(SubstituteState, state, 'SubstituteSearch.state'),
    asked,
    /** Until when the hospital may answer; null where doctors apply for a listing. */
    answerDue: due === null ? null : momentText(due),
    answer: answer ?? '',
    /** The listing that they apply for. */
    spotWorkId: spotWorkId ?? '',
  }
}

export type SubstituteView = ReturnType<typeof substituteView>
