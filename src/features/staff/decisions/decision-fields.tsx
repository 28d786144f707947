import { AnswerFields, type AnswerFieldsProps } from '../../forms/answer-fields.tsx'
import { DECISION_NAMES } from './reasoned-check.ts'

type DecisionFieldsProps = Omit<AnswerFieldsProps, 'legend' | 'submit' | 'words'> & {
  legend?: string
  words: Omit<AnswerFieldsProps['words'], 'label'> & { label?: string }
  submit?: string
}

/** What a form of our staff asks for: the decision, and in words why. */
export const DecisionFields = ({
  legend = '判断',
  names = DECISION_NAMES,
  words,
  submit = 'この判断を記録する',
  ...fields
}: DecisionFieldsProps) => (
  <AnswerFields
    {...fields}
    legend={legend}
    names={names}
    words={{ label: '判断の理由', ...words }}
    submit={submit}
  />
)
