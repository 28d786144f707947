import type { ReactNode } from 'react'
import type { OutcomeWords } from '../../domain/text/outcome-words.ts'
import { Button } from '../../ui/button/button.tsx'
import type { ChoiceOption } from '../../ui/choice/checkbox-group.tsx'
import { RadioGroup } from '../../ui/choice/radio-group.tsx'
import type { Need } from '../../ui/field/field-message.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { FreeText } from './free-text.tsx'
import type { KeptAnswer } from './form-answer.ts'
import { FormReport } from './form-report.tsx'
import type { Posted } from './use-posted.ts'

/** What the choice and the words with it are called in the form. */
export type AnswerNames = { choice: string; words: string }

const ANSWER_NAMES: AnswerNames = { choice: 'answer', words: 'word' }

export type AnswerFieldsProps = {
  of: Posted
  /** Known by `of`. */
  kept?: KeptAnswer | null
  /** Known by `of`. */
  formKey?: string
  /** The message of an outcome in the form; script tells a good one by a toast. */
  told?: OutcomeWords
  /** Above the fields, where the form is a section. */
  heading?: ReactNode
  legend: string
  names?: AnswerNames
  options: readonly ChoiceOption<string>[]
  /** What goes with the choice, above the words. */
  beside?: ReactNode
  words: { label: string; need?: Need; help?: string; most: number; rows?: number }
  /** Below the words. */
  after?: ReactNode
  submit: string
  /** The button takes the whole width. */
  wide?: boolean
  /** The hidden fields: about what the answer is. */
  children: ReactNode
}

/** What a form of an answer asks for: one of several choices, and words with it. */
export function AnswerFields({
  of,
  told,
  heading,
  legend,
  names = ANSWER_NAMES,
  options,
  beside,
  words: { label, need, help, most, rows = 3 },
  after,
  submit,
  wide = false,
  children,
}: AnswerFieldsProps) {
  const { problems, pending, formKey, typed } = of
  const button = (
    <Button type="submit" variant="filled" pending={pending}>
      {submit}
    </Button>
  )
  return (
    <Stack gap={4}>
      {heading}
      <FormReport of={of} words={told} toasted />
      {children}
      <input type="hidden" name="idempotencyKey" value={formKey} />
      <RadioGroup
        legend={legend}
        name={names.choice}
        need="required"
        defaultValue={options.find(({ value }) => value === typed[names.choice])?.value}
        error={problems[names.choice]}
        options={options}
      />
      {beside}
      <FreeText
        label={label}
        need={need}
        help={help}
        problems={problems}
        name={names.words}
        rows={rows}
        limit={most}
        defaultValue={typed[names.words]}
      />
      {after}
      {wide ? button : <div>{button}</div>}
    </Stack>
  )
}
