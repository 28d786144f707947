import { PASSWORD_HELP } from '../../domain/account/password-problem.ts'
import { Field } from '../../ui/field/field.tsx'
import { PasswordInput } from '../../ui/text-input/password-input.tsx'

export function NewPasswordField({ error }: { error: string | undefined }) {
  return (
    <Field label="新しいパスワード" help={PASSWORD_HELP} error={error}>
      {(control) => <PasswordInput {...control} name="next" autoComplete="new-password" />}
    </Field>
  )
}
