import { useQueryClient } from '@tanstack/react-query'
import { CONTACT_VERDICT, CONTACT_WORDS } from '../../domain/contact/contact.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/card/card.tsx'
import { RadioGroup } from '../../ui/choice/radio-group.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Heading } from '../../ui/text/heading.tsx'
import { TextArea } from '../../ui/text-input/text-area.tsx'
import type { KeptAnswer } from '../forms/form-answer.ts'
import { FormReport } from '../forms/form-report.tsx'
import { usePosted } from '../forms/use-posted.ts'
import { checkDecision } from './contacts-check.ts'
import { decideContact } from './contacts.functions.ts'
import { contactQuery, contactsQuery } from './contacts.queries.ts'

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

export function DecideForm({ id, kept, formKey, onOutcome }: DecideFormProps) {
  const queryClient = useQueryClient()
  const posted = usePosted(decideContact, {
    kept,
    check: checkDecision,
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
  const { problems, pending, attributes } = posted
  const typed = kept?.typed ?? {}
  return (
    <Card as="section" aria-labelledby="decide-contact">
      <form {...attributes}>
        <Stack gap={4}>
          <Heading level={2} id="decide-contact">
            対応
          </Heading>
          <FormReport of={posted} />
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="idempotencyKey" value={formKey} />
          <RadioGroup
            legend="対応のしかた"
            name="verdict"
            need="required"
            defaultValue={VERDICTS.find(({ value }) => value === typed['verdict'])?.value}
            error={problems['verdict']}
            options={VERDICTS}
          />
          <Field label="回答、または理由" need="required" error={problems['words']}>
            {(control) => (
              <TextArea
                {...control}
                name="words"
                rows={8}
                limit={CONTACT_WORDS.most}
                defaultValue={typed['words']}
              />
            )}
          </Field>
          <div>
            <Button type="submit" variant="filled" pending={pending}>
              この対応を記録する
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  )
}
