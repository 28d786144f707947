import { useQueryClient } from '@tanstack/react-query'
import { CONTACT_VERDICT, CONTACT_WORDS } from '../../../domain/contact/contact.ts'
import { Card } from '../../../ui/card/card.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import type { KeptAnswer } from '../../forms/form-answer.ts'
import { usePosted } from '../../forms/use-posted.ts'
import { DecisionFields } from '../../staff/decisions/decision-fields.tsx'
import { checkContactDecision, CONTACT_FIELDS } from './contacts-check.ts'
import { decideContactFn } from './staff-contact.functions.ts'
import { contactQuery, contactsQuery } from './staff-contact.queries.ts'

const VERDICTS = [
  {
    value: 'ANSWERED',
    label: CONTACT_VERDICT.ANSWERED,
    description: '下の文章を、返信先にメールで送ります。宛名と署名は自動で付きます。',
  },
  {
    value: 'CLOSED',
    label: CONTACT_VERDICT.CLOSED,
    description: '宣伝や重複など、回答の要らないとき。下に理由を書きます。メールは送りません。',
  },
] as const

type DecideFormProps = {
  id: string
  kept: KeptAnswer | null
  formKey: string
  onOutcome: (outcome: string) => void
}

export function ContactDecideForm({ id, kept, formKey, onOutcome }: DecideFormProps) {
  const queryClient = useQueryClient()
  const posted = usePosted(decideContactFn, {
    kept,
    check: checkContactDecision,
    formKey,
    onAnswer: async ({ outcome, problems }) => {
      if (problems) return
      onOutcome(outcome)
      await Promise.all([
        queryClient.invalidateQueries(contactQuery(id)),
        queryClient.invalidateQueries(contactsQuery()),
      ])
    },
  })
  return (
    <Card as="section" aria-labelledby="decide-contact">
      <form {...posted.attributes}>
        <DecisionFields
          of={posted}
          kept={kept}
          formKey={formKey}
          heading={
            <Heading level={2} id="decide-contact">
              対応
            </Heading>
          }
          legend="対応のしかた"
          names={CONTACT_FIELDS}
          options={VERDICTS}
          words={{ label: '回答、または理由', need: 'required', most: CONTACT_WORDS.most, rows: 8 }}
          submit="この対応を記録する"
        >
          <input type="hidden" name="id" value={id} />
        </DecisionFields>
      </form>
    </Card>
  )
}
