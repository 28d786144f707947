import { proofWords } from '../../../domain/account/identity-proof.ts'
import { WAIT_HOURS } from '../../../domain/staff/membership.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/text/text.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { OwnProofField } from '../../account/proof-field.tsx'
import { FormReport } from '../../forms/form-report.tsx'
import { keptFor, usePageForms } from '../../forms/page-forms.ts'
import { usePosted } from '../../forms/use-posted.ts'
import { addStaffFn } from './members.functions.ts'
import { ADD_STAFF_FORM } from './members-form-data.ts'

type AddStaffFormProps = { onOutcome: (outcome: string) => Promise<void> }

/** Makes a colleague a member of our staff. */
export function AddStaffForm({ onOutcome }: AddStaffFormProps) {
  const isKept = keptFor(usePageForms(), ADD_STAFF_FORM) !== null
  const posted = usePosted(addStaffFn, {
    of: ADD_STAFF_FORM,
    key: 'new',
    onAnswer: ({ outcome, problems }) => (problems ? undefined : onOutcome(outcome)),
  })
  return (
    <Disclosure summary="運営スタッフを追加する" open={isKept}>
      <form {...posted.attributes} aria-label="運営スタッフを追加する">
        <Stack gap={3}>
          <FormReport of={posted} words={proofWords} />
          <input type="hidden" name="idempotencyKey" value={posted.formKey} />
          <Text>
            登録した方には、パスワードを決めるためのメールが届きます。運営の画面を使えるようになるのは、ほかの運営スタッフが確認したとき、または
            {WAIT_HOURS}時間が過ぎたときです(運営スタッフがあなただけのときは、{WAIT_HOURS}
            時間後です)。追加したことは、運営スタッフ全員にメールでお知らせします。以前の運営スタッフは、前のアカウントのまま戻ります。
          </Text>
          <Field label="お名前" need="required" error={posted.problems['name']}>
            {(control) => (
              <TextInput {...control} name="name" autoComplete="off" defaultValue={posted.typed['name']} />
            )}
          </Field>
          <Field label="メールアドレス" need="required" error={posted.problems['address']}>
            {(control) => (
              <TextInput
                {...control}
                name="address"
                type="email"
                inputMode="email"
                autoComplete="off"
                defaultValue={posted.typed['address']}
              />
            )}
          </Field>
          <OwnProofField error={posted.problems['password']} />
          <div>
            <Button type="submit" pending={posted.pending}>
              登録してメールを送る
            </Button>
          </div>
        </Stack>
      </form>
    </Disclosure>
  )
}
