import { useQueryClient } from '@tanstack/react-query'
import { addHospitalWords } from '../../../domain/hospital/new-hospital.ts'
import type { ToldOutcome } from '../../../domain/text/outcome-words.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Heading } from '../../../ui/text/heading.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import type { KeptAnswer } from '../../forms/form-answer.ts'
import { FormReport } from '../../forms/form-report.tsx'
import { usePosted } from '../../forms/use-posted.ts'
import { HOSPITALS_KEY } from './staff-hospital.queries.ts'
import { checkOwnerForm } from './new-hospital-check.ts'
import { inviteOwnerFn } from './new-hospital.functions.ts'

type OwnerFormProps = {
  id: string
  kept: KeptAnswer | null
  formKey: string
  onTold: (told: ToldOutcome | undefined) => void
}

/** Invites an owner of a hospital that has none: the first invitation may have run out. */
export function OwnerForm({ id, kept, formKey, onTold }: OwnerFormProps) {
  const queryClient = useQueryClient()
  const key = `${formKey}-owner`
  const posted = usePosted(inviteOwnerFn, {
    kept,
    check: checkOwnerForm,
    formKey: key,
    onAnswer: async ({ outcome, problems }) => {
      if (problems) return
      onTold(addHospitalWords(outcome))
      await queryClient.invalidateQueries({ queryKey: HOSPITALS_KEY })
    },
  })
  return (
    <Card as="section" aria-labelledby="invite-owner">
      <form {...posted.attributes}>
        <Stack gap={4}>
          <Heading level={2} id="invite-owner">
            管理者を招待する
          </Heading>
          <Text tone="sub">
            この病院には、まだ管理者がいません。前の招待のメールは、同じアドレスに送り直すと使えなくなります。
          </Text>
          <FormReport of={posted} />
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="idempotencyKey" value={key} />
          <Field label="管理者のメールアドレス" need="required" error={posted.problems['owner']}>
            {(control) => (
              <TextInput
                {...control}
                type="email"
                name="owner"
                autoComplete="off"
                maxLength={300}
                defaultValue={kept?.typed['owner']}
              />
            )}
          </Field>
          <div>
            <Button type="submit" pending={posted.pending}>
              招待のメールを送る
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  )
}
