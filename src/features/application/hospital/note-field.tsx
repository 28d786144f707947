import { DECISION_NOTE_LENGTH } from '../../../domain/application/hospital-decision.ts'
import type { Problems } from '../../../domain/text/form-rule.ts'
import { FreeText } from '../../forms/free-text.tsx'
import type { KeptAnswer } from '../../forms/form-answer.ts'

type NoteFieldProps = { help: string; kept: KeptAnswer | null; problems: Problems }

/** The hospital's words to the doctor with a decision. */
export const NoteField = ({ help, kept, problems }: NoteFieldProps) => (
  <FreeText
    label="先生へのひとこと"
    need="optional"
    help={help}
    problems={problems}
    name="note"
    rows={3}
    limit={DECISION_NOTE_LENGTH}
    defaultValue={kept?.typed['note']}
  />
)
