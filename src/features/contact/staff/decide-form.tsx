import { useQueryClient } from '@tanstack/react-query'
import { CONTACT_VERDICT, CONTACT_WORDS } from '../../../domain/contact/contact.ts'
import { Card } from '../../../ui/card/card.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import { usePosted } from '../../forms/use-posted.ts'
import { DecisionFields } from '../../staff/decisions/decision-fields.tsx'
import { CONTACT_FIELDS, DECIDE_CONTACT_FORM } from './contact-form-data.ts'
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

type DecideFormProps = { id: string; onOutcome: (outcome: string) => void }

export function ContactDecideForm({ id, onOutcome }: DecideFormProps) {
  const queryClient = useQueryClient()
  const posted = usePosted(decideContactFn, {
    of: DECIDE_CONTACT_FORM,
    key: id,
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
